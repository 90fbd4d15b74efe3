/**
 * A view in words, for any game.
 *
 * A field of the view is told if the game has a message `<game>-view-<field>`: its label, in the
 * order of the file. The
 * attribute `.kind` says what the numbers in it are: cards, a pile of them, cards owned by somebody, a seat, a mere count,
 * or a fact that is told by its parts; else numbers. A list
 * of things is told by the attribute `.each`, an empty one by `.none`, and a list within each thing by an attribute of its name.
 * A field with one entry for each seat is told at the seats; the others are told for all.
 */

import { Counted, find, ids, list, named, parts, t, type Part } from '../words';
import type { GameTable } from './board';
import type { Teller } from './teller';

export interface Fact {
  readonly label: string;
  readonly parts: Part[];
}

export interface Told {
  readonly shared: Fact[];
  readonly seats: Fact[][];
}

/** Tell what lies on the table. */
export function told(view: unknown, seats: number, teller: Teller, omits: GameTable['omits'] = () => false): Told {
  const shared: Fact[] = [];
  const each: Fact[][] = Array.from({ length: seats }, () => []);
  if (typeof view !== 'object' || view === null) return { shared, seats: each };
  const beginning = `${teller.game}-view-`;
  for (const id of ids(beginning)) {
    const field = id.slice(beginning.length);
    const value = (view as Record<string, unknown>)[field];
    const label = find(id);
    if (label === undefined || value === undefined || omits(field, view)) continue;
    const kind = find(`${teller.game}-view-${field}.kind`) ?? 'number';
    const none = find(`${id}.none`) ?? t('page-none');
    const whole = kind === 'seat' || kind === 'owned' || kind === 'pile';
    if (
      !whole &&
      Array.isArray(value) &&
      value.length === seats &&
      find(`${teller.game}-view-${field}.of`) !== 'table'
    ) {
      value.forEach((own, seat) => each[seat]?.push({ label, parts: words(kind, own, teller, none) }));
    } else {
      const item = find(`${id}.each`) === undefined ? undefined : id;
      const told = item === undefined ? words(kind, value, teller, none) : things(item, value as Thing[], teller, none);
      if (told.length > 0) shared.push({ label, parts: told });
    }
  }
  return { shared, seats: each };
}

function words(kind: string, value: unknown, teller: Teller, none: string): Part[] {
  switch (kind) {
    case 'cards':
    case 'pile':
      return parts(cards(value as number[], teller) || none);
    case 'count':
      return parts(String((value as unknown[]).length));
    case 'seat':
      return typeof value === 'number' ? parts(teller.named(value)) : [];
    case 'owned':
      return parts(list((value as [number, number | null][]).map(([card, seat]) => owned(card, seat, teller))) || '–');
    default:
      if (teller.fact(kind)?.how === 'parts')
        return parts(t(`${teller.game}-${kind}`, teller.values({ [kind]: value })));
      if (typeof value === 'string') return parts(find(`${teller.game}-${kind}-${value}`) ?? value);
      if (Array.isArray(value) && value.every((each) => typeof each === 'string'))
        return parts(list(value.map((each) => find(`${teller.game}-${kind}-${each}`) ?? each)) || none);
      return parts(typeof value === 'number' ? new Counted(value).toString() : plainly(value) || none);
  }
}

type Thing = Readonly<Record<string, unknown>>;

function things(id: string, all: readonly Thing[], teller: Teller, none: string): Part[] {
  const told = all.map((thing) => {
    const values = teller.values(thing);
    for (const [name, inner] of Object.entries(thing)) {
      if (!Array.isArray(inner) || find(`${id}.${name}`) === undefined) continue;
      values[name] = list((inner as Thing[]).map((each) => t(`${id}.${name}`, teller.values(each)))) || '…';
    }
    return t(`${id}.each`, values);
  });
  return parts(told.join(' · ') || none);
}

function cards(value: readonly number[], teller: Teller): string {
  const known = value.filter((card) => card >= 0).map((card) => named(`card:${card}`, teller.card(card)));
  const hidden = value.length - known.length;
  if (hidden > 0) known.push(t('page-hidden-cards', { count: hidden }));
  return list(known);
}

function owned(card: number, seat: number | null, teller: Teller): string {
  const name = named(`card:${card}`, teller.card(card));
  return seat === null ? name : `${name} (${teller.named(seat)})`;
}

function plainly(value: unknown): string {
  if (Array.isArray(value)) return list(value.map((item) => plainly(item)));
  if (typeof value === 'object' && value !== null)
    return list(Object.entries(value).map(([key, item]) => `${key} ${plainly(item)}`));
  return String(value ?? '–');
}

/** Tells what lies, happens and is asked on a table of one game, in the words of that game. */

import type { FluentVariable } from '@fluent/bundle';
import type { Ask, FactInfo, GameContent, Passage, SeatInfo, Waiting } from '../protocol';
import { Counted, find, flat, language, list, named, parts, t, type Part, type Values } from '../words';
import type { Happening, Move, Refusal } from './board';
import type { Passages } from './passages.svelte';

interface Shelves {
  readonly cards?: readonly (Readonly<Record<string, unknown>> & { readonly slug: string })[];
  readonly words?: readonly Readonly<Record<string, string>>[];
}

/** What the house knows of a game before it is played: its clauses, what its facts are, and what lies in its box. */
export type Box = Pick<GameContent, 'clauses' | 'facts' | 'content'>;

const NO_CARD = -1;

/** A part of a passage: its name stands behind the id of the passage, which has a dot of its own. */
const PART = /^([^.]+\.[^.]+)\.([a-z_]+)$/;

/** What any game tells, while nothing is known of this one. */
const HOUSE: GameContent['facts'] = { seat: { how: 'seat', brings: [], parts: [], besides: '' } };

export interface Clause {
  readonly id: string;
  readonly title: string | undefined;
  readonly text: string;
}

export class Teller {
  constructor(
    readonly game: string,
    readonly seats: readonly SeatInfo[],
    private readonly box: Box | null,
    readonly me: number | null = null,
    readonly options: Readonly<Record<string, unknown>> = {},
    /** What was found of the story at this table. */
    readonly passages: Passages | null = null,
  ) {}

  /** A passage that was found, in the language of the page; undefined until it has come. */
  passage(id: string): Passage | undefined {
    return this.passages?.of(id);
  }

  /** What lies in the box: cards, boards. */
  get content(): unknown {
    return this.box?.content ?? null;
  }

  private get shelves(): Shelves {
    return (this.box?.content ?? {}) as Shelves;
  }

  /** What is told under a name. */
  fact(name: string): FactInfo | undefined {
    return (this.box?.facts ?? HOUSE)[name];
  }

  /** The name of whoever is on a seat; figures that are more than the seats go round, and are numbered. */
  seat(seat: number): string {
    const own = this.seats.find((info) => info.seat === seat)?.name;
    if (typeof own === 'string') return own;
    const round = this.seats.length;
    const steers = round > 0 && seat >= round ? this.seats.find((info) => info.seat === seat % round)?.name : undefined;
    return steers === undefined ? t('page-seat', { number: seat + 1 }) : `${steers} ${Math.floor(seat / round) + 1}`;
  }

  /** Whoever is on a seat, as a label that stands alone: to oneself, one is « you ». */
  who(seat: number): string {
    return seat === this.me ? t('page-you-alone') : this.seat(seat);
  }

  /** The name of whoever is on a seat, to stand out in a sentence. */
  named(seat: number): string {
    return named(`seat:${seat}`, this.seat(seat));
  }

  /** The slug of a card, if the box has such cards. */
  slug(card: number): string | undefined {
    return this.shelves.cards?.[card]?.slug;
  }

  /** The name of a card. */
  card(card: number): string {
    const slug = this.slug(card);
    if (slug === undefined) return card < 0 ? t('page-hidden-card') : t('page-card', { number: card });
    return find(`${this.game}-card-${slug}`) ?? slug;
  }

  /** A word of the box, in the language that the table is played in. */
  word(word: number): string {
    const spoken = this.options.language;
    const found = this.shelves.words?.[word];
    return found?.[typeof spoken === 'string' ? spoken : language()] ?? found?.en ?? '…';
  }

  /** A number that a fact tells, by the name of what it stands for. */
  name(fact: string, told: number): string {
    return flat(parts(String(this.stands(told, this.fact(fact)?.how ?? 'value'))));
  }

  /** What is printed on a card, and what was ruled about it. */
  printed(card: number): { effect: string | undefined; note: string | undefined } {
    const id = `${this.game}-card-${this.slug(card)}`;
    return { effect: find(`${id}.effect`), note: find(`${id}.note`) };
  }

  title(): string {
    return t(`${this.game}-title`);
  }

  tagline(): string {
    return find(`${this.game}-tagline`) ?? t(`${this.game}-cover`);
  }

  /** What I am asked. */
  ask(ask: Pick<Ask, 'kind' | 'facts'>): Part[] {
    return this.say(`ask-${ask.kind}`, ask.facts) ?? parts(t('page-your-turn'));
  }

  /** Who is awaited, and what for. */
  wait(waiting: Waiting): Part[] {
    const facts = { ...waiting.facts, seat: waiting.seat };
    return this.say(`wait-${waiting.kind}`, facts) ?? parts(t('page-thinks', { name: this.named(waiting.seat) }));
  }

  /** A move as a button says it. */
  move(move: Move, ask?: Pick<Ask, 'kind' | 'facts'> | null): Part[] {
    const { kind, ...fields } = move;
    const about = ask ? { ...ask.facts, ask: ask.kind } : {};
    return this.say(`move-${kind}`, { ...about, ...fields }) ?? parts(this.plainly(kind, fields));
  }

  /** What the button of a form says: the act itself, where the game has a word for it. */
  act(ask: Pick<Ask, 'kind'>, kind: string): string {
    return find(`${this.game}-move-${kind}`, { ask: ask.kind }) ?? t('page-answer');
  }

  /** What happened; undefined where a game has no words for it, because it needs none. */
  event(event: Happening): Part[] | undefined {
    const { kind, n: _, ...facts } = event;
    const house = find(`event-${kind}`, this.values(facts));
    return this.say(`event-${kind}`, facts) ?? (house === undefined ? undefined : parts(house));
  }

  /** Why not. */
  refusal(refusal: Refusal): Part[] {
    const told = refusal.key ? this.say(`refusal-${refusal.key}`, refusal.values) : undefined;
    if (told) return told;
    const clause = this.clause(refusal.rule);
    return parts(clause ? clause.text : t('common-refusal-refused', { rule: refusal.rule }));
  }

  /** The rules, clause by clause. */
  rules(): Clause[] {
    return (this.box?.clauses ?? []).flatMap((id) => this.clause(id) ?? []);
  }

  clause(id: string): Clause | undefined {
    const message = `${this.game}-rule-${id.replaceAll('.', '-')}`;
    const text = find(message);
    return text === undefined ? undefined : { id, title: find(`${message}.title`), text };
  }

  option(name: string): string {
    return find(`${this.game}-option-${name}`) ?? name;
  }

  value(name: string, value: unknown): string {
    const chosen = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
    return find(`${this.game}-option-${name}-${chosen}`) ?? chosen;
  }

  /** A message with facts in it, in plain letters: for what is only heard. */
  label(id: string, facts: Readonly<Record<string, unknown>>): string {
    return flat(parts(t(id, this.values(facts))));
  }

  /** One sentence for ears. */
  spoken(told: readonly Part[]): string {
    return flat(told);
  }

  private say(id: string, facts: Readonly<Record<string, unknown>>): Part[] | undefined {
    const values = this.values(facts);
    const told = find(`${this.game}-${id}`, values) ?? find(`common-${id}`, values);
    return told === undefined ? undefined : parts(told);
  }

  /** Turn facts into the values of a sentence, as their game declares them. */
  values(facts: Readonly<Record<string, unknown>>): Values {
    // What a game has and does not tell here is "none"; so is the ask of a move told without one.
    const values: Values = Object.fromEntries(
      [...Object.keys(this.box?.facts ?? {}), 'ask'].map((key) => [key, 'none']),
    );
    for (const [key, told] of [...this.brought(facts), ...Object.entries(facts)]) {
      const fact = this.fact(key);
      if (fact?.how === 'thing') {
        values[key] = this.things(fact, told, facts);
        continue;
      }
      if (fact?.besides && told === facts[fact.besides]) continue;
      if (fact?.how === 'heap' && isNumbers(told)) {
        values[key] = this.heap(key, fact.parts, told);
      } else if (fact?.how === 'named' && isNumbers(told)) {
        const part = fact.parts[0] ?? key;
        values[key] = list(told.map((each) => t(`${this.game}-${part}`, { [part]: each })));
      } else if (fact?.how === 'parts' && isNumbers(told) && told.length === fact.parts.length) {
        fact.parts.forEach((part, i) => (values[part] = new Counted(told[i]!)));
        values.count = new Counted(told.reduce((sum, each) => sum + each, 0));
      } else if (fact?.how === 'card' && (told === NO_CARD || (Array.isArray(told) && told.length === 0))) {
        values[key] = 'none';
      } else if (fact?.how === 'card' && Array.isArray(told) && told.every(Array.isArray)) {
        values[key] = list(told.map(([card]) => String(this.stands(card as number, 'card'))));
      } else if (Array.isArray(told) && told.every(isAtom)) {
        values[key] = list(
          told.map((each) => String(this.stands(each, isText(each) ? 'said' : (fact?.how ?? 'value')))),
        );
        if (fact?.how === 'cards') values.count = new Counted(told.length);
      } else if (isAtom(told)) {
        values[key] = this.stands(told, fact?.how === 'cards' ? 'value' : (fact?.how ?? 'value'));
      } else if (told !== null && told !== undefined) {
        values[key] = JSON.stringify(told);
      }
    }
    values.name ??= values.seat ?? 'none';
    return values;
  }

  /** Name a thing by its id: in words of the game, or those of the story as far as it was found; several joined by "+". */
  thing(id: string): string {
    return list(id.split('+').map((each) => this.single(each)));
  }

  private single(id: string): string {
    if (id.startsWith('seat-')) return this.named(Number(id.slice(5)));
    const said = find(`${this.game}-${id}`);
    // Nothing is asked for that cannot be a passage: without a dot it is none.
    if (said !== undefined || !id.includes('.')) return said ?? '…';
    const part = PART.exec(id);
    return (part ? this.passage(part[1]!)?.parts[part[2]!] : this.passage(id)?.words) || '…';
  }

  private things(fact: FactInfo, told: unknown, facts: Readonly<Record<string, unknown>>): FluentVariable {
    if (Array.isArray(told)) return list(told.map((each) => String(this.things(fact, each, facts))));
    const pairs = (fact.besides ? facts[fact.besides] : undefined) as readonly [unknown, string][] | undefined;
    const pair = pairs?.find(([each]) => each === told);
    if (pair) return this.thing(pair[1]);
    const kind = fact.parts[0] ?? '';
    const shelf = (this.shelves as Readonly<Record<string, readonly string[] | undefined>>)[kind];
    const slug = typeof told === 'number' ? (shelf?.[told] ?? told) : String(told);
    return this.thing(kind ? `${kind}-${slug}` : String(slug));
  }

  /** Name what lies in a heap. */
  private heap(key: string, named: readonly string[], counts: readonly number[]): FluentVariable {
    const id = `${this.game}-${key}`;
    const told = counts.flatMap((count, i) => (count > 0 ? [t(`${id}-${named[i]}`, { count })] : []));
    return told.length > 0 ? list(told) : t(`${id}-none`);
  }

  /** What the box says of the cards that are told. */
  private brought(facts: Readonly<Record<string, unknown>>): [string, unknown][] {
    return Object.entries(this.box?.facts ?? {}).flatMap(([key, { brings }]) => {
      const card = facts[key];
      const known = typeof card === 'number' ? this.shelves.cards?.[card] : undefined;
      return known ? brings.map((name): [string, unknown] => [name, known[name]]) : [];
    });
  }

  private stands(told: string | number | boolean, how: FactInfo['how']): FluentVariable {
    if (typeof told === 'boolean') return told ? 'yes' : 'no';
    if (typeof told === 'string') return how === 'said' ? named('said', told) : told;
    switch (how) {
      case 'seat':
        return this.named(told);
      case 'card':
      case 'cards':
        return named(`card:${told}`, this.card(told));
      case 'word':
        return named('said', this.word(told));
      default:
        return new Counted(told);
    }
  }

  private plainly(kind: string, fields: Readonly<Record<string, unknown>>): string {
    const values = Object.values(fields).map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
    return [kind.replaceAll('_', ' '), ...values].join(' ');
  }
}

function isAtom(told: unknown): told is string | number | boolean {
  return typeof told === 'string' || typeof told === 'number' || typeof told === 'boolean';
}

const isText = (told: unknown): boolean => typeof told === 'string';

function isNumbers(told: unknown): told is number[] {
  return Array.isArray(told) && told.every((item) => typeof item === 'number');
}

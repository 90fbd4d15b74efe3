/** Tells what lies, happens and is asked on a table of one game, in the words of that game. */

import type { Ask, SeatInfo, Waiting } from '../protocol';
import { Counted, find, flat, language, list, named, parts, t, type Part, type Values } from '../words';
import type { Happening, Move, Refusal } from './board';

/** Facts that name a seat. */
const SEATS = new Set(['seat', 'name', 'first', 'victim', 'from', 'to', 'giver', 'target']);
/** Facts that name a card. */
const CARDS = new Set(['card', 'of', 'drawn', 'cards']);
/** Facts that are somebody's very words, or those of a card. */
const SAID = new Set(['called', 'clue', 'spoken']);
/** Facts that count stones: red, blue, purple. */
const STONES = new Set(['stones', 'pay', 'given']);

interface Box {
  readonly cards?: readonly { readonly slug: string; readonly sale?: readonly number[] }[];
  readonly words?: readonly Readonly<Record<string, string>>[];
}

export interface Clause {
  readonly id: string;
  readonly title: string | undefined;
  readonly text: string;
}

export class Teller {
  constructor(
    readonly game: string,
    readonly seats: readonly SeatInfo[],
    readonly content: unknown,
    readonly clauses: readonly string[] = [],
    readonly me: number | null = null,
    readonly options: Readonly<Record<string, unknown>> = {},
  ) {}

  /** The name of whoever is on a seat. */
  seat(seat: number): string {
    return this.seats.find((info) => info.seat === seat)?.name ?? t('page-seat', { number: seat + 1 });
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
    return (this.content as Box | null)?.cards?.[card]?.slug;
  }

  /** The stones that a sale of a card brings, if the box has such cards. */
  private sale(card: unknown): readonly number[] | undefined {
    return typeof card === 'number' ? (this.content as Box | null)?.cards?.[card]?.sale : undefined;
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
    const found = (this.content as Box | null)?.words?.[word];
    return found?.[typeof spoken === 'string' ? spoken : language()] ?? '…';
  }

  /** What is printed on a card, and what was ruled about it. */
  printed(card: number): { effect: string | undefined; note: string | undefined } {
    const id = `${this.game}-card-${this.slug(card)}`;
    return { effect: find(`${id}.effect`), note: find(`${id}.note`) };
  }

  title(): string {
    return find(`${this.game}-title`) ?? t(`page-game-${this.game}`);
  }

  tagline(): string {
    return find(`${this.game}-tagline`) ?? t(`page-game-${this.game}.tagline`);
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
    return this.clauses.flatMap((id) => this.clause(id) ?? []);
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

  /** Turn facts into the values of a sentence: seats and cards by name, stones by colour: where none are told, those of a sale. */
  values(facts: Readonly<Record<string, unknown>>): Values {
    // A card that is not told, or is the card itself, is "none"; so is the ask of a move told without one.
    const values: Values = { card: 'none', of: 'none', drawn: 'none', called: 'none', ask: 'none' };
    const sale = this.sale(facts.card);
    if (sale) Object.assign(values, byColour(sale));
    for (const [key, fact] of Object.entries(facts)) {
      if (key === 'of' && fact === facts.card) continue;
      if (key === 'cards' && typeof fact === 'number') {
        values[key] = new Counted(fact);
      } else if (SEATS.has(key) && typeof fact === 'number') {
        values[key] = this.named(fact);
        if (key === 'seat') values.name = values[key];
      } else if (CARDS.has(key) && key !== 'cards' && typeof fact === 'number') {
        values[key] = named(`card:${fact}`, this.card(fact));
      } else if (CARDS.has(key) && isNumbers(fact)) {
        values[key] = list(fact.map((card) => named(`card:${card}`, this.card(card))));
        values.count = new Counted(fact.length);
      } else if (STONES.has(key) && isNumbers(fact) && fact.length === 3) {
        Object.assign(values, byColour(fact));
        values.count = new Counted(fact.reduce((sum, stones) => sum + stones, 0));
      } else if (key === 'word' && typeof fact === 'number') {
        values[key] = named('said', this.word(fact));
      } else if (SAID.has(key) && typeof fact === 'string') {
        values[key] = named('said', fact);
      } else if (typeof fact === 'number') {
        values[key] = new Counted(fact);
      } else if (typeof fact === 'boolean') {
        values[key] = fact ? 'yes' : 'no';
      } else if (isNumbers(fact)) {
        values[key] = list(fact.map(String));
      } else if (isStrings(fact)) {
        values[key] = list(fact.map((each) => named('said', each)));
      } else if (fact !== null && fact !== undefined) {
        values[key] = typeof fact === 'string' ? fact : JSON.stringify(fact);
      }
    }
    return values;
  }

  private plainly(kind: string, fields: Readonly<Record<string, unknown>>): string {
    const values = Object.values(fields).map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
    return [kind.replaceAll('_', ' '), ...values].join(' ');
  }
}

function byColour([red = 0, blue = 0, purple = 0]: readonly number[]): Values {
  return { red: new Counted(red), blue: new Counted(blue), purple: new Counted(purple) };
}

function isStrings(fact: unknown): fact is string[] {
  return Array.isArray(fact) && fact.every((item) => typeof item === 'string');
}

function isNumbers(fact: unknown): fact is number[] {
  return Array.isArray(fact) && fact.every((item) => typeof item === 'number');
}

/** What a card would do if it were summoned now, as far as that is certain. */

import { DECK } from './deck';
import { pointsForSummon, stoneValues } from './permanents';
import { count, NO_STONES, takeAway, worth, type Stones } from './stones';
import type { CardId, ValeView } from './view';

export interface Gain {
  readonly points: number;
  readonly stones: Stones;
  readonly cards: number;
}

export interface Outlook {
  /** At once, with what other cards give for the summon; undefined where it depends on a choice to come. */
  readonly now: Gain | undefined;
  /** In each resolution, if nothing changed; undefined without active effect, or where it depends on a choice. */
  readonly each: Gain | undefined;
}

/** The table right after the summon, through the eyes of the one who summons. (V6.4) */
interface Table {
  readonly card: CardId;
  readonly hand: number;
  readonly area: readonly CardId[];
  readonly stones: Stones;
  readonly values: Stones;
  readonly points: number;
  readonly most: number;
}

const gain = (points: number, stones: Stones = NO_STONES, cards = 0): Gain => ({ points, stones, cards });

const families = (area: readonly CardId[]): number => new Set(area.map((card) => DECK[card]?.family)).size;
const of = (area: readonly CardId[], family: string): number => area.filter((card) => DECK[card]?.family === family).length;
const cheap = (area: readonly CardId[]): number => area.filter((card) => (DECK[card]?.cost ?? 0) <= 2).length;
const ladder = (area: readonly CardId[]): boolean => [1, 2, 3, 4].every((cost) => area.some((card) => DECK[card]?.cost === cost));
const actives = (area: readonly CardId[]): number =>
  area.filter((card) => DECK[card]?.effects.some((effect) => effect.kind === 'active')).length;

const INSTANT: Readonly<Record<string, (t: Table) => Gain>> = {
  imp: () => gain(0, [2, 0, 0]),
  succubus: (t) => gain(ladder(t.area) ? 10 : 0),
  firefox: (t) => gain(t.hand),
  ifrit: (t) => gain(t.area.length),
  incubus: (t) => gain(2 * cheap(t.area)),
  lava_giant: (t) => gain(2 * of(t.area, 'fire')),
  surtr: (t) => gain(2 * families(t.area)),
  yuki_onna: (t) => gain(worth(t.stones, t.values), takeAway(NO_STONES, t.stones)),
  undine: () => gain(0, [0, 1, 0]),
  yuki_onna_exalted: (t) => gain(t.stones[1] * t.values[1]),
  leviathan: () => gain(7),
  water_giant: () => gain(0, [0, 2, 0]),
  poseidon: (t) => gain(3 * of(t.area, 'water')),
  mud_slime: () => gain(6),
  rock_golem: (t) => gain(t.stones[2] * t.values[2]),
  stone_golem: (t) => gain(0, [-t.stones[0], -t.stones[1], count(t.stones) - t.stones[2]]),
  behemoth: (t) => gain(3 * families(t.area)),
  sand_giant: (t) => gain(4 * of(t.area, 'earth')),
  dandelion_spirit: () => gain(0, NO_STONES, 1),
  pegasus: () => gain(0, NO_STONES, 1),
  tengu: () => gain(6),
  boreas: (t) => gain(of(t.area, 'wind')),
  hippogriff: () => gain(0, NO_STONES, 1),
  sylph: () => gain(0, NO_STONES, 1),
  rudra: (t) => gain(2 * t.hand),
  gi_rin: (t) => gain(2 * t.area.length),
  tidal: (t) => gain(5 * of(t.area, 'dragon')),
  ember: () => gain(7),
  marina: () => gain(7),
  boulder: () => gain(8),
  gust: () => gain(8),
  willow: () => gain(3, [1, 1, 1], 1),
  eternity: (t) => gain(4 * families(t.area)),
};

const ACTIVE: Readonly<Record<string, (t: Table) => Gain>> = {
  salamander: () => gain(1, [1, 0, 0]),
  horned_salamander: () => gain(0, [4, 0, 0]),
  burning_skull: (t) => (t.stones[0] > 0 ? gain(3, [-1, 0, 0]) : gain(0)),
  sea_spirit: (t) => gain(t.stones[1]),
  nessie: (t) => gain(of(t.area, 'dragon') > 0 ? 0 : 2),
  undine_queen: () => gain(0, [0, 1, 0]),
  charybdis: (t) => (t.stones[1] > 0 ? gain(5, [0, -1, 0]) : gain(0)),
  goblin: () => gain(1),
  troll: (t) => gain(t.stones[2] > 0 ? 3 : 0),
  goblin_soldier: (t) => gain(t.most > t.points ? 4 : -Math.min(4, t.points)),
  harpy: (t) => gain(t.hand === t.area.length ? 3 : 0),
  valkyrie: (t) => gain(families(t.area)),
  odin: (t) => (t.hand <= 5 ? gain(2) : gain(0, [0, 0, 1])),
  freyja: (t) => gain(actives(t.area)),
  griffon: () => gain(0, NO_STONES, 1),
};

/** Tell what summoning a card of the hand would bring, paid so. */
export function outlook(card: CardId, v: ValeView, me: number, pay: Stones): Outlook {
  const before = v.areas[me] ?? [];
  const area = before.includes(card) ? before : [...before, card];
  const inHand = v.hands[me]?.includes(card) ?? false;
  const table: Table = {
    card,
    hand: (v.hands[me]?.length ?? 0) - (inHand ? 1 : 0),
    area,
    stones: takeAway(v.stones[me] ?? NO_STONES, pay),
    values: stoneValues(area),
    points: v.points[me] ?? 0,
    most: Math.max(...v.points),
  };
  const facts = DECK[card];
  const instant = facts?.effects.some((effect) => effect.kind === 'instant');
  const own = INSTANT[facts?.id ?? '']?.(table);
  const given = pointsForSummon(before, pay);
  const now = own ? gain(own.points + given, own.stones, own.cards) : instant ? undefined : gain(given);
  return { now, each: ACTIVE[facts?.id ?? '']?.(table) };
}

/** Whether summoning a card draws from the pile for certain, which cannot be undone. */
export const draws = (card: CardId): boolean =>
  DECK[card]?.effects.some((effect) => effect.kind === 'instant' && /\bdraw\b/.test(effect.signs)) ?? false;

export const isNothing = (g: Gain): boolean => g.points === 0 && g.cards === 0 && g.stones.every((n) => n === 0);

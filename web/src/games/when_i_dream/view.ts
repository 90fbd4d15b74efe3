/** What follows from a view of When I Dream. */

import type { Ticking } from '../../protocol';
import type { Happening } from '../../table/board';
import type { Card as DreamCard, Day, DreamView, Fate, Role } from './protocol';

export type SpiritRole = Exclude<Role, 'dreamer'>;

/** A view, with everybody's role where nothing is hidden any more. */
export interface OpenView extends DreamView {
  readonly roles?: readonly (Role | '')[];
}

export interface DreamContent {
  /** How long a doubtful clue may be contested, the last answer may come, and a dream be told. */
  readonly seconds: { readonly contest: number; readonly last: number; readonly telling: number };
  /** By seats: how many Fairies, Boogeymen and Sandmen. */
  readonly roles: Readonly<Record<string, readonly number[]>>;
  readonly words: readonly {
    readonly id: string;
    readonly fr: string;
    readonly en: string;
    readonly picture: string;
  }[];
}

/** The table with nothing hidden: as a spirit sees it, with every role and every refused clue. */
export function openNight(views: readonly DreamView[], seat: number): OpenView {
  const { dreamer, spirits } = views[0]!;
  const spirit = seat === dreamer ? spirits[0]! : seat;
  return {
    ...views[spirit]!,
    roles: views.map(({ role }) => role),
    withheld: views.flatMap(({ withheld }) => withheld),
  };
}

/** What is left `now` on the shared clock whose key begins so, when clocks stood as told `at` a moment; null if there is none. */
export function secondsLeft(clocks: readonly Ticking[], beginning: string, at: number, now: number): number | null {
  const clock = clocks.find(({ key, seat }) => seat === null && key.startsWith(beginning));
  if (!clock) return null;
  return Math.max(0, clock.seconds - (clock.running ? Math.max(0, now - at) / 1000 : 0));
}

/**
 * Whether a fact is not for the list of facts: only in the night somebody has the floor, what was not refused needs no
 * word, and the role of a spirit lies under a flap.
 */
export function isIdle(field: string, view: Pick<DreamView, 'scene' | 'withheld' | 'role'>): boolean {
  if (field === 'role') return view.role !== 'dreamer';
  if (field === 'turn') return view.scene !== 'night';
  return field === 'withheld' && view.withheld.length === 0;
}

/** An event as the log tells it: a clue is heard, not read again, as long as one is masked. */
export function tells(event: Happening, view: Pick<DreamView, 'scene' | 'seat' | 'dreamer'>): Happening {
  const masked = (view.seat ?? view.dreamer) === view.dreamer && !['dusk', 'over'].includes(view.scene);
  return event.kind === 'clue' && masked ? { n: event.n, kind: 'heard', seat: event.seat } : event;
}

/** What one writes when asked something, by a name that the board and the table in words share. */
export function writing({ round, cards }: Pick<DreamView, 'round' | 'cards'>, ask: string): string {
  if (ask === 'tell') return `telling ${round}`;
  return `${ask === 'clue' || ask === 'compose' ? 'clue' : 'answer'} ${round}.${cards.length}`;
}

/** The cards on one side, or taken as penalties, the newest last. */
export function cardsOf(cards: readonly DreamCard[], fate: Fate): DreamCard[] {
  return cards.filter((card) => card.fate === fate);
}

/** The card in play; none between two of them and after the last. */
export function liveCard(cards: readonly DreamCard[]): DreamCard | undefined {
  const last = cards.at(-1);
  return last?.fate === 'live' ? last : undefined;
}

/** How many of each role there are among the spirits and beside them. */
export function roleSet({ roles }: Pick<DreamContent, 'roles'>, seats: number): { role: SpiritRole; count: number }[] {
  const [fairies = 0, boogeymen = 0, sandmen = 0] = roles[seats] ?? [];
  return [
    { role: 'fairy', count: fairies },
    { role: 'boogeyman', count: boogeymen },
    { role: 'sandman', count: sandmen },
  ];
}

/** The message that tells of a foul: by its clause, or none in particular. */
export const foulId = (rule: string): string => `when_i_dream-board-foul${rule ? `-${rule.replace('.', '-')}` : ''}`;

/** Why a seat scored what it scored: the message, and the figures in it. */
export function reckoning(day: Day, seat: number): { id: string; values: Record<string, number> } {
  const yellow = cardsOf(day.cards, 'yellow').length;
  const blue = cardsOf(day.cards, 'blue').length;
  return { id: day.reasons[seat] ?? 'dreamer', values: { yellow, blue, told: day.mentioned.length } };
}

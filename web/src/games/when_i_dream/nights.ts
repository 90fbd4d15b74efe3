/** A game looked back at: night by night, card by card, what was said when and how it was judged. */

import type { Moment } from '../../protocol';
import type { Sighted } from '../../review/moments';
import type { Happening, Move } from '../../table/board';
import type { DreamView, Withheld } from './protocol';

/** Something that a spirit said, or tried to say, to a card. */
export interface Line {
  /** The moment. */
  readonly at: number;
  readonly seat: number;
  readonly clue: string;
  /** The clause that refused it or made it doubtful; empty for a clue that nobody minds. */
  readonly rule: string;
  readonly refused: boolean;
}

/** What became of a card; `settled` is all that the eyes of the Dreamer know. */
export interface End {
  readonly at: number;
  readonly how: 'right' | 'wrong' | 'missed' | 'settled' | 'foul' | 'left';
  readonly spoken: string;
  /** Why the judge found an answer right. */
  readonly why: string;
  readonly offender: number | null;
  readonly clue: string;
  readonly rule: string;
}

export interface ToldCard {
  readonly at: number;
  /** −1 for eyes that have not seen it yet. */
  word: number;
  readonly lines: Line[];
  end: End | null;
}

export interface ToldNight {
  readonly at: number;
  readonly round: number;
  readonly dreamer: number;
  readonly cards: ToldCard[];
}

const text = (fact: unknown): string => (typeof fact === 'string' ? fact : '');

/** Tell the nights of a game from its moments, as far as the eyes that look know them. */
export function nightsOf(frames: readonly Moment[], sight: Sighted): ToldNight[] {
  const nights: ToldNight[] = [];
  frames.forEach((frame, at) => {
    const events = frame.events as readonly Happening[];
    for (const event of events) follow(nights, event, at);
    const card = nights.at(-1)?.cards.at(-1);
    const refused = card && !events.some(({ kind }) => kind === 'clue') ? refusal(frame, at, sight) : undefined;
    if (refused) card?.lines.push({ at, seat: refused.seat, clue: refused.clue, rule: refused.rule, refused: true });
    if (events.some(({ kind }) => kind === 'told'))
      correct(
        nights.findLast((night) => night.at < at),
        at,
        sight,
      );
  });
  return nights;
}

function follow(nights: ToldNight[], event: Happening, at: number): void {
  const night = nights.at(-1);
  const card = night?.cards.at(-1);
  const end = (how: End['how']): void => {
    if (!card) return;
    const offender = how === 'foul' && typeof event.seat === 'number' ? event.seat : null;
    card.end = {
      at,
      how,
      spoken: text(event.spoken),
      why: text(event.why),
      offender,
      clue: text(event.clue),
      rule: text(event.rule),
    };
  };
  switch (event.kind) {
    case 'round':
      nights.push({ at, round: Number(event.round), dreamer: Number(event.seat), cards: [] });
      break;
    case 'card':
      night?.cards.push({ at, word: typeof event.word === 'number' ? event.word : -1, lines: [], end: null });
      break;
    case 'clue':
      card?.lines.push({
        at,
        seat: Number(event.seat),
        clue: text(event.clue),
        rule: text(event.rule),
        refused: false,
      });
      break;
    case 'settled':
      end(event.how === undefined ? 'settled' : (event.how as End['how']));
      break;
    case 'changed':
      end('foul');
      break;
    case 'left':
      end('left');
      break;
  }
}

/** The clue that a table refused without a penalty: it shows in a view alone. */
function refusal(frame: Moment, at: number, sight: Sighted): Withheld | undefined {
  const move = frame.move as Move | null;
  if (move?.kind !== 'clue' || frame.seat === null) return undefined;
  const seen = sight(at);
  const view = (seen?.views[frame.seat] ?? seen?.view) as DreamView | undefined;
  return view?.withheld.findLast(({ seat, clue }) => seat === frame.seat && clue === move.word);
}

/** By day all know: the Dreamer the words and answers, everybody what left its side for a contest won later. */
function correct(night: ToldNight | undefined, at: number, sight: Sighted): void {
  const cards = (sight(at)?.view as DreamView | undefined)?.day?.cards ?? [];
  night?.cards.forEach((card, i) => {
    const shown = cards[i];
    if (shown && card.word < 0) card.word = shown.word;
    if (shown && card.end?.how === 'settled') {
      const how = shown.fate === 'yellow' ? 'right' : shown.spoken ? 'wrong' : 'missed';
      card.end = { ...card.end, how, spoken: shown.spoken ?? '', why: 'same' };
    }
    if (shown?.fate === 'foul' && card.end?.how !== 'foul')
      card.end = {
        at,
        how: 'foul',
        spoken: '',
        why: '',
        offender: shown.offender,
        clue: shown.offence,
        rule: shown.rule,
      };
  });
}

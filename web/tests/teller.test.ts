import { beforeAll, describe, expect, it } from 'vitest';
import type { SeatInfo } from '../src/protocol';
import { Teller, type Box } from '../src/table/teller';
import { told } from '../src/table/view';
import { flat, speak, teach } from '../src/words';
import valeBox from '../src/games/vale/box.json' with { type: 'json' };

const box = valeBox as Box;
const SAID: Box['facts'][string] = { how: 'said', brings: [], parts: [], besides: '' };

const seat = (number: number, name: string): SeatInfo => ({
  seat: number,
  name,
  bot: null,
  away: false,
  resigned: false,
  online: true,
  host: false,
  you: number === 0,
  rating: null,
  entropy: '',
});

const teller = new Teller(
  'vale',
  [seat(0, 'Ada'), seat(1, 'Ondine')],
  {
    facts: { ...box.facts, called: SAID },
    clauses: ['V1.1', 'V9.9'],
    content: { cards: [{ slug: 'imp' }, { slug: 'hydra' }] },
  },
  0,
);

beforeAll(async () => {
  teach(
    'en',
    `
vale-card-imp = Imp
    .effect = A small thing.
vale-card-hydra = Hydra
vale-ask-hunt = Choose a creature.
vale-wait-hunt = { $name } chooses.
vale-move-mark = Capture { $card }
vale-move-choose = { $ask ->
    [recover] Recover { $card }
   *[none] Choose { $card }
}
vale-move-summon = Summon { $card } for { $red } red, { $blue } blue, { $purple } purple ({ $count })
vale-event-revealed = There are { $cards }.
vale-event-drawn = { $drawn ->
    [none] { $name } draws.
   *[other] { $name } draws { $drawn }.
}
vale-event-activated = { $of ->
    [none] { $card } acts.
   *[other] { $card } copies { $of }.
}
vale-event-told = { $called ->
    [none] A word.
   *[other] It was “{ $called }”: { $heard }.
}
vale-event-reshuffled = { $cards } cards.
vale-refusal-too_dear = It costs { $price }.
vale-rule-V1-1 = Two to four play.
    .title = Setup
vale-view-round = Round
vale-view-points = Points
vale-view-hands = Hand
    .kind = cards
vale-view-marks = Market
    .kind = owned
vale-view-stones = Stones
    .kind = stones
vale-stones = { $red } + { $blue } + { $purple }
page-thinks = { $name } is thinking…
page-hidden-cards = { $count } hidden
page-none = nothing
common-refusal-over = The game is over.
common-refusal-refused = Rule { $rule } forbids it.
event-took_back = { $name } takes back.
`,
  );
  await speak('en');
});

const say = (told: Parameters<typeof flat>[0] | undefined): string => flat(told ?? []);

describe('a teller', () => {
  it('tells asks, and who is awaited', () => {
    expect(say(teller.ask({ kind: 'hunt', facts: {} }))).toBe('Choose a creature.');
    expect(say(teller.wait({ seat: 1, kind: 'hunt', facts: {} }))).toBe('Ondine chooses.');
    expect(say(teller.wait({ seat: 1, kind: 'unheard', facts: {} }))).toBe('Ondine is thinking…');
  });

  it('names cards in moves, and what they are chosen for', () => {
    expect(say(teller.move({ kind: 'mark', card: 1 }))).toBe('Capture Hydra');
    expect(say(teller.move({ kind: 'choose', card: 0 }))).toBe('Choose Imp');
    expect(say(teller.move({ kind: 'choose', card: 0 }, { kind: 'recover', facts: {} }))).toBe('Recover Imp');
    expect(say(teller.move({ kind: 'summon', card: 0, pay: [1, 0, 2] }))).toBe(
      'Summon Imp for 1 red, 0 blue, 2 purple (3)',
    );
    expect(say(teller.move({ kind: 'unheard', card: 3 }))).toBe('unheard 3');
  });

  it('tells events with names, lists and what is hidden', () => {
    expect(say(teller.event({ n: 1, kind: 'revealed', cards: [0, 1] }))).toBe('There are Imp and Hydra.');
    expect(say(teller.event({ n: 1, kind: 'drawn', seat: 1, card: 0 }))).toBe('Ondine draws.');
    expect(say(teller.event({ n: 1, kind: 'drawn', seat: 0, card: 0, drawn: 1 }))).toBe('Ada draws Hydra.');
    expect(say(teller.event({ n: 1, kind: 'activated', seat: 0, card: 0, of: 0 }))).toBe('Imp acts.');
    expect(say(teller.event({ n: 1, kind: 'activated', seat: 0, card: 0, of: 1 }))).toBe('Imp copies Hydra.');
    expect(say(teller.event({ n: 1, kind: 'reshuffled', cards: 12 }))).toBe('12 cards.');
    expect(say(teller.event({ n: 1, kind: 'took_back', seat: 1 }))).toBe('Ondine takes back.');
    expect(teller.event({ n: 1, kind: 'unheard' })).toBeUndefined();
  });

  it('lets names, cards, numbers and words stand out, and keeps them plain for ears', () => {
    expect(teller.event({ n: 1, kind: 'drawn', seat: 0, card: 0, drawn: 1 })!.map(({ thing }) => thing)).toEqual([
      'seat:0',
      undefined,
      'card:1',
      undefined,
    ]);
    const told = teller.event({ n: 1, kind: 'told', called: 'moon', heard: ['night', 'sky'] });
    expect(say(told)).toBe('It was “moon”: night and sky.');
    expect(told!.flatMap(({ text, thing }) => (thing === 'said' ? [text] : []))).toEqual(['moon', 'night', 'sky']);
    expect(say(teller.event({ n: 1, kind: 'told' }))).toBe('A word.');
    expect(teller.label('vale-stones', { stones: [1, 0, 2] })).toBe('1 + 0 + 2');
  });

  it('says why not: the sentence, the shared one, or the clause', () => {
    expect(say(teller.refusal({ rule: 'V4.5', key: 'too_dear', values: { price: 7 } }))).toBe('It costs 7.');
    expect(say(teller.refusal({ rule: 'V7.2', key: 'over', values: {} }))).toBe('The game is over.');
    expect(say(teller.refusal({ rule: 'V1.1', key: '', values: {} }))).toBe('Two to four play.');
    expect(say(teller.refusal({ rule: 'V9.9', key: '', values: {} }))).toBe('Rule V9.9 forbids it.');
  });

  it('has the rules that have words', () => {
    expect(teller.rules()).toEqual([{ id: 'V1.1', title: 'Setup', text: 'Two to four play.' }]);
  });
});

describe('a view in words', () => {
  it('tells what is shared, and what each seat has', () => {
    const view = {
      round: 3,
      points: [4, 9],
      hands: [[0], [1, -1]],
      marks: [
        [0, 1],
        [1, null],
      ],
      stones: [
        [1, 0, 0],
        [0, 0, 2],
      ],
      secret: 'not told',
    };
    const { shared, seats } = told(view, 2, teller);
    expect(shared.map(({ label, parts }) => [label, flat(parts)])).toEqual([
      ['Round', '3'],
      ['Market', 'Imp (Ondine) and Hydra'],
    ]);
    expect(seats[1]!.map(({ label, parts }) => [label, flat(parts)])).toEqual([
      ['Points', '9'],
      ['Hand', 'Hydra and 1 hidden'],
      ['Stones', '0 + 0 + 2'],
    ]);
  });

  it('leaves out what means nothing at the moment', () => {
    const { shared } = told({ round: 3, marks: [[0, 1]] }, 2, teller, (field) => field === 'round');
    expect(shared.map(({ label }) => label)).toEqual(['Market']);
  });

  it('tells nothing of no view', () => {
    expect(told(null, 2, teller)).toEqual({ shared: [], seats: [[], []] });
  });

  it('names the act of a form, and answers plainly where a game has no word for it', () => {
    teach('en', 'page-answer = Answer\nvale-move-whisper = { $ask ->\n    [compose] Keep it\n   *[other] Say it\n}');
    expect(teller.act({ kind: 'compose' }, 'whisper')).toBe('Keep it');
    expect(teller.act({ kind: 'clue' }, 'whisper')).toBe('Say it');
    expect(teller.act({ kind: 'clue' }, 'shout')).toBe('Answer');
  });
});

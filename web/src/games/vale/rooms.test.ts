import { beforeEach, expect, it } from 'vitest';
import { cards, table } from './fixtures';
import { Rooms } from './rooms';

const shown = (round: number, ...ids: string[]) =>
  table({ round, marks: cards(...ids).map((card) => [card, null] as [number, null]) });
const [ONE, TWO] = ['imp', 'salamander'];

beforeEach(() => sessionStorage.clear());

it('keep the room of the beginning of a round, also after the page was loaded anew', () => {
  const rooms = new Rooms('/table/one');
  expect(rooms.of(shown(3, ONE, TWO)).get('fire')).toBe(2);
  expect(rooms.of(shown(3, ONE)).get('fire')).toBe(2);
  expect(new Rooms('/table/one').of(shown(3, ONE)).get('fire')).toBe(2);
  expect(new Rooms('/table/other').of(shown(3, ONE)).get('fire')).toBe(1);
  expect(new Rooms('/table/one').of(shown(4, ONE)).get('fire')).toBe(1);
});

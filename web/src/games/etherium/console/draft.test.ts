import { describe, expect, it } from 'vitest';
import { Desk, guessesOf } from './desk.svelte';
import { blank, firstFree, isWhole, lay, lift, swap, tokensOn } from './draft';

const [MOVE_MINE, COLLECT_MINE, CONNECT] = [0, 5, 17];

describe('a programme', () => {
  it('takes as many tokens on an action as it has slots', () => {
    const two = lay(lay(blank(4), 1, MOVE_MINE), 2, MOVE_MINE);
    expect(tokensOn(two, MOVE_MINE)).toEqual([1, 2]);
    expect(firstFree(two)).toBe(3);
  });

  it('lets a token that must give way take the place the other leaves', () => {
    const laid = lay(lay(blank(4), 1, COLLECT_MINE), 2, CONNECT);
    expect(lay(laid, 2, COLLECT_MINE)).toEqual([CONNECT, COLLECT_MINE, -1, -1]);
    expect(lay(laid, 3, COLLECT_MINE)).toEqual([-1, CONNECT, COLLECT_MINE, -1]);
  });

  it('is whole once every token lies', () => {
    expect(isWhole(blank(4))).toBe(false);
    expect(isWhole([0, 0, 1, 1])).toBe(true);
    expect(isWhole(lift([0, 0, 1, 1], 2))).toBe(false);
    expect(swap([0, 5, 1, -1], 2, 4)).toEqual([0, -1, 1, 5]);
  });
});

describe('the desk', () => {
  it('lays the next token, or the one that was chosen', () => {
    const desk = new Desk(blank(4));
    desk.lay(MOVE_MINE);
    desk.choose(4);
    expect([desk.held, desk.picked]).toEqual([4, 4]);
    desk.lay(CONNECT);
    expect(desk.draft).toEqual([MOVE_MINE, -1, -1, CONNECT]);
    expect([desk.held, desk.picked]).toEqual([2, null]);
  });

  it('goes back and forth, and forgets what was undone once something else is laid', () => {
    const desk = new Desk(blank(4));
    desk.lay(MOVE_MINE);
    desk.lay(CONNECT);
    desk.undo();
    expect(desk.draft).toEqual([MOVE_MINE, -1, -1, -1]);
    desk.redo();
    expect(desk.draft).toEqual([MOVE_MINE, CONNECT, -1, -1]);
    desk.undo();
    desk.lay(COLLECT_MINE);
    expect(desk.canRedo).toBe(false);
    desk.clear();
    expect(desk.empty && desk.canUndo).toBe(true);
  });

  it('has nothing in hand when all tokens lie', () => {
    const desk = new Desk([0, 0, 1, 1]);
    expect(desk.held).toBe(null);
    expect(desk.lay(CONNECT)).toBe(false);
  });

  it('keeps guesses as long as their season is programmed', () => {
    guessesOf('a 1').set(2, new Desk([0, 5, 9, 17]));
    expect(guessesOf('a 1').get(2)?.draft).toEqual([0, 5, 9, 17]);
    expect(guessesOf('a 2').size).toBe(0);
  });
});

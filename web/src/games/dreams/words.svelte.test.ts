import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WordsProps } from '../../table/board';
import { learn } from '../../words';
import type { DreamsView } from './protocol';
import type { DreamsContent } from './view';
import Words from './Words.svelte';

type Props = WordsProps<DreamsView, DreamsContent | null>;

const table = (pictures: readonly number[]): DreamsView =>
  ({
    token: null,
    pictures,
    locked: [],
    nights: [],
    agenda: [{}],
    round: 1,
    stars: [],
    owners: [],
    seats: 3,
  }) as unknown as DreamsView;
const asked = (kind: string): Props['ask'] => ({ kind, options: [] }) as unknown as Props['ask'];

describe('the pictures in words', () => {
  const target = document.createElement('div');
  const props = $state<Props>({
    view: table([]),
    ask: null,
    content: null,
    clocks: [],
    at: 0,
    teller: {} as Props['teller'],
  });
  const folds = (): HTMLDetailsElement[] => [...target.querySelectorAll('details')];
  const open = (): boolean[] => folds().map(({ open }) => open);
  let words: object;

  beforeEach(async () => {
    await learn('dreams', 'dreams_board', 'page');
    Object.assign(props, { view: table([7, 8, 9, 10]), ask: null });
    words = mount(Words, { target, props });
    flushSync();
  });
  afterEach(() => void unmount(words));

  function change(about: Partial<Props>): void {
    Object.assign(props, about);
    flushSync();
  }

  it.each(['star', 'vote'])('unfold for a %s, all four, and stay while others play', (kind) => {
    expect(open()).toEqual([false, false, false, false]);
    change({ ask: asked(kind) });
    expect(open()).toEqual([true, true, true, true]);
    change({ ask: null });
    expect(open()).toEqual([true, true, true, true]);
  });

  it('stay as the reader folded them, until others come', () => {
    change({ ask: asked('star') });
    const first = folds()[0]!;
    first.open = false;
    first.dispatchEvent(new Event('toggle'));
    change({ ask: asked('vote') });
    expect(open()).toEqual([false, true, true, true]);
    change({ view: table([11, 12, 13, 14]), ask: asked('star') });
    expect(open()).toEqual([true, true, true, true]);
  });
});

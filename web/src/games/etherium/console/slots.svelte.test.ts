import { flushSync, mount, unmount, type ComponentProps } from 'svelte';
import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { teach, speak } from '../../../words';
import Slots from './Slots.svelte';

beforeAll(async () => {
  for (const topic of ['etherium', 'etherium_console'])
    teach('en', readFileSync(`../src/reverie/locales/en/${topic}.ftl`, 'utf8'));
  await speak('en');
});

describe('the slots of the panel', () => {
  let made: object;
  afterEach(() => void unmount(made));

  function shown(props: Partial<ComponentProps<typeof Slots>> = {}): HTMLElement {
    const target = document.createElement('div');
    made = mount(Slots, {
      target,
      props: {
        draft: [0, 0, 17, -1],
        held: 4,
        would: Array.from({ length: 18 }, (_, action) => (action === 9 ? 'never' : 'surely')),
        prices: new Map([[9, 3]]),
        guess: false,
        rows: false,
        over: null,
        onlay: () => {},
        ontry: () => {},
        onpress: () => {},
        ...props,
      },
    });
    flushSync();
    return target;
  }
  const slot = (target: HTMLElement, action: number): HTMLElement => target.querySelector(`[data-action="${action}"]`)!;

  it('are one button an action, with as many sockets as tokens fit', () => {
    const target = shown();
    expect(target.querySelectorAll('button')).toHaveLength(18);
    expect(slot(target, 0).querySelectorAll('.socket')).toHaveLength(2);
    expect(slot(target, 5).querySelectorAll('.socket')).toHaveLength(1);
    expect(slot(target, 0).dataset.lies).toBe('1 2');
  });

  it('say for ears what they are, what they cost, what lies there and what cannot work', () => {
    const target = shown();
    expect(slot(target, 0).getAttribute('aria-label')).toBe('Move: Mine, 2 slots, tokens 1 and 2 lie here');
    expect(slot(target, 9).getAttribute('aria-label')).toBe(
      'Upgrade: Army, one slot, 3 basics, cannot work as things stand',
    );
    expect(slot(target, 9).className).toContain('never');
  });

  it('can be chosen all the same, whatever would come of it', () => {
    const onlay = vi.fn();
    const target = shown({ onlay });
    slot(target, 9).click();
    expect(onlay).toHaveBeenCalledExactlyOnceWith(9);
  });
});

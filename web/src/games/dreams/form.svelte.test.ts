import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormProps, Move, Refusal } from '../../table/board';
import { REST } from './doubt.svelte';
import Form from './Form.svelte';
import type { DreamsView } from './protocol';
import { MORTAL, NUMBERS } from './view';

const ALL = ['light', 'grey', 'black'];

function asked(kind: string, left: readonly string[]): Pick<FormProps<DreamsView>, 'view' | 'ask'> {
  const view = { seat: 0, seats: 3, token: 2, left: [left, ALL, ALL], stars: [], vote: null };
  return { view: view as unknown as DreamsView, ask: { kind, options: [] } as unknown as FormProps<DreamsView>['ask'] };
}

describe('an answer in words', () => {
  let made: object;
  afterEach(() => void unmount(made));

  it('is left alone by news of others, and begins anew with another question', () => {
    const props = $state({
      ...asked('star', ALL),
      busy: false,
      teller: {},
      play: async () => true,
      why: async () => null,
      foresee: async () => null,
    } as unknown as FormProps<DreamsView>);
    const target = document.createElement('div');
    made = mount(Form, { target, props });
    flushSync();
    const across = target.querySelector<HTMLInputElement>('input[type="range"]')!;
    across.value = '300';
    across.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    Object.assign(props, asked('star', [...ALL]));
    flushSync();
    expect(across.value).toBe('300');
    Object.assign(props, asked('star', ['grey', 'black']));
    flushSync();
    expect(target.querySelector<HTMLInputElement>('input[type="range"]')!.value).toBe('0');
  });
});

describe('a bet in words', () => {
  let made: object;
  afterEach(() => void unmount(made));

  it.each([
    [2, [3, 1]],
    [MORTAL, NUMBERS],
  ])('is offered as the engine lists it, for token %i', (token, listed) => {
    const { view, ask } = asked('vote', []);
    const target = document.createElement('div');
    const teller = { seat: String } as unknown as FormProps['teller'];
    made = mount(Form, {
      target,
      props: {
        view: { ...view, token, targets: [3, 1] },
        ask,
        busy: false,
        teller,
        play: async () => true,
        why: async () => null,
        foresee: async () => null,
      },
    });
    flushSync();
    const offered = [...target.querySelectorAll('option:not([disabled])')] as (HTMLOptionElement & {
      __value: number;
    })[];
    expect(offered.map((option) => option.__value)).toEqual(listed);
  });
});

describe('a star in words', () => {
  let made: object;
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    void unmount(made);
    vi.useRealTimers();
  });

  it('is doubted where the engine refuses it, and only there', async () => {
    const heard: Move[] = [];
    const refusal: Refusal = { rule: 'D3.6', key: 'too_near', values: {} };
    const target = document.createElement('div');
    made = mount(Form, {
      target,
      props: {
        ...asked('star', ALL),
        busy: false,
        teller: { refusal: () => ['refused'] } as unknown as FormProps['teller'],
        play: async () => true,
        why: async (move: Move) => {
          heard.push(move);
          return move.u === 0 ? refusal : null;
        },
        foresee: async () => null,
      },
    });
    flushSync();
    await vi.advanceTimersByTimeAsync(REST);
    flushSync();
    expect(heard).toEqual([{ kind: 'star', shade: 'light', u: 0, v: 0 }]);
    expect(target.querySelector('button')!.disabled).toBe(true);
    const across = target.querySelector<HTMLInputElement>('input[type="range"]')!;
    for (const value of ['100', '200', '300']) {
      across.value = value;
      across.dispatchEvent(new Event('input', { bubbles: true }));
      flushSync();
    }
    await vi.advanceTimersByTimeAsync(REST);
    flushSync();
    expect(heard.slice(1)).toEqual([{ kind: 'star', shade: 'light', u: 300, v: 0 }]);
    expect(target.querySelector('button')!.disabled).toBe(false);
  });
});

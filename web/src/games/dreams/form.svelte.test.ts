import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { FormProps } from '../../table/board';
import Form from './Form.svelte';
import type { DreamsView } from './protocol';

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

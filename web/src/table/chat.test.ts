import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import { learn } from '../words';
import Chat from './Chat.svelte';
import type { TableLink } from './link.svelte';

beforeAll(() => learn('page'));

it('tells how much room is left before a line is cut', () => {
  const target = document.createElement('div');
  const link = { lines: [], health: 'live', say: () => true } as unknown as TableLink;
  const chat = mount(Chat, { target, props: { link } });
  const field = target.querySelector<HTMLInputElement>('form input')!;
  const write = (length: number): string | undefined => {
    field.value = 'x'.repeat(length);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
    return target.querySelector('form .left')?.textContent;
  };
  expect(field.maxLength).toBe(280);
  expect(write(100)).toBeUndefined();
  expect(write(250)).toBe('30');
  expect(write(280)).toBe('0');
  void unmount(chat);
});

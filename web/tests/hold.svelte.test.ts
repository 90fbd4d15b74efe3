import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Hold } from '../src/ui/hold.svelte';

const pointer = (timeStamp = 0) =>
  ({ pointerId: 1, timeStamp, currentTarget: { setPointerCapture: vi.fn() } }) as unknown as PointerEvent & {
    currentTarget: HTMLElement;
  };
const key = (name: string, timeStamp = 0) =>
  ({ key: name, timeStamp, preventDefault: vi.fn() }) as unknown as KeyboardEvent;
const click = (detail: number) => ({ detail }) as MouseEvent;

describe('a secret behind a button', () => {
  let shown: number;
  let secret: Hold;
  let away: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    shown = 0;
    away = $effect.root(() => {
      secret = new Hold(() => (shown += 1));
    });
    flushSync();
  });

  afterEach(() => {
    away();
    vi.useRealTimers();
  });

  it('shows as long as it is held, by finger or key', () => {
    secret.gestures.onpointerdown(pointer());
    expect(secret.held).toBe(true);
    secret.gestures.onpointerup(pointer(900));
    expect(secret.held).toBe(false);
    secret.gestures.onkeydown(key('Tab'));
    expect(secret.held).toBe(false);
    secret.gestures.onkeydown(key(' '));
    expect(secret.held).toBe(true);
    secret.gestures.onkeyup(key(' ', 900));
    expect(secret.held).toBe(false);
    expect(shown).toBe(2);
  });

  it('shows for a while after a mere touch, and another one hides it', () => {
    secret.gestures.onpointerdown(pointer());
    secret.gestures.onpointerup(pointer(100));
    expect(secret.held).toBe(true);
    secret.gestures.onpointerdown(pointer(1000));
    secret.gestures.onpointerup(pointer(1100));
    expect(secret.held).toBe(false);
    secret.gestures.onkeydown(key('Enter', 2000));
    secret.gestures.onkeyup(key('Enter', 2100));
    expect(secret.held).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect(secret.held).toBe(false);
  });

  it('is hidden when the button or the window loses attention', () => {
    secret.gestures.onpointerdown(pointer());
    secret.gestures.onblur();
    expect(secret.held).toBe(false);
    secret.gestures.onpointerdown(pointer());
    dispatchEvent(new Event('blur'));
    expect(secret.held).toBe(false);
    secret.gestures.onpointerdown(pointer());
    away();
    expect(secret.held).toBe(false);
  });

  it('stays for a while where nobody can hold, and not after a click of the mouse', () => {
    secret.gestures.onclick(click(1));
    expect(secret.held).toBe(false);
    secret.gestures.onclick(click(0));
    expect(secret.held).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect(secret.held).toBe(false);
  });
});

import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Sheet from './Sheet.svelte';

const ROOM = 3;

/** As tall as the lines in it; but the body of a sheet never grows over its room. */
const lines = (element: Element): number => element.querySelectorAll('p').length + Number(element.matches('p'));
const height = (element: Element): number =>
  element.matches('.body') ? Math.min(ROOM, lines(element)) : lines(element);

/** Tells of what it observes when that has grown or shrunk, as a browser does. */
class Observer {
  static all = new Set<Observer>();
  readonly #seen = new Map<Element, number>();
  readonly #tell: () => void;

  constructor(tell: () => void) {
    this.#tell = tell;
    Observer.all.add(this);
  }

  observe(element: Element): void {
    this.#seen.set(element, -1);
  }

  disconnect(): void {
    Observer.all.delete(this);
  }

  /** The page is laid out. */
  static settle(): void {
    for (const { look } of Observer.all) look();
  }

  look = (): void => {
    const changed = [...this.#seen].filter(([element, before]) => element.isConnected && height(element) !== before);
    for (const [element] of changed) this.#seen.set(element, height(element));
    if (changed.length > 0) this.#tell();
  };
}

describe('a sheet', () => {
  const content = $state({ lines: 1 });
  let sheet: object;

  beforeEach(() => {
    vi.stubGlobal('ResizeObserver', Observer);
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
    };
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(function (this: Element) {
      return 20 * height(this);
    });
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
      return 20 * lines(this);
    });
    content.lines = 1;
    const children = createRawSnippet(() => ({
      render: () => '<p>…</p>',
      setup: (waiting) => {
        $effect(() => {
          const come = document.createElement('div');
          come.innerHTML = '<p>…</p>'.repeat(content.lines);
          waiting.after(come);
          return () => come.remove();
        });
      },
    }));
    sheet = mount(Sheet, { target: document.body, props: { title: 'Words', onclose: () => {}, children } });
    told(1);
  });
  afterEach(() => {
    void unmount(sheet);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  function told(lines: number): void {
    content.lines = lines;
    flushSync();
    Observer.settle();
  }
  const reached = (): boolean => document.querySelector<HTMLElement>('.body')!.tabIndex === 0;

  it('is scrolled by keyboard only where it is longer than the screen', () => {
    expect(reached()).toBe(false);
  });

  it('is scrolled by keyboard as soon as what it waited for has come', () => {
    told(40);
    expect(reached()).toBe(true);
    told(2);
    expect(reached()).toBe(false);
  });
});

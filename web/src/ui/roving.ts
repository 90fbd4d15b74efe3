/** One stop for the tab key in each zone; arrows walk among its things, which are marked `data-stop`. */

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const THINGS = '[data-stop]:not(:disabled)';

export function roving(zone: HTMLElement): () => void {
  const things = (): HTMLElement[] => [...zone.querySelectorAll<HTMLElement>(THINGS)];

  let last: HTMLElement | undefined;

  const settle = (stop?: HTMLElement): void => {
    const all = things();
    const chosen = stop ?? all.find((thing) => thing === document.activeElement) ?? all[0];
    for (const thing of all) {
      const order = thing === chosen ? 0 : -1;
      if (thing.tabIndex !== order) thing.tabIndex = order;
    }
    // Whoever was on a thing that is gone goes on among its neighbours.
    if (last?.isConnected === false && document.activeElement === document.body) chosen?.focus({ preventScroll: true });
    if (last?.isConnected === false) last = undefined;
  };

  const focused = (event: FocusEvent): void => {
    if (!(event.target instanceof HTMLElement) || !event.target.matches(THINGS)) return;
    last = event.target;
    settle(last);
  };

  const left = (event: FocusEvent): void => {
    // A thing that is taken away loses the focus to nothing; one that is left loses it to another.
    if (event.relatedTarget !== null) last = undefined;
  };

  const walk = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const from = document.activeElement;
    if (!step || !(from instanceof HTMLElement) || !from.matches(THINGS)) return;
    const next = nearest(from, things(), step);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  settle();
  const watcher = new MutationObserver(() => settle());
  watcher.observe(zone, { childList: true, subtree: true });
  zone.addEventListener('focusin', focused);
  zone.addEventListener('focusout', left);
  zone.addEventListener('keydown', walk);
  return () => {
    watcher.disconnect();
    zone.removeEventListener('focusin', focused);
    zone.removeEventListener('focusout', left);
    zone.removeEventListener('keydown', walk);
  };
}

/**
 * The nearest thing in a direction: of those that lie rather ahead than aside, else of all that lie ahead at all.
 *
 * So whoever presses towards a thing, along the longer way first, comes to it.
 */
function nearest(
  from: HTMLElement,
  things: readonly HTMLElement[],
  [x, y]: readonly [number, number],
): HTMLElement | undefined {
  const here = middle(from);
  let best: HTMLElement | undefined;
  let least = { aside: true, far: Infinity };
  for (const thing of things) {
    const there = middle(thing);
    const along = (there.x - here.x) * x + (there.y - here.y) * y;
    const beside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    if (along < 1) continue;
    const way = { aside: beside > along, far: Math.hypot(along, beside) };
    if (way.aside === least.aside ? way.far < least.far : least.aside) {
      least = way;
      best = thing;
    }
  }
  return best;
}

function middle(thing: HTMLElement): { x: number; y: number } {
  const box = thing.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

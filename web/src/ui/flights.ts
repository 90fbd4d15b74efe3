/**
 * Things fly from where they lay to where they lie.
 *
 * Anything marked `data-thing="card:17"` is one thing, wherever it is drawn. Before the table
 * changes, `remember` notes where each thing is; after it has changed, `fly` lets every thing
 * that moved travel there on a slight arc. Motion never blocks a touch, and a tap skips it.
 */

import { still } from './preferences.svelte';

export interface Spot {
  readonly box: DOMRect;
  /** The thing itself: when it is gone from the table, its last flight is made with it. */
  readonly element: HTMLElement;
}

export type Places = ReadonlyMap<string, Spot>;

export interface Way {
  /** Where things come from that were nowhere before: "pile", "supply:red"… by data-place. */
  readonly from?: (thing: string) => string | undefined;
  /** Where things go that are nowhere afterwards. */
  readonly to?: (thing: string) => string | undefined;
}

const DURATION = 380;
const GAP = 60;
const NEAR = 4;
const MOST = 24;

const flying = new Set<Animation>();

function seen(root: ParentNode): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-thing]')) {
    const name = element.dataset.thing;
    if (name && !found.has(name) && element.getClientRects().length > 0) found.set(name, element);
  }
  return found;
}

/** Note where each thing of the table is now. */
export function remember(root: ParentNode): Places {
  const places = new Map<string, Spot>();
  for (const [name, element] of seen(root)) places.set(name, { box: element.getBoundingClientRect(), element });
  return places;
}

/** The path of an arc from one box to another, as keyframes of the thing at its new place. */
export function arc(from: DOMRect, to: DOMRect): Keyframe[] {
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = to.width > 0 ? Math.min(4, Math.max(0.2, from.width / to.width)) : 1;
  const lift = Math.min(70, Math.hypot(dx, dy) * 0.16);
  const frames: Keyframe[] = [];
  for (let i = 0; i <= 6; i++) {
    const rest = 1 - i / 6;
    const high = 4 * rest * (1 - rest) * lift;
    const size = 1 + (scale - 1) * rest + 0.06 * 4 * rest * (1 - rest);
    frames.push({
      transform: `translate(${round(dx * rest)}px, ${round(dy * rest - high)}px) scale(${round(size)})`,
      offset: i / 6,
    });
  }
  return frames;
}

function round(x: number): number {
  return Math.round(x * 1000) / 1000;
}

interface Flight {
  readonly element: HTMLElement;
  readonly frames: Keyframe[];
  readonly ghost: boolean;
}

/** Let every thing that moved travel from where it was. Resolves when all have landed. */
export async function fly(root: HTMLElement, before: Places, way: Way = {}): Promise<void> {
  // All is measured before anything moves, so that the page is laid out once.
  const now = seen(root);
  const flights = [...moved(root, now, before, way), ...vanished(root, now, before, way)].slice(0, MOST);
  await Promise.all(flights.map((flight, turn) => start(root, flight, turn)));
}

function* moved(root: ParentNode, now: ReadonlyMap<string, HTMLElement>, before: Places, way: Way): Generator<Flight> {
  for (const [name, element] of now) {
    const from = before.get(name)?.box ?? place(root, way.from?.(name));
    if (!from) continue;
    const to = element.getBoundingClientRect();
    if (Math.hypot(from.left - to.left, from.top - to.top) >= NEAR)
      yield { element, frames: arc(from, to), ghost: false };
  }
}

function* vanished(
  root: ParentNode,
  now: ReadonlyMap<string, HTMLElement>,
  before: Places,
  way: Way,
): Generator<Flight> {
  for (const [name, { box, element }] of before) {
    if (now.has(name) || element.isConnected) continue;
    const goal = place(root, way.to?.(name));
    if (!goal) continue;
    const end = new DOMRect(
      goal.left + (goal.width - box.width) / 2,
      goal.top + (goal.height - box.height) / 2,
      box.width,
      box.height,
    );
    const frames = arc(box, end).map((frame) => ({ ...frame, opacity: 1 - 0.7 * Number(frame.offset) }));
    yield { element: ghost(element, end), frames, ghost: true };
  }
}

/** A thing that has left the table, as it looked there, laid where it goes to. */
function ghost(element: HTMLElement, end: DOMRect): HTMLElement {
  element.removeAttribute('data-thing');
  element.setAttribute('aria-hidden', 'true');
  element.inert = true;
  // Away from its place it must be told how wide it was.
  element.style.setProperty('--card-width', `${end.width}px`);
  Object.assign(element.style, {
    position: 'fixed',
    left: `${end.left}px`,
    top: `${end.top}px`,
    width: `${end.width}px`,
    height: `${end.height}px`,
    margin: '0',
    pointerEvents: 'none',
  });
  return element;
}

async function start(root: HTMLElement, { element, frames, ghost }: Flight, turn: number): Promise<void> {
  const calm = still();
  element.style.zIndex = ghost ? '30' : '20';
  if (ghost) root.append(element);
  // Only transform and opacity move: the browser then needs neither layout nor paint for a frame.
  const animation = element.animate(calm ? [{ opacity: 0 }, { opacity: 1 }] : frames, {
    duration: calm ? 120 : DURATION,
    delay: calm ? 0 : turn * GAP,
    easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
    fill: 'backwards',
  });
  flying.add(animation);
  try {
    await animation.finished;
  } catch {
    // Taken from the table in mid-flight: it has landed all the same.
  }
  flying.delete(animation);
  if (ghost) element.remove();
  else element.style.removeProperty('z-index');
}

function place(root: ParentNode, name: string | undefined): DOMRect | undefined {
  if (name === undefined) return undefined;
  const found = root.querySelector(`[data-place="${CSS.escape(name)}"]`);
  return found && found.getClientRects().length > 0 ? found.getBoundingClientRect() : undefined;
}

/** Let everything land at once: for a tap, or for a table that is already further. */
export function land(): void {
  for (const animation of [...flying]) animation.finish();
}

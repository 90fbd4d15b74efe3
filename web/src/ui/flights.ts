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
  /** How the thing looked, for one that is gone afterwards. */
  readonly look: HTMLElement | null;
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
export function remember(root: ParentNode, keepLooks = false): Places {
  const places = new Map<string, Spot>();
  for (const [name, element] of seen(root)) {
    const look = keepLooks ? (element.cloneNode(true) as HTMLElement) : null;
    places.set(name, { box: element.getBoundingClientRect(), look });
  }
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
      zIndex: 20,
      offset: i / 6,
    });
  }
  return frames;
}

function round(x: number): number {
  return Math.round(x * 1000) / 1000;
}

/** Let every thing that moved travel from where it was. Resolves when all have landed. */
export async function fly(root: HTMLElement, before: Places, way: Way = {}): Promise<void> {
  const now = seen(root);
  const calm = still();
  const landings: Promise<unknown>[] = [];
  let turn = 0;
  const start = (element: Element, frames: Keyframe[], then?: () => void): void => {
    const animation = element.animate(calm ? [{ opacity: 0 }, { opacity: 1 }] : frames, {
      duration: calm ? 120 : DURATION,
      delay: calm ? 0 : turn * GAP,
      easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
      fill: 'backwards',
    });
    turn += 1;
    flying.add(animation);
    const landed = (): void => {
      flying.delete(animation);
      then?.();
    };
    landings.push(animation.finished.then(landed, landed));
  };
  for (const [name, element] of now) {
    if (turn >= MOST) break;
    const to = element.getBoundingClientRect();
    const from = before.get(name)?.box ?? place(root, way.from?.(name));
    if (!from || Math.hypot(from.left - to.left, from.top - to.top) < NEAR) continue;
    start(element, arc(from, to));
  }
  for (const [name, spot] of before) {
    if (turn >= MOST || now.has(name) || !spot.look) continue;
    const goal = place(root, way.to?.(name));
    if (!goal) continue;
    const ghost = spot.look;
    ghost.removeAttribute('data-thing');
    ghost.setAttribute('aria-hidden', 'true');
    ghost.inert = true;
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${goal.left + goal.width / 2 - spot.box.width / 2}px`,
      top: `${goal.top + goal.height / 2 - spot.box.height / 2}px`,
      width: `${spot.box.width}px`,
      height: `${spot.box.height}px`,
      margin: '0',
      pointerEvents: 'none',
      zIndex: '30',
    });
    root.append(ghost);
    const end = DOMRect.fromRect({
      x: goal.left + goal.width / 2 - spot.box.width / 2,
      y: goal.top + goal.height / 2 - spot.box.height / 2,
      width: spot.box.width,
      height: spot.box.height,
    });
    const frames = arc(spot.box, end).map((frame) => ({ ...frame, opacity: 1 - 0.7 * Number(frame.offset) }));
    start(ghost, frames, () => ghost.remove());
  }
  await Promise.all(landings);
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

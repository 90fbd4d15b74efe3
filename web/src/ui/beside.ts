/**
 * Where a voice stands that speaks of a thing: beside it, and over as little else as can be.
 *
 * Every place along each edge of the thing is weighed. What matters first is not to cover the thing itself, then the
 * others that are meant with it, then whatever else is to be seen there.
 */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the voice stands, seen from its thing. */
export type Side = 'above' | 'below' | 'right' | 'left';

export interface Spot {
  readonly left: number;
  readonly top: number;
  readonly side: Side;
  /** How far along its edge the tip points to the thing. */
  readonly tip: number;
}

/** In pixels: between voice and thing, to the edge of the screen, from the tip to a corner, from one place to the next. */
const GAP = 14;
const MARGIN = 8;
const CORNER = 20;
const STEP = 16;
/** How many square pixels of other things it takes to send the voice a pixel further from the middle of its thing. */
const DETOUR = 8;
const SIDES: readonly Side[] = ['above', 'below', 'right', 'left'];

/** The best spot for a voice of this size beside one of these things; undefined where none of them is on the screen. */
export function beside(
  things: readonly Box[],
  size: Size,
  screen: Size,
  others: readonly Box[] = [],
): Spot | undefined {
  let best: { spot: Spot; cost: readonly number[] } | undefined;
  for (const thing of things) {
    const part = clipped(thing, screen);
    if (area(part) === 0) continue;
    for (const { away, ...spot } of spots(part, size, screen)) {
      const voice = { left: spot.left, top: spot.top, right: spot.left + size.width, bottom: spot.top + size.height };
      const all = (loss: (voice: Box, each: Box) => number, boxes: readonly Box[]): number =>
        boxes.reduce((sum, each) => sum + loss(voice, each), 0);
      const cost = [covered(voice, thing), all(covered, things), all(lost, others) + away * DETOUR];
      if (!best || less(cost, best.cost)) best = { spot, cost };
    }
  }
  return best?.spot;
}

/** How far down a thing must begin, for a voice above it to leave whole what ends at a ceiling. */
export const clearing = (ceiling: number, { height }: Size): number => ceiling + MARGIN + height + GAP;

/** All places along the edges of a thing, the middle of each edge first, with the tip on the thing. */
function* spots(thing: Box, size: Size, screen: Size): Generator<Spot & { away: number }> {
  const across = (side: Side): Pick<Spot, 'left' | 'top'> => ({
    left: within(side === 'left' ? thing.left - GAP - size.width : thing.right + GAP, screen.width - size.width),
    top: within(side === 'above' ? thing.top - GAP - size.height : thing.bottom + GAP, screen.height - size.height),
  });
  for (const side of SIDES) {
    const level = side === 'above' || side === 'below';
    const [from, to, long, all] = level
      ? [thing.left, thing.right, size.width, screen.width]
      : [thing.top, thing.bottom, size.height, screen.height];
    const middle = (from + to) / 2;
    for (const start of along(
      within(from - long + CORNER, all - long),
      within(to - CORNER, all - long),
      middle - long / 2,
    )) {
      const tip = Math.max(CORNER, Math.min(middle - start, long - CORNER));
      const away = Math.abs(start + long / 2 - middle);
      yield { ...across(side), ...(level ? { left: start } : { top: start }), side, tip, away };
    }
  }
}

/** Places between two ends, from a wished one outward. */
function* along(first: number, last: number, wish: number): Generator<number> {
  const ideal = Math.max(first, Math.min(wish, last));
  yield ideal;
  for (let away = STEP; ideal - away >= first || ideal + away <= last; away += STEP) {
    if (ideal - away >= first) yield ideal - away;
    if (ideal + away <= last) yield ideal + away;
  }
}

const within = (place: number, most: number): number => Math.max(MARGIN, Math.min(place, most - MARGIN));

const clipped = (thing: Box, { width, height }: Size): Box => ({
  left: Math.max(0, thing.left),
  top: Math.max(0, thing.top),
  right: Math.min(width, thing.right),
  bottom: Math.min(height, thing.bottom),
});

const area = ({ left, top, right, bottom }: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top);

/** How much of a thing lies under the voice. */
function covered(voice: Box, thing: Box): number {
  const across = Math.min(voice.right, thing.right) - Math.max(voice.left, thing.left);
  const down = Math.min(voice.bottom, thing.bottom) - Math.max(voice.top, thing.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** What a voice takes from sight: a thing that is cut is lost whole; whatever is larger is ground to stand on. */
const lost = (voice: Box, thing: Box): number =>
  area(thing) < area(voice) && covered(voice, thing) > 0 ? area(thing) : 0;

/** Whether one cost is lower than another: the first that differs decides. */
function less(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((each, i) => each !== other[i]);
  return at >= 0 && one[at]! < other[at]!;
}

/** What is drawn or written on the page, apart from one thing: words, pictures, what can be pressed, empty places. */
export function seen(apart: Element): Box[] {
  const range = document.createRange();
  const found: Box[] = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node === apart ||
    node.parentNode instanceof SVGElement ||
    (node instanceof Element && node.matches('.visually-hidden, script'))
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node instanceof Element) {
      if (!node.hasChildNodes() || node.matches('svg, button')) found.push(node.getBoundingClientRect());
    } else if (node.textContent?.trim()) {
      range.selectNode(node);
      found.push(range.getBoundingClientRect());
    }
  }
  return found;
}

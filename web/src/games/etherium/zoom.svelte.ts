/** Looking closer at the board: two fingers or the wheel with Ctrl come nearer, one finger drags what is too large to be seen whole. */

import type { Point } from './iso';

const MOST = 2.6;
/** A touch that moves less than this is a tap. */
const STILL = 6;

export class Zoom {
  /** How much nearer than the whole board. */
  near = $state(1);
  x = $state(0);
  y = $state(0);
  private readonly fingers = new Map<number, Point>();
  private moved = 0;

  constructor(private readonly size: () => { readonly width: number; readonly height: number }) {}

  /** Whether what just ended was a drag and no tap. */
  get dragged(): boolean {
    return this.moved > STILL;
  }

  /** Come nearer by a factor, so that a point of the stage stays where it is. */
  closer(factor: number, at: Point): void {
    const near = Math.min(MOST, Math.max(1, this.near * factor));
    const ratio = near / this.near;
    this.x = at.x - (at.x - this.x) * ratio;
    this.y = at.y - (at.y - this.y) * ratio;
    this.near = near;
    this.hold();
  }

  /** See the whole board again. */
  whole(): void {
    this.near = 1;
    this.hold();
  }

  /** No further than the edges. */
  private hold(): void {
    const { width, height } = this.size();
    this.x = Math.min(0, Math.max(width * (1 - this.near), this.x));
    this.y = Math.min(0, Math.max(height * (1 - this.near), this.y));
  }

  /** Listen to the fingers and the wheel of a stage. */
  readonly listen = (stage: HTMLElement): (() => void) => {
    const at = (event: MouseEvent): Point => {
      const box = stage.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const down = (event: PointerEvent): void => {
      if (this.fingers.size === 0) this.moved = 0;
      this.fingers.set(event.pointerId, at(event));
    };
    const move = (event: PointerEvent): void => {
      const from = this.fingers.get(event.pointerId);
      if (!from) return;
      const to = at(event);
      const [other] = [...this.fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      this.moved += Math.hypot(to.x - from.x, to.y - from.y);
      if (other) {
        const factor =
          Math.hypot(to.x - other.x, to.y - other.y) / (Math.hypot(from.x - other.x, from.y - other.y) || 1);
        this.closer(factor, { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 });
      } else if (this.near > 1) {
        this.x += to.x - from.x;
        this.y += to.y - from.y;
        this.hold();
      }
      this.fingers.set(event.pointerId, to);
    };
    const up = (event: PointerEvent): void => void this.fingers.delete(event.pointerId);
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      this.closer(Math.exp(-event.deltaY / 200), at(event));
    };
    stage.addEventListener('pointerdown', down);
    stage.addEventListener('pointermove', move);
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) stage.addEventListener(end, up);
    stage.addEventListener('wheel', wheel, { passive: false });
    return () => {
      stage.removeEventListener('pointerdown', down);
      stage.removeEventListener('pointermove', move);
      for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const) stage.removeEventListener(end, up);
      stage.removeEventListener('wheel', wheel);
    };
  };
}

/** A token that is carried over the page by mouse or finger, and where it is let go. */

/** How far it is moved before it is carried, in pixels: less is a touch. */
const SLACK = 6;

export interface Dropped {
  readonly token: number;
  /** What lay under it: "action:5", "token:2", "place:7"; null: nothing. */
  readonly on: string | null;
}

export class Drag {
  token = $state<number | null>(null);
  x = $state(0);
  y = $state(0);
  over = $state<string | null>(null);
  /** Whether the last press was a drag: then the click that follows is none. */
  private carried = false;

  constructor(private readonly ondrop: (dropped: Dropped) => void) {}

  /** Whether a click belongs to a drag that just ended. */
  swallow(): boolean {
    const was = this.carried;
    this.carried = false;
    return was;
  }

  /** Press on a token; it is carried once the pointer has moved. */
  press(event: PointerEvent, token: number): void {
    this.carried = false;
    if (event.button !== 0) return;
    const { clientX, clientY, pointerId } = event;
    const move = (each: PointerEvent): void => {
      if (each.pointerId !== pointerId) return;
      if (this.token === null && Math.hypot(each.clientX - clientX, each.clientY - clientY) < SLACK) return;
      this.token = token;
      this.carried = true;
      [this.x, this.y] = [each.clientX, each.clientY];
      this.over = under(each.clientX, each.clientY);
    };
    const end = (each: PointerEvent): void => {
      if (each.pointerId !== pointerId) return;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      const { over } = this;
      const dropped = this.token !== null && each.type === 'pointerup';
      this.token = this.over = null;
      if (dropped) this.ondrop({ token, on: over });
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }
}

/** What a token would lie on here. */
function under(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const thing = element.closest<HTMLElement>('[data-action], [data-token], [data-place]');
    if (!thing) continue;
    for (const name of ['action', 'token', 'place'] as const)
      if (thing.dataset[name] !== undefined) return `${name}:${thing.dataset[name]}`;
  }
  return null;
}

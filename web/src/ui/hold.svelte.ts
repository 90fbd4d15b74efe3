/** A secret that shows while somebody holds its button, by finger, mouse or key; or for a while, after a mere touch. */

/** So many milliseconds a secret shows that was touched, not held. */
const A_WHILE = 6000;
/** Whoever lets go sooner has touched. */
const TOUCH = 350;

export class Hold {
  /** Whether it shows. */
  held = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** When it was taken hold of; undefined if it showed already, and is to be hidden. */
  private since: number | undefined;

  constructor(private readonly onshow: () => void = () => {}) {
    $effect(() => {
      const hide = (): void => this.hide();
      addEventListener('blur', hide);
      return () => {
        removeEventListener('blur', hide);
        this.hide();
      };
    });
  }

  /** What the button listens to. */
  readonly gestures = {
    onpointerdown: (event: PointerEvent & { currentTarget: HTMLElement }): void => {
      event.currentTarget.setPointerCapture(event.pointerId);
      this.take(event);
    },
    onpointerup: (event: PointerEvent): void => this.leave(event),
    onpointercancel: (): void => this.hide(),
    onkeydown: (event: KeyboardEvent): void => {
      if (event.key === 'Escape') this.hide();
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      if (!event.repeat) this.take(event);
    },
    onkeyup: (event: KeyboardEvent): void => {
      if (event.key === ' ' || event.key === 'Enter') this.leave(event);
    },
    onblur: (): void => this.hide(),
    /** A click without a pointer comes from a reader of the screen. */
    onclick: (event: MouseEvent): void => {
      if (event.detail !== 0 || this.held) return;
      this.show();
      this.hideLater();
    },
    oncontextmenu: (event: MouseEvent): void => event.preventDefault(),
  };

  hide(): void {
    clearTimeout(this.timer);
    this.held = false;
  }

  private take({ timeStamp }: Event): void {
    this.since = this.held ? undefined : timeStamp;
    this.show();
  }

  private leave({ timeStamp }: Event): void {
    if (!this.held) return;
    if (this.since !== undefined && timeStamp - this.since < TOUCH) this.hideLater();
    else this.hide();
  }

  private hideLater(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.hide(), A_WHILE);
  }

  private show(): void {
    clearTimeout(this.timer);
    if (this.held) return;
    this.held = true;
    this.onshow();
  }
}

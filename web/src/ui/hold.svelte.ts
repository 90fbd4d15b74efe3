/** A secret that shows only while somebody holds its button: by finger, mouse or key. */

/** Someone whose screen is read to them cannot hold: they get so many milliseconds. */
const A_WHILE = 5000;

export class Hold {
  /** Whether it shows. */
  held = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

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
      this.show();
    },
    onpointerup: (): void => this.hide(),
    onpointercancel: (): void => this.hide(),
    onkeydown: (event: KeyboardEvent): void => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      this.show();
    },
    onkeyup: (): void => this.hide(),
    onblur: (): void => this.hide(),
    /** A click without a pointer comes from a reader of the screen. */
    onclick: (event: MouseEvent): void => {
      if (event.detail !== 0 || this.held) return;
      this.show();
      this.timer = setTimeout(() => this.hide(), A_WHILE);
    },
    oncontextmenu: (event: MouseEvent): void => event.preventDefault(),
  };

  hide(): void {
    clearTimeout(this.timer);
    this.held = false;
  }

  private show(): void {
    clearTimeout(this.timer);
    if (this.held) return;
    this.held = true;
    this.onshow();
  }
}

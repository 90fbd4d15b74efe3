/** What the board shows of what lies on the console: who would walk where, and where something would be collected. */

import type { Foreseen, Imagined } from '../protocol';
import type { Ghost, Mark, Ribbon, Turn } from '../turn.svelte';
import { BOX, type Place, type UnitKind } from '../view';
import type { Foresight } from './foresight.svelte';
import type { Laying } from './laying.svelte';
import { told } from './tells';

/** How long a ghost stands on its land, in milliseconds. */
const PACE = 900;

/** A unit that walks in an imagined season. */
interface Walk {
  readonly kind: string;
  readonly seat: number;
  readonly unit: UnitKind;
  readonly place: Place;
  readonly path: readonly Place[];
}

/** Who walks where in a number of an imagined season. */
function walksOf({ events }: Imagined, shown: number): Walk[] {
  let at = 0;
  return events.flatMap((event) => {
    const each = event as unknown as Walk & { readonly number?: number };
    if (each.kind === 'number') at = each.number!;
    return at === shown && each.kind === 'moved' ? [each] : [];
  });
}

export class Plan {
  /** The token under the pointer or the focus. */
  looked = $state<number | null>(null);
  /** The number of an imagined season that is shown. */
  number = $state<number | null>(null);
  /** The token that the walk over the board has come to. */
  private walked = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly turn: Turn,
    laying: Laying,
    private readonly foresight: Foresight,
  ) {
    let lit = false;
    $effect(() => {
      if (laying.open) {
        turn.ghosts = this.ghosts;
        turn.ribbons = this.ribbons;
        turn.marks = this.marks;
        lit = true;
      } else if (lit) {
        turn.ghosts = turn.ribbons = turn.marks = [];
        lit = false;
      }
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  /** The token that is shown alone. */
  readonly shown = $derived.by(() => this.walked ?? this.looked);
  readonly walking = $derived.by(() => this.walked !== null);

  /** The tokens that walk: all, the one that is shown, or the one in hand as it is tried. */
  private readonly walks = $derived.by((): readonly Foreseen[] => {
    const { tokens, trial } = this.foresight;
    const shown = this.shown === null ? (trial ? [trial] : tokens) : tokens.filter(({ token }) => token === this.shown);
    return shown.filter(({ done }) => done !== null && done.path.length > 0);
  });

  private readonly imagined = $derived.by((): readonly Walk[] | null => {
    const { imagined } = this.foresight;
    return imagined && this.number !== null ? walksOf(imagined, this.number) : null;
  });

  private readonly ghosts = $derived.by(
    (): Ghost[] =>
      this.imagined?.map(({ seat, unit, place }) => ({ seat, unit, place })) ??
      this.walks.map(({ token, done, works }) => ({
        seat: this.turn.me,
        unit: done!.unit as UnitKind,
        place: done!.path.at(-1)!,
        number: token,
        perhaps: works === 'perhaps',
      })),
  );

  private readonly ribbons = $derived.by(
    (): Ribbon[] =>
      this.imagined?.map(({ path, seat }) => ({ path, seat, tone: 'plan' })) ??
      this.walks.map(({ done }) => ({ path: done!.path, seat: this.turn.me, tone: 'plan' })),
  );

  private readonly marks = $derived.by((): Mark[] => {
    const { tokens, trial } = this.foresight;
    const each = this.shown === null ? trial : tokens.find(({ token }) => token === this.shown);
    if (!each?.done || each.done.path.length > 0) return [];
    const place = each.collector[0];
    const collects = BOX.panel[each.action]!.verb === 'collect' && place !== undefined;
    return collects ? [{ place, tone: 'good', says: told(this.turn, each.token, each.action, each) }] : [];
  });

  /** Walk the plan over the board, token by token; again: stop. */
  walk(): void {
    clearTimeout(this.timer);
    if (this.walked !== null) {
      this.walked = null;
      return;
    }
    const steps = this.foresight.tokens.map(({ token }) => token);
    const step = (at: number): void => {
      this.walked = steps[at] ?? null;
      if (this.walked !== null) this.timer = setTimeout(() => step(at + 1), PACE);
    };
    step(0);
  }
}

/** What hands do on the console: tokens are touched, carried, laid on a land, or laid by keys. */

import { t } from '../../../words';
import type { Turn } from '../turn.svelte';
import { BOX, UNLAID, type Place } from '../view';
import { Drag, type Dropped } from './drag.svelte';
import { tokensOn } from './draft';
import type { Foresight } from './foresight.svelte';
import type { Laying } from './laying.svelte';

export class Hands {
  /** What was done last, for the ears. */
  heard = $state('');
  readonly drag = new Drag((dropped) => this.drop(dropped));

  constructor(
    private readonly turn: Turn,
    private readonly laying: Laying,
    private readonly foresight: Foresight,
  ) {
    $effect(() => {
      turn.ontouch = laying.open ? (place) => this.touchLand(place) : null;
      return () => (turn.ontouch = null);
    });
  }

  /** An action was touched: it takes the token in hand; once all lie, the one that lies there comes to hand. */
  touchSlot(action: number): void {
    const { desk, fixed } = this.laying;
    if (this.drag.swallow() || fixed) return;
    const lying = tokensOn(desk.draft, action);
    if (desk.picked !== null && lying.includes(desk.picked)) desk.choose(null);
    else if (desk.held !== null) this.lay(action, desk.held);
    else if (lying.length > 0) desk.choose(lying.at(-1)!);
    else this.heard = t('etherium-console-all-laid');
  }

  /** A token was touched: it comes to hand, or changes places with the one that is there. */
  touch(token: number): void {
    const { desk, fixed } = this.laying;
    if (this.drag.swallow() || fixed) return;
    const { picked } = desk;
    if (picked !== null && picked !== token) desk.swap(picked, token);
    else desk.choose(token);
  }

  /** What the keys of the console do. */
  readonly typed = (console: HTMLElement): (() => void) => {
    const keys = (event: KeyboardEvent): void => this.type(event);
    console.addEventListener('keydown', keys);
    return () => console.removeEventListener('keydown', keys);
  };

  private type(event: KeyboardEvent): void {
    const { desk, fixed } = this.laying;
    const on = event.target instanceof HTMLElement ? event.target : null;
    const action = on?.dataset.action === undefined ? null : Number(on.dataset.action);
    const token = on?.dataset.token === undefined ? null : Number(on.dataset.token);
    if (fixed || !desk.draft.length) return;
    if (event.ctrlKey || event.metaKey) {
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      if (key === 'y' || event.shiftKey) desk.redo();
      else desk.undo();
    } else if (/^[1-6]$/.test(event.key) && Number(event.key) <= desk.draft.length) {
      if (action === null) desk.choose(Number(event.key));
      else this.lay(action, Number(event.key));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      const lifted = token ?? (action === null ? undefined : tokensOn(desk.draft, action).at(-1));
      if (lifted === undefined) return;
      desk.lift(lifted);
      this.says(lifted);
    } else if (event.key === 'Escape' && desk.picked !== null) desk.choose(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  private drop({ token, on }: Dropped): void {
    const { desk } = this.laying;
    const [what, which] = on?.split(':') ?? [];
    if (what === 'action') this.lay(Number(which), token);
    else if (what === 'token') {
      if (Number(which) !== token) desk.swap(token, Number(which));
    } else if (what === 'place') this.layOn(Number(which), token);
    else desk.lift(token);
    if (desk.draft[token - 1] !== UNLAID) this.says(token);
  }

  /** A land was touched while a token, or a unit of mine, is in hand. */
  private touchLand(place: Place): boolean {
    const { turn, laying } = this;
    const unit = turn.chosen?.seat === turn.me && turn.reach.has(place);
    if (laying.desk.picked === null && !unit) return false;
    turn.chosen = null;
    return this.layOn(place);
  }

  /** A token on a land: it moves there, or collects where the collector will stand. */
  private layOn(place: Place, token = this.laying.desk.held): boolean {
    const { turn, laying } = this;
    if (!laying.open || laying.fixed || token === null) return false;
    const kind = turn.view.kinds[place];
    const before = this.foresight.tokens.filter((each) => each.token < token).at(-1);
    const stands = before ? before.collector : [turn.view.players[laying.seat]!.collector];
    const verb = stands.length === 1 && stands[0] === place && laying.whose === null ? 'collect' : 'move';
    const action = BOX.panel.findIndex((each) => each.verb === verb && each.about === kind);
    if (action < 0) return false;
    this.lay(action, token);
    return true;
  }

  private lay(action: number, token: number): void {
    this.laying.desk.lay(action, token);
    this.foresight.tried = null;
    this.says(token);
  }

  private says(token: number): void {
    this.heard = this.foresight.tells(token);
  }
}

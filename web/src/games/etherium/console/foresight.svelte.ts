/** The engine's word on what lies on the console: what each token would do, and how a guessed season would go. */

import type { Foreseen, Imagined, Outlook } from '../protocol';
import type { Turn } from '../turn.svelte';
import { UNLAID } from '../view';
import { lay, type Draft } from './draft';
import type { Laying } from './laying.svelte';
import { told } from './tells';

/** How long the engine is asked nothing after a change, in milliseconds. */
const BREATH = 50;
/** How long an action is looked at before the engine is asked about it, in milliseconds. */
const GLANCE = 120;

export class Foresight {
  /** What speaks against locking it; empty if nothing does. */
  warning = $state('');
  /** The action that is looked at while a token is in hand. */
  tried = $state<number | null>(null);
  private outlook = $state.raw<Outlook | null>(null);
  private answer = $state.raw<{ readonly draft: Draft; readonly token: Foreseen | undefined }>();

  constructor(
    private readonly turn: Turn,
    private readonly laying: Laying,
  ) {
    $effect(() => {
      if (!laying.open) return;
      const move = { kind: 'programme', actions: [...laying.mine.draft], lock: true };
      const others = laying.guessing
        ? laying.guessed.map(({ seat, draft }) => ({
            seat,
            move: { kind: 'programme', actions: [...draft], lock: true },
          }))
        : [];
      let stale = false;
      const timer = setTimeout(async () => {
        const foreseen = await turn.props().foresee(move, others);
        if (stale || !foreseen) return;
        this.outlook = foreseen.outlook as Outlook | null;
        this.warning = foreseen.warning ? turn.teller.spoken(turn.teller.refusal(foreseen.warning)) : '';
      }, BREATH);
      return () => {
        stale = true;
        clearTimeout(timer);
      };
    });
    $effect(() => {
      const tried = this.attempt;
      if (!tried) return;
      let stale = false;
      const timer = setTimeout(async () => {
        const foreseen = await turn.props().foresee({ kind: 'programme', actions: [...tried.draft], lock: true });
        const outlook = foreseen?.outlook as Outlook | null | undefined;
        if (!stale) this.answer = { ...tried, token: outlook?.tokens.find(({ token }) => token === tried.held) };
      }, GLANCE);
      return () => {
        stale = true;
        clearTimeout(timer);
      };
    });
  }

  /** What would lie if the token in hand were laid on the action that is looked at. */
  private readonly attempt = $derived.by((): { readonly draft: Draft; readonly held: number } | undefined => {
    const { whose, fixed, desk } = this.laying;
    const { held } = desk;
    if (this.tried === null || held === null || whose !== null || fixed || !this.laying.open) return undefined;
    return { draft: lay(desk.draft, held, this.tried), held };
  });

  /** What the token in hand would do on the action that is looked at. */
  readonly trial = $derived.by((): Foreseen | undefined =>
    this.attempt && this.answer?.draft === this.attempt.draft ? this.answer.token : undefined,
  );

  /** What each token of mine would do; none for those that were moved since the engine was asked. */
  readonly tokens = $derived.by(() =>
    (this.outlook?.tokens ?? []).filter(({ token, action }) => this.laying.mine.draft[token - 1] === action),
  );

  /** The season as it would go if all guesses were right. */
  readonly imagined = $derived.by((): Imagined | null =>
    this.laying.guessing && this.laying.guessed.length > 0 ? (this.outlook?.season ?? null) : null,
  );

  /** How sure each action would be for the token in hand. */
  readonly would = $derived.by(() => {
    const { whose, desk } = this.laying;
    return whose === null && desk.held !== null ? this.outlook?.would[desk.held - 1] : undefined;
  });

  /** A token in words: its action, and what the engine says of it. */
  tells(token: number): string {
    const { whose, desk } = this.laying;
    const foreseen = whose === null ? this.tokens.find((each) => each.token === token) : undefined;
    return told(this.turn, token, desk.draft[token - 1] ?? UNLAID, foreseen);
  }

  /** What the token in hand would do on the action that is looked at, in words. */
  readonly glance = $derived.by(() => this.trial && told(this.turn, this.trial.token, this.trial.action, this.trial));
}

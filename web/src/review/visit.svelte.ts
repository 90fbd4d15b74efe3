/** Someone looking back at a finished game: at which moment, through whose eyes, and with whom. */

import { tick } from 'svelte';
import * as api from '../api';
import type { Eyes } from '../api';
import type { GameContent, Judgement, Moment, Pointed, Review, Sight, TableInfo } from '../protocol';
import { gameTable, type GameTable, type Happening } from '../table/board';
import { socketAddress, TableLink } from '../table/link.svelte';
import { standing } from '../table/log';
import { Passages } from '../table/passages.svelte';
import { Teller } from '../table/teller';
import { fly, remember } from '../ui/flights';
import { attempt, explain } from '../ui/problem';
import { learn } from '../words';
import { momentOf, moments, openView, readEyes } from './moments';
import { Sightings } from './sightings.svelte';

/** More seats than any table has: which of them exist is known when the game is here. */
const ANY_SEAT = 32;
/** How long a step must last to be told to the others, in milliseconds. */
const BREATH = 80;

export class Visit {
  table = $state.raw<TableInfo>();
  private told = $state.raw<readonly Moment[]>([]);
  /** The last row of the game, of which we may not have been told yet. */
  private last = $state(Infinity);
  private readonly sightings: Sightings;
  box = $state.raw<{ content: GameContent; look: GameTable | null }>();
  /** Why there is nothing to see: a code, and its sentence. */
  trouble = $state.raw<{ readonly code: string; readonly text: string }>();
  eyes = $state<Eyes>('open');
  /** Which moment is shown. */
  at = $state(0);
  /** Whose decisions are looked at. */
  studied = $state<number>();
  review = $state.raw<Review>();
  /** Whether to go along with the others who are here, and they with us. */
  together = $state(true);
  /** What somebody else points at. */
  pointed = $state.raw<Pointed>();
  /** Where the board is drawn, for flights. */
  felt = $state<HTMLElement>();

  readonly link: TableLink;
  private readonly passages: Passages;
  private telling = 0;
  /** What we told and have not heard back: the table tells everybody, ourselves too. */
  private readonly echoes: string[] = [];
  /** Whether the others are where they are because of us. */
  private leads = false;
  /** Whether we left: what comes late is not looked at. */
  private gone = false;

  constructor(
    readonly id: string,
    private readonly step: number | null,
    private readonly wish: string | null,
  ) {
    this.eyes = readEyes(wish, ANY_SEAT, null);
    this.sightings = new Sightings(id, this.eyes);
    this.passages = new Passages(id);
    this.link = new TableLink(socketAddress(`/ws/tables/${encodeURIComponent(id)}`));
    this.link.onjudged = ({ seat }) => {
      if (seat === this.studied) void this.study(seat);
    };
    this.link.onpoint = (other) => this.follow(other);
  }

  readonly steps = $derived.by(() => moments(this.told));
  /** The moment we went to. */
  readonly moment = $derived.by(() => this.steps[Math.min(this.at, this.steps.length - 1)]);
  /** The moment that lies on the board: the one we went to, or the one before until that is here. */
  readonly shown = $derived.by(() => this.moment && this.sightings.at(this.moment));
  /** The seat at the bottom of the board. */
  readonly viewer = $derived.by(() => this.shown?.seat ?? this.table?.seats.find((seat) => seat.you)?.seat ?? 0);
  readonly view = $derived.by(() => {
    const { shown, viewer } = this;
    if (!shown?.open) return shown?.sight.view;
    return (this.box?.look?.open ?? openView)(shown.sight.views, viewer);
  });
  readonly teller = $derived.by(
    () =>
      new Teller(
        this.table?.game ?? '',
        this.table?.seats ?? [],
        this.box?.content ?? null,
        null,
        this.table?.options,
        this.passages,
      ),
  );
  /** Whether the last moment is shown, and with it who won. */
  readonly ended = $derived.by(
    () =>
      this.table?.phase === 'over' &&
      this.at > 0 &&
      this.at === this.steps.length - 1 &&
      this.told.at(-1)!.n >= this.last,
  );
  readonly events = $derived.by(() => (this.shown?.moment.events ?? []) as Happening[]);
  readonly story = $derived.by(() =>
    standing(this.steps.slice(0, this.at + 1).flatMap((each) => each.events as Happening[])),
  );
  /** What the search thought of the move that led to this moment. */
  readonly judged = $derived.by(() => this.review?.decisions.find((each) => each.n === this.moment?.n));

  /** Fetch the game as these eyes saw it: the moments page by page, how it lay at each as we go there. */
  async load(eyes: Eyes): Promise<void> {
    try {
      if (!this.box) await this.unpack(await api.table(this.id));
      if (this.gone || eyes !== this.eyes) return;
      const told: Moment[] = [];
      for await (const page of api.pages(this.id, eyes)) {
        if (this.gone || eyes !== this.eyes) return;
        told.push(...page.moments);
        this.last = page.last;
        this.begin(eyes, told, page.until);
      }
    } catch (error) {
      const [code, values] = error instanceof api.Refused ? [error.code, error.values] : ['unknown', {}];
      this.trouble = { code, text: explain(code, values) };
    }
  }

  leave(): void {
    this.gone = true;
    clearTimeout(this.telling);
  }

  /** Take up what we were told so far, once it goes up to the row where we are, or want to be. */
  private begin(eyes: Eyes, told: readonly Moment[], until: number): void {
    const row = this.pointed?.n ?? this.moment?.n ?? this.step;
    const anew = this.sightings.eyes !== eyes || this.told.length === 0;
    if (until < Math.min(row ?? 0, this.last)) return;
    if (anew) {
      this.sightings.open(eyes);
      this.told = [...told];
      this.at = row === null ? 0 : momentOf(this.steps, row);
      this.look();
    } else if (told.length > this.told.length) {
      this.told = [...told];
    }
  }

  private async unpack(table: TableInfo): Promise<void> {
    const [content, look] = await Promise.all([api.content(table.game), gameTable(table.game), learn(table.game)]);
    this.table = table;
    this.box = { content, look };
    const mine = table.seats.find((seat) => seat.you);
    this.studied = (mine ?? table.seats.find((seat) => seat.bot === null))?.seat ?? 0;
    if (this.wish === null && mine) this.eyes = mine.seat;
  }

  /** Look at the moment where we are, and a little ahead. */
  private look(back = false): void {
    this.sightings.look(this.steps, this.at, back);
  }

  /** Tell how the game lay at a moment, as soon as we know. */
  readonly sight = (index: number): Sight | undefined => this.sightings.want(this.steps[index]);

  /** Choose whose decisions to look at. */
  choose(seat: number): void {
    this.review = undefined;
    this.studied = seat;
  }

  /** Ask what the search thinks of a seat's decisions; it comes bit by bit. */
  async study(seat: number): Promise<void> {
    const found = await attempt(() => api.review(this.id, seat));
    if (found && seat === this.studied) this.review = found;
  }

  /** Go to a moment. */
  show(index: number, tell = true): void {
    const to = Math.min(this.steps.length - 1, Math.max(0, index));
    const there = this.steps[to];
    if (to === this.at || !there) return;
    const { felt } = this;
    const forth = to > this.at;
    const near = Math.abs(to - this.at) === 1 && this.sightings.knows(there);
    const before = felt && near ? remember(felt) : undefined;
    this.at = to;
    this.look(!forth);
    if (before && felt) void tick().then(() => fly(felt, before, forth ? this.box?.look?.way : undefined));
    history.replaceState(null, '', this.address);
    if (tell) {
      this.pointed = undefined;
      this.point('');
    }
  }

  /** Go to the moment of a decision. */
  jump(to: Judgement): void {
    this.show(momentOf(this.steps, to.n));
  }

  /** Show the others where we are, and perhaps a thing; whoever drags through the game tells where they stop. */
  point(what: string): void {
    clearTimeout(this.telling);
    this.telling = setTimeout(() => this.tell(what), BREATH) as unknown as number;
  }

  private tell(what: string): void {
    const { moment, eyes } = this;
    if (!this.together || !moment || this.link.health !== 'live') return;
    const seat = typeof eyes === 'number' ? eyes : null;
    this.leads = true;
    this.echoes.push(JSON.stringify([moment.n, seat, eyes === 'open', what]));
    this.link.point(moment.n, seat, eyes === 'open', what);
  }

  private follow(other: Pointed): void {
    const echo = this.echoes.indexOf(JSON.stringify([other.n, other.seat, other.open, other.point]));
    if (echo >= 0) {
      this.echoes.splice(0, echo + 1);
      return;
    }
    if (!this.together) return;
    this.leads = false;
    this.pointed = other;
    this.show(momentOf(this.steps, other.n), false);
  }

  /** Show those who come later where the others are. */
  welcome(): void {
    if (this.leads) this.point('');
  }

  /** The address of this moment, through these eyes. */
  get address(): string {
    return `/review/${this.id}?n=${this.moment?.n ?? 0}&eyes=${this.eyes}`;
  }

  /** The score that ends the game, for the plot of points. */
  get goal(): { goal?: number } {
    const goal = this.box?.look?.goal?.(this.box.content.content);
    return goal === undefined ? {} : { goal };
  }

  /** What was asked before row n, as its judgement tells it. */
  asked(n: number): { kind: string; facts: Record<string, unknown> } | null {
    const judged = this.review?.decisions.find((each) => each.n === n);
    const facts = judged?.facts as Record<string, unknown> | undefined;
    return judged ? { kind: judged.kind, facts: facts ?? {} } : null;
  }
}

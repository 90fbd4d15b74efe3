/** The table as its components share it: the view, who I am in it, and the clocks. */

import { getContext, setContext } from 'svelte';
import type { Picture } from '../../../build/ivory';
import type { BoardProps, Move } from '../../table/board';
import { picture } from './pictures.svelte';
import { t } from '../../words';
import type { Card as DreamCard } from './protocol';
import { cardsOf, foulId, liveCard, secondsLeft, type DreamContent, type OpenView } from './view';

export type DreamProps = BoardProps<OpenView, DreamContent>;

const KEY = Symbol('dream');

export class Dream {
  /** The moment, as far as clocks need it. */
  now = $state(Date.now());

  constructor(private readonly props: () => DreamProps) {}

  get view(): OpenView {
    return this.props().view;
  }
  get me(): number | null {
    return this.props().me;
  }
  get ask(): DreamProps['ask'] {
    return this.props().ask;
  }
  get teller(): DreamProps['teller'] {
    return this.props().teller;
  }
  get seats(): DreamProps['seats'] {
    return this.props().seats;
  }
  get events(): DreamProps['events'] {
    return this.props().events;
  }
  get show(): DreamProps['show'] {
    return this.props().show;
  }
  /** Whether the text of clues is hidden from the Dreamer. */
  get ears(): boolean {
    return this.props().options.ears === true;
  }
  /** Whether this is a table that plays, and I am at it. */
  get playing(): boolean {
    return this.me !== null && this.props().at > 0;
  }

  /** Whether the table is over, maybe in the middle of a night. */
  get over(): boolean {
    return this.props().over ?? false;
  }
  /** Whether I may still say or do something. */
  get acting(): boolean {
    return this.playing && !this.over;
  }

  readonly scene = $derived.by(() => this.view.scene);
  readonly cards = $derived.by(() => this.view.cards);
  readonly live = $derived.by(() => liveCard(this.cards));
  readonly spirits = $derived.by(() => this.view.spirits);
  readonly yellow = $derived.by(() => cardsOf(this.cards, 'yellow'));
  readonly blue = $derived.by(() => cardsOf(this.cards, 'blue'));
  readonly fouls = $derived.by(() => cardsOf(this.cards, 'foul'));
  readonly amDreamer = $derived.by(() => this.me === this.view.dreamer);
  /** Whether all clocks rest for somebody who dropped out. */
  readonly resting = $derived.by(() => this.props().clocks.some(({ key }) => key === 'rest'));
  readonly ticking = $derived.by(() => this.props().clocks.some((clock) => clock.seat === null && clock.running));

  play(move: Move): Promise<boolean> {
    return this.props().play(move);
  }

  /** Whether a move is among those I am offered. */
  offers(kind: string): boolean {
    return (this.ask?.options as Move[] | undefined)?.some((move) => move.kind === kind) ?? false;
  }

  /** Seconds left of the clock whose name begins so; null if none runs. */
  left(beginning: string): number | null {
    const { clocks, at } = this.props();
    return secondsLeft(clocks, beginning, at, this.now);
  }

  seat(seat: number): string {
    return this.teller.seat(seat);
  }

  /** Whoever is on a seat, as the strip of players says it: « you » to oneself at a live table; who looks back reads names. */
  who(seat: number): string {
    return this.playing && seat === this.me ? t('page-you') : this.seat(seat);
  }

  isBot(seat: number): boolean {
    const found = this.seats.find((info) => info.seat === seat);
    return found ? found.bot !== null || found.away : false;
  }

  /** What a word is called, in the language of the table. */
  get content(): DreamContent {
    return this.props().content;
  }

  word(word: number): string {
    return this.props().content.words[word]?.[this.view.rules.language] ?? '';
  }

  /** What somebody did to take a card as a penalty. */
  foul({ word, offender, offence, rule }: DreamCard): string {
    return t(foulId(rule), { name: this.seat(offender ?? -1), word: this.word(word), clue: offence });
  }

  picture(word: number): Picture | undefined {
    return picture(this.props().content.words[word]?.picture);
  }
}

export function provide(dream: Dream): Dream {
  return setContext(KEY, dream);
}

export function use(): Dream {
  return getContext<Dream>(KEY);
}

/** The live link to a table: what its server says, what we say, and how it heals when it breaks. */

import type {
  Ask,
  ChatLine,
  ClientMessage,
  Explained,
  Foreseen,
  Guess,
  Judged,
  Pointed,
  Reacted,
  ServerMessage,
  SetTempo,
  State,
} from '../protocol';
import { acquainted } from '../api';
import type { Happening, Move, Refusal } from './board';

export type Health = 'joining' | 'live' | 'broken' | 'gone';

/** A refusal, with the move that was refused. */
export interface RefusedTry extends Refusal {
  readonly move: unknown;
}

type Outgoing = ClientMessage extends infer M ? (M extends { id?: number } ? Omit<M, 'id'> : never) : never;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** Why a server may turn somebody away for a moment. */
const PASSING: ReadonlySet<string> = new Set(['busy', 'full', 'slow_down']);
const PING_EVERY = 20_000;
const SILENCE = 45_000;

export class TableLink {
  health = $state<Health>('joining');
  /** The reason, if the table is gone. */
  gone = $state('');
  state = $state.raw<State | null>(null);
  /** Everything that happened, as far as these eyes know. */
  log = $state.raw<readonly Happening[]>([]);
  /** Whether the log goes back to the first card; if not, `fill` can bring what was before. */
  whole = $state(false);
  /** Whether what happened just before the log begins was never here. */
  gap = $state(true);
  /** What happened since the state before. */
  fresh = $state.raw<readonly Happening[]>([]);
  lines = $state.raw<readonly ChatLine[]>([]);
  /** How fast bots answer somebody alone against them. */
  tempo = $state<SetTempo['tempo']>('usual');
  refusal = $state.raw<RefusedTry | null>(null);
  /** A message that was not carried out, by its reason code. */
  problem = $state.raw<{ code: string; values: Record<string, unknown> } | null>(null);
  /** Whether a move of ours is on its way. */
  sending = $state(false);
  /** When the state came, to count its clocks down. */
  at = $state(0);

  onreaction: (reaction: Reacted) => void = () => {};
  onpoint: (point: Pointed) => void = () => {};
  onjudged: (judged: Judged) => void = () => {};
  onsaid: (line: ChatLine) => void = () => {};

  private socket: WebSocket | null = null;
  private next = 1;
  private wait = FIRST_WAIT;
  private timer = 0;
  private pinger = 0;
  private heard = 0;
  private closed = false;
  private readonly answers = new Map<number, (answer: boolean) => void>();
  private readonly reasons = new Map<number, (refusal: Refusal | null) => void>();
  private readonly wonders = new Map<number, (foreseen: Foreseen | null) => void>();

  constructor(
    private readonly address: string,
    private readonly open: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  get ask(): Ask | null {
    return this.state?.ask ?? null;
  }

  /** Connect, and stay connected until `stop`. */
  start(): () => void {
    const again = (): void => {
      if (this.health === 'broken') this.connect();
    };
    const lost = (): void => this.lose();
    addEventListener('online', again);
    addEventListener('offline', lost);
    document.addEventListener('visibilitychange', again);
    this.pinger = setInterval(() => this.watch(), PING_EVERY) as unknown as number;
    void acquainted().then(() => this.closed || this.connect());
    return () => {
      removeEventListener('online', again);
      removeEventListener('offline', lost);
      document.removeEventListener('visibilitychange', again);
      clearInterval(this.pinger);
      this.stop();
    };
  }

  private stop(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private connect(): void {
    clearTimeout(this.timer);
    this.socket?.close();
    const socket = this.open(`${this.address}?since=${this.state?.n ?? 0}`);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      if (this.tempo !== 'usual') this.send({ type: 'tempo', tempo: this.tempo });
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.heard = Date.now();
      this.receive(JSON.parse(String(event.data)) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.broken();
    };
  }

  private broken(wait = this.wait): void {
    this.socket = null;
    this.forget();
    if (this.closed || this.health === 'gone') return;
    this.health = 'broken';
    this.timer = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2)) as unknown as number;
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  /** Answers that will not come any more. */
  private forget(): void {
    this.sending = false;
    for (const answer of this.answers.values()) answer(false);
    for (const reason of this.reasons.values()) reason(null);
    for (const wonder of this.wonders.values()) wonder(null);
    this.answers.clear();
    this.reasons.clear();
    this.wonders.clear();
  }

  private watch(): void {
    if (this.health !== 'live') return;
    if (Date.now() - this.heard > SILENCE) this.lose();
    else this.send({ type: 'ping' });
  }

  /** The network is gone, though the socket has not noticed it. */
  private lose(): void {
    if (this.health !== 'live') return;
    const socket = this.socket;
    this.broken();
    socket?.close();
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
        this.take(message);
        break;
      case 'chats':
        this.lines = message.lines;
        break;
      case 'chat':
        this.lines = [...this.lines.filter((line) => line.id !== message.line.id), message.line].slice(-300);
        this.onsaid(message.line);
        break;
      case 'reaction':
        this.onreaction(message);
        break;
      case 'refused':
        this.refusal = message;
        this.answered(message.to, false);
        break;
      case 'foreseen':
        this.foreseen(message.to, message);
        break;
      case 'explained':
        this.explained(message);
        break;
      case 'error':
        if (this.wonders.has(message.to)) {
          this.foreseen(message.to, null);
          break;
        }
        this.problem = message;
        this.answered(message.to, false);
        if (this.state === null && !PASSING.has(message.code)) {
          this.health = 'gone';
          this.gone = message.code;
        }
        break;
      case 'cursor':
        this.onpoint(message);
        break;
      case 'judged':
        this.onjudged(message);
        break;
      case 'bye':
        this.bye(message.code, message.again);
        break;
      case 'pong':
        break;
    }
  }

  private bye(code: string, again: number | null): void {
    const socket = this.socket;
    if (again === null) {
      this.health = 'gone';
      this.gone = code;
    } else {
      this.broken(again * 1000);
    }
    socket?.close();
  }

  private take(state: State): void {
    const before = this.state;
    if (before && state.n < before.n) return;
    this.health = 'live';
    this.wait = FIRST_WAIT;
    const events = state.events as Happening[];
    const joins = before !== null && !state.fresh && state.since <= before.n;
    const seen = before?.n ?? 0;
    this.fresh = joins ? events.filter((event) => event.n > seen) : [];
    this.log = joins ? [...this.log, ...this.fresh] : events;
    if (!joins) {
      this.whole = false;
      this.gap = true;
    }
    this.at = Date.now();
    this.state = before && stands(before, state) ? { ...state, view: before.view, ask: before.ask } : state;
    for (const id of [...this.answers.keys()]) if (id <= state.ack) this.answered(id, true);
  }

  /** Add what happened before the log begins. */
  fill(earlier: readonly Happening[], whole: boolean): void {
    const first = this.log[0]?.n ?? Infinity;
    this.log = [...earlier.filter((event) => event.n < first), ...this.log];
    this.whole = whole;
    this.gap = false;
  }

  private answered(id: number, done: boolean): void {
    this.answers.get(id)?.(done);
    this.answers.delete(id);
    this.sending = this.answers.size > 0;
  }

  private foreseen(to: number, foreseen: Foreseen | null): void {
    this.wonders.get(to)?.(foreseen);
    this.wonders.delete(to);
  }

  private explained(message: Explained): void {
    this.reasons.get(message.to)?.(message.legal ? null : message);
    this.reasons.delete(message.to);
  }

  private send(message: Outgoing): number {
    const id = this.next++;
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify({ ...message, id }));
    return id;
  }

  private request(message: Outgoing): Promise<boolean> {
    if (this.health !== 'live') return Promise.resolve(false);
    this.refusal = null;
    this.problem = null;
    this.sending = true;
    const id = this.send(message);
    return new Promise((answer) => this.answers.set(id, answer));
  }

  /** Answer the ask: true once it is stored. */
  play(move: Move): Promise<boolean> {
    return this.request({ type: 'move', n: this.state?.n ?? 0, move: { ...move } });
  }

  undo(): Promise<boolean> {
    return this.request({ type: 'undo', n: this.state?.n ?? 0 });
  }

  /** Ask the others for my last move back, after they have answered it. */
  askUndo(): Promise<boolean> {
    return this.request({ type: 'ask_undo', n: this.state?.n ?? 0 });
  }

  answerPlea(grant: boolean): void {
    this.send({ type: 'answer_plea', grant });
  }

  /** Tell why a move would not be legal; null if it would. */
  why(move: Move): Promise<Refusal | null> {
    if (this.health !== 'live') return Promise.resolve(null);
    const id = this.send({ type: 'why', move: { ...move } });
    return new Promise((reason) => this.reasons.set(id, reason));
  }

  /** Tell what a move of ours would lead to, perhaps beside what we guess of others; null where nobody can say now. */
  foresee(move: Move, guesses: readonly Guess[] = []): Promise<Foreseen | null> {
    if (this.health !== 'live') return Promise.resolve(null);
    const id = this.send({ type: 'what_if', move: { ...move }, ...(guesses.length ? { guesses: [...guesses] } : {}) });
    return new Promise((wonder) => this.wonders.set(id, wonder));
  }

  /** Say something to the table; false if nobody could hear it. */
  say(text: string): boolean {
    if (this.health !== 'live') return false;
    this.send({ type: 'chat', text });
    return true;
  }

  react(reaction: Reacted['reaction']): void {
    this.send({ type: 'react', reaction });
  }

  /** Alone against bots: how fast they answer, or whether the game rests. */
  setTempo(tempo: SetTempo['tempo']): void {
    this.tempo = tempo;
    this.send({ type: 'tempo', tempo });
  }

  resign(): void {
    this.send({ type: 'resign' });
  }

  leave(): void {
    this.send({ type: 'leave' });
  }

  back(): void {
    this.send({ type: 'back' });
  }

  point(n: number, seat: number | null, open: boolean, point: string): void {
    this.send({ type: 'cursor', n, seat, open, point });
  }
}

/** Whether a state only tells who came or went: what lies on the table stands, and what is being done there goes on. */
function stands(before: State, state: State): boolean {
  return before.n === state.n && before.seat === state.seat && before.view !== null;
}

/** The address of a socket of this server. */
export function socketAddress(path: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;
}

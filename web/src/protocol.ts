/** What the page and the server exchange. Made from the server by `npm run protocol`; do not edit. */

export type ClientMessage =
  Play | Undo | AskUndo | AnswerPlea | Why | WhatIf | Say | React | Resign | Leave | Back | SetTempo | Point | Ping;
export type LobbyMessage = OpenTables | Error | Pong | Bye;
export type ServerMessage =
  State | Chats | Chat | Reacted | RefusedMove | Explained | Foreseen | Error | Pointed | Judged | Pong | Bye;

/**
 * An answer that was possible, and what the search bot thinks it leads to.
 */
export interface Alternative {
  move: unknown;
  value: number;
  win: number;
}
/**
 * Grant what somebody asked to take back, or do not; whoever asked takes the question back so.
 */
export interface AnswerPlea {
  type: 'answer_plea';
  id?: number;
  grant: boolean;
}
/**
 * What your seat is asked, and what it may answer.
 */
export interface Ask {
  kind: string;
  rule: string;
  awaited: boolean;
  facts: {
    [k: string]: unknown;
  };
  options: unknown[];
  fields:
    | {
        [k: string]: unknown;
      }[]
    | null;
}
/**
 * Ask the others to let you take back your last move, though they have answered it; theirs go back with it.
 *
 *     Where no other person plays, it is granted at once.
 */
export interface AskUndo {
  type: 'ask_undo';
  id?: number;
  n: number;
}
/**
 * Take your seat back from the bot that stands in. Connecting, or a move, does the same.
 */
export interface Back {
  type: 'back';
  id?: number;
}
/**
 * A bearer token: `Authorization: Bearer <token>`. Shown once. It may play, and nothing else.
 */
export interface BotToken {
  id: string;
  token: string;
}
/**
 * Play on from row `n` of a finished game against bots, on a new table.
 */
export interface Branch {
  n: number;
  seat?: number;
  level?: string | null;
}
/**
 * The server closes this socket. With `again` set, come back after so many seconds.
 */
export interface Bye {
  type: 'bye';
  code: string;
  again: number | null;
}
/**
 * Change one's name or language; what is absent stays.
 */
export interface ChangeMe {
  /**
   * What a person is called at a table.
   */
  name?: string;
  /**
   * A folder of `locales`.
   */
  language?: string;
}
/**
 * Somebody said something.
 */
export interface Chat {
  type: 'chat';
  line: ChatLine;
}
/**
 * Something said at the table.
 */
export interface ChatLine {
  id: number;
  name: string;
  seat: number | null;
  text: string;
  ago: number;
}
/**
 * What was said before you came; follows your first state.
 */
export interface Chats {
  type: 'chats';
  lines: ChatLine[];
}
/**
 * Answer your ask. `n` is the number of the state you answer to.
 */
export interface Play {
  type: 'move';
  id?: number;
  n: number;
  move: {
    [k: string]: unknown;
  };
}
/**
 * Take back your last move, if that gives nobody information.
 */
export interface Undo {
  type: 'undo';
  id?: number;
  n: number;
}
/**
 * Ask whether a move would be legal, and if not, by which clause.
 */
export interface Why {
  type: 'why';
  id?: number;
  move: {
    [k: string]: unknown;
  };
}
/**
 * Ask what a move of yours would lead to, without playing it; perhaps beside what you guess of others.
 */
export interface WhatIf {
  type: 'what_if';
  id?: number;
  move: {
    [k: string]: unknown;
  };
  guesses?: Guess[];
}
/**
 * A move that you think somebody else makes in secret.
 */
export interface Guess {
  seat: number;
  move: {
    [k: string]: unknown;
  };
}
/**
 * Say something to the table.
 */
export interface Say {
  type: 'chat';
  id?: number;
  text: string;
}
/**
 * Show a feeling.
 */
export interface React {
  type: 'react';
  id?: number;
  reaction: 'clap' | 'heart' | 'laugh' | 'ouch' | 'sleep' | 'star' | 'think' | 'wow';
}
/**
 * Give up: a bot plays on for you, or the game ends if nobody is left to play against.
 */
export interface Resign {
  type: 'resign';
  id?: number;
}
/**
 * Let a bot play for you until you return.
 */
export interface Leave {
  type: 'leave';
  id?: number;
}
/**
 * Alone against bots: tell how fast they answer, or let the game rest. It is not kept: say it when you return.
 */
export interface SetTempo {
  type: 'tempo';
  id?: number;
  tempo: 'calm' | 'pause' | 'quick' | 'usual';
}
/**
 * In a shared review: tell the others where you are and what you point at.
 */
export interface Point {
  type: 'cursor';
  id?: number;
  n: number;
  seat?: number | null;
  open?: boolean;
  point?: string;
}
/**
 * Ask whether the server is still there; allowed on both sockets.
 */
export interface Ping {
  type: 'ping';
  id?: number;
}
/**
 * Become whoever made a one-time link; the page at `/continue/<token>` asks first, then sends it.
 */
export interface Continue {
  token: string;
  leave: boolean;
}
/**
 * A one-time link: whoever opens it becomes you on that device.
 */
export interface ContinueLink {
  path: string;
  seconds: number;
  qr: string;
}
/**
 * A message was not carried out: a reason code (`error-<code>`), and its values.
 */
export interface Error {
  type: 'error';
  code: string;
  to: number;
  values: {
    [k: string]: unknown;
  };
}
/**
 * The answer to a why: legal, or the clause against it.
 */
export interface Explained {
  type: 'explained';
  to: number;
  legal: boolean;
  rule: string;
  key: string;
  values: {
    [k: string]: unknown;
  };
  move: unknown;
}
/**
 * How a sentence tells what a game tells under a name.
 */
export interface FactInfo {
  how: 'card' | 'cards' | 'heap' | 'named' | 'parts' | 'said' | 'seat' | 'thing' | 'value' | 'word';
  brings: string[];
  parts: string[];
  besides: string;
}
/**
 * The proof: the hash is told before the first card, the secret after the last.
 */
export interface Fairness {
  commitment: string;
  entropy: string;
  secret: string | null;
}
/**
 * The answer to a what if: what your seat may know of what a move would lead to. Nothing was played.
 */
export interface Foreseen {
  type: 'foreseen';
  to: number;
  move: unknown;
  refusal: Reason | null;
  warning: Reason | null;
  events: unknown[] | null;
  outlook: unknown;
}
/**
 * Why a move is not legal, or what to know before it: the clause, the sentence, its values.
 */
export interface Reason {
  rule: string;
  key: string;
  values: {
    [k: string]: unknown;
  };
}
/**
 * The public facts of a game's box.
 */
export interface GameContent {
  name: string;
  clauses: string[];
  facts: {
    [k: string]: FactInfo;
  };
  content: unknown;
}
/**
 * A game of the house.
 */
export interface GameInfo {
  name: string;
  built: boolean;
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: [number, number];
  options: OptionInfo[];
  keeps_time: boolean;
  levels: string[];
  rules: number;
}
/**
 * A variant a table may choose; the first value is the usual one against bots.
 */
export interface OptionInfo {
  name: string;
  values: unknown[];
  usual: unknown;
  names_seats: boolean;
}
/**
 * How the server is.
 */
export interface Health {
  ok: boolean;
  store: boolean;
  bots: boolean;
  version: string;
}
/**
 * A review has grown: fetch it again.
 */
export interface Judged {
  type: 'judged';
  seat: number;
  done: number;
  total: number;
}
/**
 * One decision of a seat, judged.
 */
export interface Judgement {
  n: number;
  kind: string;
  move: unknown;
  value: number;
  win: number;
  best: Alternative;
  alternatives: Alternative[];
  facts: {
    [k: string]: unknown;
  };
}
/**
 * The best of a game, and your own line.
 */
export interface Ladder {
  game: string;
  lines: Rating[];
  you: Rating | null;
}
/**
 * A line of a ladder.
 */
export interface Rating {
  place: number;
  name: string;
  rating: number;
  games: number;
  you: boolean;
}
/**
 * Whose a one-time link is, and what it would cost to follow it.
 */
export interface LinkOwner {
  name: string;
  same: boolean;
  you: string | null;
  kept: boolean;
}
/**
 * A bank of seconds for each seat, and some back for each move.
 */
export interface LiveClock {
  kind: 'live';
  bank: number;
  increment: number;
}
/**
 * Over /ws/lobby: the public tables with free seats or games to watch, whenever they change.
 */
export interface OpenTables {
  type: 'tables';
  tables: TableLine[];
  online: number;
}
/**
 * A table in a list.
 */
export interface TableLine {
  id: string;
  game: string;
  phase: 'closed' | 'lobby' | 'over' | 'playing';
  seats: SeatInfo[];
  options: {
    [k: string]: unknown;
  };
  clock: NoClock | LiveClock | SlowClock;
  public: boolean;
  ago: number;
  yours: boolean;
  turn: boolean;
  result: Result | null;
}
/**
 * Who is on a seat.
 */
export interface SeatInfo {
  seat: number;
  name: string | null;
  bot: string | null;
  away: boolean;
  resigned: boolean;
  online: boolean;
  host: boolean;
  you: boolean;
  rating: number | null;
  entropy: string;
}
/**
 * Nobody is hurried: a table can rest for weeks. Deadlines of the rules themselves still hold.
 */
export interface NoClock {
  kind: 'none';
}
/**
 * Days for each move.
 */
export interface SlowClock {
  kind: 'slow';
  days: number;
}
/**
 * How a game ended.
 */
export interface Result {
  scores: number[];
  winners: number[];
  resigned: number[];
  ratings: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    [k: string]: [number, number];
  };
  outcome: 'lost' | 'saved' | 'won';
  save: string | null;
}
/**
 * Yes, the server is here.
 */
export interface Pong {
  type: 'pong';
  to: number;
}
/**
 * The guest behind the cookie or the token.
 */
export interface Me {
  id: string;
  name: string;
  language: string | null;
  named: boolean;
  before: string | null;
}
/**
 * What happened in row `n` of a game, as one pair of eyes knows it.
 */
export interface Moment {
  n: number;
  seat: number | null;
  move: unknown;
  undone: boolean;
  events: unknown[];
  scores: number[];
}
/**
 * Open a table; you become its host and sit on seat 0.
 */
export interface NewTable {
  game: string;
  seats: number;
  options?: {
    [k: string]: unknown;
  };
  clock?: NoClock | LiveClock | SlowClock;
  public?: boolean;
  /**
   * Any words a seat adds to the server's secret.
   */
  entropy?: string;
  save?: string | null;
}
/**
 * Make a token for a program of yours.
 */
export interface NewToken {
  label: string;
}
/**
 * Names a seat: to remove whoever is on it, or to hand the table over to them.
 */
export interface OneSeat {
  seat: number;
}
/**
 * A passage of a story that was found at a table.
 */
export interface Passage {
  id: string;
  words: string;
  parts: {
    [k: string]: string;
  };
  picture: boolean;
  content: unknown;
}
/**
 * Sit down against bots and start, in one call.
 */
export interface PlayNow {
  game: string;
  seats?: number | null;
  options?: {
    [k: string]: unknown;
  };
  level?: string | null;
  /**
   * Any words a seat adds to the server's secret.
   */
  entropy?: string;
  save?: string | null;
}
/**
 * Somebody asks to take back their last move, though others have answered it.
 */
export interface Plea {
  seat: number;
  waits: number[];
}
/**
 * In a shared review: where another person is, what they point at.
 */
export interface Pointed {
  type: 'cursor';
  name: string;
  n: number;
  seat: number | null;
  open: boolean;
  point: string;
}
/**
 * Why a request was not served: a reason code (`error-<code>` in the words) and its values.
 */
export interface Problem {
  code: string;
  values: {
    [k: string]: unknown;
  };
}
/**
 * Somebody showed a feeling; it is not kept.
 */
export interface Reacted {
  type: 'reaction';
  seat: number | null;
  name: string;
  reaction: 'clap' | 'heart' | 'laugh' | 'ouch' | 'sleep' | 'star' | 'think' | 'wow';
}
/**
 * A move is not legal: which clause, which sentence, its values. The table has not changed.
 */
export interface RefusedMove {
  type: 'refused';
  to: number;
  rule: string;
  key: string;
  values: {
    [k: string]: unknown;
  };
  move: unknown;
}
/**
 * A page of a game's moments, through one pair of eyes. Ask again at another row for another page.
 */
export interface Replay {
  seat: number | null;
  open: boolean;
  since: number;
  until: number;
  last: number;
  moments: Moment[];
}
/**
 * Judgements of a seat's decisions, so far: ask again while `done < total`.
 */
export interface Review {
  seat: number;
  total: number;
  done: number;
  decisions: Judgement[];
}
/**
 * Saves as a file: a campaign as far as one keeps it, parents before what came of them.
 */
export interface SaveFile {
  /**
   * @maxItems 500
   */
  saves: SavedSession[];
  kind: 'reverie-saves';
}
/**
 * A save as it is carried away. Its id is a hash of all the rest.
 */
export interface SavedSession {
  format: number;
  /**
   * The hash of a save and of its parent's id.
   */
  id: string;
  game: string;
  version: number;
  parent: string | null;
  data: unknown;
}
/**
 * A save in a list: what it goes on from, and the session that it ended.
 */
export interface SaveLine {
  id: string;
  game: string;
  parent: string | null;
  table: string | null;
  people: string[];
  ago: number;
  playable: boolean;
}
/**
 * Some saves, latest first; `more` is the `before` of the next page.
 */
export interface SaveList {
  saves: SaveLine[];
  more: string | null;
}
/**
 * Put a bot on a free seat (None: the first), or change its level.
 *
 *     In play: let a bot stand in for a person who has been away for a while; host only.
 */
export interface SeatBot {
  seat?: number | null;
  level?: string | null;
}
/**
 * The table as your seat (or a spectator) knows it: whole, every time something changes.
 *
 *     `events` are those of the rows after `since`. If `fresh`, what lies between is not known any
 *     more (or is too much): take the view as it is.
 */
export interface State {
  type: 'state';
  n: number;
  since: number;
  fresh: boolean;
  ack: number;
  seat: number | null;
  table: TableInfo;
  view: unknown;
  ask: null | Ask;
  waiting: Waiting[];
  events: unknown[];
  clocks: Ticking[];
  undo: boolean;
  ask_undo: boolean;
  plea: Plea | null;
}
/**
 * Everything about a table but the game itself.
 */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  phase: 'closed' | 'lobby' | 'over' | 'playing';
  seats: SeatInfo[];
  options: {
    [k: string]: unknown;
  };
  clock: NoClock | LiveClock | SlowClock;
  public: boolean;
  fair: Fairness;
  host: boolean;
  spectators: number;
  result: Result | null;
  rematch: string | null;
  branch: string | null;
  save: string | null;
}
/**
 * Somebody who is awaited, and what for, as all may know it.
 */
export interface Waiting {
  seat: number;
  kind: string;
  facts: {
    [k: string]: unknown;
  };
}
/**
 * A clock: of a seat, or of the rules.
 */
export interface Ticking {
  key: string;
  seat: number | null;
  seconds: number;
  running: boolean;
}
/**
 * How a game lay after row `n`, as one pair of eyes saw it.
 */
export interface Sight {
  n: number;
  view: unknown;
  waiting: Waiting[];
  ask: Ask | null;
  views: unknown[];
}
/**
 * Some moments of a game, in the order of their rows.
 */
export interface Sights {
  seat: number | null;
  open: boolean;
  sights: Sight[];
}
/**
 * Take a free seat (None: the first); sitting elsewhere already, you change seats.
 */
export interface Sit {
  seat?: number | null;
  /**
   * Any words a seat adds to the server's secret.
   */
  entropy?: string;
}
/**
 * Some tables, latest first; `more` is the `before` of the next page.
 */
export interface TableList {
  tables: TableLine[];
  more: string | null;
}
/**
 * One of your tokens: enough to know it by, and to void it.
 */
export interface TokenLine {
  id: string;
  label: string;
  ago: number;
}
/**
 * What a check of a log found. `ok` only if all holds.
 */
export interface Verified {
  ok: boolean;
  committed: boolean;
  outcomes: number;
  moves: number;
  fault: string | null;
  among: number[];
}
/**
 * Ask whose a one-time link is; it stays good.
 */
export interface Whose {
  token: string;
}

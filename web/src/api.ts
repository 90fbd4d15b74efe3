/** What the page asks the server over HTTP. */

import type {
  BotToken,
  Branch,
  ChangeMe,
  ContinueLink,
  GameContent,
  GameInfo,
  Ladder,
  LinkOwner,
  Me,
  NewTable,
  Passage,
  PlayNow,
  Problem,
  Replay,
  Review,
  SeatBot,
  Sights,
  Sit,
  TableInfo,
  TableList,
  TokenLine,
  Verified,
} from './protocol';

/** Why a request was not served; `code` has words in `error-<code>`. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly values: Record<string, unknown> = {},
  ) {
    super(code);
  }
}

/** How often a request is made that comes at a bad moment, and how long we wait at first, in milliseconds. */
const TRIES = 6;
const BREATH = 400;

/** Who we are comes first: everything else waits until the server knows us. */
let known: Promise<unknown> = Promise.resolve();
export const acquainted = (): Promise<unknown> => known;

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused('offline');
  }
  const text = await answer.text();
  let told: unknown;
  try {
    told = text ? JSON.parse(text) : null;
  } catch {
    throw new Refused('unreachable');
  }
  if (!answer.ok) {
    const problem = told as Partial<Problem> | null;
    throw new Refused(problem?.code ?? 'unreachable', problem?.values);
  }
  return told as T;
}

const get = async <T>(path: string): Promise<T> => {
  await known;
  return request<T>('GET', path);
};
/** Ask again after a while where the server has much to do for us: what we look back at waits for us. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'slow_down' || tries === TRIES) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, tries * BREATH));
  }
}
const post = async <T>(path: string, body: unknown = {}): Promise<T> => {
  await known;
  return request<T>('POST', path, body);
};

/** Ask who we are; the server gives newcomers a key and a name. */
export function me(): Promise<Me> {
  const asked = request<Me>('GET', '/me');
  known = asked.catch(() => undefined);
  return asked;
}
export const changeMe = (change: ChangeMe): Promise<Me> => request('PATCH', '/me', change);
export const continueLink = (): Promise<ContinueLink> => post('/me/link');
export const whose = (token: string): Promise<LinkOwner> => post('/me/whose', { token });
/** Become whoever made a link, and leave behind who we were on this device. */
export const become = (token: string): Promise<Me> => post('/me/continue', { token, leave: true });
/** Be again who we were before. */
export const comeBack = (): Promise<Me> => post('/me/back');
export const signOutOthers = (): Promise<Me> => post('/me/sign-out-others');
export const tokens = (): Promise<TokenLine[]> => get('/me/tokens');
/** Make a token for a program of ours: it is told this once. */
export const newToken = (label: string): Promise<BotToken> => post('/me/tokens', { label });
export const voidToken = (id: string): Promise<void> => request('DELETE', `/me/tokens/${id}`);

export const games = (): Promise<GameInfo[]> => get('/games');
export const content = (game: string): Promise<GameContent> => get(`/games/${game}`);

/** What this browser adds to the server's secret, so that neither alone fixes the draws. */
function entropy(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const playNow = (wish: PlayNow): Promise<TableInfo> => post('/play', { entropy: entropy(), ...wish });
export const newTable = (wish: NewTable): Promise<TableInfo> => post('/tables', { entropy: entropy(), ...wish });
export const running = (): Promise<TableList> => get('/tables/mine');
export const finished = (before?: string): Promise<TableList> =>
  get(`/me/games${before ? `?before=${encodeURIComponent(before)}` : ''}`);

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;
export const table = (id: string): Promise<TableInfo> => get(at(id));
export const sit = (id: string, wish: Sit): Promise<TableInfo> =>
  post(`${at(id)}/sit`, { entropy: entropy(), ...wish });
export const stand = (id: string): Promise<TableInfo> => post(`${at(id)}/stand`);
export const seatBot = (id: string, wish: SeatBot): Promise<TableInfo> => post(`${at(id)}/bot`, wish);
export const clearSeat = (id: string, seat: number): Promise<TableInfo> => post(`${at(id)}/remove`, { seat });
export const start = (id: string): Promise<TableInfo> => post(`${at(id)}/start`);
export const close = (id: string): Promise<TableInfo> => post(`${at(id)}/close`);
export const rematch = (id: string): Promise<TableInfo> => post(`${at(id)}/rematch`);
export const branch = (id: string, wish: Branch): Promise<TableInfo> => post(`${at(id)}/branch`, wish);
/** A passage of the story that was found at a table. */
export const passage = (id: string, passage: string, language: string): Promise<Passage> =>
  get(`${at(id)}/passages/${encodeURIComponent(passage)}?language=${language}`);
/** Where its picture is. */
export const passagePicture = (id: string, passage: string): string =>
  `/api${at(id)}/passages/${encodeURIComponent(passage)}/picture`;
/** Through whose eyes a game is seen: a seat's, a spectator's (none), or with nothing hidden (open). */
export type Eyes = number | 'none' | 'open';
function seenBy(eyes: Eyes): URLSearchParams {
  const query = new URLSearchParams();
  if (eyes === 'open') query.set('open', 'true');
  else if (eyes !== 'none') query.set('seat', String(eyes));
  return query;
}
/** The page of a game's moments that holds a row. */
export const replay = (id: string, eyes: Eyes, row: number): Promise<Replay> => {
  const query = seenBy(eyes);
  query.set('at', String(row));
  return patiently(() => get(`${at(id)}/replay?${query}`));
};
/** The most moments that are shown at once. */
export const SIGHTS = 24;
/** How a game lay after some rows. */
export const sights = (id: string, eyes: Eyes, rows: readonly number[]): Promise<Sights> => {
  const query = seenBy(eyes);
  for (const row of rows) query.append('n', String(row));
  return patiently(() => get(`${at(id)}/sights?${query}`));
};
/** All moments of a game, page by page. */
export async function* pages(id: string, eyes: Eyes): AsyncGenerator<Replay> {
  for (let next = 0, last = 0; next <= last;) {
    const page = await replay(id, eyes, next);
    yield page;
    next = page.until + 1;
    last = page.last;
  }
}
export const review = (id: string, seat: number): Promise<Review> => get(`${at(id)}/review?seat=${seat}`);

/** The log of a finished game, as far as its proof needs it. */
export interface ProvenLog {
  readonly start: readonly number[];
  readonly moves: readonly { readonly chance?: readonly number[] }[];
  readonly fair: {
    readonly commitment: string;
    readonly secret: string;
    readonly entropy: string;
    readonly inherited: number;
  };
}

/** Where the log of a finished game can be downloaded. */
export const logAddress = (id: string): string => `/api${at(id)}/log`;
export const log = (id: string): Promise<ProvenLog> => get(`${at(id)}/log`);
export const verify = (id: string): Promise<Verified> => get(`${at(id)}/verify`);

export const ladder = (game: string): Promise<Ladder> => get(`/ratings/${game}`);

/** What somebody is writing, kept in this tab until it is sent: neither a reload nor a look at the table in words loses it. */

const KEY = 'reverie-written';

interface Written {
  readonly place: string;
  readonly text: string;
}

/** Tell where something is written: at which table, and what for. */
function place(what: string): string {
  return `${location.pathname} ${what}`;
}

/** What was being written there when it was last seen; undefined if nothing was. */
export function recall(what: string): string | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Written | null;
    return kept?.place === place(what) ? kept.text : undefined;
  } catch {
    return undefined;
  }
}

/** Keep what is being written; one writes one thing at a time, so it takes the place of what was kept before. */
export function note(what: string, text: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ place: place(what), text } satisfies Written));
  } catch {
    // A browser that keeps nothing still lets one play.
  }
}

/** Forget it: it was sent. */
export function forget(what: string): void {
  if (recall(what) === undefined) return;
  sessionStorage.removeItem(KEY);
}

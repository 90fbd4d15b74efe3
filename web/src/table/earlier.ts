import * as api from '../api';
import { attempt } from '../ui/problem';
import type { Happening } from './board';
import type { TableLink } from './link.svelte';

/** How much of the story is fetched at least, where there is so much. */
const ENOUGH = 100;
/** Which stories are being fetched. */
const fetching = new WeakSet<TableLink>();

/** Fetch what happened before the log begins, a page of it or so. */
export async function earlier(link: TableLink): Promise<void> {
  const now = link.state;
  if (!now || fetching.has(link)) return;
  fetching.add(link);
  try {
    const had = link.log.length;
    do {
      const row = link.log[0] ? link.log[0].n - 1 : now.n;
      if (row < 0) return link.fill([], true);
      const page = await attempt(() => api.replay(now.table.id, now.seat ?? 'none', row));
      if (!page) return;
      link.fill(
        page.moments.flatMap((moment) => moment.events as Happening[]),
        page.since === 0,
      );
      if (page.moments.length === 0) return;
    } while (!link.whole && link.log.length < had + ENOUGH);
  } finally {
    fetching.delete(link);
  }
}

/** In which order tables are told. */

import type { TableLine } from '../protocol';

/** Where I am awaited comes first, then what moved last. */
export function inOrder(tables: readonly TableLine[]): TableLine[] {
  return tables.toSorted((a, b) => Number(b.turn) - Number(a.turn) || a.ago - b.ago);
}

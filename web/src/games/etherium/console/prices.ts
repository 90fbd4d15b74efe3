/** What upgrades and transformations cost somebody now, as the view tells it: by action of the panel. */

import type { Player } from '../protocol';
import { BOX } from '../view';

export function pricesOf({ upgrades, prices }: Pick<Player, 'upgrades' | 'prices'>): Map<number, number> {
  const found = new Map<number, number>();
  for (const [action, { verb, about }] of BOX.panel.entries()) {
    const price = verb === 'upgrade' ? upgrades[about] : verb === 'transform' ? prices[about] : undefined;
    if (price !== undefined) found.set(action, price);
  }
  return found;
}

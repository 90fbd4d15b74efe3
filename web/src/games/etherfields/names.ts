/** What things on the table are called, for eyes and ears. */

import { t } from '../../words';
import type { PrintedSpace } from './drawing/plate';
import type { Night } from './night.svelte';

/** Who a Dreamer is, by archetype. */
export function dreamerName(night: Night, dreamer: number): string {
  const slug = night.box.archetype[night.view.dreamers[dreamer]?.archetype ?? -1];
  return slug ? t(`etherfields-archetype-${slug}`) : t('etherfields-board-dreamer', { number: dreamer + 1 });
}

/** What an action is called, by its key: as the ask names it, or else as the Dream does. */
export function actionName(night: Night, key: string): string {
  const thing = night.things.get(key);
  if (thing !== undefined) return night.teller.thing(thing);
  return night.teller.passage(`gate.${night.view.gate}`)?.parts[key] ?? night.teller.thing(`action-${key}`);
}

/** A space, with all that is printed on it and all who stand there. */
export function spaceName(night: Night, printed: PrintedSpace): string {
  const { view } = night;
  const flooded = view.flooded.includes(printed.space);
  const terrain = flooded ? 'water' : printed.terrain;
  const who = [
    ...view.dreamers.flatMap((each, index) => (each.space === printed.space ? [dreamerName(night, index)] : [])),
    ...(view.met?.figures.filter((space) => space === printed.space).map(() => t('etherfields-board-entity')) ?? []),
  ];
  const facts = [
    t('etherfields-board-space', { row: Math.floor(printed.space / 8) + 1, column: (printed.space % 8) + 1 }),
    ...(terrain ? [t(`etherfields-terrain-${terrain}`)] : []),
    ...printed.signs.map((sign) => t(`etherfields-board-sign-${sign}`)),
    ...(printed.action ? [t('etherfields-board-action', { number: printed.action })] : []),
    ...(printed.bonus ? [t('etherfields-board-bonus', { n: printed.bonus })] : []),
    ...(view.hidden.some(({ letter }) => letter === printed.secret) ? [t('etherfields-board-secret')] : []),
    ...who,
  ];
  return facts.join(', ');
}

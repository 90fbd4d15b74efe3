/** What a token would do, in words. */

import { list, t } from '../../../words';
import type { Done, Foreseen } from '../protocol';
import type { Turn } from '../turn.svelte';
import { cubeSlug, UNLAID } from '../view';

/** A token as it is told: its action, what it would do, and what stands against it. */
export function told(turn: Turn, token: number, action: number, foreseen: Foreseen | undefined): string {
  if (action === UNLAID) return t('etherium-console-unlaid', { token });
  const named = t('etherium-console-token', { token, action });
  if (!foreseen) return named;
  return [named, ...(foreseen.done ? does(turn, foreseen.done) : []), ...against(turn, foreseen)].join(' ');
}

function does(turn: Turn, done: Done): string[] {
  const says: string[] = [];
  const { unit, path, level } = done;
  if (unit !== null && path.length > 0) says.push(t('etherium-console-walk', { unit, land: turn.land(path.at(-1)!) }));
  if (unit !== null && level !== null) says.push(t('etherium-console-rise', { unit, level }));
  const paid = heap(done.cubes.map((count) => -count));
  const gained = heap(done.cubes);
  if (gained) says.push(t('etherium-console-gain', { cubes: gained }));
  if (done.token) says.push(t('etherium-console-ether-token'));
  if (done.capacity !== null) says.push(t('etherium-console-capacity', { capacity: done.capacity }));
  if (done.cards > 0) says.push(t('etherium-console-cards', { count: done.cards }));
  if (paid) says.push(t('etherium-console-pay', { cubes: paid }));
  return says;
}

function against(turn: Turn, { works, against }: Foreseen): string[] {
  if (works === 'surely' || !against) return works === 'perhaps' ? [t('etherium-console-perhaps-says')] : [];
  const why = turn.teller.spoken(turn.teller.refusal(against));
  return works === 'never' ? [why] : [t('etherium-console-perhaps-why', { why })];
}

/** Cubes that come, or go, in words; nothing if there are none. */
function heap(cubes: readonly number[]): string {
  return list(cubes.flatMap((count, cube) => (count > 0 ? [t(`etherium-cubes-${cubeSlug(cube)}`, { count })] : [])));
}

/** What a token would do, in words. */

import { list, t } from '../../../words';
import type { Done, Foreseen } from '../protocol';
import type { Teller } from '../../../table/teller';
import { cubeSlug, UNLAID, type Place } from '../view';

/** Whoever finds the words: the board, or the form of the table in words. */
export interface Namer {
  readonly teller: Teller;
  land(place: Place): string;
}

/** A token as it is told: its action, what it would do, and what stands against it. */
export function told(by: Namer, token: number, action: number, foreseen: Foreseen | undefined): string {
  if (action === UNLAID) return t('etherium-console-unlaid', { token });
  const named = t('etherium-console-token', { token, action });
  if (!foreseen) return named;
  return [named, ...(foreseen.done ? does(by, foreseen.done) : []), ...against(by, foreseen)].join(' ');
}

function does(by: Namer, done: Done): string[] {
  const says: string[] = [];
  const { unit, path, level } = done;
  if (unit !== null && path.length > 0) says.push(t('etherium-console-walk', { unit, land: by.land(path.at(-1)!) }));
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

function against(by: Namer, { works, against }: Foreseen): string[] {
  if (works === 'surely' || !against) return works === 'perhaps' ? [t('etherium-console-perhaps-says')] : [];
  const why = by.teller.spoken(by.teller.refusal(against));
  return works === 'never' ? [why] : [t('etherium-console-perhaps-why', { why })];
}

/** Cubes that come, or go, in words; nothing if there are none. */
function heap(cubes: readonly number[]): string {
  return list(cubes.flatMap((count, cube) => (count > 0 ? [t(`etherium-cubes-${cubeSlug(cube)}`, { count })] : [])));
}

/** What stands against the star in my hand, as the engine tells it: asked where it rests, not on its way. */

import type { Refusal } from '../../table/board';
import type { Star } from './protocol';

/** How long a star rests before the engine is asked, in milliseconds. */
export const REST = 80;

/** Keep asking why a star could not be placed where it is held; `lying` is asked anew with what lies there already. */
export function doubted(
  why: (star: Star) => Promise<Refusal | null>,
  held: () => Star | null,
  lying: () => unknown,
): { readonly refusal: Refusal | null } {
  let refusal = $state.raw<Refusal | null>(null);

  $effect(() => {
    const star = held();
    void lying();
    let late = false;
    refusal = null;
    if (!star) return;
    const timer = setTimeout(async () => {
      const told = await why(star);
      if (!late) refusal = told;
    }, REST);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  });

  return {
    get refusal() {
      return refusal;
    },
  };
}

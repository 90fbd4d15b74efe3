/** Lands and peoples by their names: "your forest", "the mountain between Reces and Ertis". */

import type { Teller } from '../../table/teller';
import { t } from '../../words';
import type { EtheriumView } from './protocol';
import { codeOf, NOBODY, peopleSlug, seatIn, sectorOf, sizeOf, terrainSlug, type Place, type Seat } from './view';

/** The name of a people, short: "Ertis"; of whoever sits there, as long as they have none. */
export function peopleName(view: EtheriumView, seat: Seat, teller: Teller): string {
  const { people } = view.players[seat]!;
  return people === NOBODY ? teller.seat(seat) : t(`etherium-board-people-${peopleSlug(people)}`);
}

/** A land by sector and kind, as whoever sits on a seat calls it, with the code that the log writes. */
export function landName(view: EtheriumView, place: Place, me: Seat | null, teller: Teller): string {
  const land = calledLand(view, place, me, teller);
  return place === 0 ? land : t('etherium-board-place', { land, code: codeOf(place) });
}

/** A land by sector and kind alone. */
export function calledLand(view: EtheriumView, place: Place, me: Seat | null, teller: Teller): string {
  if (place === 0) return t('etherium-board-land-ether');
  const kind = terrainSlug(view.kinds[place]!);
  const land = t(`etherium-board-land-${kind}`);
  const one = seatIn(view, sectorOf(place));
  if (sizeOf(place) === 'S') {
    const other = seatIn(view, (sectorOf(place) + 1) % view.sectors);
    const [first, second] = [one, other].map((seat) =>
      seat === null ? t('etherium-board-ruins') : peopleName(view, seat, teller),
    );
    return t('etherium-board-land-between', { land, one: first!, two: second! });
  }
  if (one === null) return kind === 'ruin' ? land : t('etherium-board-land-lost', { land });
  if (one === me) return t(`etherium-board-land-${kind}.mine`);
  return t('etherium-board-land-of', { land, people: peopleName(view, one, teller) });
}

/** Where the Locations of a district lie on its plate, and the ways between them. */

/** A district, as its passage tells it. */
export interface PrintedDistrict {
  readonly locations: readonly { readonly id: string; readonly icons: readonly string[] }[];
  readonly shortcuts: readonly (readonly [string, string])[];
}

export const SLOTS = ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4'] as const;

type Spot = readonly [number, number];

const FIVE: readonly Spot[] = [
  [78, 96],
  [200, 82],
  [324, 104],
  [292, 222],
  [106, 226],
];
const FOUR: readonly Spot[] = [
  [84, 100],
  [316, 100],
  [312, 226],
  [88, 226],
];

/** The places of so many Locations, in the order of their Paths. */
export const spots = (count: number): readonly Spot[] => (count > FOUR.length ? FIVE : FOUR);

/** The ways of a district: Paths from each Location to the next and from the last to the first, then Shortcuts. */
export function roads({ locations, shortcuts }: PrintedDistrict): { d: string; short: boolean }[] {
  const places = spots(locations.length);
  const at = (id: string): Spot => places[locations.findIndex((each) => each.id === id)] ?? [0, 0];
  const road = ([x, y]: Spot, [u, v]: Spot, bend: number): string => {
    const [mx, my] = [(x + u) / 2 + (v - y) * bend, (y + v) / 2 - (u - x) * bend];
    return `M${x} ${y}Q${Math.round(mx)} ${Math.round(my)} ${u} ${v}`;
  };
  const paths = locations.map(({ id }, i) => ({
    d: road(at(id), at(locations[(i + 1) % locations.length]!.id), 0.12),
    short: false,
  }));
  return [...paths, ...shortcuts.map(([one, other]) => ({ d: road(at(one), at(other), -0.2), short: true }))];
}

/** What an icon of the town is called: its name as a word, for signs cannot stand in the id of a message. */
export const iconWord = (icon: string): string => icon.replace('+', 'plus').replace('-', 'minus');

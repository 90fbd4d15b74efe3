import * as drawn from './drawn';
import type { Tones } from './families';
import { icons } from './icons';
import type { Silhouette } from './silhouette';

/** One shape in a picture: its centre and width on a square of 320, how it is turned and lit. */
export interface Part {
  readonly shape: Silhouette;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn?: number;
  readonly flip?: boolean;
  /** Height against width: below 1 lies flat. */
  readonly stretch?: number;
  readonly tones?: Tones;
}

export interface Picture {
  /** From back to front. */
  readonly parts: readonly Part[];
  readonly tones?: Tones;
  readonly orb?: readonly [x: number, y: number];
}

type Pose = Partial<Omit<Part, 'shape'>>;

const part = (shape: Silhouette, pose: Pose = {}): Part => ({ shape, x: 160, y: 166, size: 264, ...pose });

/** A pair of the same wing, spread behind a creature; the wing is drawn for the left. */
const spread = (shape: Silhouette, pose: Pose & { reach: number }): Part[] => {
  const { reach, turn = 0, ...rest } = pose;
  const { x = 160 } = rest;
  return [
    part(shape, { ...rest, turn, x: x - reach }),
    part(shape, { ...rest, turn: -turn, x: x + reach, flip: true }),
  ];
};

const picture = (parts: readonly Part[], more: Partial<Picture> = {}): Picture => ({ parts, ...more });

const EMBERED: Tones = ['#ffd98a', '#ff6a3a', '#7d1420'];
const GOLDEN: Tones = ['#fff8dc', '#f5cf6e', '#9a5a1c'];
const SNOWY: Tones = ['#ffffff', '#cfe8f7', '#4f86b8'];
const MOSSY: Tones = ['#eef5b4', '#7fae52', '#27502a'];
const MUDDY: Tones = ['#f0d8a0', '#b07a45', '#57321c'];
const STONY: Tones = ['#f3efdc', '#a9a78c', '#4b4d3e'];
const SANDY: Tones = ['#fff2c2', '#e0b865', '#8a5a26'];
const STORMY: Tones = ['#f4f9ff', '#9dbfe0', '#35587f'];
const DUSKY: Tones = ['#cfe3f0', '#5c8db0', '#1f456b'];
const TIDAL: Tones = ['#e9fbff', '#6fb8f0', '#244fa8'];
const MARINE: Tones = ['#eafff8', '#63d3c4', '#16697f'];
const LEAFY: Tones = ['#f6ffd2', '#9fd075', '#2f6b4a'];
const SPECTRAL: Tones = ['#fbf7ff', '#b9b8f4', '#44509f'];
const SEAWEED: Tones = ['#eafff0', '#6cc7ae', '#14606c'];
const SHELL: Tones = ['#fff6ec', '#f0b7a4', '#85507c'];
const TAWNY: Tones = ['#fff4dd', '#dcb379', '#6d4a30'];
const RUDDY: Tones = ['#ffebdd', '#e58f74', '#7c3344'];
const AIRY: Tones = ['#ffffff', '#c9d8ff', '#6a6fc4'];

/** The pictures of the seventy cards, in the order of the card numbers. */
export const PICTURES: readonly Picture[] = [
  // Fire
  picture([part(drawn.hestia, { size: 286, y: 180 })], { tones: GOLDEN }),
  picture([part(icons.imp, { size: 286, x: 152, y: 160 })]),
  picture([
    ...spread(icons.batWing, { reach: 96, size: 170, y: 132, tones: EMBERED }),
    part(icons.femaleVampire, { size: 196, y: 190 }),
  ]),
  picture([part(icons.fox, { size: 286, y: 178, x: 154 })], { tones: ['#fff3cf', '#ff8436', '#a32316'] }),
  picture([part(icons.salamander, { size: 290, y: 168 })]),
  picture(
    [
      part(drawn.horns, { size: 136, x: 76, y: 60, turn: -16, tones: GOLDEN }),
      part(icons.gecko, { size: 288, x: 160, y: 178, flip: true }),
    ],
    { tones: EMBERED },
  ),
  picture([part(icons.ifrit, { size: 296, y: 180 })]),
  picture(
    [
      ...spread(icons.batWing, { reach: 100, size: 176, y: 150, turn: 24 }),
      part(icons.vampireDracula, { size: 188, y: 190 }),
    ],
    { tones: EMBERED },
  ),
  picture([part(icons.burningSkull, { size: 274, y: 160 })]),
  picture([part(drawn.lavaGiant, { size: 304, y: 182 })], { tones: ['#d9603a', '#8a2a24', '#3a0d18'] }),
  picture(
    [
      ...spread(icons.featheredWing, { reach: 90, size: 190, y: 118, turn: -34 }),
      part(drawn.phoenix, { size: 250, y: 186 }),
    ],
    { tones: GOLDEN },
  ),
  picture([
    part(
      {
        ...icons.pyromaniac,
        back: 'M256 140C330 140 380 220 370 330C366 420 320 500 256 500C192 500 146 420 142 330C132 220 182 140 256 140Z',
      },
      { size: 346, y: 186 },
    ),
  ]),
  picture([part(icons.diabloSkull, { size: 276, y: 170 })], { tones: EMBERED }),
  picture([
    ...spread(icons.batWing, { reach: 104, size: 164, y: 112, tones: EMBERED }),
    part(icons.minotaur, { size: 250, y: 188 }),
  ]),
  picture(
    [
      part(icons.broadsword, { size: 300, x: 176, y: 130, turn: -8, tones: GOLDEN }),
      part(
        { ...icons.warlordHelmet, back: 'M130 170L256 110L382 170L372 440L256 490L140 440Z' },
        { size: 262, y: 182 },
      ),
    ],
    { tones: EMBERED },
  ),
  // Water
  picture([part(drawn.yukiOnna, { size: 300, y: 182, x: 152 })], { tones: SNOWY }),
  picture([part(drawn.kappaShell, { size: 284, y: 196, tones: MUDDY }), part(drawn.kappa, { size: 284, y: 190 })], {
    tones: ['#f0ffd8', '#7fcf9d', '#1d6a6c'],
  }),
  picture([part(icons.jellyfish, { size: 276, y: 156 })], { tones: SPECTRAL }),
  picture([part(icons.mermaid, { size: 288, x: 156, y: 168 })], { tones: MARINE }),
  picture([part(drawn.nessie, { size: 300, x: 152, y: 182 })], { tones: ['#e2fff0', '#6fbfa5', '#1d5a70'] }),
  picture([
    part(drawn.horn, { size: 92, x: 186, y: 44, turn: 4, tones: GOLDEN }),
    part(icons.lion, { size: 282, x: 150, y: 178 }),
  ]),
  picture([part(drawn.snailMaiden, { size: 284, x: 158, y: 176 })], { tones: SHELL }),
  picture([part(icons.womanElfFace, { size: 276, y: 178 })], { tones: SNOWY }),
  picture([part(drawn.yukiOnnaExalted, { size: 300, y: 190 })], { tones: SNOWY }),
  picture([part(icons.hydra, { size: 330, x: 146, y: 174 })], { tones: SEAWEED }),
  picture([part(icons.seaSerpent, { size: 300, x: 150, y: 178 })], { tones: TIDAL }),
  picture([part(icons.tritonHead, { size: 268, y: 168 })], { tones: MARINE }),
  picture([part(drawn.waterGiant, { size: 296, y: 186 })]),
  picture([part(drawn.whirlpool, { size: 312, y: 182 })]),
  picture([
    part(icons.trident, { size: 250, x: 226, y: 124, turn: -84, tones: GOLDEN }),
    part(drawn.poseidon, { size: 270, x: 140, y: 184 }),
    part(drawn.coralCrown, { size: 176, x: 140, y: 62, tones: GOLDEN }),
  ]),
  // Earth
  picture([part(drawn.kodama, { size: 258, y: 180 })], { tones: LEAFY }),
  picture([part(icons.goblin, { size: 290, y: 172 })], { tones: MOSSY }),
  picture([part(icons.dekuTree, { size: 318, y: 154 })], { tones: MOSSY }),
  picture([part(icons.gargoyle, { size: 284, y: 172 })], { tones: STONY }),
  picture(
    [
      part(icons.snakeTongue, { size: 290, x: 158, y: 184 }),
      part(icons.crown, { size: 70, x: 214, y: 58, turn: 12, tones: GOLDEN }),
    ],
    { tones: MOSSY },
  ),
  picture([part({ ...icons.troll, back: 'M120 120H400V500H120Z' }, { size: 344, y: 176 })]),
  picture([part(icons.evilMinion, { size: 286, y: 170 })], { tones: MOSSY }),
  picture([part(icons.medusaHead, { size: 292, y: 166 })]),
  picture(
    [
      part(icons.wolfHead, { size: 178, x: 82, y: 150, flip: true }),
      part(icons.wolfHead, { size: 178, x: 238, y: 150 }),
      part(icons.wolfHead, { size: 210, x: 166, y: 212 }),
    ],
    { tones: MUDDY },
  ),
  picture(
    [part({ ...icons.mimicChest, back: 'M60 110L440 110L470 190L450 330L60 330L30 190Z' }, { size: 280, y: 172 })],
    { tones: SANDY },
  ),
  picture([part(icons.slime, { size: 286, y: 176 })], { tones: MUDDY }),
  picture([part(icons.rockGolem, { size: 292, y: 184 })], { tones: STONY }),
  picture([part(icons.golemHead, { size: 274, y: 176 })], { tones: STONY }),
  picture([part(icons.mammoth, { size: 304, y: 176 })], { tones: MUDDY }),
  picture([part(drawn.sandGiant, { size: 306, y: 184 })], { tones: SANDY }),
  // Wind
  picture([
    part(drawn.dandelionSpirit, { size: 214, x: 158, y: 214 }),
    part(icons.dandelionFlower, { size: 178, x: 160, y: 92 }),
  ]),
  picture([part(icons.harpy, { size: 288, y: 168 })], { tones: SPECTRAL }),
  picture([part(icons.pegasus, { size: 296, y: 178 })], { tones: SNOWY }),
  picture(
    [
      ...spread(icons.featheredWing, { reach: 104, size: 190, y: 140, turn: -20, tones: DUSKY }),
      part(
        {
          ...icons.kenkuHead,
          back: 'M256 90C340 90 400 170 400 290C400 400 340 490 256 490C172 490 112 400 112 290C112 170 172 90 256 90Z',
        },
        { size: 246, y: 188 },
      ),
    ],
    { tones: RUDDY },
  ),
  picture([part(drawn.boreas, { size: 280, x: 128, y: 180 }), part(drawn.breath, { size: 120, x: 270, y: 190 })], {
    tones: STORMY,
  }),
  picture([part(icons.djinn, { size: 282, y: 164 })]),
  picture(
    [
      part(icons.featheredWing, { size: 232, x: 84, y: 136, turn: 6, tones: SANDY }),
      part(icons.eagleHead, { size: 262, x: 186, y: 178 }),
    ],
    { tones: GOLDEN },
  ),
  picture([part(drawn.wings, { size: 284, y: 148, tones: DUSKY }), part(drawn.sylph, { size: 252, y: 170 })]),
  picture(
    [
      part(drawn.rays, { size: 300, x: 168, y: 128, tones: DUSKY }),
      part(icons.djinn, { size: 280, x: 168, y: 160, flip: true }),
    ],
    { tones: GOLDEN },
  ),
  picture([
    ...spread(icons.featheredWing, { reach: 96, size: 196, y: 122, turn: -28, tones: DUSKY }),
    part(icons.swordwoman, { size: 252, y: 184 }),
  ]),
  picture(
    [
      part(
        {
          ...icons.wisdom,
          back: 'M256 130C310 130 340 190 336 280L330 420L256 500L182 420L176 280C172 190 202 130 256 130Z',
        },
        { size: 286, y: 178 },
      ),
      part(icons.raven, { size: 96, x: 50, y: 212, tones: DUSKY }),
      part(icons.raven, { size: 96, x: 270, y: 212, flip: true, tones: DUSKY }),
    ],
    { tones: STORMY },
  ),
  picture(
    [
      part(
        {
          ...icons.wingCloak,
          back: 'M200 120H312L330 490H182Z',
          bright: 'M236 196L256 216L276 196L256 236Z',
          fine: 'M236 74Q243 80 250 74M262 74Q269 80 276 74M250 96Q256 100 262 96',
        },
        { size: 290, y: 172 },
      ),
      part(icons.feline, { size: 112, x: 58, y: 248, tones: STORMY }),
      part(icons.feline, { size: 112, x: 262, y: 248, flip: true, tones: STORMY }),
    ],
    { tones: GOLDEN },
  ),
  picture([part(icons.griffinSymbol, { size: 294, y: 170 })], { tones: TAWNY }),
  picture([part(drawn.rudra, { size: 282, y: 176 })], { tones: STORMY }),
  picture([part(icons.deer, { size: 292, y: 166 })], { tones: GOLDEN }),
  // Dragon
  picture([part(icons.cosmicEgg, { size: 262, y: 178 })]),
  picture([part(icons.seaDragon, { size: 290, y: 170 })], { tones: TIDAL }),
  picture([part(icons.spikedDragonHead, { size: 294, y: 178 })], { tones: ['#ffeec2', '#ff8050', '#8c1d3c'] }),
  picture([part(icons.dragonSpiral, { size: 290, y: 170 })], { tones: MARINE }),
  picture([part(icons.hornedReptile, { size: 288, y: 172 })], { tones: SANDY }),
  picture([part(icons.wyvern, { size: 296, y: 164 })], { tones: ['#f4fff8', '#8fe0c4', '#24688a'] }),
  picture([part(icons.cuauhtli, { size: 292, y: 168 })], { tones: AIRY }),
  picture([part(icons.dragonHead, { size: 320, x: 148, y: 182 })], { tones: ['#fff0b8', '#ff9c40', '#9a2a28'] }),
  picture([part(icons.drakkarDragon, { size: 290, y: 176 })], { tones: LEAFY }),
  picture([part(icons.ouroboros, { size: 268, y: 160 })], { tones: GOLDEN, orb: [160, 160] }),
];

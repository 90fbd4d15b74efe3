import type { Family } from './art/families';

/** When an effect happens: once when summoned, for as long as it lies there, or once a round. */
export type Kind = 'instant' | 'permanent' | 'active';

export interface Effect {
  readonly kind: Kind;
  /** The effect in signs, read from left to right; Sign.svelte draws each word. */
  readonly signs: string;
}

export interface CardFacts {
  readonly id: string;
  readonly family: Family;
  readonly cost: number;
  readonly effects: readonly Effect[];
}

const card = (id: string, family: Family, cost: number, ...effects: Effect[]): CardFacts => ({ id, family, cost, effects });
const instant = (signs: string): Effect => ({ kind: 'instant', signs });
const permanent = (signs: string): Effect => ({ kind: 'permanent', signs });
const active = (signs: string): Effect => ({ kind: 'active', signs });

/** What is printed on the seventy cards; a card's number is its place here. */
export const DECK: readonly CardFacts[] = [
  card('hestia', 'fire', 0, permanent('stones +2')),
  card('imp', 'fire', 0, instant('red red'), active('recover')),
  card('succubus', 'fire', 0, instant('cost:1 cost:2 cost:3 cost:4 → p:10')),
  card('firefox', 'fire', 1, instant('p:1 per hand')),
  card('salamander', 'fire', 1, active('red p:1')),
  card('horned_salamander', 'fire', 2, active('red red red red')),
  card('ifrit', 'fire', 2, instant('p:1 per card')),
  card('incubus', 'fire', 2, instant('p:2 per card cost:≤2')),
  card('burning_skull', 'fire', 3, active('-red → p:3')),
  card('lava_giant', 'fire', 3, instant('p:2 per fire')),
  card('phoenix', 'fire', 3, permanent('summon p:1 per red')),
  card('agni', 'fire', 4, permanent('red +1')),
  card('asmodeus', 'fire', 4, active('recover instant cost:≤2')),
  card('balog', 'fire', 4, active('recover fire instant')),
  card('surtr', 'fire', 4, instant('p:2 per families')),
  card('yuki_onna', 'water', 0, instant('-stones → p:=')),
  card('kappa', 'water', 1, permanent('summon blue → p:2')),
  card('sea_spirit', 'water', 1, active('p:1 per blue')),
  card('undine', 'water', 1, instant('blue'), active('recover')),
  card('nessie', 'water', 2, active('-dragon → p:2')),
  card('hae_tae', 'water', 3, permanent('blue swap purple')),
  card('snail_maiden', 'water', 3, active('blue → purple / purple → blue blue blue')),
  card('undine_queen', 'water', 3, active('blue')),
  card('yuki_onna_exalted', 'water', 3, instant('blue → p:=')),
  card('hydra', 'water', 4, instant('2× purple / draw / blue blue / p:4')),
  card('leviathan', 'water', 4, instant('p:7 -dragon')),
  card('triton', 'water', 4, permanent('tame water → blue blue')),
  card('water_giant', 'water', 4, instant('blue blue'), permanent('blue +1 purple +1')),
  card('charybdis', 'water', 5, active('-blue → p:5')),
  card('poseidon', 'water', 7, instant('p:3 per water')),
  card('young_forest_spirit', 'earth', 0, instant('-hand → summon cost:0')),
  card('goblin', 'earth', 1, active('rival → p:1')),
  card('forest_spirit', 'earth', 2, instant('-hand → p:=')),
  card('gargoyle', 'earth', 2, permanent('summon purple → p:3')),
  card('basilisk', 'earth', 3, active('red / p:−1 blue / p:−2 purple')),
  card('troll', 'earth', 3, active('purple → p:3')),
  card('goblin_soldier', 'earth', 4, active('rival > → p:4 / p:−4')),
  card('medusa', 'earth', 4, active('-hand → purple')),
  card('cerberus', 'earth', 5, instant('0–3 -card')),
  card('mimic', 'earth', 6, active('pile earth → hand')),
  card('mud_slime', 'earth', 6, instant('p:6'), active('recover')),
  card('rock_golem', 'earth', 6, instant('purple → p:=')),
  card('stone_golem', 'earth', 6, instant('stones → purple')),
  card('behemoth', 'earth', 9, instant('p:3 per families')),
  card('sand_giant', 'earth', 10, instant('p:4 per earth')),
  card('dandelion_spirit', 'wind', 3, instant('draw'), active('recover')),
  card('harpy', 'wind', 3, active('hand = card → p:3')),
  card('pegasus', 'wind', 3, instant('draw'), permanent('summon −1')),
  card('tengu', 'wind', 3, instant('p:6 → pile')),
  card('boreas', 'wind', 4, instant('p:1 per wind recover')),
  card('genie', 'wind', 4, instant('active active active')),
  card('hippogriff', 'wind', 4, instant('draw'), permanent('wind −2')),
  card('sylph', 'wind', 4, instant('draw'), permanent('summon → p:1')),
  card('genie_exalted', 'wind', 5, active('copy active')),
  card('valkyrie', 'wind', 5, active('p:1 per families')),
  card('odin', 'wind', 6, active('hand ≤5 p:2 / hand ≥6 purple')),
  card('freyja', 'wind', 7, active('p:1 per active')),
  card('griffon', 'wind', 7, active('draw')),
  card('rudra', 'wind', 8, instant('p:2 per hand')),
  card('gi_rin', 'wind', 10, instant('p:2 per card')),
  card('dragon_egg', 'dragon', 3, instant('-card → summon dragon cost:0')),
  card('tidal', 'dragon', 5, instant('p:5 per dragon')),
  card('ember', 'dragon', 7, instant('p:7 -water')),
  card('marina', 'dragon', 7, instant('p:7 -fire')),
  card('boulder', 'dragon', 8, instant('p:8 -wind')),
  card('gust', 'dragon', 8, instant('p:8 -earth')),
  card('aeris', 'dragon', 9, instant('recover card → p:=')),
  card('scorch', 'dragon', 9, instant('copy instant')),
  card('willow', 'dragon', 10, instant('red blue purple p:3 draw')),
  card('eternity', 'dragon', 12, instant('p:4 per families')),
];

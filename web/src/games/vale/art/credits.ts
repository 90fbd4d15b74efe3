/** Whose silhouettes the pictures of the Vale are built on, for the credits page. */
export const SOURCE = {
  name: 'game-icons.net',
  address: 'https://game-icons.net',
  licence: 'CC BY 3.0',
  licenceAddress: 'https://creativecommons.org/licenses/by/3.0/',
} as const;

export interface Credit {
  readonly author: string;
  readonly icons: readonly string[];
}

export const CREDITS: readonly Credit[] = [
  {
    author: 'Lorc',
    icons: [
      'bat-wing',
      'broadsword',
      'crown',
      'diablo-skull',
      'dragon-head',
      'dragon-spiral',
      'evil-minion',
      'feathered-wing',
      'gecko',
      'harpy',
      'hydra',
      'ifrit',
      'imp',
      'jellyfish',
      'lion',
      'minotaur',
      'ouroboros',
      'pyromaniac',
      'raven',
      'salamander',
      'sea-dragon',
      'sea-serpent',
      'trident',
      'triton-head',
      'wing-cloak',
      'wolf-head',
      'wyvern',
    ],
  },
  {
    author: 'Delapouite',
    icons: [
      'cosmic-egg',
      'cuauhtli',
      'dandelion-flower',
      'deku-tree',
      'djinn',
      'drakkar-dragon',
      'eagle-head',
      'feline',
      'female-vampire',
      'gargoyle',
      'golem-head',
      'griffin-symbol',
      'horned-reptile',
      'kenku-head',
      'mammoth',
      'mermaid',
      'mimic-chest',
      'rock-golem',
      'slime',
      'snake-tongue',
      'spiked-dragon-head',
      'vampire-dracula',
      'wisdom',
      'woman-elf-face',
    ],
  },
  { author: 'Caro Asercion', icons: ['deer', 'fox', 'goblin', 'warlord-helmet'] },
  { author: 'Cathelineau', icons: ['medusa-head', 'swordwoman'] },
  { author: 'Skoll', icons: ['burning-skull', 'pegasus', 'troll'] },
];

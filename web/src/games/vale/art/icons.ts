import type { IconData } from '../../../ui/icon';
import batWing from 'virtual:icons/game-icons/bat-wing';
import broadsword from 'virtual:icons/game-icons/broadsword';
import burningSkull from 'virtual:icons/game-icons/burning-skull';
import cosmicEgg from 'virtual:icons/game-icons/cosmic-egg';
import crown from 'virtual:icons/game-icons/crown';
import cuauhtli from 'virtual:icons/game-icons/cuauhtli';
import dandelionFlower from 'virtual:icons/game-icons/dandelion-flower';
import deer from 'virtual:icons/game-icons/deer';
import dekuTree from 'virtual:icons/game-icons/deku-tree';
import diabloSkull from 'virtual:icons/game-icons/diablo-skull';
import djinn from 'virtual:icons/game-icons/djinn';
import dragonHead from 'virtual:icons/game-icons/dragon-head';
import dragonSpiral from 'virtual:icons/game-icons/dragon-spiral';
import drakkarDragon from 'virtual:icons/game-icons/drakkar-dragon';
import eagleHead from 'virtual:icons/game-icons/eagle-head';
import evilMinion from 'virtual:icons/game-icons/evil-minion';
import featheredWing from 'virtual:icons/game-icons/feathered-wing';
import feline from 'virtual:icons/game-icons/feline';
import femaleVampire from 'virtual:icons/game-icons/female-vampire';
import fox from 'virtual:icons/game-icons/fox';
import gargoyle from 'virtual:icons/game-icons/gargoyle';
import gecko from 'virtual:icons/game-icons/gecko';
import goblin from 'virtual:icons/game-icons/goblin';
import golemHead from 'virtual:icons/game-icons/golem-head';
import griffinSymbol from 'virtual:icons/game-icons/griffin-symbol';
import harpy from 'virtual:icons/game-icons/harpy';
import hornedReptile from 'virtual:icons/game-icons/horned-reptile';
import hydra from 'virtual:icons/game-icons/hydra';
import ifrit from 'virtual:icons/game-icons/ifrit';
import imp from 'virtual:icons/game-icons/imp';
import jellyfish from 'virtual:icons/game-icons/jellyfish';
import kenkuHead from 'virtual:icons/game-icons/kenku-head';
import lion from 'virtual:icons/game-icons/lion';
import mammoth from 'virtual:icons/game-icons/mammoth';
import medusaHead from 'virtual:icons/game-icons/medusa-head';
import mermaid from 'virtual:icons/game-icons/mermaid';
import mimicChest from 'virtual:icons/game-icons/mimic-chest';
import minotaur from 'virtual:icons/game-icons/minotaur';
import ouroboros from 'virtual:icons/game-icons/ouroboros';
import pegasus from 'virtual:icons/game-icons/pegasus';
import pyromaniac from 'virtual:icons/game-icons/pyromaniac';
import raven from 'virtual:icons/game-icons/raven';
import rockGolem from 'virtual:icons/game-icons/rock-golem';
import salamander from 'virtual:icons/game-icons/salamander';
import seaDragon from 'virtual:icons/game-icons/sea-dragon';
import seaSerpent from 'virtual:icons/game-icons/sea-serpent';
import slime from 'virtual:icons/game-icons/slime';
import snakeTongue from 'virtual:icons/game-icons/snake-tongue';
import spikedDragonHead from 'virtual:icons/game-icons/spiked-dragon-head';
import swordwoman from 'virtual:icons/game-icons/swordwoman';
import trident from 'virtual:icons/game-icons/trident';
import tritonHead from 'virtual:icons/game-icons/triton-head';
import troll from 'virtual:icons/game-icons/troll';
import vampireDracula from 'virtual:icons/game-icons/vampire-dracula';
import warlordHelmet from 'virtual:icons/game-icons/warlord-helmet';
import wingCloak from 'virtual:icons/game-icons/wing-cloak';
import wisdom from 'virtual:icons/game-icons/wisdom';
import wolfHead from 'virtual:icons/game-icons/wolf-head';
import womanElfFace from 'virtual:icons/game-icons/woman-elf-face';
import wyvern from 'virtual:icons/game-icons/wyvern';
import type { Silhouette } from './silhouette';

/** The outline of an icon of game-icons.net, all of which are one path. */
function outline(icon: IconData): Silhouette {
  return { d: /\bd="([^"]+)"/.exec(icon.body)?.[1] ?? '' };
}

export const icons = {
  batWing: outline(batWing),
  broadsword: outline(broadsword),
  burningSkull: outline(burningSkull),
  cosmicEgg: outline(cosmicEgg),
  crown: outline(crown),
  cuauhtli: outline(cuauhtli),
  dandelionFlower: outline(dandelionFlower),
  deer: outline(deer),
  dekuTree: outline(dekuTree),
  diabloSkull: outline(diabloSkull),
  djinn: outline(djinn),
  dragonHead: outline(dragonHead),
  dragonSpiral: outline(dragonSpiral),
  drakkarDragon: outline(drakkarDragon),
  eagleHead: outline(eagleHead),
  evilMinion: outline(evilMinion),
  featheredWing: outline(featheredWing),
  feline: outline(feline),
  femaleVampire: outline(femaleVampire),
  fox: outline(fox),
  gargoyle: outline(gargoyle),
  gecko: outline(gecko),
  goblin: outline(goblin),
  golemHead: outline(golemHead),
  griffinSymbol: outline(griffinSymbol),
  harpy: outline(harpy),
  hornedReptile: outline(hornedReptile),
  hydra: outline(hydra),
  ifrit: outline(ifrit),
  imp: outline(imp),
  jellyfish: outline(jellyfish),
  kenkuHead: outline(kenkuHead),
  lion: outline(lion),
  mammoth: outline(mammoth),
  medusaHead: outline(medusaHead),
  mermaid: outline(mermaid),
  mimicChest: outline(mimicChest),
  minotaur: outline(minotaur),
  ouroboros: outline(ouroboros),
  pegasus: outline(pegasus),
  pyromaniac: outline(pyromaniac),
  raven: outline(raven),
  rockGolem: outline(rockGolem),
  salamander: outline(salamander),
  seaDragon: outline(seaDragon),
  seaSerpent: outline(seaSerpent),
  slime: outline(slime),
  snakeTongue: outline(snakeTongue),
  spikedDragonHead: outline(spikedDragonHead),
  swordwoman: outline(swordwoman),
  trident: outline(trident),
  tritonHead: outline(tritonHead),
  troll: outline(troll),
  vampireDracula: outline(vampireDracula),
  warlordHelmet: outline(warlordHelmet),
  wingCloak: outline(wingCloak),
  wisdom: outline(wisdom),
  wolfHead: outline(wolfHead),
  womanElfFace: outline(womanElfFace),
  wyvern: outline(wyvern),
};

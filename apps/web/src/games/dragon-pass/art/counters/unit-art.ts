import { POWER_ART } from '@hexwyrm/dragon-pass/data';
import type { IconName } from '../icons.ts';

/** The pictures on the counters of a type. A list has one entry per counter, in the order of their names. */
export interface UnitArt {
  readonly figure: IconName | readonly IconName[];
  /** A device beside the figure: the badge of a regiment, or whose spirit it is. */
  readonly device?: IconName | readonly IconName[];
  /** More than one figure; one is drawn alone. */
  readonly group?: Group | readonly Group[];
  /** Inks of counters whose colour is their name. */
  readonly inks?: readonly string[];
}

/** How often the figure is drawn: crossed with its mirror image, or several behind each other. */
export type Group = 'alone' | 'crossed' | 'two' | 'three';

const SPIRIT: IconName = 'spectre';

/** The picture of every type of units.json. */
export const UNIT_ART = {
  'red-emperor': { figure: 'imperial-crown' },
  'red-emperor-spirit': { figure: SPIRIT, device: 'imperial-crown' },
  'jar-eel': { figure: 'swordwoman' },
  'beat-pot-aelwrin': { figure: 'spartan-helmet' },
  'twin-stars': { figure: 'stars-stack' },
  'major-classes': { figure: 'moon-orbit' },
  'major-classes-spirits': { figure: SPIRIT, device: 'moon-orbit' },
  'minor-classes': { figure: 'crescent-staff' },
  'minor-classes-spirits': { figure: SPIRIT, device: 'crescent-staff' },
  'blue-moon-school': { figure: 'moon-claws' },
  'blue-moon-school-spirit': { figure: SPIRIT, device: 'moon-claws' },
  'comet-seers': { figure: 'comet-spark' },
  'comet-seers-spirit': { figure: SPIRIT, device: 'comet-spark' },
  'spell-archers': { figure: 'energy-arrow' },
  'spell-archers-spirit': { figure: SPIRIT, device: 'energy-arrow' },
  bloodspillers: { figure: 'bloody-sword' },
  'hell-sisters': { figure: 'dervish-swords' },
  'mothers-guard': { figure: 'mounted-knight', device: 'laurels' },
  'household-foot': { figure: 'roman-shield' },
  'bodyguard-foot': {
    figure: ['overlord-helm', 'battle-axe'],
    device: ['skull-crossed-bones', 'two-feathers'],
  },
  standfast: { figure: 'griffin-shield' },
  'heartland-dragoons': { figure: 'cavalry', device: ['laurels', 'fire'] },
  'heartland-light-cavalry': { figure: 'horse-head', device: ['sunbeams', 'falcon-moon', 'falling-star'] },
  'steel-sword-legion': { figure: 'centurion-helmet' },
  'heartland-phalanxes': { figure: 'spears', device: ['stone-block', 'ionic-column', 'cut-diamond'] },
  'thunder-delta-slingers': { figure: 'sling', device: 'lightning-trio' },
  'heavy-cavalry': { figure: 'mounted-knight', device: ['stag-head', 'ringing-bell', 'horseshoe'] },
  'line-cavalry': {
    figure: 'cavalry',
    device: ['whip', 'broadhead-arrow', 'queen-crown', 'polar-star', 'moon', 'peaks'],
  },
  'light-cavalry-a': { figure: 'archer', device: ['river', 'feathered-wing'] },
  'light-cavalry-b': { figure: 'archer', device: ['grapes', 'tree-branch'] },
  'veterans-cavalry': { figure: 'cavalry', device: 'sword-brandish' },
  'furthest-cavalry': { figure: 'cavalry', device: ['tower-flag', 'castle'] },
  'furthest-foot': {
    figure: 'pikeman',
    device: ['tower-flag', 'castle', 'stone-tower', 'flying-flag', 'crown-coin', 'swap-bag', 'brick-wall'],
  },
  harrek: { figure: 'bear-head' },
  gunda: { figure: 'viking-head' },
  'wind-children': { figure: 'angel-outfit' },
  sylphs: { figure: 'whirlwind' },
  'egglord-warlocks': { figure: 'egg-pod' },
  'egglord-warlocks-spirit': { figure: SPIRIT, device: 'egg-pod' },
  'snakepipe-dancers': { figure: 'snake-spiral' },
  'snakepipe-dancers-spirit': { figure: SPIRIT, device: 'snake-spiral' },
  'sir-naribs-company': { figure: 'rune-sword' },
  'sir-naribs-company-spirit': { figure: SPIRIT, device: 'rune-sword' },
  'eaglebrown-warlocks': { figure: 'eagle-emblem' },
  'eaglebrown-warlocks-spirit': { figure: SPIRIT, device: 'eagle-emblem' },
  'warm-sisters': { figure: 'campfire' },
  'warm-sisters-spirit': { figure: SPIRIT, device: 'campfire' },
  'free-philosophers': { figure: 'scroll-unfurled' },
  'free-philosophers-spirit': { figure: SPIRIT, device: 'scroll-unfurled' },
  'earth-twins': { figure: 'earth-crack' },
  'earth-twins-spirit': { figure: SPIRIT, device: 'earth-crack' },
  'mounted-militia': { figure: 'cavalry' },
  'foot-militia': { figure: 'pikeman' },
  ducks: { figure: 'duck', group: ['alone', 'two', 'three'] },
  'free-army-brotherhoods': {
    figure: ['barbed-spear', 'crossed-swords', 'bull-horns'],
    group: ['crossed', 'alone', 'alone'],
  },
  'pavis-royal-guard': { figure: 'tower-flag' },
  'free-army-cavalry': {
    figure: 'mounted-knight',
    device: ['crown-coin', 'skull-crossed-bones', 'stag-head'],
  },
  'free-army-regulars': { figure: 'tribal-shield', device: ['stone-spear', 'wheat', 'arm'] },
  wolfrunners: { figure: 'wolf-head' },
  'free-army-foot': { figure: 'swordman', device: ['breaking-chain', 'anvil', 'candle-flame'] },
  'bush-children': { figure: 'bow-arrow' },
  jaldon: { figure: 'fangs' },
  'tribal-magicians': { figure: 'totem-mask', device: ['lightning-trio', 'wind-hole', 'curvy-knife'] },
  'tribal-magicians-spirits': { figure: SPIRIT, device: ['lightning-trio', 'wind-hole', 'curvy-knife'] },
  'horde-clans-lost': { figure: 'bison' },
  'horde-clans': { figure: 'deer-head', device: ['amber-mosquito', 'amber-mosquito', 'amphora', 'anvil'] },
  'inhuman-king': { figure: 'lizardman' },
  'inhuman-king-spirit': { figure: SPIRIT, device: 'lizardman' },
  'dragonewt-priests': { figure: 'gecko' },
  'dragonewt-priests-spirits': { figure: SPIRIT, device: 'gecko' },
  'beaked-dragonewts': { figure: 'velociraptor' },
  'mounted-crested-dragonewts': { figure: 'ninja-velociraptor', device: 'bow-arrow' },
  'crested-dragonewts': { figure: 'horned-reptile' },
  cragspider: { figure: 'masked-spider' },
  'cragspider-spirit': { figure: SPIRIT, device: 'masked-spider' },
  'black-dragon': { figure: 'spiked-dragon-head' },
  'dark-trolls': { figure: 'troll' },
  trollkin: { figure: 'goblin' },
  brontosauri: { figure: 'diplodocus' },
  pteranodons: { figure: 'pterodactylus' },
  trachodons: { figure: 'parasaurolophus' },
  'trachodons-spirits': { figure: SPIRIT, device: 'parasaurolophus' },
  triceratops: { figure: 'triceratops-head' },
  dwarf: { figure: 'dwarf-face' },
  'stone-men': { figure: 'rock-golem' },
  'cannon-cult': { figure: 'cannon' },
  'cannon-cult-agent': { figure: 'cannon-shot' },
  'black-horse-troops': { figure: 'cloaked-figure-on-horseback' },
  'black-horse-auxiliaries': { figure: 'spears' },
  twins: { figure: 'juggler' },
  'moon-haters': { figure: 'evil-moon' },
  'moon-haters-spirit': { figure: SPIRIT, device: 'evil-moon' },
  'barons-friends': { figure: 'warlock-hood' },
  'barons-friends-spirit': { figure: SPIRIT, device: 'warlock-hood' },
  'old-school': { figure: 'book-aura' },
  'old-school-spirit': { figure: SPIRIT, device: 'book-aura' },
  'exiles-heavy-cavalry': { figure: 'mounted-knight' },
  'exiles-cavalry': { figure: 'cavalry' },
  'exiles-infantry': { figure: 'pikeman' },
  'exiles-archers': { figure: 'bowman' },
  'feathered-horse-queen': { figure: 'queen-crown', device: 'two-feathers' },
  'golden-bow-warriors': { figure: 'pocket-bow' },
  'grazeland-clans-heavy': { figure: 'cavalry', device: 'sun' },
  'grazeland-clans-magic': { figure: 'horse-head', device: 'sun' },
  'grazeland-clans-light': { figure: 'archer', device: 'horse-head' },
  'horse-herds': { figure: 'horse-head', group: 'three' },
  satyrs: { figure: 'pan-flute' },
  minotaurs: { figure: 'minotaur' },
  manticore: { figure: 'lion', device: 'scorpion-tail' },
  centaurs: { figure: 'centaur' },
  dragons: { figure: 'dragon-head', inks: ['#9c1f18', '#1f5a2a', '#6a3d12'] },
  androgeus: { figure: 'duality-mask' },
  hydra: { figure: 'hydra' },
  'sun-dome-templars': { figure: 'sun-spear' },
  'hungry-jack': { figure: 'carnivore-mouth' },
  giants: { figure: 'giant' },
  'tusk-riders': { figure: 'boar-tusks' },
  delecti: { figure: 'skull-staff' },
  zombies: { figure: 'shambling-zombie' },
  ...POWER_ART,
} as const satisfies Readonly<Record<string, UnitArt>>;

/** The id of a type of counters. */
export type UnitId = keyof typeof UNIT_ART;

export const isUnitId = (id: string): id is UnitId => Object.hasOwn(UNIT_ART, id);

import { mix } from '../../../../art/draw/colour.ts';
import type { SidePalette } from '../../../../art/palettes/types.ts';
import type { Theme } from '../../../../art/themes.ts';

/** Peoples with a colour of their own (DP-4.4-b). */
export type People =
  | 'lunar'
  | 'sartar'
  | 'horde'
  | 'exiles'
  | 'grazelanders'
  | 'half-beasts'
  | 'dwarf'
  | 'dragonewts'
  | 'cragspider'
  | 'ethilrist'
  | 'dinosaurs'
  | 'sun-dome'
  | 'chaos'
  | 'misc';

/** The colours of a counter: those of its people, or white with a drawing in them for spirits and agents. */
export type Livery = People | `spirit-${People}` | 'spirit';

const DAY: Readonly<Record<People, SidePalette>> = {
  lunar: { top: '#c2443e', bottom: '#a5312e', icon: '#fff6ea', edge: '#5b1214' },
  sartar: { top: '#f0a63f', bottom: '#d9821c', icon: '#2a1704', edge: '#6f3f05' },
  horde: { top: '#4d7845', bottom: '#305a34', icon: '#f7f0da', edge: '#142a16' },
  exiles: { top: '#8cbd72', bottom: '#62974d', icon: '#0d1f0a', edge: '#2a4a1c' },
  grazelanders: { top: '#f3de6f', bottom: '#dcc03c', icon: '#2a2305', edge: '#75630d' },
  'half-beasts': { top: '#8ec4e0', bottom: '#5f9fc4', icon: '#0c2533', edge: '#1e506b' },
  dwarf: { top: '#dd92c5', bottom: '#c368a6', icon: '#2b0a22', edge: '#5e1d4c' },
  dragonewts: { top: '#b094d6', bottom: '#8f70be', icon: '#190c2d', edge: '#3d2466' },
  cragspider: { top: '#4d4a50', bottom: '#2c2a30', icon: '#ffd95a', edge: '#0d0c10' },
  ethilrist: { top: '#9aa0ae', bottom: '#777d8c', icon: '#0d1016', edge: '#262b36' },
  dinosaurs: { top: '#d2b488', bottom: '#b8945f', icon: '#401c63', edge: '#4a3210' },
  'sun-dome': { top: '#f3de6f', bottom: '#a9a59a', icon: '#2a2305', edge: '#5e5a4c' },
  chaos: { top: '#fbfaf6', bottom: '#d9d5cb', icon: '#0d0b08', edge: '#0d0b08' },
  misc: { top: '#efe9da', bottom: '#d3cab4', icon: '#2a2318', edge: '#5e543f' },
};

/** Light and dark do most of the telling apart; blue and yellow the rest. */
const COLOUR_BLIND: Readonly<Record<People, SidePalette>> = {
  lunar: { top: '#8f2f52', bottom: '#6e1c3c', icon: '#fff6ea', edge: '#33061a' },
  sartar: { top: '#ffc355', bottom: '#f0a017', icon: '#231500', edge: '#6b4200' },
  horde: { top: '#2c6a63', bottom: '#174944', icon: '#f4f7ee', edge: '#06211f' },
  exiles: { top: '#b9e3cf', bottom: '#86c9ab', icon: '#06261a', edge: '#1d5c46' },
  grazelanders: { top: '#fff6b8', bottom: '#f0e07a', icon: '#2a2400', edge: '#6b5f00' },
  'half-beasts': { top: '#7cc0ee', bottom: '#3f97d4', icon: '#001a2c', edge: '#013a5e' },
  dwarf: { top: '#f0bddc', bottom: '#dd92c0', icon: '#36082a', edge: '#6b2a58' },
  dragonewts: { top: '#b9a2e0', bottom: '#9479c8', icon: '#170a2c', edge: '#38205f' },
  cragspider: { top: '#46464e', bottom: '#1f1f26', icon: '#ffe27a', edge: '#000000' },
  ethilrist: { top: '#a8adb9', bottom: '#868c9b', icon: '#0a0d13', edge: '#262b36' },
  dinosaurs: { top: '#dcc39c', bottom: '#c3a273', icon: '#33114f', edge: '#4a3210' },
  'sun-dome': { top: '#fff2a0', bottom: '#b4b0a6', icon: '#262000', edge: '#5e5a4c' },
  chaos: { top: '#ffffff', bottom: '#e4e4e4', icon: '#0a0a0a', edge: '#0a0a0a' },
  misc: { top: '#f3eee2', bottom: '#d9d2c0', icon: '#231d12', edge: '#4f4635' },
};

/** By night bodies are a little deeper and their edges nearly black, for the ground is dark. */
const dimmed = ({ top, bottom, icon, edge }: SidePalette): SidePalette => ({
  top: mix(top, '#000000', 0.04),
  bottom: mix(bottom, '#000000', 0.06),
  icon,
  edge: mix(edge, '#000000', 0.55),
});

const night = (people: People): SidePalette => dimmed(DAY[people]);

const paletteOf: Readonly<Record<Theme, (people: People) => SidePalette>> = {
  day: (people) => DAY[people],
  night,
  colourBlind: (people) => COLOUR_BLIND[people],
};

export const PEOPLES: readonly People[] = [
  'lunar',
  'sartar',
  'horde',
  'exiles',
  'grazelanders',
  'half-beasts',
  'dwarf',
  'dragonewts',
  'cragspider',
  'ethilrist',
  'dinosaurs',
  'sun-dome',
  'chaos',
  'misc',
];

export const LIVERIES: readonly Livery[] = [
  ...PEOPLES,
  ...PEOPLES.map((people): Livery => `spirit-${people}`),
  'spirit',
];

/** White for those without a body; whose they are shows in the ink. */
const white = ({ bottom, edge }: SidePalette, theme: Theme): SidePalette => ({
  top: theme === 'night' ? '#f4f1e9' : '#ffffff',
  bottom: theme === 'night' ? '#d8d3c6' : '#ece6d8',
  icon: mix(bottom, edge, 0.84),
  edge,
});

export function liveryPalette(livery: Livery, theme: Theme): SidePalette {
  const people = peopleOf(livery);
  const own = paletteOf[theme](people);
  return livery === people ? own : white(own, theme);
}

/** Whose colours a livery has; a white back has no owner. */
export const peopleOf = (livery: Livery): People =>
  PEOPLES.find((people) => livery === people || livery === `spirit-${people}`) ?? 'misc';

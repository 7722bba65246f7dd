import type { BoardPalette } from './types.ts';

/** What the country around a town of thatch and wood changes in the board of the day. */
export const nurkottLand: Partial<BoardPalette> = {
  grass: '#aeb582',
  tuft: '#8b935c',
  forestFloor: '#74885a',
  canopy: ['#3b5f3c', '#426a42', '#345637', '#4a7145'],
  river: '#6fa0bd',
  riverDeep: '#558aab',
  bank: '#b8a672',
};

const west = ['#a98a55', '#8f7346', '#b59862', '#9a6a43', '#7d6640'];
const east = ['#a98a55', '#8f7346', '#7d5a3a', '#9c8350', '#6f5a3c'];

/** The town itself, its inks changed for the time of day. */
export const nurkottTown = (shade: (colour: string) => string): Partial<BoardPalette> => ({
  groundWest: shade('#c9b083'),
  groundEast: shade('#c2aa80'),
  plaza: shade('#d9c499'),
  roofsWest: west.map(shade),
  roofsEast: east.map(shade),
});

export interface WallInks {
  readonly light: string;
  readonly mid: string;
  readonly walk: string;
  readonly dark: string;
}

export const palisadeInks: WallInks = { light: '#b98a55', mid: '#a3763f', walk: '#8c6236', dark: '#4a2f16' };

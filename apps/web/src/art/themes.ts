import { mix } from './draw/colour.ts';
import { colourBlindBoard, colourBlindSides, colourBlindTable } from './palettes/colour-blind.ts';
import { dayBoard, daySides, dayTable } from './palettes/day.ts';
import { nightBoard, nightSides, nightTable } from './palettes/night.ts';
import { nurkottLand, nurkottTown, palisadeInks, type WallInks } from './palettes/nurkott.ts';
import type { BoardPalette, SidePalettes, TablePalette } from './palettes/types.ts';

export type Theme = 'day' | 'night' | 'colourBlind';

export const THEMES: readonly Theme[] = ['day', 'night', 'colourBlind'];

/** What the city is built of: Esirien of stone, Nurkott of wood. */
export type Build = 'stone' | 'wood';

const tables: Readonly<Record<Theme, TablePalette>> = {
  day: dayTable,
  night: nightTable,
  colourBlind: colourBlindTable,
};

const boards: Readonly<Record<Theme, BoardPalette>> = {
  day: dayBoard,
  night: nightBoard,
  colourBlind: colourBlindBoard,
};

const sides: Readonly<Record<Theme, SidePalettes>> = {
  day: daySides,
  night: nightSides,
  colourBlind: colourBlindSides,
};

export const tablePalette = (theme: Theme): TablePalette => tables[theme];

export const sidePalettes = (theme: Theme): SidePalettes => sides[theme];

export function boardPalette(theme: Theme, build: Build): BoardPalette {
  const board = boards[theme];
  if (build === 'stone') return board;
  // Every entrance of a palisade is a red building, its doors too.
  const doors = { door: board.gate, doorGlow: board.gateGlow };
  const land = theme === 'day' ? nurkottLand : {};
  return { ...board, ...land, ...nurkottTown(SHADES[theme]), ...doors };
}

/** How the colours of wood and thatch, which are made for the day, fit into a theme. */
const SHADES: Readonly<Record<Theme, (colour: string) => string>> = {
  day: (colour) => colour,
  night: (colour) => mix(colour, nightBoard.paper, 0.55),
  colourBlind: (colour) => mix(colour, '#b8ad9c', 0.3),
};

export function wallInks(theme: Theme, build: Build): WallInks {
  const board = boards[theme];
  if (build === 'stone') {
    return { light: board.stoneLight, mid: board.stone, walk: board.wallWalk, dark: board.stoneDark };
  }
  const shade = SHADES[theme];
  const { light, mid, walk, dark } = palisadeInks;
  return { light: shade(light), mid: shade(mid), walk: shade(walk), dark: shade(dark) };
}

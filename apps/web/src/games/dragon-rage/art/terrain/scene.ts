import { byRow, column, type Layout, makeLayout, neighbours } from '../../../../art/draw/geometry.ts';
import type { WallInks } from '../../../../art/palettes/nurkott.ts';
import type { BoardPalette } from '../../../../art/palettes/types.ts';
import { type Build, boardPalette, type Theme, wallInks } from '../../../../art/themes.ts';
import type { MapData } from './map-data.ts';

export type Detail = 'far' | 'near';

/** Everything the painters of the ground look at. */
export interface Scene {
  readonly map: MapData;
  readonly layout: Layout;
  readonly radius: number;
  readonly theme: Theme;
  readonly build: Build;
  readonly ink: BoardPalette;
  readonly wall: WallInks;
  readonly near: boolean;
  /** Hexes of the map, row by row; the boxes printed over the map are left out. */
  readonly hexes: readonly string[];
  /** Makes an id of the drawing unlike those of other drawings on the page. */
  id(name: string): string;
  of(...terrains: readonly string[]): readonly string[];
  terrain(hex: string): string;
  isOn(hex: string): boolean;
  isWater(hex: string): boolean;
  isEast(hex: string): boolean;
}

const WATER = new Set(['river', 'bridge', 'ford', 'sea', 'shore']);

/** The river parts Esirien along this column. */
const LAST_WESTERN_COLUMN = 14;

export const OFF = 'offmap';

export function makeScene(map: MapData, theme: Theme, radius: number, detail: Detail): Scene {
  const build: Build = map.wallKind === 'stone' ? 'stone' : 'wood';
  const terrain = (hex: string) => map.hexes[hex]?.terrain ?? OFF;
  const isOn = (hex: string) => terrain(hex) !== OFF;
  const hexes = Object.keys(map.hexes).filter(isOn).sort(byRow);
  return {
    map,
    layout: makeLayout(radius, map.columns, map.rows),
    radius,
    theme,
    build,
    ink: boardPalette(theme, build),
    wall: wallInks(theme, build),
    near: detail === 'near',
    hexes,
    id: (name) => `${map.id}-${theme}-${detail}-${String(radius).replace('.', '_')}-${name}`,
    of: (...terrains) => hexes.filter((hex) => terrains.includes(terrain(hex))),
    terrain,
    isOn,
    isWater: (hex) => WATER.has(terrain(hex)),
    isEast: (hex) => column(hex) > LAST_WESTERN_COLUMN,
  };
}

export const groundOf = (scene: Scene, hex: string): string =>
  scene.isEast(hex) ? scene.ink.groundEast : scene.ink.groundWest;

/** Neighbours on the map. */
export const around = (scene: Scene, hex: string): readonly string[] => neighbours(hex).filter(scene.isOn);

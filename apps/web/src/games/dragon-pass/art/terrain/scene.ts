import { type Layout, makeLayout, neighbours, type Point } from '../../../../art/draw/geometry.ts';
import type { Theme } from '../../../../art/themes.ts';
import type { Box } from '../../../../board/camera/camera.ts';
import type { MapData, MapHex } from './map-data.ts';
import { landPalette } from './palettes/index.ts';
import type { LandPalette, Realm, RealmInks, WashedTerrain } from './palettes/types.ts';

export type Detail = 'far' | 'near';

/** Everything the painters of the land look at. */
export interface Scene {
  readonly map: MapData;
  /** The hexes that are drawn: all, or those in a part of the map. */
  readonly drawn: readonly MapHex[];
  /** Whether the hex, on the map or beyond its edge, is in the part that is drawn. */
  isSeen(hex: string): boolean;
  readonly layout: Layout;
  readonly radius: number;
  readonly ink: LandPalette;
  readonly near: boolean;
  /** Makes an id of the drawing unlike those of other drawings on the page. */
  id(name: string): string;
  /** The hex of that name; beyond the edge there is none. */
  at(hex: string): MapHex | undefined;
  isOn(hex: string): boolean;
  terrain(hex: string): string;
  /** Those that are drawn and of these kinds. */
  of(...terrains: readonly string[]): readonly MapHex[];
}

const OFF = 'off';

/** Room for the frame around the hexes, in radii. */
export const BORDER = 1.6;

const landLayout = ({ columns, rows }: MapData, radius: number): Layout =>
  makeLayout(radius, columns, rows, BORDER);

/** The scene of a map; with `box` only what is in it is drawn, with the same neighbours. */
export function makeScene(
  map: MapData,
  theme: Theme,
  radius: number,
  detail: Detail,
  box: Box | null = null,
): Scene {
  const hexes = new Map(map.hexes.map((hex) => [hex.hex, hex]));
  const layout = landLayout(map, radius);
  const isSeen = (hex: string) => box === null || isNear(layout.centre(hex), box, BESIDE * radius);
  const drawn = map.hexes.filter(({ hex }) => isSeen(hex));
  return {
    map,
    drawn,
    isSeen,
    layout,
    radius,
    ink: landPalette(theme),
    near: detail === 'near',
    id: (name) => `dp-${theme}-${detail}-${String(radius).replace('.', '_')}-${name}`,
    at: (hex) => hexes.get(hex),
    isOn: (hex) => hexes.has(hex),
    terrain: (hex) => hexes.get(hex)?.terrain ?? OFF,
    of: (...terrains) => drawn.filter(({ terrain }) => terrains.includes(terrain)),
  };
}

/** How far parts of a hex reach beyond it: trees, peaks, and the softest edges. */
const BESIDE = 2.5;

const isNear = ({ x, y }: Point, { left, top, right, bottom }: Box, far: number): boolean =>
  x > left - far && x < right + far && y > top - far && y < bottom + far;

export const realmOf = (scene: Scene, hex: MapHex): RealmInks | undefined =>
  isRealm(scene.ink, hex.territory) ? scene.ink.realms[hex.territory] : undefined;

const isRealm = (ink: LandPalette, territory: string): territory is Realm => territory in ink.realms;

export const isWashed = (scene: Scene, terrain: string): terrain is WashedTerrain =>
  terrain in scene.ink.washes;

/** Neighbours on the map. */
export const around = (scene: Scene, hex: string): readonly MapHex[] =>
  neighbours(hex).flatMap((next) => scene.at(next) ?? []);

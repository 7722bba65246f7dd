import { rimOf } from '../../../../art/draw/borders.ts';
import type { Point } from '../../../../art/draw/geometry.ts';
import { group, sheet, tag } from '../../../../art/draw/svg.ts';
import type { Theme } from '../../../../art/themes.ts';
import type { Look } from '../symbols/look.ts';
import {
  type BridgePlace,
  bridgePlaces,
  type EntrancePlace,
  entrancePlaces,
  paintBridges,
  paintEntrances,
} from './crossings.ts';
import { paintDocks } from './docks.ts';
import { paintGrid } from './grid.ts';
import { paintCityGround, paintFields, paintGrass, paintHaze } from './ground.ts';
import { makeCitySite, paintHouses } from './houses.ts';
import { paintNames, paintNumbers } from './labels.ts';
import { paintLandmarks } from './landmarks.ts';
import type { MapData } from './map-data.ts';
import { paintCurrent, paintFords, paintRiver } from './river.ts';
import { paintRoads } from './roads.ts';
import { type Detail, makeScene, type Scene } from './scene.ts';
import { paintSea } from './sea.ts';
import { paintTowers } from './towers.ts';
import { paintForest, paintGardens } from './trees.ts';
import { paintWalls } from './walls.ts';

/** Parts a live layer may want to draw itself, because they change or need the fonts of the page. */
export type Part = 'bridges' | 'entrances' | 'numbers' | 'names';

export interface BoardOptions {
  /** Hex radius, centre to corner. */
  readonly radius: number;
  /** `far` leaves out what is too small to see when the whole map is in view. */
  readonly detail: Detail;
  readonly without?: readonly Part[];
}

export interface PaintedBoard {
  /** A whole SVG document. */
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  centre(hex: string): Point;
  corners(hex: string, scale?: number): readonly Point[];
  /** In the order of the entrances of the map. */
  readonly entrances: readonly EntrancePlace[];
  readonly bridges: readonly BridgePlace[];
  /** For symbols on this board. */
  readonly look: Look;
  numbers(): string;
  /** Names of places, but for those in `hidden` hexes. */
  names(hidden?: ReadonlySet<string>): string;
}

export function paintBoard(map: MapData, theme: Theme, options: BoardOptions): PaintedBoard {
  const scene = makeScene(map, theme, options.radius, options.detail);
  const { width, depth: height, centre, corners } = scene.layout;
  const wanted = (part: Part, paint: (scene: Scene) => string) =>
    options.without?.includes(part) ? '' : paint(scene);
  const content = [
    definitions(scene),
    group({ 'clip-path': `url(#${scene.id('map')})` }, ground(scene)),
    paintGrid(scene),
    wanted('bridges', paintBridges),
    paintWalls(scene),
    paintTowers(scene),
    wanted('entrances', paintEntrances),
    paintLandmarks(scene),
    wanted('numbers', () => (scene.near ? paintNumbers(scene) : '')),
    wanted('names', () => paintNames(scene)),
  ];
  return {
    svg: sheet(0, 0, width, height, content.join('')),
    width,
    height,
    centre,
    corners,
    entrances: entrancePlaces(scene),
    bridges: bridgePlaces(scene),
    look: { theme, radius: scene.radius, build: scene.build },
    numbers: () => paintNumbers(scene),
    names: (hidden) => paintNames(scene, hidden),
  };
}

/** What ends at the edge of the map, from the grass up to the crowns of the trees. */
function ground(scene: Scene): string {
  const site = makeCitySite(scene);
  return [
    paintGrass(scene),
    paintFields(scene),
    paintCityGround(scene),
    paintRiver(scene),
    paintSea(scene),
    scene.near ? paintCurrent(scene) : '',
    paintFords(scene),
    paintRoads(scene),
    paintDocks(scene),
    paintHouses(scene, site),
    paintGardens(scene, site),
    paintHaze(scene),
    paintForest(scene, site),
  ].join('');
}

function definitions(scene: Scene): string {
  const { ink, radius, layout } = scene;
  const clip = (name: string, d: string) => tag('clipPath', { id: scene.id(name) }, tag('path', { d }));
  const blur = (name: string, deviation: number, margin: number) =>
    tag(
      'filter',
      {
        id: scene.id(name),
        x: `-${margin}%`,
        y: `-${margin}%`,
        width: `${100 + 2 * margin}%`,
        height: `${100 + 2 * margin}%`,
      },
      tag('feGaussianBlur', { stdDeviation: radius * deviation }),
    );
  const stone = tag(
    'radialGradient',
    { id: scene.id('tower'), cx: 0.38, cy: 0.3, r: 0.8 },
    tag('stop', { offset: 0, 'stop-color': ink.stoneLight }) +
      tag('stop', { offset: 1, 'stop-color': ink.wallWalk }),
  );
  const parts = [
    clip('map', rimOf(layout, scene.hexes)),
    clip('sea', rimOf(layout, scene.of('sea'))),
    blur('soft', 0.2, 5),
    blur('smooth', 0.05, 20),
    stone,
  ];
  return tag('defs', {}, parts.join(''));
}

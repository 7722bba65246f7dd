import { paintHexNumbers } from '../../../../art/draw/hex-numbers.ts';
import { group, sheet } from '../../../../art/draw/svg.ts';
import type { Theme } from '../../../../art/themes.ts';
import type { Box } from '../../../../board/camera/camera.ts';
import { paintFortresses, paintStructures } from './built/structures.ts';
import { definitions, paintFrame } from './frame.ts';
import { paintGrid } from './grid.ts';
import type { MapData } from './map-data.ts';
import { paintGlowline, paintRealmBorders } from './realms.ts';
import { paintRelief } from './relief/relief.ts';
import { paintRidges } from './ridges.ts';
import { paintEntries, paintRoads, paintWyrmRoads } from './roads.ts';
import { type Detail, makeScene, type Scene } from './scene.ts';
import { paintBeyond, paintWash } from './wash.ts';
import { paintFords, paintLakes, paintRivers, paintSprings } from './water.ts';

/** Parts a live layer may want to draw itself, because they change in the course of a game. */
export type Part = 'glowline' | 'fortresses';

export interface LandOptions {
  /** Hex radius, centre to corner. */
  readonly radius: number;
  /** `far` omits what is too small to see with the whole map in view, and enlarges what must be seen. */
  readonly detail: Detail;
  readonly without?: readonly Part[];
  /** Only this part of it. */
  readonly box?: Box;
}

/** The land of Dragon Pass as a whole SVG document; the lettering is above it. */
export function paintLand(map: MapData, theme: Theme, options: LandOptions): string {
  const { radius, detail, without = [], box } = options;
  const scene = makeScene(map, theme, radius, detail, box);
  const { width, depth: height } = scene.layout;
  const { left, top, right, bottom } = box ?? { left: 0, top: 0, right: width, bottom: height };
  const wanted = (part: Part, paint: (scene: Scene) => string) =>
    without.includes(part) ? '' : paint(scene);
  const land = [
    paintWash(scene),
    paintRealmBorders(scene),
    paintLakes(scene),
    paintGrid(scene),
    paintRivers(scene),
    paintSprings(scene),
    paintWyrmRoads(scene),
    paintRoads(scene),
    paintFords(scene),
    paintRidges(scene),
    paintRelief(scene),
    paintBeyond(scene),
    paintEntries(scene),
    wanted('glowline', paintGlowline),
    scene.near ? paintNumbers(scene) : '',
    paintStructures(scene),
    wanted('fortresses', () => paintFortresses(scene)),
  ];
  const content = [
    definitions(scene),
    group({ 'clip-path': `url(#${scene.id('land')})` }, land.join('')),
    paintFrame(scene),
  ];
  return sheet(left, top, right - left, bottom - top, content.join(''));
}

const paintNumbers = ({ drawn, layout, ink }: Scene): string =>
  paintHexNumbers(
    layout,
    drawn.map(({ hex }) => hex),
    ink.number,
    ink.labelHalo,
  );

import { type Point, shift } from '../../../../../art/draw/geometry.ts';
import { LAND } from '../frame.ts';
import type { MapHex } from '../map-data.ts';
import type { Scene } from '../scene.ts';
import { type Box, boxAround, overlap } from './boxes.ts';
import descriptions from './descriptions.json' with { type: 'json' };
import { type Label, type Setting, straight } from './label.ts';
import { type Level, scaleOf } from './levels.ts';

/** Names that say what is there are no names. */
const DESCRIPTIONS: ReadonlySet<string> = new Set(descriptions);

/** The words written at a hex: a dragonewt city shows its number on the map and has its byname here. */
export function wordsAt({ name, structure }: MapHex): string | undefined {
  if (name === undefined || DESCRIPTIONS.has(name)) return undefined;
  const words = structure === 'dragonewt-city' ? /\((.+)\)/.exec(name)?.[1] : name;
  return words?.replace(/'/g, '’');
}

/** The name of a hex, region or river in the viewer's language; null if it has none. */
export type NameOf = (place: string) => string | null;

/** The same in the current language; a dragonewt city without a byname there is called by its number. */
function wordsIn(nameOf: NameOf, hex: MapHex, printed: string): readonly string[] {
  const words = nameOf(hex.hex);
  return words === null || /\d/.test(words) ? [printed] : [words, printed];
}

/** Order in which places get the best spot: fortresses, then towns and temples, then the rest. */
const RANKS = ['fortress', 'town', 'temple', 'stockade', 'altar', 'dragonewt-city'];
/** Only the first of them are named when the whole map is in view. */
const RANKS_AFAR = 3;

const rankOf = ({ structure }: MapHex): number => {
  const rank = RANKS.indexOf(structure ?? '');
  return rank < 0 ? RANKS.length : rank;
};

/**
 * Names of towns, temples and other spots, each where it meets no other word and hides no building; a name
 * without room in the current language is written as printed.
 */
export function placeLabels(
  scene: Scene,
  level: Level,
  nameOf: NameOf,
  taken: readonly Box[],
  regions: ReadonlySet<string>,
): Label[] {
  const { radius, layout, ink } = scene;
  const scale = scaleOf(level);
  const named = scene.map.hexes
    .flatMap((hex) => {
      const printed = wordsAt(hex);
      const isTooSmall = level === 'far' && rankOf(hex) >= RANKS_AFAR;
      return printed === undefined || regions.has(printed) || isTooSmall ? [] : [{ hex, printed }];
    })
    .sort((a, b) => rankOf(a.hex) - rankOf(b.hex));
  const built = builtRooms(scene, level);
  const boxes = [...taken];
  const labels: Label[] = [];
  for (const { hex, printed } of named) {
    const isFortress = hex.structure === 'fortress';
    const size = radius * (isFortress ? scale.fortress : scale.place);
    const centre = layout.centre(hex.hex);
    const others = [...boxes, ...built.flatMap((place) => (place.hex === hex.hex ? [] : [place.room]))];
    const isBare = hex.structure === undefined && hex.symbols === undefined;
    const free = wordsIn(nameOf, hex, printed)
      .map((words): Setting => ({ words, face: 'town', size, fill: ink.label, halo: ink.labelHalo }))
      .flatMap((setting) => {
        const spots = spotsFor(setting, centre, scale.below * radius);
        return (isBare ? [shift(centre, 0, size * 0.3), ...spots] : spots).map((at) => straight(setting, at));
      })
      .find(({ boxes: own }) =>
        own.every((box) => isInside(scene, box) && !others.some((other) => overlap(box, other))),
      );
    if (!free) continue;
    labels.push(free);
    boxes.push(...free.boxes);
  }
  return labels;
}

/** Within the frame of the map. */
const isInside = ({ layout, radius }: Scene, { left, right, top, bottom }: Box): boolean =>
  left > LAND * radius &&
  top > LAND * radius &&
  right < layout.width - LAND * radius &&
  bottom < layout.depth - LAND * radius;

/** Below first, then above, then to the sides, then askew. */
function spotsFor({ words, size }: Setting, centre: Point, below: number): Point[] {
  const side = words.length * size * 0.29 + below * 0.72;
  const above = -below + size * 0.62;
  const [x, y] = [side * 0.62, below * 0.98];
  const spots: (readonly [number, number])[] = [
    [0, below],
    [0, above],
    [side, size * 0.3],
    [-side, size * 0.3],
    [x, y],
    [-x, y],
    [x, above],
    [-x, above],
    [0, below + size * 0.7],
    [side, size],
    [-side, size],
    [side, -size * 0.5],
    [-side, -size * 0.5],
  ];
  return spots.map(([dx, dy]) => shift(centre, dx, dy));
}

/** The room of buildings and signs. */
function builtRooms(
  { radius, layout, map }: Scene,
  level: Level,
): { readonly hex: string; readonly room: Box }[] {
  const half = radius * (level === 'far' ? 0.62 : 0.5);
  return map.hexes
    .filter(({ structure, symbols }) => structure || symbols)
    .map(({ hex }) => ({ hex, room: boxAround(layout.centre(hex), half, half) }));
}

import type { Corrections } from '@hexwyrm/dragon-rage/data';
import { DIRECTIONS, gridOf, hexAt } from '@hexwyrm/hexmap';
import type { Draft } from '../../../corrections/draft.ts';
import type { Control, Side, Value } from '../../../corrections/kit.ts';
import { crosses, isOnSide, type Pair, saying, sideName } from '../../../corrections/map/hexsides.ts';
import type { Words } from '../../../i18n/index.ts';
import { type Chapter, chapterAt, withOnMap } from './chapters.ts';
import { laidOver, type MapName, shipped } from './laid.ts';

type MapData = ReturnType<typeof shipped>['map'];
type Entrance = MapData['entrances'][number];

const BUILT = ['open', 'wall', 'gate', 'door'] as const;
type Built = (typeof BUILT)[number];

const isBuilt = (value: Value): value is Built => BUILT.some((built) => built === value);

const entranceOn = ({ entrances }: MapData, a: string, b: string): Entrance | undefined =>
  entrances.find(({ between }) => isOnSide([a, b], between));

const isWalled = ({ walls }: MapData, a: string, b: string): boolean =>
  walls.some((pair) => isOnSide([a, b], pair));

const isTower = ({ hexes }: MapData, hex: string): boolean => hexes[hex]?.terrain === 'tower';

function builtOn(map: MapData, a: string, b: string): Built {
  const entrance = entranceOn(map, a, b);
  if (entrance !== undefined) return entrance.type;
  return isWalled(map, a, b) || isTower(map, a) || isTower(map, b) ? 'wall' : 'open';
}

const hasRoad = ({ roads }: MapData, a: string, b: string): boolean =>
  roads.some((road) => crosses(road, [a, b]));

/** The six sides of a hex, north first: what stands on each, and whether a road crosses it. */
export function sidesOf(draft: Corrections, name: MapName, hex: string, { t }: Words): readonly Side[] {
  const now = laidOver(draft, name).map;
  const was = shipped(name).map;
  const grid = gridOf(was);
  const at = hexAt(grid, hex);
  return DIRECTIONS.map((direction): Side => {
    const across = grid.names[grid.neighbour[at * 6 + direction] ?? -1];
    if (across === undefined) return { across: null, controls: [], look: 'open' };
    const options = BUILT.map((value) => ({ value, label: t(`corrections.rage.side.${value}`) }));
    const built: Control = {
      path: pathOf(draft, name, 'walls', hex, across),
      label: t('corrections.side.built'),
      heading: t('corrections.side.is'),
      kind: { kind: 'choice', options },
      now: builtOn(now, hex, across),
      was: builtOn(was, hex, across),
      source: null,
      set: (value) => (isBuilt(value) ? withBuilt(draft, name, hex, across, value) : draft),
    };
    const road: Control = {
      path: pathOf(draft, name, 'roads', hex, across),
      label: t('corrections.side.road'),
      kind: { kind: 'yes' },
      now: hasRoad(now, hex, across),
      was: hasRoad(was, hex, across),
      source: null,
      set: (value) => withRoad(draft, name, hex, across, value === true),
    };
    return { across, controls: [built, road], look: builtOn(now, hex, across) };
  });
}

const pathOf = (draft: Corrections, map: MapName, chapter: Chapter, a: string, b: string): string =>
  [...chapterAt(draft, map, chapter), sideName([a, b])].join('.');

function withBuilt(draft: Corrections, name: MapName, a: string, b: string, wanted: Built): Draft {
  const was = shipped(name).map;
  const old = entranceOn(was, a, b);
  const isEntrance = wanted === 'gate' || wanted === 'door';
  const isKept = old?.type === wanted;
  const isClosed = isWalled(was, a, b) || [a, b].some((hex) => isTower(laidOver(draft, name).map, hex));
  const walled = withSide(draft, name, 'walls', [a, b], {
    add: wanted === 'wall' && !isClosed ? [a, b] : null,
    remove: wanted === 'open' && isWalled(was, a, b),
  });
  return withSide(walled, name, 'entrances', [a, b], {
    add: isEntrance && !isKept ? entranceFor(draft, name, a, b, wanted, old) : null,
    remove: old !== undefined && !isKept,
  });
}

const withSide = (
  draft: Draft,
  map: MapName,
  chapter: Chapter,
  side: Pair,
  said: Parameters<typeof saying>[3],
): Draft =>
  saying(draft, chapterAt(draft, map, chapter), side, said, (after, path, value) =>
    withOnMap(after, map, path, value),
  );

/** An entrance belongs to a tower, or to the hex that is inside of the wall. */
function entranceFor(
  draft: Corrections,
  name: MapName,
  a: string,
  b: string,
  type: 'gate' | 'door',
  old: Entrance | undefined,
): object {
  const { map } = laidOver(draft, name);
  const tower = [a, b].find((hex) => isTower(map, hex));
  const inside = old?.inside ?? tower ?? [a, b].find((hex) => map.hexes[hex]?.inside) ?? a;
  const named = old?.name === undefined ? {} : { name: old.name };
  return { between: [a, b], type, of: tower === undefined ? 'wall' : 'tower', inside, ...named };
}

const withRoad = (draft: Corrections, name: MapName, a: string, b: string, wanted: boolean): Draft => {
  const was = hasRoad(shipped(name).map, a, b);
  const add = wanted && !was ? [a, b] : null;
  return withSide(draft, name, 'roads', [a, b], { add, remove: !wanted && was });
};

import type { Action, CityMap, Event, View } from '@hexwyrm/dragon-rage';
import { DIRECTION_NAMES, type DirectionName } from '@hexwyrm/hexmap';
import type { Way as AnyWay } from '@hexwyrm/kernel';
import { type Kind, kindOf } from '../games/dragon-rage/table/kinds.ts';
import { type Hex, targetOf } from '../games/dragon-rage/table/target.ts';
import type { Option } from './selection.ts';

/** A way of a unit as the host gives it: the actions to send, what they cost and come to. */
export type Way = AnyWay<Action, Event>;

export const lastOf = ({ actions }: Way): Action | undefined => actions.at(-1);

/** What a way is called after: its last action, but a walk that ends with a turn is a walk. */
function kindOfWay(way: Way): Kind | null {
  const named = way.actions.findLast(({ type }) => type !== 'turn') ?? way.actions.at(-1);
  return named === undefined ? null : kindOf(named);
}

/** Where it leads, or what it is aimed at. */
function hexOf(way: Way, view: View, map: CityMap): Hex {
  const last = lastOf(way);
  if (last && (last.type === 'overrun' || last.type === 'smash' || last.type === 'scale'))
    return targetOf(last, view, map);
  return map.grid.index.get(way.to) ?? -1;
}

/** The ways as options, one a hex and kind, the cheapest way of each first. */
export function wayOptions(ways: readonly Way[], view: View, map: CityMap): readonly Option[] {
  const found = new Map<string, { kind: Kind; hex: Hex; ways: Way[] }>();
  for (const way of ways) {
    const kind = kindOfWay(way);
    if (kind === null) continue;
    const hex = hexOf(way, view, map);
    const key = `${kind}@${hex}`;
    const option = found.get(key);
    if (option) option.ways.push(way);
    else found.set(key, { kind, hex, ways: [way] });
  }
  return [...found.values()].flatMap(({ kind, hex, ways: own }) => {
    const [first, ...rest] = own.flatMap((way) => lastOf(way) ?? []);
    return first === undefined ? [] : [{ kind, hex, actions: [first, ...rest], ways: own }];
  });
}

/** The options of the legal actions, with those of the ways in place of single steps of the same kind. */
export function withWays(options: readonly Option[], ways: readonly Option[]): readonly Option[] {
  if (ways.length === 0) return options;
  const kinds = new Set(ways.map(({ kind }) => kind));
  return [...options.filter(({ kind }) => !kinds.has(kind)), ...ways];
}

/** The way an action of the option stands for. */
export const wayOf = (option: Option, action: Action): Way | null =>
  option.ways?.find((way) => lastOf(way) === action) ?? null;

/** The whole of a walk as one action, for the sentence that announces it: from here to there, so facing. */
export function summaryOf(way: Way, last: Action): Action {
  const named = way.actions.findLast(({ type }) => type !== 'turn') ?? last;
  if (named.type !== 'walk') return last;
  const facing = DIRECTION_NAMES.find((name) => name === way.facing);
  return { ...named, to: way.to, ...(facing && { facing }) };
}

/** Ways that differ in facing or gain are a choice; those that differ in the road alone are not. */
export const isChoice = (ways: readonly Way[]): boolean =>
  new Set(ways.map(({ facing, gain }) => `${facing} ${gain}`)).size > 1;

/** The cheapest way with that facing. */
export const facingWay = (ways: readonly Way[], facing: DirectionName): Way | undefined =>
  ways.find((way) => way.facing === facing);

/** The cheapest way with the next facing that can be had, clockwise or the other way. */
export function turnedWay(ways: readonly Way[], present: Way | null, step: 1 | -1): Way | undefined {
  const turned = DIRECTION_NAMES.flatMap((name) => facingWay(ways, name) ?? []);
  const now = turned.findIndex(({ facing }) => facing === present?.facing);
  return turned[(now + step + turned.length) % Math.max(turned.length, 1)];
}

/** The hexes of the way, and where it leads in the end, which a last step with dice may still have to reach; -1: nowhere. */
export function pathOf(way: Way, end: Hex, map: CityMap): readonly Hex[] {
  const path = way.path.flatMap((name) => map.grid.index.get(name) ?? []);
  return end < 0 || path.at(-1) === end ? path : [...path, end];
}

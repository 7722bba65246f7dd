import { DIRECTION_NAMES, type DirectionName, type Grid } from '@hexwyrm/hexmap';
import type { GameEvent } from '@hexwyrm/kernel';
import type { Way as AnyWay } from '@hexwyrm/protocol';
import type { Hex } from '../../board/types.ts';
import type { GameAction, GameView } from '../../kit/kit.ts';
import type { PlayKit } from '../kit.ts';
import { type Kind, type Option, traitsOf } from './selection.ts';

/** A way of a unit as the host gives it: the actions to send, what they cost and come to. */
export type Way<A extends GameAction = GameAction> = AnyWay<A, GameEvent>;

export const lastOf = ({ actions }: Way): GameAction | undefined => actions.at(-1);

/** A way and the one that goes on where it ends, as one. */
export const joinedWays = (first: Way, then: Way): Way => ({
  ...then,
  actions: [...first.actions, ...then.actions],
  path: [...first.path, ...then.path.slice(1)],
  cost: first.cost + then.cost,
  byRoad: first.byRoad && then.byRoad,
  roadOnly: first.roadOnly || then.roadOnly,
  gain: first.gain + then.gain,
  events: [...first.events, ...then.events],
});

/** Movement points that are left after it. */
export const leftAfter = ({ byRoad, left, leftByRoad }: Way): number => (byRoad ? leftByRoad : left);

/** Whether dice are rolled at its end: the route describes what comes before them. */
export const endsInRoll = ({ odds }: Way): boolean => odds.some(({ dice }) => dice > 0);

/** Where it leads, or what its last roll is aimed at. */
function hexOf(way: Way, view: GameView, grid: Grid, play: PlayKit): Hex {
  const last = lastOf(way);
  if (last && traitsOf(play, play.kindOf(last)).rolls) return play.targetOf(last, view);
  return grid.index.get(way.to) ?? -1;
}

/** The ways as options, one a hex and kind, the cheapest way of each first. */
export function wayOptions(
  ways: readonly Way[],
  view: GameView,
  grid: Grid,
  play: PlayKit,
): readonly Option[] {
  const found = new Map<string, { kind: Kind; hex: Hex; ways: Way[] }>();
  for (const way of ways) {
    const named = play.namesWay(way.actions);
    if (named === undefined) continue;
    const kind = play.kindOf(named);
    const hex = hexOf(way, view, grid, play);
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

/** The route of an action of the option. */
export const wayOf = (option: Option, action: GameAction): Way | null =>
  option.ways?.find((way) => lastOf(way) === action) ?? null;

/** The cheapest way with that facing. */
export const facingWay = (ways: readonly Way[], facing: DirectionName): Way | undefined =>
  ways.find((way) => way.facing === facing);

/** The cheapest way with the next facing that can be had, clockwise or the other way. */
export function turnedWay(ways: readonly Way[], present: Way | null, step: 1 | -1): Way | undefined {
  const turned = DIRECTION_NAMES.flatMap((name) => facingWay(ways, name) ?? []);
  const now = turned.findIndex(({ facing }) => facing === present?.facing);
  return turned[(now + step + turned.length) % Math.max(turned.length, 1)];
}

/** The hexes of the route and its target, which a last step with dice may still have to reach; -1: none. */
export function pathOf(way: Way, end: Hex, grid: Grid): readonly Hex[] {
  const path = way.path.flatMap((name) => grid.index.get(name) ?? []);
  return end < 0 || path.at(-1) === end ? path : [...path, end];
}

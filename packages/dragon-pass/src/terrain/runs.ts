// 16.5.3: runs along the roads of the dragonewts, from station to station.

import type { Board } from '../core/board.ts';
import type { Clause, Hex } from '../core/vocabulary.ts';
import type { Route } from '../core/world/dragonewt-routes.ts';
import { isDragonewt } from '../stacks/kinds.ts';
import { mustStopIn } from './darkness.ts';
import { type Field, isBound, isHeld } from './field.ts';
import type { March } from './march.ts';
import type { Mover } from './mover.ts';

/** How far a route can be run, and whether a zone of control ends the move there (DP-16.5.3-g, h). */
export interface Run extends Route {
  readonly stopped: boolean;
}

/** The routes that begin in the hex. */
export const routesFrom = ({ world }: Board, hex: Hex): readonly Route[] =>
  world.land.dragonewtRoutes.get(hex) ?? [];

/** DP-16.5.3-g, h: up to the first hex in a zone of control, or the last before an enemy; in the dark up to the first hex. */
export function runAlong({ board, id, field, gropes }: Mover, { way, cost }: Route): Run {
  const ran: Hex[] = [];
  for (const hex of way) {
    if (isHeld(field, hex)) break;
    ran.push(hex);
    if (isBound(field, hex, false) || (gropes && mustStopIn(board, id, hex)))
      return { way: ran, cost, stopped: true };
  }
  return { way: ran, cost, stopped: false };
}

const NO_RUNS: readonly Run[] = [];

/** DP-16.5.3-a: runs of a dragonewt from where it is that can be paid, the cheapest to each hex. */
export function runsOf(mover: Mover, march: March): readonly Run[] {
  const { board, field, allowance } = mover;
  if (!isDragonewt(board, mover.id)) return NO_RUNS;
  const runs = routesFrom(board, march.hex)
    .filter((route) => startRefusal(field, march, route) === null)
    .map((route) => runAlong(mover, route))
    .filter(({ way, cost }) => way.length > 0 && march.spent + cost <= allowance);
  return runs.filter(
    (run) => !runs.some((other) => other.way.at(-1) === run.way.at(-1) && other.cost < run.cost),
  );
}

/** DP-16.5.3-j: out of one zone of control it may not run into another. */
export function startRefusal(
  field: Field,
  { hex, stopped }: March,
  { way: [next = -1] }: Route,
): Clause | null {
  if (stopped) return 'DP-6.5.1-a';
  return isBound(field, hex, false) && isBound(field, next, false) ? 'DP-16.5.3-j' : null;
}

export const afterRun = (march: March, { way, cost, stopped }: Run): March => ({
  ...march,
  hex: way.at(-1) ?? march.hex,
  spent: march.spent + cost,
  stopped,
});

// 16.5.3: the roads of the dragonewts, which they run from station to station. A station is where roads end: a city
// or the Shaker's Temple; where two roads cross is a junction (R-DPP-70).

import type { ActionOf } from '../actions.ts';
import { type Board, unitOf } from '../board.ts';
import { type Field, isBound, isHeld } from '../movement/field.ts';
import { strandedRefusal } from '../movement/finish.ts';
import { keeping } from '../movement/keep.ts';
import { type March, marchOf } from '../movement/march.ts';
import { type Mover, moverOf, moverRefusal } from '../movement/mover.ts';
import { goTo } from '../movement/step.ts';
import type { Rule } from '../rule.ts';
import { unitsWhose } from '../stacks/roster.ts';
import type { Clause, Hex, Player, UnitId } from '../vocabulary.ts';
import type { Route } from '../world/dragonewt-routes.ts';
import { hasHomeCity, isDragonewt } from './cities.ts';

/** How far a route can be run, and whether a zone of control ends the move there (DP-16.5.3-g, h). */
interface Run extends Route {
  readonly stopped: boolean;
}

/** The routes that begin in the hex. */
const routesFrom = ({ world }: Board, hex: Hex): readonly Route[] =>
  world.land.dragonewtRoutes.get(hex) ?? [];

/** DP-16.5.3-g, h: up to the first hex in a zone of control, or the last before an enemy. */
function runAlong(field: Field, { way, cost }: Route): Run {
  const ran: Hex[] = [];
  for (const hex of way) {
    if (isHeld(field, hex)) break;
    ran.push(hex);
    if (isBound(field, hex, false)) return { way: ran, cost, stopped: true };
  }
  return { way: ran, cost, stopped: false };
}

/** Runs from where the mover is that can be paid, the cheapest to each hex. */
function runsOf(mover: Mover, march: March): Run[] {
  const { board, field, allowance } = mover;
  const runs = routesFrom(board, march.hex)
    .filter((route) => startRefusal(field, march, route) === null)
    .map((route) => runAlong(field, route))
    .filter(({ way, cost }) => way.length > 0 && march.spent + cost <= allowance);
  return runs.filter(
    (run) => !runs.some((other) => other.way.at(-1) === run.way.at(-1) && other.cost < run.cost),
  );
}

/** DP-16.5.3-j: out of one zone of control it may not run into another. */
function startRefusal(field: Field, { hex, stopped }: March, { way: [next = -1] }: Route): Clause | null {
  if (stopped) return 'DP-6.5.1-a';
  return isBound(field, hex, false) && isBound(field, next, false) ? 'DP-16.5.3-j' : null;
}

const afterRun = (march: March, { way, cost, stopped }: Run): March => ({
  ...march,
  hex: way.at(-1) ?? march.hex,
  spent: march.spent + cost,
  stopped,
});

function runTo(board: Board, id: UnitId, to: Hex): Run | undefined {
  const mover = moverOf(board, id);
  const march = marchOf(board, id);
  return runsOf(mover, march).find(
    (run) => run.way.at(-1) === to && strandedRefusal(mover, afterRun(march, run)) === null,
  );
}

/** Why the unit can use no road where it is, or null. */
function runnerRefusal(board: Board, player: Player, id: UnitId): Clause | null {
  const clause = moverRefusal(board, player, id);
  if (clause !== null) return clause;
  if (!isDragonewt(board, id)) return 'DP-16.5.3-a';
  const { hex } = unitOf(board, id);
  return routesFrom(board, hex).length > 0 ? null : 'DP-16.5.3-b';
}

/** Why the unit cannot run to the hex, or null. */
function runRefusal(board: Board, id: UnitId, to: Hex): Clause | null {
  if (runTo(board, id, to)) return null;
  const { field, allowance } = moverOf(board, id);
  const march = marchOf(board, id);
  const route = routesFrom(board, march.hex).find(({ way }) => way.includes(to));
  if (!route) return 'DP-16.5.3-c';
  const clause = startRefusal(field, march, route);
  if (clause !== null) return clause;
  const run = runAlong(field, route);
  if (!run.way.includes(to)) return run.stopped ? 'DP-16.5.3-g' : 'DP-16.5.3-h';
  if (run.way.at(-1) !== to) return 'DP-16.5.3-f';
  return march.spent + run.cost > allowance ? 'DP-6-b' : 'DP-6.3-c';
}

/** Every run each unit of the player may make now. */
const rides = keeping((board, player, id): readonly ActionOf<'ride'>[] => {
  if (runnerRefusal(board, player, id) !== null) return [];
  const ends = new Set(runsOf(moverOf(board, id), marchOf(board, id)).map(({ way }) => way.at(-1) ?? -1));
  return [...ends].flatMap((to) => (runTo(board, id, to) ? [{ type: 'ride', unit: id, to }] : []));
});

/** A run along a dragonewt road, whatever ground and weather. */
export const ride: Rule<'ride'> = {
  type: 'ride',
  timing: 'DP-16.5.3-b',
  list(board, player, sink) {
    const found = rides.all(board, player);
    for (const id of unitsWhose(board, hasHomeCity)) for (const ride of found[id] ?? []) sink.add(ride);
  },
  refusal: (board, player, { unit, to }) => runnerRefusal(board, player, unit) ?? runRefusal(board, unit, to),
  carryOut(play, _player, { unit, to }) {
    const run = runTo(play, unit, to);
    if (!run) return;
    const after = afterRun(marchOf(play, unit), run);
    for (const hex of run.way) {
      goTo(play, unit, unitOf(play, unit).hex, { ...after, hex }, 'DP-16.5.3-c');
      // A flood on the way may be the end of it.
      if (unitOf(play, unit).hex !== hex) return;
    }
  },
};

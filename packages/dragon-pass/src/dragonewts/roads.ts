// 16.5.3: the roads of the dragonewts, which they run from station to station. A station is where roads end: a city
// or the Shaker's Temple; where two roads cross is a junction (R-DPP-70).

import type { ActionOf } from '../core/actions.ts';
import { type Board, unitOf } from '../core/board.ts';
import { planned, type Rule } from '../core/rule.ts';
import type { Clause, Hex, Player, UnitId } from '../core/vocabulary.ts';
import { strandedRefusal } from '../movement/finish.ts';
import { goTo } from '../movement/step.ts';
import { allDragonewts, isDragonewt } from '../stacks/kinds.ts';
import { isBound } from '../terrain/field.ts';
import { keeping } from '../terrain/keep.ts';
import { marchOf } from '../terrain/march.ts';
import { type Mover, moverOf, moverRefusal } from '../terrain/mover.ts';
import { afterRun, type Run, routesFrom, runAlong, runsOf, startRefusal } from '../terrain/runs.ts';

/** The run that ends in the hex, if there is one. */
export function runTo(board: Board, id: UnitId, to: Hex): Run | undefined {
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

/** Why the run comes no further. */
function stopOf(mover: Mover, { way, stopped }: Run): Clause {
  if (!stopped) return 'DP-16.5.3-h';
  return isBound(mover.field, way.at(-1) ?? -1, false) ? 'DP-16.5.3-g' : 'DP-16.14.2-d';
}

/** Why no run of the unit ends in the hex. */
function runRefusal(board: Board, id: UnitId, to: Hex): Clause {
  const mover = moverOf(board, id);
  const { field, allowance } = mover;
  const march = marchOf(board, id);
  const route = routesFrom(board, march.hex).find(({ way }) => way.includes(to));
  if (!route) return 'DP-16.5.3-c';
  const clause = startRefusal(field, march, route);
  if (clause !== null) return clause;
  const run = runAlong(mover, route);
  if (!run.way.includes(to)) return stopOf(mover, run);
  if (run.way.at(-1) !== to) return 'DP-16.5.3-f';
  return march.spent + run.cost > allowance ? 'DP-6-b' : 'DP-6.3-c';
}

const NONE: readonly ActionOf<'ride'>[] = [];

/** Every run each unit of the player may make now. */
const rides = keeping((board, player, id): readonly ActionOf<'ride'>[] => {
  if (!isDragonewt(board, id) || runnerRefusal(board, player, id) !== null) return NONE;
  const ends = new Set(runsOf(moverOf(board, id), marchOf(board, id)).map(({ way }) => way.at(-1) ?? -1));
  return [...ends].flatMap((to) => (runTo(board, id, to) ? [{ type: 'ride', unit: id, to }] : []));
});

/** A run along a dragonewt road, regardless of terrain and weather. */
export const ride: Rule<'ride'> = {
  type: 'ride',
  timing: 'DP-6-a',
  list(board, player, sink) {
    for (const id of allDragonewts(board)) {
      const { owner, hex } = unitOf(board, id);
      if (owner === player && routesFrom(board, hex).length > 0)
        sink.addEach(rides.of(board, player, id), (ride) => ({ ...ride }));
    }
  },
  ...planned<'ride', Run>({
    plan: (board, player, { unit, to }) =>
      runnerRefusal(board, player, unit) ?? runTo(board, unit, to) ?? runRefusal(board, unit, to),
    carryOut(play, _player, { unit }, run) {
      const after = afterRun(marchOf(play, unit), run);
      for (const hex of run.way) {
        goTo(play, unit, unitOf(play, unit).hex, { ...after, hex }, 'DP-16.5.3-c');
        // A flood on the way may be the end of it.
        if (unitOf(play, unit).hex !== hex) return;
      }
    },
  }),
};

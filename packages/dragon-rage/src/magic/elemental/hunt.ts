import { DIRECTIONS, type Reach, reach, wayTo } from '@hexwyrm/hexmap';
import { isFatal } from '../../consequences/control.ts';
import { stepInto } from '../../consequences/step.ts';
import { type Board, hasCarcass, isWild, type Play, typeOf } from '../../core/board.ts';
import type { Unit } from '../../core/state.ts';
import { activeSide, type Hex, type UnitId } from '../../core/vocabulary.ts';
import { crossingRefusal } from '../../terrain/crossing.ts';
import { blowsPass } from '../../terrain/passage.ts';
import { CLOSED, FREE, waysFor } from '../../terrain/ways.ts';
import { choosePrey, isPrey } from './prey.ts';

/** DR-2.8.9-i: in each player's movement phase every wild elemental goes for the nearest unit (R-DR-103). */
export function moveWildElementals(play: Play): void {
  const { units } = play.state;
  for (let id = 0; id < units.length; id++) {
    if (units[id].hex < 0 || !isWild(units[id])) continue;
    if (!hasJustArrived(play, units[id])) hunt(play, id);
  }
}

/** DR-2.8.9-b: in the player-turn of its arrival it does not move, no matter which side controls it. */
const hasJustArrived = (board: Board, unit: Unit): boolean =>
  unit.fresh && unit.side === activeSide(board.state.phase);

function hunt(play: Play, id: UnitId): void {
  const hunter = play.state.units[id];
  const ways = waysOf(play, hunter);
  const goals = play.state.units.map((unit) => (isPrey(unit) ? goalBy(play, ways, unit.hex) : -1));
  const prey = choosePrey(
    play,
    hunter,
    goals.flatMap((goal, unit) => (goal >= 0 ? [unit] : [])),
  );
  if (prey < 0) return;
  // what it spent under control in the same phase is gone
  const left = typeOf(play, hunter).mp - (hunter.did?.spent ?? 0);
  for (const hex of wayTo(ways, goals[prey]).slice(1, left + 1)) stepInto(play, id, hex, 1, 'DR-2.8.9-i');
}

/** Every hex it could get to in time, through entrances but never into ground that is its death. */
function waysOf(board: Board, hunter: Unit): Reach {
  const ways = waysFor(board, 'elemental');
  return reach(board.map.grid, hunter.hex, board.map.grid.size, (from, to, direction) => {
    const way = ways[from * 6 + direction];
    if (way === CLOSED || isFatal(board, to)) return -1;
    if (way === FREE && !hasCarcass(board, to)) return 1;
    return crossingRefusal(board, hunter, from, direction, to) === null ? 1 : -1;
  });
}

/** The hex to stop in for prey in that hex: there, or where it cannot go there the nearest from which it can strike. */
function goalBy(board: Board, ways: Reach, hex: Hex): Hex {
  if (ways.cost[hex] >= 0) return hex;
  const { neighbour } = board.map.grid;
  let goal = -1;
  for (const direction of DIRECTIONS) {
    const beside = neighbour[hex * 6 + direction];
    if (beside < 0 || ways.cost[beside] < 0 || !blowsPass(board, hex, direction)) continue;
    if (goal < 0 || ways.cost[beside] < ways.cost[goal]) goal = beside;
  }
  return goal;
}

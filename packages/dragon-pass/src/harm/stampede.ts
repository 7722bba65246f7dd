import { DIRECTIONS, type Direction } from '@hexwyrm/hexmap';
import { leaveBattle } from '../core/battle.ts';
import { changing, type Play, putUnit, unitOf } from '../core/board.ts';
import { hexName } from '../core/hexes.ts';
import { throwDie } from '../core/rolls.ts';
import { type Clause, type Hex, NOBODY, type UnitId } from '../core/vocabulary.ts';
import { closedLandRefusal } from '../terrain/closed-lands.ts';
import { groundRefusal, stepCost } from '../terrain/cost.ts';
import { type Mover, moverOf } from '../terrain/mover.ts';
import { remove } from './removal.ts';

/** 7.17: the herd runs off in the direction of the die, out of the battle, and is neutral (DP-7.17-d). */
export function stampede(play: Play, id: UnitId, clause: Clause): void {
  const { hex: from } = unitOf(play, id);
  const die = throwDie(play, () => [
    {
      roll: 'stampede',
      clause: 'DP-7.17-a',
      unit: id,
      dice: 1,
      needs: 1,
      modifier: 0,
      modifiers: [],
      chance: [1, 1],
      results: DIRECTIONS.map((direction) => ({ result: COMPASS[direction], chance: [1, 6] })),
    },
  ]);
  const to = runFrom(moverOf(play, id), from, DIRECTIONS[die - 1]);
  leaveBattle(play, id);
  changing(play, id).owner = NOBODY;
  play.events.push({
    type: 'stampeded',
    clause,
    unit: id,
    die,
    from: hexName(play, from),
    to: to < 0 ? null : hexName(play, to),
  });
  if (to < 0) {
    remove(play, id, 'DP-7.17-c');
    return;
  }
  if (to !== from) putUnit(play, id, to);
  // DP-7.17-e: and it does not recover before this player-turn is over (DP-7.15-h).
  const herd = changing(play, id);
  herd.down = true;
  herd.shaken = true;
}

/** The six directions of the mapboard compass, 1 first. */
const COMPASS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const satisfies readonly string[];

/**
 * DP-7.17-a, b, R-DPC-80: straight on for its whole allowance, through all units, one hex at least. The hex
 * it comes to, or -1 if it perishes: off the map, in a lake or the sea (DP-7.17-c).
 */
function runFrom(mover: Mover, from: Hex, direction: Direction): Hex {
  const { board, allowance } = mover;
  let hex = from;
  let spent = 0;
  while (spent < allowance) {
    const next = board.world.land.grid.neighbour[hex * 6 + direction] ?? -1;
    if (next < 0 || groundRefusal(mover, next) !== null) return -1;
    if (closedLandRefusal(board, next) !== null) break;
    spent += stepCost(mover, hex, direction, next, false);
    if (spent > allowance && hex !== from) break;
    hex = next;
  }
  return hex;
}

import { DIRECTIONS, type Direction, directionTo, sideOf } from '@hexwyrm/hexmap';
import { type Odds, rollOdds } from '@hexwyrm/kernel';
import { type Board, hexName, type Play, typeOf } from '../../core/board.ts';
import type { Sink } from '../../core/rule.ts';
import { activity, type Unit } from '../../core/state.ts';
import type { Clause, Hex, UnitId } from '../../core/vocabulary.ts';
import { isWalled } from '../../terrain/crossing.ts';
import { BREAKING, isGuarded, isSmashed, smash } from '../../terrain/entrances.ts';
import { needsDoorBroken, standingVp } from '../../victory/destruction.ts';
import { isBridgeBreaker, isPrincess, isSwimmer, isWizard } from '../../world/traits.ts';
import { strandedRefusal } from '../foot/passing.ts';
import { idleRefusal, orderRefusal } from '../orders.ts';

/** A palisade hexside, which sea serpents break as if it were a gate (DR-2.11.2.2-c). */
const PALISADE = -2;
const NOTHING = -1;

/** The table counts a roll of two dice as automatic from here on (2.5.8). */
const AUTOMATIC = 2;

/** What the unit might break on the hexside: the number of an entrance, a palisade, or nothing. */
function barrierOn(board: Board, unit: Unit, direction: Direction): number {
  const { map } = board;
  const entrance = map.entrance[unit.hex * 6 + direction];
  if (entrance >= 0) return entrance;
  const breaches = isSwimmer(unit) && map.palisade && isWalled(board, unit.hex, direction);
  return breaches ? PALISADE : NOTHING;
}

const isDoor = (board: Board, barrier: number): boolean =>
  barrier >= 0 && board.map.entrances[barrier].kind === 'door';

/** DR-2.5.5.2-i: an unguarded gate is broken for 1 MP on the way; all else waits for the end of the move. */
const isOnTheWay = (board: Board, barrier: number, to: Hex): boolean =>
  !isDoor(board, barrier) && !isGuarded(board, to);

export function listBreaking(board: Board, id: UnitId, sink: Sink): void {
  const unit = board.state.units[id];
  const { neighbour } = board.map.grid;
  for (const direction of DIRECTIONS) {
    if (barrierOn(board, unit, direction) === NOTHING) continue;
    const to = neighbour[unit.hex * 6 + direction];
    if (breakingRefusal(board, id, to) === null) sink.add({ type: 'smash', unit: id, to });
  }
}

/** Why a troop, character or minor monster may not break what is on the hexside. */
export function breakingRefusal(board: Board, id: UnitId, to: Hex): Clause | null {
  const unit = board.state.units[id];
  const direction = to < 0 || unit.hex < 0 ? -1 : directionTo(board.map.grid, unit.hex, to);
  if (direction === -1) return 'DR-2.5.5-a';
  const barrier = barrierOn(board, unit, direction);
  if (barrier === NOTHING) return 'DR-2.5.5-a';
  if (barrier >= 0 && isSmashed(board, barrier)) return 'DR-2.5.5-f';
  const refusal = strengthRefusal(board, unit, barrier);
  if (refusal) return refusal;
  return isOnTheWay(board, barrier, to)
    ? onTheWayRefusal(board, id)
    : (endOfMoveRefusal(board, id) ?? tableRefusal(board, unit, barrier, to));
}

/** R-DR-34: who breaks nothing at all, guarded or not. */
function strengthRefusal(board: Board, unit: Unit, barrier: number): Clause | null {
  if (isBridgeBreaker(unit)) return 'DR-2.11.3.1-a';
  if (isPrincess(unit)) return 'DR-2.10.7-c';
  if (!isWizard(unit) || barrier < 0) return null;
  const { inside } = board.map.entrances[barrier];
  return needsDoorBroken(board, inside) && standingVp(board, inside) > 0 ? 'DR-2.10.6.1-a' : null;
}

/** It must not have scaled (DR-2.5.3.1-c), be free to move and have the point to spare. */
function onTheWayRefusal(board: Board, id: UnitId): Clause | null {
  const unit = board.state.units[id];
  if (unit.did?.attempt === 'scale') return 'DR-2.5.3.1-c';
  const idle = idleRefusal(board, id);
  if (idle) return idle;
  const { mp, roadMp } = typeOf(board, unit);
  const spent = (unit.did?.spent ?? 0) + 1;
  if (spent > (unit.did?.road ? roadMp : mp)) return 'DR-2.5.5.2-i';
  return strandedRefusal(board, id, 1);
}

/** DR-2.5.5.2-m: one attempt a turn, as the last act of the move; who must pass on cannot end it here. */
function endOfMoveRefusal(board: Board, id: UnitId): Clause | null {
  const { did } = board.state.units[id];
  if (did?.attempt === 'scale') return 'DR-2.5.3.1-c';
  if (did?.attempt === 'roll') return 'DR-2.5.5.2-m';
  const frame = board.state.frames.at(-1);
  return frame?.kind === 'passing' ? frame.clause : orderRefusal(board, id);
}

/** Guarded entrances break only for units with an entry in the table (DR-2.5.5.1-c, DR-2.5.5.2-h). */
function tableRefusal(board: Board, unit: Unit, barrier: number, to: Hex): Clause | null {
  if (needs(board, unit, barrier, to) > 0) return null;
  return isDoor(board, barrier) ? 'DR-2.5.5.1-c' : 'DR-2.5.5.2-h';
}

/** What two dice must reach; DR-2.5.5.1-d: nothing if no unit is behind the door. */
function needs(board: Board, unit: Unit, barrier: number, to: Hex): number {
  if (!isGuarded(board, to)) return AUTOMATIC;
  const type = typeOf(board, unit);
  return isDoor(board, barrier) ? type.door : type.gate;
}

export function breakingOdds(board: Board, id: UnitId, to: Hex): Odds {
  const unit = board.state.units[id];
  const direction = directionTo(board.map.grid, unit.hex, to);
  if (direction === -1) return [];
  const barrier = barrierOn(board, unit, direction);
  const total = needs(board, unit, barrier, to);
  if (total <= AUTOMATIC) return [];
  const [roll, clause] = isDoor(board, barrier) ? ['door', 'DR-2.5.5.1-c'] : ['gate', 'DR-2.5.5.2-h'];
  return [rollOdds({ roll, clause, unit: id, dice: 2, needs: total, ...BREAKING })];
}

export function breakOnFoot(play: Play, id: UnitId, to: Hex): void {
  const unit = play.state.units[id];
  const direction = directionTo(play.map.grid, unit.hex, to);
  if (direction === -1) return;
  const barrier = barrierOn(play, unit, direction);
  const did = activity(unit);
  if (isOnTheWay(play, barrier, to)) {
    did.attempt = 'smash';
    did.spent++;
    giveWay(play, id, barrier, direction, 'DR-2.5.5.2-i');
    return;
  }
  const total = needs(play, unit, barrier, to);
  did.attempt = 'roll';
  did.stopped = true;
  const clause = isDoor(play, barrier) ? 'DR-2.5.5.1-c' : 'DR-2.5.5.2-h';
  if (total <= AUTOMATIC)
    giveWay(play, id, barrier, direction, isGuarded(play, to) ? clause : 'DR-2.5.5.1-d');
  else if (roll(play, id, to, total, clause)) giveWay(play, id, barrier, direction, clause);
}

function roll(play: Play, id: UnitId, to: Hex, total: number, clause: Clause): boolean {
  const name = clause === 'DR-2.5.5.1-c' ? 'door' : 'gate';
  const dice = [play.dice.d6(() => name), play.dice.d6(() => name)];
  const success = dice[0] + dice[1] >= total;
  play.events.push({
    type: 'rolled',
    clause,
    roll: name,
    unit: id,
    hex: hexName(play, to),
    dice,
    modifier: 0,
    needs: total,
    success,
  });
  return success;
}

function giveWay(play: Play, id: UnitId, barrier: number, direction: Direction, clause: Clause): void {
  if (barrier >= 0) {
    smash(play, barrier, id, clause);
    return;
  }
  const { hex } = play.state.units[id];
  play.state.breaches.push(sideOf(play.map.grid, hex, direction));
  const across = play.map.grid.neighbour[hex * 6 + direction];
  play.events.push({
    type: 'wall-breached',
    clause: 'DR-2.11.2.2-c',
    between: [hexName(play, hex), hexName(play, across)],
    unit: id,
  });
}

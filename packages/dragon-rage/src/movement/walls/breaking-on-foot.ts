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
    if (typeof breakingOf(board, id, to) !== 'string') sink.add({ type: 'smash', unit: id, to });
  }
}

/** What a troop, character or minor monster breaks, and how. */
export interface Breaking {
  readonly unit: UnitId;
  readonly to: Hex;
  readonly direction: Direction;
  readonly barrier: number;
  /** For a point on the way, and not at the end of the move. */
  readonly onTheWay: boolean;
  /** What two dice must reach. */
  readonly needs: number;
}

/** What the unit breaks on the hexside, or the clause that forbids it. */
export function breakingOf(board: Board, id: UnitId, to: Hex): Breaking | Clause {
  const unit = board.state.units[id];
  const direction = to < 0 || unit.hex < 0 ? -1 : directionTo(board.map.grid, unit.hex, to);
  if (direction === -1) return 'DR-2.5.5-a';
  const barrier = barrierOn(board, unit, direction);
  if (barrier === NOTHING) return 'DR-2.5.5-a';
  if (barrier >= 0 && isSmashed(board, barrier)) return 'DR-2.5.5-f';
  const onTheWay = isOnTheWay(board, barrier, to);
  const needs = needsOf(board, unit, barrier, to);
  const refusal =
    strengthRefusal(board, unit, barrier) ??
    (onTheWay
      ? onTheWayRefusal(board, id)
      : (endOfMoveRefusal(board, id) ?? tableRefusal(board, barrier, needs)));
  return refusal ?? { unit: id, to, direction, barrier, onTheWay, needs };
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

/** Guarded entrances break only for units with an entry in the table. */
const tableRefusal = (board: Board, barrier: number, needs: number): Clause | null =>
  needs > 0 ? null : tableClause(board, barrier);

const tableClause = (board: Board, barrier: number): Clause =>
  isDoor(board, barrier) ? 'DR-2.5.5.1-c' : 'DR-2.5.5.2-h';

/** What two dice must reach; DR-2.5.5.1-d: nothing if no unit is behind the door. */
function needsOf(board: Board, unit: Unit, barrier: number, to: Hex): number {
  if (!isGuarded(board, to)) return AUTOMATIC;
  const type = typeOf(board, unit);
  return isDoor(board, barrier) ? type.door : type.gate;
}

const rollName = (board: Board, barrier: number): string => (isDoor(board, barrier) ? 'door' : 'gate');

export function breakingOdds(board: Board, { unit, barrier, needs }: Breaking): Odds {
  if (needs <= AUTOMATIC) return [];
  const roll = rollName(board, barrier);
  return [rollOdds({ roll, clause: tableClause(board, barrier), unit, dice: 2, needs, ...BREAKING })];
}

export function breakOnFoot(play: Play, breaking: Breaking): void {
  const { unit: id, to, barrier, onTheWay, needs } = breaking;
  const did = activity(play.state.units[id]);
  if (onTheWay) {
    did.attempt = 'smash';
    did.spent++;
    giveWay(play, breaking, 'DR-2.5.5.2-i');
    return;
  }
  did.attempt = 'roll';
  did.stopped = true;
  const clause = tableClause(play, barrier);
  if (needs <= AUTOMATIC) giveWay(play, breaking, isGuarded(play, to) ? clause : 'DR-2.5.5.1-d');
  else if (roll(play, breaking)) giveWay(play, breaking, clause);
}

function roll(play: Play, { unit, to, barrier, needs }: Breaking): boolean {
  const name = rollName(play, barrier);
  const dice = [play.dice.d6(() => name), play.dice.d6(() => name)];
  const success = dice[0] + dice[1] >= needs;
  play.events.push({
    type: 'rolled',
    clause: tableClause(play, barrier),
    roll: name,
    unit,
    hex: hexName(play, to),
    dice,
    modifier: 0,
    needs,
    success,
  });
  return success;
}

function giveWay(play: Play, { unit: id, to, barrier, direction }: Breaking, clause: Clause): void {
  if (barrier >= 0) {
    smash(play, barrier, id, clause);
    return;
  }
  const { hex } = play.state.units[id];
  play.state.breaches.push(sideOf(play.map.grid, hex, direction));
  play.events.push({
    type: 'wall-breached',
    clause: 'DR-2.11.2.2-c',
    between: [hexName(play, hex), hexName(play, to)],
    unit: id,
  });
}

import type { Action } from '../../core/actions.ts';
import { type Board, isMajor, type Play } from '../../core/board.ts';
import { isBerserk, walkPoints } from '../../core/body.ts';
import type { Sink } from '../../core/rule.ts';
import { activity, type Unit } from '../../core/state.ts';
import { type Clause, type Mode, type Side, type UnitId, WAITING } from '../../core/vocabulary.ts';
import { smashFacedDoor } from '../../terrain/smashing.ts';
import { berserkRefusal } from '../berserk/berserk.ts';
import { idleRefusal } from '../orders.ts';

const NONE: readonly UnitId[] = [];

/** The side's major monsters on the map or waiting to enter it; most sides at most times have none. */
export const majorsOf = (board: Board, side: Side): readonly UnitId[] =>
  board.majors.some((id) => isInPlay(board, id, side))
    ? board.majors.filter((id) => isInPlay(board, id, side))
    : NONE;

/** Those of them whose moves are wanted. */
export function wantedMajors(board: Board, side: Side, sink: Sink): readonly UnitId[] {
  const majors = majorsOf(board, side);
  return majors.every((id) => sink.wants(id)) ? majors : majors.filter((id) => sink.wants(id));
}

const isInPlay = ({ state: { units } }: Board, id: UnitId, side: Side): boolean =>
  units[id].side === side && units[id].hex >= WAITING;

/**
 * DR-2.12.1.1-a, DR-2.12.1.1.2-b: one mode a player-turn, and only a walk is made of several steps. Damage and
 * surroundings are asked by the rule of each mode.
 */
export function modeRefusal(board: Board, id: UnitId, mode: Mode): Clause | null {
  const unit = board.state.units[id];
  const { body } = unit;
  if (body === null || !isMajor(unit)) return 'DR-2.12.1.1-a';
  if (body.facing === -1) return 'DR-2.4.2-b';
  const used = unit.did?.mode ?? null;
  if (used === 'slither') return 'DR-2.12.1.1.2-b';
  if (used !== null && (used !== 'walk' || mode !== 'walk')) return 'DR-2.12.1.1-a';
  if (body.aloft && mode !== 'fly') return 'DR-2.2.3-b';
  return idleRefusal(board, id);
}

/** DR-2.12.1.7.1-d: actions forbidden to a berserk monster; within an overrun move it continues as it can. */
export function rageRefusal(board: Board, action: Action & { unit: UnitId }): Clause | null {
  if (!isBerserk(board, board.state.units[action.unit])) return null;
  return board.state.frames.length > 0 ? null : berserkRefusal(board, action.unit, action);
}

/** Movement points of its walk that the monster has not spent. */
export const walkLeft = (board: Board, unit: Unit): number =>
  walkPoints(board, unit) - (unit.did?.spent ?? 0);

/** DR-2.12.1.1.1-a: too few points for what is wanted; without legs there is no walk at all (DR-2.12.1.7.3-b). */
export function pointsRefusal(board: Board, unit: Unit, cost: number): Clause | null {
  if (walkLeft(board, unit) >= cost) return null;
  return walkPoints(board, unit) === 0 ? 'DR-2.12.1.7.3-b' : 'DR-2.12.1.1.1-a';
}

/** The move begins, or goes on; a monster on the ground smashes the door it faces at any point of it (DR-2.5.5.1-a). */
export function useMode(play: Play, id: UnitId, mode: Mode): void {
  activity(play.state.units[id]).mode = mode;
  smashFacedDoor(play, id);
}

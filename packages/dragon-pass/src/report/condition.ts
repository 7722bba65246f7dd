import { DEAD, type UnitId } from '../core/vocabulary.ts';
import type { View } from '../game/view.ts';
import { isCapturable, isCaptured, isFrozen, masterOf } from '../stacks/kinds.ts';
import { boardSeen } from './seen.ts';

/** The condition of a unit beyond what is printed on the side facing up. */
export interface Condition {
  /** Cavalry that Ironhoof holds in this game-turn (DP-16.12-c). */
  readonly frozen: boolean;
  /** A herd or treasure no longer with its first owner (DP-7.16-d). */
  readonly captured: boolean;
  /** A spirit or agent whose magician is eliminated and that can no longer be sent. */
  readonly orphaned: boolean;
}

/** A unit and its condition. */
export interface Affected extends Condition {
  readonly unit: UnitId;
}

/** The units the seat sees that are in any such condition. */
export const conditionsIn = (view: View): readonly Affected[] =>
  view.units
    .map(({ id }) => ({ unit: id, ...conditionIn(view, id) }))
    .filter(({ frozen, captured, orphaned }) => frozen || captured || orphaned);

export function conditionIn(view: View, id: UnitId): Condition {
  const board = boardSeen(view);
  const master = masterOf(board, id);
  return {
    frozen: isFrozen(board, id),
    captured: isCapturable(board, id) && isCaptured(board, id),
    orphaned: master >= 0 && board.state.units[master]?.hex === DEAD,
  };
}

import { type Board, unitOf } from '../core/board.ts';
import type { Battle, FrameOf, LossCause } from '../core/frames.ts';
import { type Clause, type UnitId, WHOLE } from '../core/vocabulary.ts';
import type { View } from '../game/view.ts';
import { budgetOf, isAnswer, lossOf, priceOf, take } from '../losses/casualties.ts';
import { attackLoss, missileResult } from '../losses/tables.ts';
import { cfOf, mgfOf } from '../moon/figures.ts';
import { boardSeen } from './seen.ts';

/** A possible casualty: its factor, its cost in its hex, and why it cannot be taken now, or null. */
export interface Victim {
  readonly unit: UnitId;
  readonly factor: number;
  readonly price: number;
  readonly taken: boolean;
  readonly refusal: Clause | null;
}

/** A loss that is being met. */
export interface LossReport {
  readonly cause: LossCause;
  readonly loss: number;
  readonly left: number;
  readonly victims: readonly Victim[];
}

/** The loss for which casualties are picked just now, as the seat sees it; null where none are. */
export function lossIn(view: View): LossReport | null {
  const frame = view.frames.at(-1);
  const battle = view.frames.find((one): one is Battle => one.kind === 'battle');
  if (frame?.kind !== 'casualties' || battle === undefined) return null;
  const board = boardSeen(view);
  return {
    cause: frame.cause,
    loss: lossOf(battle, frame.cause),
    left: budgetOf(board, frame) / WHOLE,
    victims: concerned(board, battle, frame).map((unit) => victim(board, frame, unit)),
  };
}

type Frame = FrameOf<'casualties'>;

/** The side that is struck, by stacks from the top down; of several stacks the one the agents strike (DP-7.7.4-a). */
function concerned(board: Board, { attackers, defenders }: Battle, { cause, hex }: Frame): UnitId[] {
  const placeOf = (id: UnitId) => unitOf(board, id);
  return (isAnswer(cause) ? attackers : defenders)
    .filter((id) => cause !== 'physical' || placeOf(id).hex === hex)
    .sort((a, b) => placeOf(a).hex - placeOf(b).hex || placeOf(b).rank - placeOf(a).rank);
}

function victim(board: Board, { cause, taken, player }: Frame, unit: UnitId): Victim {
  const factorOf = cause === 'spirit' || cause === 'defensive-spirit' ? mgfOf : cfOf;
  return {
    unit,
    factor: (factorOf(board, unit) ?? 0) / WHOLE,
    price: priceOf(board, cause, unit) / WHOLE,
    taken: taken.includes(unit),
    refusal: taken.includes(unit) ? null : take.refusal(board, player, { type: 'take', unit }),
  };
}

/** What each face of the die does with so many factors. */
export function facesOf(
  view: View,
  table: 'attack' | 'missiles',
  total: number,
  modifier: number,
): readonly (number | string)[] {
  const parts = total * WHOLE;
  return [1, 2, 3, 4, 5, 6].map((face) =>
    table === 'attack'
      ? attackLoss(parts, face + modifier)
      : missileResult(boardSeen(view), parts, face + modifier),
  );
}

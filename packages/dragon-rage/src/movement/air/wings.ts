import { type Board, isAloft, isTower } from '../../core/board.ts';
import { legBalance, wingBalance } from '../../core/body.ts';
import type { Unit } from '../../core/state.ts';
import type { Clause } from '../../core/vocabulary.ts';

/**
 * DR-2.12.1.7.2-b: with a whole wing group gone, hence half the points or fewer, no flying or bounding; by
 * the option `points` exactly half is enough (R-DR-72). Damage takes groups in order, so points imply groups.
 */
export function wingsRefusal(board: Board, unit: Unit, tooFew: Clause): Clause | null {
  const balance = wingBalance(board, unit);
  if (balance < 0) return tooFew;
  return balance === 0 && board.state.options.halfRule === 'groups' ? 'DR-2.12.1.7.2-b' : null;
}

/**
 * DR-2.12.1.7.3-c, DR-2.12.1.1.3-b: with half its leg groups gone a monster bounds and takes off from towers only;
 * by the option `points`, and in the manuals' wording, exactly half is still enough (DR-2.12.1.7.3-d, R-DR-73).
 */
export function legsRefusal(board: Board, unit: Unit, tooFew: Clause): Clause | null {
  if (unit.hex >= 0 && isTower(board, unit.hex)) return null;
  const balance = legBalance(board, unit);
  if (balance < 0) return tooFew;
  const { halfRule, profile } = board.state.options;
  return balance === 0 && halfRule === 'groups' && profile !== 'basic-literal' ? 'DR-2.12.1.7.3-c' : null;
}

/** DR-2.12.1.7.2-c: a flyer whose wings no longer carry it, though it has not crashed. */
export const mustLand = (board: Board, unit: Unit): boolean =>
  isAloft(unit) && wingsRefusal(board, unit, 'DR-2.12.1.1.4-a') !== null;

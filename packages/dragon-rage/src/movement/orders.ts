import { type Board, isVacant, isWild, typeOf } from '../core/board.ts';
import type { Unit } from '../core/state.ts';
import type { Clause, Hex, UnitId } from '../core/vocabulary.ts';
import { captivityRefusal } from '../victory/elowyn.ts';
import { ledBy } from '../victory/escort.ts';
import { isPrincess } from '../world/traits.ts';
import { allowanceRefusal } from './allowance.ts';
import { retaliationRefusal } from './retaliation.ts';

/** Why a unit takes no orders at all in a movement phase, or null. */
export function orderRefusal(board: Board, id: UnitId): Clause | null {
  const unit = board.state.units[id];
  const passing = board.state.frames.at(-1);
  if (passing?.kind === 'passing' && passing.unit !== id) return passing.clause;
  const type = typeOf(board, unit);
  if (type.kind === 'engine') return 'DR-2.10.8-a';
  if (type.kind === 'elemental') {
    if (isWild(unit)) return 'DR-2.8.9-i';
    if (unit.fresh) return 'DR-2.8.9-b';
  }
  return isPrincess(unit) ? captivityRefusal(board, id) : null;
}

/** Why a unit may not move any more just now, or null. Movement points are counted elsewhere. */
export const idleRefusal = (board: Board, id: UnitId): Clause | null =>
  orderRefusal(board, id) ?? stopRefusal(board.state.units[id]);

/** What has ended its move: an attempt on a wall or an entrance, or a step under a monster, which may have gone since. */
function stopRefusal({ did }: Unit): Clause | null {
  if (!did?.stopped) return null;
  if (did.attempt === 'scale') return 'DR-2.5.3.1-d';
  return did.attempt === 'roll' ? 'DR-2.5.5.2-m' : 'DR-2.4.4-d';
}

/** Duties that rule out particular hexes: a provoked tyrannosaur keeps near an attacker, an escort where two fit. */
export const leashRefusal = (board: Board, id: UnitId, to: Hex): Clause | null =>
  typeOf(board, board.state.units[id]).vengeful
    ? retaliationRefusal(board, id, to)
    : escortRefusal(board, id, to);

/** Why the orc may not go there with the princess he leads: no room for a third (DR-2.10.7-b), or too far (DR-2.10.7-c). */
function escortRefusal(board: Board, id: UnitId, to: Hex): Clause | null {
  const led = ledBy(board, id);
  if (led < 0) return null;
  if (!isVacant(board, to)) return 'DR-2.10.7-b';
  return allowanceRefusal(board, board.state.units[led], to) ? 'DR-2.10.7-c' : null;
}

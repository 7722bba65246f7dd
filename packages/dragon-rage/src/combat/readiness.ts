import { type Board, isWild, typeOf } from '../core/board.ts';
import type { Unit } from '../core/state.ts';
import type { Clause } from '../core/vocabulary.ts';

/** DR-2.5.3.1-m, q, DR-2.5.7.1-a: no attack after using ladders or working at a bridge this player-turn. */
function busyRefusal(board: Board, unit: Unit): Clause | null {
  const { did } = unit;
  if (!did) return null;
  if (did.attempt === 'scale' && typeOf(board, unit).ladder) return 'DR-2.5.3.1-m';
  return did.demolishes ? 'DR-2.5.7.1-a' : null;
}

/** Why the unit makes no melee attack at all just now, or null. Major monsters strike by combat/strike.ts. */
export function fighterRefusal(board: Board, unit: Unit): Clause | null {
  const type = typeOf(board, unit);
  if (unit.hex < 0) return 'DR-2.7.1-a';
  if (type.kind === 'major') return 'DR-2.7.1.2-f';
  if (type.kind === 'engine') return 'DR-2.10.8-c';
  if (type.attack === 0) return 'DR-2.2.1-b';
  if (isWild(unit)) return 'DR-2.8.9-i';
  if (type.missile && !board.state.options.archersMelee) return 'DR-2.10.4-a';
  if (unit.did?.attacked) return type.missile ? 'DR-2.7.6.1-g' : 'DR-2.7.1.2-d';
  return busyRefusal(board, unit);
}

/** Why the unit does not shoot at all just now, or null. */
export function shooterRefusal(board: Board, unit: Unit): Clause | null {
  if (!typeOf(board, unit).missile) return 'DR-2.7.6.1-a';
  if (unit.hex < 0) return 'DR-2.7.6.1-b';
  return unit.did?.attacked ? 'DR-2.7.6.1-h' : busyRefusal(board, unit);
}

import { type Board, unitOf } from '../../core/board.ts';
import type { UnitId } from '../../core/vocabulary.ts';
import type { UnitType } from '../../core/world/unit-types.ts';
import type { Share } from '../../losses/blow.ts';
import { cfOf } from '../../moon/figures.ts';
import { isZombie } from '../../stacks/kinds.ts';
import { unitsWhose } from '../../stacks/roster.ts';

const isZombieType = ({ kind }: UnitType): boolean => kind === 'zombie';
const allZombies = unitsWhose(isZombieType);

/**
 * DP-16.3.2.5-d, f, R-DPP-65: once in each battle the first zombie that fights brings the strength of all zombies on the
 * map that do not fight themselves.
 */
export function hordeShare(board: Board, id: UnitId, fighters: readonly UnitId[]): Share[] {
  if (!isZombie(board, id) || fighters.find((other) => isZombie(board, other)) !== id) return [];
  const rest = allZombies(board).filter(
    (other) => unitOf(board, other).hex >= 0 && !fighters.includes(other),
  );
  const parts = rest.reduce((sum, other) => sum + (cfOf(board, other) ?? 0), 0);
  return parts > 0 ? [{ what: 'horde', parts, clause: 'DP-16.3.2.5-d' }] : [];
}

import { type Board, typeOf } from '../core/board.ts';
import type { UnitId } from '../core/vocabulary.ts';

/** How a unit goes: as most do, over rough ground as over open (16.17), or in the file of the zombies (16.3.2.4). */
export type Gait = 'common' | 'rough' | 'file';
export const GAITS = ['common', 'rough', 'file'] as const satisfies readonly Gait[];

export function gaitOf(board: Board, id: UnitId): Gait {
  const { abilities } = typeOf(board, id);
  if (abilities.has('rides-rough')) return 'rough';
  return abilities.has('marches-in-file') ? 'file' : 'common';
}

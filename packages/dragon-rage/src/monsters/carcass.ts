import type { Play } from '../board.ts';
import type { Hex, UnitId } from '../vocabulary.ts';

/** DR-2.12.1.8: the body of a dead major monster falls into the hex. */
export function fallDead(_play: Play, _id: UnitId, _hex: Hex): void {}

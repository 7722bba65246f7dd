import type { Play } from '../board.ts';
import type { Clause, UnitId } from '../vocabulary.ts';

/** 7.17: the herd runs off in a direction the die shows. */
export function stampede(_play: Play, _id: UnitId, _clause: Clause): void {}

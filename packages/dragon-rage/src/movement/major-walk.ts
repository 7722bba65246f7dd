import type { ActionOf } from '../actions.ts';
import type { Board, Play } from '../board.ts';
import type { Sink } from '../rule.ts';
import type { Clause, Side, UnitId } from '../vocabulary.ts';

export function listMajorWalks(_board: Board, _id: UnitId, _sink: Sink): void {}

export const majorWalkRefusal = (_board: Board, _side: Side, _action: ActionOf<'walk'>): Clause | null =>
  'DR-2.12.1.1-a';

export function walkMajor(_play: Play, _side: Side, _action: ActionOf<'walk'>): void {}

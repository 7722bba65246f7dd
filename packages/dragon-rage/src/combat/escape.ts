import type { Play } from '../board.ts';
import type { Clause, UnitId } from '../vocabulary.ts';

/** One escape roll (fire, crash, crushing); slays the unit if it fails. Engines never escape (DR-2.10.8-b). */
export function escapeOrDie(
  _play: Play,
  _id: UnitId,
  _modifier: number,
  _roll: 'fire' | 'crash' | 'crushing',
  _clause: Clause,
): void {}

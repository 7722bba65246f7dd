import type { Board, Play } from '../board.ts';
import type { Clause, Hex, Side, UnitId } from '../vocabulary.ts';

export function elementalEntered(_play: Play, _id: UnitId): void {}

/** DR-2.8.9-g: checks every elemental's distance to its master. */
export function keepControl(_play: Play): void {}

/** DR-2.8.9-h: the hex (with a wizard in it) has been attacked. */
export function wizardAttacked(_play: Play, _hex: Hex): void {}

/** The master is dead. */
export function loseControlOf(_play: Play, _master: UnitId): void {}

export const elementalDuty = (_board: Board, _side: Side): Clause | null => null;

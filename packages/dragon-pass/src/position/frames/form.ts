import { STEPS, type StepName } from '../../battle/stages.ts';
import { battleOf } from '../../core/battle.ts';
import { type Board, unitOf } from '../../core/board.ts';
import type { Fault } from '../../core/frame-form.ts';
import type { Battle } from '../../core/frames.ts';
import type { UnitId } from '../../core/vocabulary.ts';

/** The step of a battle in which a choice is put on it: the one just taken, or one that is repeated. */
export function* stepFaults(board: Board, ...names: readonly StepName[]): Iterable<Fault> {
  const step = battleOf(board)?.step ?? 0;
  const now = [STEPS[step - 1]?.name, STEPS[step]?.name];
  if (!names.some((name) => now.includes(name) && (AGAIN.has(name) ? name === now[1] : name === now[0])))
    yield ['', `belongs to the step ${names.join(' or ')} of a battle`];
}

const AGAIN: ReadonlySet<StepName> = new Set(['agents-strike', 'fire-defenders', 'fire-attackers']);

/** The units are on the map and take part in the battle. */
export function* memberFaults(board: Board, field: string, units: readonly UnitId[]): Iterable<Fault> {
  const battle = battleOf(board);
  for (const [index, id] of units.entries())
    if (!battle || !isMember(board, battle, id))
      yield [`${field}[${index}]`, `${id} takes no part in the battle`];
}

const isMember = (board: Board, { attackers, defenders }: Battle, id: UnitId): boolean =>
  unitOf(board, id).hex >= 0 && (attackers.includes(id) || defenders.includes(id));

import { STEPS, type StepName } from '../../battle/stages.ts';
import { battleOf } from '../../core/battle.ts';
import { type Board, unitOf } from '../../core/board.ts';
import type { Battle, FrameKind, FrameOf } from '../../core/frames.ts';
import type { Phase, Player, UnitId } from '../../core/vocabulary.ts';

/** A field of the frame, empty for all of it, and what is wrong with it. */
export type Fault = readonly [field: string, reason: string];

/** What has to hold of a frame for the game to go on from it. */
export interface FrameForm<K extends FrameKind> {
  /** The frames it may be on; `nothing` is the bottom of the stack. */
  readonly on: readonly (FrameKind | 'nothing')[];
  faults(board: Board, frame: FrameOf<K>): Iterable<Fault>;
}

export function* phaseFaults({ state }: Board, phase: Phase): Iterable<Fault> {
  if (state.phase !== phase) yield ['', `belongs to the phase ${phase}`];
}

export function* activeFaults({ state }: Board, player: Player): Iterable<Fault> {
  if (player !== state.active) yield ['player', `must be ${state.seats[state.active]}, whose turn it is`];
}

/** The step of a battle in which a choice is put on it: the one just taken, or one that is repeated. */
export function* stepFaults(board: Board, ...names: readonly StepName[]): Iterable<Fault> {
  const step = battleOf(board)?.step ?? 0;
  const now = [STEPS[step - 1]?.name, STEPS[step]?.name];
  if (!names.some((name) => now.includes(name) && (AGAIN.has(name) ? name === now[1] : name === now[0])))
    yield ['', `belongs to the step ${names.join(' or ')} of a battle`];
}

const AGAIN: ReadonlySet<StepName> = new Set(['agents-strike', 'fire-defenders', 'fire-attackers']);

/** A list without repetition. */
export function* repeatFaults(field: string, items: readonly unknown[]): Iterable<Fault> {
  if (new Set(items).size < items.length) yield [field, 'the same is named twice'];
}

/** The units are on the map and take part in the battle. */
export function* memberFaults(board: Board, field: string, units: readonly UnitId[]): Iterable<Fault> {
  const battle = battleOf(board);
  for (const [index, id] of units.entries())
    if (!battle || !isMember(board, battle, id))
      yield [`${field}[${index}]`, `${id} takes no part in the battle`];
}

const isMember = (board: Board, { attackers, defenders }: Battle, id: UnitId): boolean =>
  unitOf(board, id).hex >= 0 && (attackers.includes(id) || defenders.includes(id));

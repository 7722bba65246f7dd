// What a unit can do on the move depends on the unit itself and on the field before it: it is worked out once and kept
// until one of the two changes.

import { type Board, unitOf } from '../core/board.ts';
import type { Unit } from '../core/state.ts';
import type { Hex, Player, UnitId } from '../core/vocabulary.ts';
import { type Field, fieldOf, onCopy } from './field.ts';
import { isRaining } from './weather.ts';

/** Conditions shared by all units of the player. */
interface Notes<T> {
  readonly rain: boolean;
  readonly frozen: boolean;
  readonly sown: readonly UnitId[];
  readonly ruined: readonly Hex[];
  /** The units as they were, and what was found for each. */
  readonly seen: (Readonly<Unit> | undefined)[];
  readonly found: T[];
  /** The count of changes for which all of it was last found to hold. */
  checked: number;
}

/** What was found for the units of a player. */
export interface Findings<T> {
  of(board: Board, player: Player, id: UnitId): T;
  /** By unit. */
  all(board: Board, player: Player): readonly T[];
}

/** Keeps what is found for each unit of a player, as long as it holds. */
export function keeping<T>(find: (board: Board, player: Player, id: UnitId) => T): Findings<T> {
  const notes = new WeakMap<Field, Notes<T>>();
  onCopy((field, copy) => {
    const known = notes.get(field);
    if (known)
      notes.set(copy, { ...known, seen: known.seen.slice(), found: known.found.slice(), checked: -1 });
  });

  function notesOn(board: Board, player: Player): Notes<T> {
    const field = fieldOf(board, player);
    let current = notes.get(field);
    if (!current || !hold(current, board)) {
      current = blankNotes(board);
      notes.set(field, current);
    }
    forgetCaravans(board, current);
    return current;
  }

  function renew({ seen, found }: Notes<T>, board: Board, player: Player, id: UnitId): void {
    const unit = unitOf(board, id);
    if (!stayedTheSame(seen[id], unit)) found[id] = find(board, player, id);
    seen[id] = unit;
  }

  return {
    of(board, player, id) {
      const current = notesOn(board, player);
      if (current.seen[id] !== board.state.units[id]) renew(current, board, player, id);
      return current.found[id] as T;
    },
    all(board, player) {
      const { units } = board.state;
      const { count } = board.changes;
      const current = notesOn(board, player);
      if (current.checked === count) return current.found;
      for (let id = 0; id < units.length; id++)
        if (current.seen[id] !== units[id]) renew(current, board, player, id);
      current.checked = count;
      return current.found;
    },
  };
}

/** Neither its height in its stack nor its battles matter to a unit on the move. */
const stayedTheSame = (
  before: Readonly<Unit> | undefined,
  { owner, hex, did, down }: Readonly<Unit>,
): boolean => before?.owner === owner && before.hex === hex && before.did === did && before.down === down;

/** A unit that travels with a herd depends on what the rest of the caravan has done. */
function forgetCaravans({ state }: Board, notes: Notes<unknown>): void {
  for (const { herd, units } of state.caravans) {
    for (const id of [herd, ...units]) notes.seen[id] = undefined;
    notes.checked = -1;
  }
}

function blankNotes<T>(board: Board): Notes<T> {
  const { frozen, sown, ruined } = board.state;
  return {
    rain: isRaining(board),
    frozen,
    sown: [...sown],
    ruined: [...ruined],
    seen: [],
    found: [],
    checked: -1,
  };
}

function hold({ rain, frozen, sown, ruined }: Notes<unknown>, board: Board): boolean {
  const { state } = board;
  return (
    rain === isRaining(board) &&
    frozen === state.frozen &&
    areSame(sown, state.sown) &&
    areSame(ruined, state.ruined)
  );
}

const areSame = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((value, i) => value === others[i]);

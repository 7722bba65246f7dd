// What a unit can do on the move depends on the unit itself and on the field before it: it is worked out once and kept
// until one of the two changes.

import { type Board, unitOf } from '../board.ts';
import { caravanOf } from '../herds/caravans.ts';
import type { Activity } from '../state.ts';
import type { Hex, Player, UnitId } from '../vocabulary.ts';
import { type Field, fieldOf, onCopy } from './field.ts';
import { isRaining } from './weather.ts';

interface Kept<T> {
  readonly hex: Hex;
  /** Replaced, never changed, by each step. */
  readonly did: Activity | null;
  readonly down: boolean;
  readonly found: T;
}

/** What holds for all units of the player alike. */
interface Notes<T> {
  readonly rain: boolean;
  readonly frozen: boolean;
  readonly sown: readonly UnitId[];
  readonly ruined: readonly Hex[];
  readonly units: (Kept<T> | undefined)[];
}

/** Keeps what is found for each unit of a player, as long as it holds. */
export function keeping<T>(
  find: (board: Board, player: Player, id: UnitId) => T,
): (board: Board, player: Player) => (id: UnitId) => T {
  const notes = new WeakMap<Field, Notes<T>>();
  onCopy((field, copy) => {
    const known = notes.get(field);
    if (known) notes.set(copy, { ...known, units: known.units.slice() });
  });

  return (board, player) => {
    const field = fieldOf(board, player);
    let current = notes.get(field);
    if (!current || !hold(current, board)) {
      current = blankNotes(board);
      notes.set(field, current);
    }
    const { units } = current;
    return (id) => {
      const { hex, did, down } = unitOf(board, id);
      const before = units[id];
      // Whoever travels with a herd depends on what the others of the caravan have done.
      if (isInCaravan(board, id)) return find(board, player, id);
      if (before && before.hex === hex && before.did === did && before.down === down) return before.found;
      const found = find(board, player, id);
      units[id] = { hex, did, down, found };
      return found;
    };
  };
}

const isInCaravan = (board: Board, id: UnitId): boolean =>
  board.state.caravans.length > 0 && caravanOf(board, id) !== undefined;

function blankNotes<T>(board: Board): Notes<T> {
  const { frozen, sown, ruined } = board.state;
  return { rain: isRaining(board), frozen, sown: [...sown], ruined: [...ruined], units: [] };
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

// What a unit can do on the move depends on the unit itself and on the field before it: it is worked out once and kept
// until one of the two changes.

import { Changes, remember } from '@hexwyrm/wargame';
import { type Board, unitOf } from '../core/board.ts';
import { isToday } from '../core/chance.ts';
import { areSame } from '../core/same.ts';
import type { State, Unit } from '../core/state.ts';
import type { Hex, Player, UnitId } from '../core/vocabulary.ts';
import { allProtectors } from '../stacks/kinds.ts';
import { masteryHex } from '../stacks/mastery.ts';
import { type Field, fieldOf } from './field.ts';
import { isRaining } from './weather.ts';

/** Conditions shared by all units of the player. */
interface Conditions {
  readonly rain: boolean;
  readonly frozen: boolean;
  readonly sulking: boolean;
  readonly sown: readonly UnitId[];
  readonly ruined: readonly Hex[];
  readonly quickened: true | undefined;
  readonly leashed: readonly string[] | undefined;
  /** Where the cloud is, and superheroes and dragons who lead others through it. */
  readonly guides: readonly Hex[];
  readonly hydra: State['hydra'];
  readonly crowded: Hex;
}

interface Notes<T> {
  conditions: Conditions | null;
  /** The units as they were, and what was found for each. */
  readonly seen: (Readonly<Unit> | undefined)[];
  readonly found: T[];
  /** For which units something else has been found. */
  readonly changes: Changes;
  /** The count of changes for which all of it was last found to hold. */
  checked: number;
}

/** What was found for the units of a player. */
export interface Findings<T> {
  of(board: Board, player: Player, id: UnitId): T;
  /** By unit. */
  all(board: Board, player: Player): readonly T[];
  /** For which units something else has been found, as they were last asked for. */
  changes(board: Board, player: Player): Changes;
}

/** Keeps what is found for each unit of a player, as long as it holds. */
export function keeping<T>(find: (board: Board, player: Player, id: UnitId) => T): Findings<T> {
  const notesOf = remember<Field, Notes<T>>(
    () => ({ conditions: null, seen: [], found: [], changes: new Changes(), checked: -1 }),
    ({ conditions, seen, found }) => ({
      conditions,
      seen: seen.slice(),
      found: found.slice(),
      changes: new Changes(),
      checked: -1,
    }),
  );

  function notesOn(board: Board, player: Player): Notes<T> {
    const notes = notesOf(fieldOf(board, player));
    if (!notes.conditions || !hold(notes.conditions, board, player)) {
      notes.conditions = conditionsOf(board, player);
      notes.seen.length = 0;
      notes.checked = -1;
    }
    forgetCaravans(board, notes);
    return notes;
  }

  function renew({ seen, found, changes }: Notes<T>, board: Board, player: Player, id: UnitId): void {
    const unit = unitOf(board, id);
    if (!stayedTheSame(seen[id], unit)) {
      const before = found[id];
      found[id] = find(board, player, id);
      if (found[id] !== before) changes.note(id);
    }
    seen[id] = unit;
  }

  function renewAll(current: Notes<T>, board: Board, player: Player): void {
    const { units } = board.state;
    board.changes.everySince(current.checked, units.length, (id) => {
      if (current.seen[id] !== units[id]) renew(current, board, player, id);
      return true;
    });
    current.checked = board.changes.count;
  }

  return {
    of(board, player, id) {
      const current = notesOn(board, player);
      if (current.seen[id] !== board.state.units[id]) renew(current, board, player, id);
      return current.found[id] as T;
    },
    all(board, player) {
      const current = notesOn(board, player);
      if (current.checked !== board.changes.count) renewAll(current, board, player);
      return current.found;
    },
    changes: (board, player) => notesOf(fieldOf(board, player)).changes,
  };
}

/** Neither its height in its stack nor its battles matter to a unit on the move. */
const stayedTheSame = (
  before: Readonly<Unit> | undefined,
  { owner, hex, did, down }: Readonly<Unit>,
): boolean => before?.owner === owner && before.hex === hex && before.did === did && before.down === down;

/** A unit that travels in a caravan depends on what the rest of the caravan has done. */
function forgetCaravans({ state }: Board, notes: Notes<unknown>): void {
  for (const { herd, units } of state.caravans) {
    for (const id of [herd, ...units]) notes.seen[id] = undefined;
    notes.checked = -1;
  }
}

function conditionsOf(board: Board, player: Player): Conditions {
  const { frozen, sown, ruined, quickened, hydra, diplomacy } = board.state;
  const rain = isRaining(board);
  const sulking = isToday(board.state, 'horde');
  const leashed = diplomacy?.leashed;
  const guides = guidesOf(board, player);
  return {
    rain,
    frozen,
    sulking,
    sown,
    ruined,
    quickened,
    guides,
    hydra,
    leashed,
    crowded: masteryHex(board),
  };
}

function hold(
  { rain, frozen, sulking, sown, ruined, quickened, guides, hydra, leashed, crowded }: Conditions,
  board: Board,
  player: Player,
): boolean {
  const { state } = board;
  return (
    rain === isRaining(board) &&
    frozen === state.frozen &&
    sulking === isToday(state, 'horde') &&
    quickened === state.quickened &&
    leashed === state.diplomacy?.leashed &&
    hydra === state.hydra &&
    crowded === masteryHex(board) &&
    sown === state.sown &&
    ruined === state.ruined &&
    areSame(guides, guidesOf(board, player))
  );
}

const NO_GUIDES: readonly Hex[] = [];

/** DP-16.14.2-e: a step into the dark depends on who of the own side is there. */
function guidesOf(board: Board, player: Player): readonly Hex[] {
  const { cloud } = board.state;
  if (cloud === undefined) return NO_GUIDES;
  const guides = allProtectors(board).filter((id) => unitOf(board, id).owner === player);
  return [cloud.hex, ...guides.map((id) => unitOf(board, id).hex)];
}

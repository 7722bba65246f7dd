// The counters of a game by what is printed on them. Types never change during a game, so each answer is
// kept, at a place of its own.

import { remember } from '@hexwyrm/wargame';
import type { Board } from '../core/board.ts';
import type { UnitId } from '../core/vocabulary.ts';
import type { UnitType } from '../core/world/unit-types.ts';

type Test = (type: UnitType) => boolean;

interface Roster {
  readonly size: number;
  /** By type and number. */
  readonly counters: ReadonlyMap<number, UnitId>;
  /** The first counter of each type. */
  readonly firsts: ReadonlyMap<number, UnitId>;
  /** By the number of each `unitsWhose`. */
  readonly lists: (readonly UnitId[])[];
  /** By the number of each `unitWith`. */
  readonly holders: UnitId[];
  /** By the number of each `pairedBy`, then by unit. */
  readonly partners: (readonly UnitId[])[];
}

/** A copy of a game is played with the same counters. */
const known = remember<Board, { roster: Roster }>(
  (board) => ({ roster: callRoll(board) }),
  ({ roster }) => ({ roster }),
);

/** More than any type has counters. */
const NUMBERS = 64;

function rosterOf(board: Board): Roster {
  const note = known(board);
  if (note.roster.size !== board.state.units.length) note.roster = callRoll(board);
  return note.roster;
}

function callRoll({ state: { units } }: Board): Roster {
  const counters = new Map<number, UnitId>();
  const firsts = new Map<number, UnitId>();
  for (let id = units.length - 1; id >= 0; id--) {
    const unit = units[id];
    if (!unit) continue;
    counters.set(unit.type * NUMBERS + unit.number, id);
    firsts.set(unit.type, id);
  }
  return { size: units.length, counters, firsts, lists: [], holders: [], partners: [] };
}

let lists = 0;

/** All units of the types that pass the test, regardless of owner and place. */
export function unitsWhose(test: Test): (board: Board) => readonly UnitId[] {
  const place = lists++;
  return (board) => {
    const roster = rosterOf(board);
    roster.lists[place] ??= board.state.units.flatMap(({ type }, id) => {
      const printed = board.world.types[type];
      return printed && test(printed) ? [id] : [];
    });
    return roster.lists[place];
  };
}

/** The same, the lowest number of a type first. */
export function numberedUnits(test: Test): (board: Board) => readonly UnitId[] {
  const all = unitsWhose(test);
  const place = lists++;
  return (board) => {
    const { lists: known } = rosterOf(board);
    const { units } = board.state;
    known[place] ??= [...all(board)].sort((a, b) => units[a].number - units[b].number);
    return known[place];
  };
}

let holders = 0;

/** The one unit with that ability, or -1. */
export function unitWith(ability: string): (board: Board) => UnitId {
  const place = holders++;
  return (board) => {
    const roster = rosterOf(board);
    roster.holders[place] ??= roster.firsts.get(board.world.holders.get(ability) ?? -1) ?? -1;
    return roster.holders[place];
  };
}

let pairings = 0;

/** For each counter the one of that other type with the same number (DP-4.2-d), or -1. */
export function pairedBy(typeFor: (type: UnitType) => string | null): (board: Board, id: UnitId) => UnitId {
  const place = pairings++;
  return (board, id) => {
    const { partners, counters } = rosterOf(board);
    const { types, typeIndex } = board.world;
    partners[place] ??= board.state.units.map(({ type, number }) => {
      const partner = typeFor(types[type]);
      const index = partner === null ? undefined : typeIndex.get(partner);
      return index === undefined ? -1 : (counters.get(index * NUMBERS + number) ?? -1);
    });
    return partners[place][id];
  };
}

/** The one unit of that type, or -1. */
export const namedUnit = (board: Board, type: string): UnitId =>
  rosterOf(board).firsts.get(board.world.typeIndex.get(type) ?? -1) ?? -1;

// The counters of a game by what is printed on them. Types never change during a game, so each query is
// cached.

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
  /** The first counter with each ability. */
  readonly holders: ReadonlyMap<string, UnitId>;
  readonly answers: Map<Test, readonly UnitId[]>;
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

function callRoll({ world, state: { units } }: Board): Roster {
  const counters = new Map<number, UnitId>();
  const firsts = new Map<number, UnitId>();
  for (let id = units.length - 1; id >= 0; id--) {
    const unit = units[id];
    if (!unit) continue;
    counters.set(unit.type * NUMBERS + unit.number, id);
    firsts.set(unit.type, id);
  }
  const holders = new Map<string, UnitId>();
  for (const [ability, type] of world.holders) {
    const first = firsts.get(type);
    if (first !== undefined) holders.set(ability, first);
  }
  return { size: units.length, counters, firsts, holders, answers: new Map() };
}

/** All units of the types that pass the test, regardless of owner and place. */
export function unitsWhose(board: Board, test: Test): readonly UnitId[] {
  const { answers } = rosterOf(board);
  let ids = answers.get(test);
  if (!ids) {
    ids = board.state.units.flatMap(({ type }, id) => {
      const printed = board.world.types[type];
      return printed && test(printed) ? [id] : [];
    });
    answers.set(test, ids);
  }
  return ids;
}

/** The counter of a type with a number (DP-4.2-d), or -1. */
export const counterOf = (board: Board, type: string, number: number): UnitId =>
  rosterOf(board).counters.get((board.world.typeIndex.get(type) ?? -1) * NUMBERS + number) ?? -1;

/** The one unit of that type, or -1. */
export const namedUnit = (board: Board, type: string): UnitId =>
  rosterOf(board).firsts.get(board.world.typeIndex.get(type) ?? -1) ?? -1;

/** The one unit with that ability, or -1. */
export const unitWith = (board: Board, ability: string): UnitId => rosterOf(board).holders.get(ability) ?? -1;

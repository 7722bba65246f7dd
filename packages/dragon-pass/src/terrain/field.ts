// The obstacles on the board for the units of one player. Other players' units do not move meanwhile, so it
// is cached until they change.

import { bequeathed, type Memory, remember } from '@hexwyrm/wargame';
import { type Board, faceOf, occupiedHexes, stackAt, typeOf, unitOf } from '../core/board.ts';
import type { Unit } from '../core/state.ts';
import { type Hex, NOBODY, type Player, type UnitId } from '../core/vocabulary.ts';
import { isDragon } from '../stacks/kinds.ts';

/** A unit of another player is in the hex (DP-6.3-a). */
const HELD = 1;
/** It is in a zone of control (DP-6.5-a). */
const ZOC = 2;
/** It is in one that binds disembodied spirits too (DP-6.5.3-a). */
const MAGIC_ZOC = 4;
/** It is next to a unit of another player, zone of control or not (DP-6.3-f). */
const NEAR = 8;

export interface Field {
  readonly player: Player;
  readonly marks: Uint8Array;
  /** The units the marks were made from, or others that mean the same to the player. */
  readonly seen: Readonly<Unit>[];
  readonly memory: Memory;
}

interface Standing {
  field: Field | null;
  /** The count of changes for which it was last found to hold. */
  checked: number;
  /** It is that of the game of which this is a copy: the two share it until they differ. */
  borrowed: boolean;
}

const standingOf = remember<Board, Standing>(
  () => ({ field: null, checked: -1, borrowed: false }),
  ({ field }) => ({ field, checked: -1, borrowed: true }),
);

/** What others mean to the units of the player right now. */
export function fieldOf(board: Board, player: Player): Field {
  const { count } = board.changes;
  const standing = standingOf(board);
  const { field, checked } = standing;
  if (field?.player === player && checked === count) return field;
  if (field?.player === player && isCurrent(board, field, checked))
    standing.field = standing.borrowed ? own(field) : field;
  else standing.field = survey(board, player);
  standing.borrowed = false;
  standing.checked = count;
  return standing.field;
}

const own = (field: Field): Field => ({
  ...field,
  seen: field.seen.slice(),
  memory: bequeathed(field.memory),
});

/** A unit of the same player, or one off the map, blocks no movement. */
const isAside = ({ hex, owner }: Readonly<Unit>, player: Player): boolean => hex < 0 || owner === player;

/** Whether two units mean the same to the player. */
function areAlike(one: Readonly<Unit>, other: Readonly<Unit>, player: Player): boolean {
  if (isAside(one, player) || isAside(other, player)) return isAside(one, player) && isAside(other, player);
  return (
    one.hex === other.hex && one.rank === other.rank && one.owner === other.owner && one.down === other.down
  );
}

function isCurrent({ state: { units }, changes }: Board, { seen, player }: Field, checked: number): boolean {
  if (seen.length !== units.length) return false;
  return changes.everySince(checked, units.length, (id) => {
    const unit = units[id] as Unit;
    const before = seen[id] as Unit;
    if (unit === before) return true;
    if (!areAlike(unit, before, player)) return false;
    seen[id] = unit;
    return true;
  });
}

function survey(board: Board, player: Player): Field {
  const { grid } = board.world.land;
  const marks = new Uint8Array(grid.size);
  for (const hex of occupiedHexes(board)) {
    const top = topOf(board, hex);
    if (top < 0 || unitOf(board, top).owner === player) continue;
    marks[hex] |= HELD;
    const around = NEAR | zocOf(board, top);
    for (let side = hex * 6; side < hex * 6 + 6; side++) {
      const next = grid.neighbour[side];
      if (next >= 0) marks[next] |= around;
    }
  }
  return { player, marks, seen: board.state.units.slice(), memory: [] };
}

/** The topmost unit of a hex that is not neutral, or -1: neutral units exert nothing (DP-6.5-b). */
export function topOf(board: Board, hex: Hex): UnitId {
  return stackAt(board, hex).find((id) => unitOf(board, id).owner !== NOBODY) ?? -1;
}

function zocOf(board: Board, top: UnitId): number {
  const { rf, rfSpecial } = faceOf(board, top);
  if (!exertsZoc(board, top)) return 0;
  return rf !== null && !rfSpecial ? ZOC | MAGIC_ZOC : ZOC;
}

/** 6.5.2: the top unit decides: no single being, and of spirits only those with a range. */
export function exertsZoc(board: Board, top: UnitId): boolean {
  const { single, cf, cfCyclic, rf, rfSpecial } = faceOf(board, top);
  if (single) return false;
  if (typeOf(board, top).disembodied) return rf !== null && !rfSpecial;
  return cf !== null || cfCyclic !== null || isDragon(board, top);
}

const has = ({ marks }: Field, hex: Hex, mark: number): boolean => (marks[hex] & mark) !== 0;

export const isHeld = (field: Field, hex: Hex): boolean => has(field, hex, HELD);

export const isNear = (field: Field, hex: Hex): boolean => has(field, hex, NEAR);

/** Whether a zone of control in the hex binds the mover; disembodied ones heed only tops with a range. */
export const isBound = (field: Field, hex: Hex, disembodied: boolean): boolean =>
  has(field, hex, disembodied ? MAGIC_ZOC : ZOC);

import { type Board, typeOf, unitOf } from '../core/board.ts';
import {
  type Clause,
  type HalfPoints,
  type Hex,
  NOBODY,
  type Player,
  POINT,
  type UnitId,
} from '../core/vocabulary.ts';
import type { Face } from '../core/world/unit-types.ts';
import { gaitFaceOf, mfOf } from '../moon/figures.ts';
import { isGiant, isHerd, isIllusion, isSulking, isTreasure, rootedBy } from '../stacks/kinds.ts';
import { masteryHex } from '../stacks/mastery.ts';
import { leavingRefusal, ownPace } from './caravans.ts';
import type { ClosedLands } from './closed-lands.ts';
import { isBlindIn } from './darkness.ts';
import { type Field, fieldOf } from './field.ts';
import { type Gait, gaitOf } from './gait.ts';
import { type KnownCosts, knownCosts } from './known-costs.ts';
import { closedTo } from './leash.ts';

/** A unit about to move, with everything that does not depend on its route. */
export interface Mover {
  readonly board: Board;
  readonly id: UnitId;
  readonly owner: Player;
  readonly face: Face;
  /** 6.8: a free spirit without a body. */
  readonly disembodied: boolean;
  readonly gait: Gait;
  readonly allowance: HalfPoints;
  /** Where Hungry Jack has let it go, or -1 (R-DPP-82). */
  readonly freedAt: Hex;
  readonly field: Field;
  readonly closed: ClosedLands;
  /** The hex of a giant under control, which no other unit enters; or -1 (DP-12.1-f). */
  readonly crowded: Hex;
  /** 16.14.2: it has to stop in the cloud of the Cloak of Darkness, but with a superhero or dragon of its side. */
  readonly gropes: boolean;
  readonly costs: KnownCosts;
  /** The shortest distance to which it can still come to who it goes after, once that has been found (DP-8.7.2-c). */
  nearest: number | null;
}

export function moverOf(board: Board, id: UnitId): Mover {
  const { owner, hex, did } = unitOf(board, id);
  const { disembodied } = typeOf(board, id);
  const face = gaitFaceOf(board, id);
  const gait = gaitOf(board, id);
  return {
    board,
    id,
    owner,
    face,
    disembodied,
    gait,
    allowance: allowanceOf(board, id),
    freedAt: did?.freed ? hex : -1,
    field: fieldOf(board, owner),
    closed: closedTo(board, id),
    crowded: masteryHex(board),
    gropes: isBlindIn(board, id),
    costs: knownCosts(board, face, disembodied, gait),
    nearest: null,
  };
}

/** DP-6-b: what the unit may spend in this phase. */
export const allowanceOf = (board: Board, id: UnitId): HalfPoints =>
  ownPace(board, id) + forcedMarch(board, id);

/** DP-6.9.2-a: extra points an arriving unit may spend. */
const FORCED_MARCH: HalfPoints = 3 * POINT;

/** DP-6.9.2-b, c, R-DPC-38: the first points after arriving are free, but for herds, treasures and cargo. */
function forcedMarch(board: Board, id: UnitId): HalfPoints {
  if (unitOf(board, id).did?.arrived !== true) return 0;
  const barred = isHerd(board, id) || isTreasure(board, id) || mfOf(board, id) === 0;
  return barred ? 0 : FORCED_MARCH;
}

/** Why the unit cannot move by itself at all, or null. */
export const moverRefusal = (board: Board, player: Player, id: UnitId): Clause | null =>
  standstill(board, player, id) ?? aloneRefusal(board, id) ?? leavingRefusal(board, id);

/** DP-12.1-e: a giant under control moves with its master. */
const aloneRefusal = (board: Board, id: UnitId): Clause | null =>
  isGiant(board, id) && unitOf(board, id).owner !== NOBODY ? 'DP-12.1-e' : null;

/** Why the unit cannot move, by itself or with others, or null. */
export function standstill(board: Board, player: Player, id: UnitId): Clause | null {
  const { owner, hex, did } = unitOf(board, id);
  if (owner !== player) return board.state.phase === 'giants' ? 'DP-17.1-b' : 'DP-2-f';
  if (owner === NOBODY && !isGiant(board, id)) return 'DP-17.1-b';
  if (isIllusion(board, id)) return 'DP-16.13.3.2-a';
  const mf = mfOf(board, id);
  if (mf === null) return 'DP-6.2.1-a';
  if (hex < 0) return 'DP-2-f';
  if (mf === 0) return 'DP-6.7-a';
  if (isSulking(board, id)) return 'DP-PAC.RandomEvents.41-a';
  // Zombies move in file, from its head or its tail.
  if (gaitOf(board, id) === 'file') return 'DP-16.3.2.4-c';
  return did?.held ?? rootedBy(board, id) ?? (board.state.sown.includes(id) ? 'DP-12.2-e' : null);
}

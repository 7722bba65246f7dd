// Caravans: a horse herd and the units it hastens, which stay together for the whole movement phase (16.9).

import { type Board, faceOf, typeOf, unitOf } from '../core/board.ts';
import type { Caravan, State } from '../core/state.ts';
import { type Clause, type HalfPoints, POINT, type UnitId } from '../core/vocabulary.ts';
import type { UnitType } from '../core/world/unit-types.ts';
import { mfOf } from '../moon/figures.ts';
import { isDisrupted } from '../stacks/kinds.ts';

/** DP-16.9-d: what a herd adds. */
const HASTE = 2;

const HASTENED_KINDS: ReadonlySet<string> = new Set(['infantry', 'cavalry']);
const HASTENED_POWERS: ReadonlySet<string> = new Set([
  'grazelanders',
  'ethilrist',
  'exiles',
  'lunar',
  'sartar',
]);

/** DP-16.9-a, b: why no herd can hasten the unit, or null. */
export function unhastened(board: Board, id: UnitId): Clause | null {
  const { kind, faction } = typeOf(board, id);
  if (!HASTENED_KINDS.has(kind) || faceOf(board, id).flies || (mfOf(board, id) ?? 0) === 0)
    return 'DP-16.9-b';
  return HASTENED_POWERS.has(faction) ? null : 'DP-16.9-a';
}

/** A counter that shows the mark of a horse herd on one side or the other. */
export const canHasten = ({ front, back }: UnitType): boolean => front.hastens || back?.hastens === true;

/** DP-16.9-g: a horse herd that is not disrupted. */
export const isHorseHerd = (board: Board, id: UnitId): boolean =>
  faceOf(board, id).hastens && !isDisrupted(board, id);

export const caravanOf = ({ state }: Board, id: UnitId): Caravan | undefined =>
  state.caravans.find(({ herd, units }) => herd === id || units.includes(id));

const ownAllowance = (board: Board, id: UnitId): HalfPoints => (mfOf(board, id) ?? 0) * POINT;

const spentBy = (board: Board, id: UnitId): HalfPoints => unitOf(board, id).did?.spent ?? 0;

/** DP-16.9-d, e: herd and units have the slower unit's MF and 2 more; a herd alone has its own (DP-16.9-g). */
export function paceOf(board: Board, { herd, units }: Caravan): HalfPoints {
  if (units.length === 0) return ownAllowance(board, herd);
  return Math.min(...units.map((id) => ownAllowance(board, id))) + HASTE * POINT;
}

/** The caravan without one of its members; without the herd no unit is hastened. */
function without({ herd, units }: Caravan, id: UnitId): Caravan {
  return { herd, units: id === herd ? [] : units.filter((other) => other !== id) };
}

/** DP-16.9-c: a unit may leave only if no member has moved further than it could without the caravan. */
export function leavingRefusal(board: Board, id: UnitId): Clause | null {
  const caravan = caravanOf(board, id);
  if (!caravan) return null;
  const rest = without(caravan, id);
  const leavers = [caravan.herd, ...caravan.units].filter((other) => !rest.units.includes(other));
  const tooFar =
    spentBy(board, rest.herd) > paceOf(board, rest) ||
    leavers.some((other) => other !== rest.herd && spentBy(board, other) > ownAllowance(board, other));
  return tooFar ? 'DP-16.9-c' : null;
}

/** A member that moves by itself is no longer of the caravan. */
export function leaveCaravan(board: { readonly state: State }, id: UnitId): void {
  board.state.caravans = board.state.caravans.flatMap((caravan) => {
    const rest = without(caravan, id);
    return rest.units.length === 0 ? [] : [rest];
  });
}

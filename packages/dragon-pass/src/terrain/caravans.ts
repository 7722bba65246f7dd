import { unitsWhose } from '../stacks/roster.ts';
// Caravans: a horse herd (16.9) or the Spirit of Movement (16.15) and the units it hastens, which stay together for the
// whole movement phase.

import { type Board, faceOf, isActive, typeOf, unitOf } from '../core/board.ts';
import type { Caravan, State } from '../core/state.ts';
import { type Clause, type HalfPoints, POINT, type UnitId } from '../core/vocabulary.ts';
import type { UnitType } from '../core/world/unit-types.ts';
import { mfOf } from '../moon/figures.ts';
import { isDisrupted } from '../stacks/kinds.ts';
import { isHalved } from './half-move.ts';

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

/** DP-16.15-c: the Spirit of Movement, on either side (DP-16.15-g). */
const canDouble = ({ abilities }: UnitType): boolean => abilities.has('doubles-movement');

/** A counter that leads others: one with the mark of a horse herd on one side or the other, or the Spirit of Movement. */
const canHasten = (type: UnitType): boolean =>
  type.front.hastens || type.back?.hastens === true || canDouble(type);
export const allHasteners = unitsWhose(canHasten);

/** DP-16.9-g: a horse herd that is not disrupted. */
export const isHorseHerd = (board: Board, id: UnitId): boolean =>
  faceOf(board, id).hastens && !isDisrupted(board, id);

export const isSpiritOfMovement = (board: Board, id: UnitId): boolean => canDouble(typeOf(board, id));

const isIn = ({ herd, units }: Caravan, id: UnitId): boolean => herd === id || units.includes(id);

type Caravans = readonly Caravan[];

const doubling = (board: Board, caravans: Caravans, id: UnitId): Caravan | undefined =>
  caravans.find((caravan) => isIn(caravan, id) && isSpiritOfMovement(board, caravan.herd));

const hastening = (board: Board, caravans: Caravans, id: UnitId): Caravan | undefined =>
  caravans.find((caravan) => isIn(caravan, id) && !isSpiritOfMovement(board, caravan.herd));

/** The caravan the unit moves with: that of the Spirit of Movement takes a herd's along. */
export const caravanOf = (board: Board, id: UnitId): Caravan | undefined =>
  doubling(board, board.state.caravans, id) ?? hastening(board, board.state.caravans, id);

/** The units that a herd takes along. */
export const hastenedBy = ({ state }: Board, herd: UnitId): readonly UnitId[] =>
  state.caravans.find((caravan) => caravan.herd === herd)?.units ?? [];

/** Whether it goes with a herd, or is one that hastens others. */
export const hasHerd = (board: Board, id: UnitId): boolean =>
  hastening(board, board.state.caravans, id) !== undefined;

/** What a unit may spend by itself: twice as much once the Spirit has been spent for all of them (DP-16.15-e). */
export function ownPace(board: Board, id: UnitId): HalfPoints {
  const pace = (mfOf(board, id) ?? 0) * POINT * (board.state.quickened && isActive(board, id) ? 2 : 1);
  return isHalved(board, id) ? pace / 2 : pace;
}

const spentBy = (board: Board, id: UnitId): HalfPoints => unitOf(board, id).did?.spent ?? 0;

/** What a unit may spend in its caravans. */
export const paceOf = (board: Board, id: UnitId): HalfPoints => paceIn(board, board.state.caravans, id);

/**
 * DP-16.15-c: the Spirit of Movement doubles each unit and moves as the fastest of them. DP-16.9-d, e: a herd and its
 * units have the slower unit's MF and 2 more, doubled first (R-DPP-80).
 */
function paceIn(board: Board, caravans: Caravans, id: UnitId): HalfPoints {
  const led = doubling(board, caravans, id);
  if (led?.herd === id) return Math.max(...led.units.map((unit) => paceIn(board, caravans, unit)));
  const times = led ? 2 : 1;
  const herd = hastening(board, caravans, id);
  if (!herd) return ownPace(board, id) * times;
  return Math.min(...herd.units.map((unit) => ownPace(board, unit))) * times + HASTE * POINT;
}

/** The caravans after a unit has joined the herd's; that of the Spirit of Movement takes a herd along with all its units. */
export function joinCaravan(board: Board, herd: UnitId, unit: UnitId): void {
  const { state } = board;
  const before = state.caravans.find((caravan) => caravan.herd === herd);
  const others = state.caravans.filter((caravan) => caravan !== before);
  state.caravans = [...others, { herd, units: [...(before?.units ?? []), unit] }].map((caravan, _, all) =>
    isSpiritOfMovement(board, caravan.herd) ? withHerds(caravan, all) : caravan,
  );
}

function withHerds(spirit: Caravan, all: Caravans): Caravan {
  const units = new Set(spirit.units);
  for (const { herd, units: hastened } of all)
    if (herd !== spirit.herd && [herd, ...hastened].some((id) => units.has(id)))
      for (const id of [herd, ...hastened]) units.add(id);
  return { herd: spirit.herd, units: [...units] };
}

/** The caravans without one unit; without the herd no unit is hastened. */
const without = (caravans: Caravans, id: UnitId): Caravan[] =>
  caravans.flatMap(({ herd, units }) => {
    const rest = herd === id ? [] : units.filter((other) => other !== id);
    return rest.length === 0 ? [] : [{ herd, units: rest }];
  });

/** DP-16.9-c, DP-16.15-c: a unit may leave only if no member has moved further than it could without the caravan. */
export function leavingRefusal(board: Board, id: UnitId): Clause | null {
  const { caravans } = board.state;
  if (caravans.length === 0) return null;
  const rest = without(caravans, id);
  const members = caravans
    .filter((caravan) => isIn(caravan, id))
    .flatMap(({ herd, units }) => [herd, ...units]);
  const tooFar = members.some((other) => spentBy(board, other) > paceIn(board, rest, other));
  return tooFar ? stayClause(board, id) : null;
}

/** The clause by which the unit's caravan stays together. */
export const stayClause = (board: Board, id: UnitId): Clause =>
  doubling(board, board.state.caravans, id) ? 'DP-16.15-c' : 'DP-16.9-c';

/** A member that moves by itself is no longer of the caravan. */
export function leaveCaravan({ state }: { readonly state: State }, id: UnitId): void {
  if (state.caravans.length > 0) state.caravans = without(state.caravans, id);
}

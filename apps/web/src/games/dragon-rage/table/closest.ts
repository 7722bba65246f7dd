import type { Action, View } from '@hexwyrm/dragon-rage';
import { SPELL_SHOWS, worldFor } from '@hexwyrm/dragon-rage/data';
import { isUnitType } from '@hexwyrm/dragon-rage/words';
import { DIRECTION_NAMES, type DirectionName, type Grid } from '@hexwyrm/hexmap';
import type { Hex, UnitId } from '../../../board/types.ts';
import type { Pointed } from '../../../table/kit.ts';
import { directionTo } from '../../../table/select/direction-to.ts';
import type { Kind, Subject } from '../../../table/select/selection.ts';
import { spellOf } from './spells.ts';

const SPELLS = 1;
const MOVES = 2;
const FIRES = 3;

/** Which part of a side's turn it is: spells, movement, fire, melee. */
const partOf = (phase: number): number => (phase <= 4 ? phase : phase === 5 ? SPELLS : phase - 5);

/** Whether units move now, and nothing else has to be answered first. */
export const isMovement = ({ phase, frames }: View): boolean =>
  partOf(phase) === MOVES && frames.length === 0;

/** Whether spells are cast now, and nothing else has to be answered first. */
export const isSpells = ({ phase, frames }: View): boolean => partOf(phase) === SPELLS && frames.length === 0;

const isMajor = (view: View, unit: UnitId): boolean => (view.units[unit]?.body?.hp.length ?? 0) > 1;

/** The monster with a body of its own in the hex, if there is one. */
function monsterAt(view: View, hex: Hex, not: UnitId): UnitId | undefined {
  const found = view.units.findIndex((unit, id) => id !== not && unit.hex === hex && unit.body !== null);
  return found < 0 ? undefined : found;
}

const gridOf = ({ map, corrections }: View): Grid => worldFor(map, corrections).map.grid;

interface PointedAt extends Pointed {
  readonly view: View;
}

/**
 * The action most likely wanted by pointing at that hex, to ask the host why it is not allowed. A guess: the
 * host's answer is what counts.
 */
export function wanted({ subject, hex, kind, view, asked }: PointedAt): Action | null {
  // Until a spell is chosen no hex is a target: a click inspects the hex.
  if (isSpells(view) && kind === null && !asked && subject?.kind === 'unit') return null;
  return closestAction(subject, hex, view, kind);
}

function closestAction(subject: Subject | null, hex: Hex, view: View, kind: Kind | null): Action | null {
  const grid = gridOf(view);
  const to = grid.names[hex];
  if (subject === null || to === undefined) return null;
  if (subject.kind === 'counter') {
    const { what } = subject;
    if (!isUnitType(what)) return null;
    if (!view.frames.some((frame) => frame.kind === 'setup')) return { type: 'arrive', what, hex: to };
    const looks = view.units.some(({ type, body }) => type === what && (body?.facing ?? -1) !== -1);
    return { type: 'place', what, hex: to, ...(looks && { facing: DIRECTION_NAMES[0] }) };
  }
  const { unit } = subject;
  const from = view.units[unit]?.hex ?? -1;
  // A click on the unit's own hex wants nothing.
  if (from === hex) return null;
  const part = partOf(view.phase);
  if (part === SPELLS) return spell(unit, to, view, hex, kind);
  if (part === MOVES)
    return kind === 'fly' || kind === 'land' ? flight(unit, from, hex, grid, kind) : move(unit, to, kind);
  const monster = monsterAt(view, hex, unit);
  if (part === FIRES)
    return shot(unit, to, monster, view, DIRECTION_NAMES[directionTo(from, hex, grid)] ?? 'N');
  if (isMajor(view, unit)) return { type: 'strike', unit, hex: to, groups: { legs: 1 } };
  return monster === undefined
    ? { type: 'melee', unit, hex: to }
    : { type: 'melee', unit, ...aim(view, monster) };
}

function move(unit: UnitId, to: string, kind: Kind | null): Action {
  if (kind === 'bound' || kind === 'overrun' || kind === 'slither' || kind === 'scale' || kind === 'smash')
    return { type: kind, unit, to };
  return { type: 'walk', unit, to };
}

/** The straightest flight there. */
function flight(unit: UnitId, from: Hex, goal: Hex, grid: Grid, kind: 'fly' | 'land'): Action {
  const route: string[] = [];
  let facing: DirectionName = DIRECTION_NAMES[0];
  for (let at = from; at >= 0 && at !== goal; ) {
    const direction = directionTo(at, goal, grid);
    at = grid.neighbour[at * 6 + direction];
    facing = DIRECTION_NAMES[direction];
    route.push(grid.names[at]);
  }
  return { type: 'fly', unit, route, facing, land: kind === 'land' };
}

function aim(view: View, monster: UnitId): { monster: UnitId; area?: 'legs' } {
  return isMajor(view, monster) ? { monster, area: 'legs' } : { monster };
}

function shot(
  unit: UnitId,
  to: string,
  monster: UnitId | undefined,
  view: View,
  facing: DirectionName,
): Action {
  if (isMajor(view, unit)) return { type: 'breathe', unit, facing };
  return monster === undefined
    ? { type: 'shoot', unit, hex: to }
    : { type: 'shoot', unit, ...aim(view, monster) };
}

function spell(unit: UnitId, to: string, view: View, hex: Hex, kind: Kind | null): Action {
  if (kind === 'cast-lightning' || kind === 'cast-dispel') {
    const target = view.units.findIndex((other) => other.hex === hex);
    const name = kind === 'cast-dispel' ? 'dispel' : 'lightning';
    return { type: 'cast', unit, spell: name, target: Math.max(target, 0) };
  }
  if (kind === 'cast-elemental') return { type: 'cast', unit, spell: 'elemental', hex: to, element: 'earth' };
  const chosen = kind === null ? undefined : spellOf(kind);
  const aimed = chosen !== undefined && SPELL_SHOWS[chosen].aim === 'hex';
  return { type: 'cast', unit, spell: aimed ? chosen : 'fog', hex: to };
}

/** What an idle unit would do if it could, anywhere next to it; soldiers are not expected to cast. */
export function idleAction(unit: UnitId, view: View): Action | null {
  const { hex = -1, type } = view.units[unit] ?? {};
  if (hex < 0 || type === undefined) return null;
  const { types } = worldFor(view.map, view.corrections);
  if (isSpells(view) && types[type].spellPoints === 0) return null;
  // While an attack is put together, the unit pointed at is to join it.
  if (view.frames.at(-1)?.kind === 'attack') return { type: 'join', unit };
  const beside = gridOf(view)
    .neighbour.subarray(hex * 6, hex * 6 + 6)
    .find((other) => other >= 0);
  return beside === undefined ? null : closestAction({ kind: 'unit', unit }, beside, view, null);
}

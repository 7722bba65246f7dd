import type { Problem } from '@hexwyrm/kernel';
import { type Board, hexName, isAloft, isBeneath, openBoard, typeOf, unitsAt } from '../core/board.ts';
import type { State, Unit } from '../core/state.ts';
import { DEAD, type Hex, type UnitId } from '../core/vocabulary.ts';
import { SCENARIOS } from '../setup/scenarios.ts';
import { groundRefusal, isWater } from '../terrain/crossing.ts';
import { BRIDGE, DOCK, OFFMAP } from '../world/terrain.ts';
import { isPrincess } from '../world/traits.ts';
import { UNIT_TYPE_IDS, type UnitTypeId } from '../world/unit-types.ts';
import { checkFrames } from './frames/check.ts';

/** What no sequence of legal moves could leave on the board, by field. */
export function checkBoard(state: State): Problem[] {
  const references = [...checkReferences(state), ...checkSeats(state)];
  if (references.length > 0) return references;
  const board = openBoard(state);
  return [
    ...state.units.flatMap((unit, id) => checkUnit(board, unit, id)),
    ...checkCounters(board),
    ...checkStacks(board),
    ...checkMarkers(board),
    ...checkTrack(state),
    // What was open when the game ended is of no more consequence.
    ...(state.outcome === null ? checkFrames(state) : []),
  ];
}

/** The two seats of one kind of game. */
function checkSeats({ seats }: State): Problem[] {
  const { invader, defender } = seats;
  if (invader === defender) return [{ path: 'seats', reason: 'one seat cannot play both sides' }];
  if (SCENARIOS.some((scenario) => [invader, defender].every((seat) => scenario.seats.includes(seat))))
    return [];
  return [{ path: 'seats', reason: 'must be invader and defender, or A and B' }];
}

/** DR-3.3.2-c: a side never has more units at once than counters; dead units have returned theirs. */
function checkCounters({ state, world }: Board): Problem[] {
  const left = new Map(UNIT_TYPE_IDS.map((type) => [type, world.types[type].counters]));
  const take = (type: UnitTypeId, path: string): Problem[] => {
    const free = left.get(type) ?? 0;
    left.set(type, free - 1);
    return free > 0 ? [] : [{ path, reason: `there are ${world.types[type].counters} of ${type}` }];
  };
  return [
    ...state.units.flatMap(({ type, hex }, id) => (hex === DEAD ? [] : take(type, `units[${id}].type`))),
    ...state.owed.flatMap((type, index) =>
      world.types[type].kind === 'troop'
        ? take(type, `owed[${index}]`)
        : [{ path: `owed[${index}]`, reason: `${type} is no reinforcement` }],
    ),
    ...(state.units.length > MOST_UNITS ? [{ path: 'units', reason: `at most ${MOST_UNITS}` }] : []),
  ];
}

/** All counters of the box, and all that can have died before they came again. */
const MOST_UNITS = 500;

/** The pointers of the turn track. */
function checkTrack({ turn, lastDamage, lastInside }: State): Problem[] {
  const ahead = { path: '', reason: `is later than turn ${turn}` };
  return [
    ...(lastDamage > turn ? [{ ...ahead, path: 'lastDamage' }] : []),
    ...(lastInside > turn ? [{ ...ahead, path: 'lastInside' }] : []),
  ];
}

function checkUnit(board: Board, unit: Unit, id: UnitId): Problem[] {
  const path = `units[${id}]`;
  const type = typeOf(board, unit);
  const problems: Problem[] = [];
  if (unit.side === 'defender' && (type.kind === 'major' || type.kind === 'minor'))
    problems.push({ path: `${path}.side`, reason: `${unit.type} serves only the invader` });
  if (isAloft(unit) && unit.hex < 0)
    problems.push({ path: `${path}.aloft`, reason: `${unit.type} is not on the map` });
  if (isAloft(unit) && type.flyRange === 0)
    problems.push({ path: `${path}.aloft`, reason: `${unit.type} does not fly` });
  if (unit.body && type.areas === null && unit.body.hp[0][0] > type.hp)
    problems.push({ path: `${path}.hp`, reason: `${unit.type} has at most ${type.hp} points` });
  if (unit.body && unit.hex >= -1 && isDead(board, unit))
    problems.push({ path: `${path}.hp`, reason: `${unit.type} without these points is dead` });
  if (unit.hex < 0) return problems;
  if (board.map.terrain[unit.hex] === OFFMAP)
    problems.push({ path: `${path}.hex`, reason: `${hexName(board, unit.hex)} is not part of the map` });
  else if (!isAloft(unit) && !mayStand(board, unit))
    problems.push({ path: `${path}.hex`, reason: `${unit.type} may not be in ${hexName(board, unit.hex)}` });
  return problems;
}

function isDead(board: Board, unit: Unit): boolean {
  const { areas } = typeOf(board, unit);
  const vital = areas ? areas.findIndex(({ area }) => area === 'belly') : 0;
  return unit.body?.hp[vital].every((points) => points === 0) ?? false;
}

/** Ground the unit could have reached; carcasses and broken bridges may have come down on it since. */
function mayStand(board: Board, unit: Unit): boolean {
  const terrain = board.map.terrain[unit.hex];
  if (typeOf(board, unit).kind === 'elemental')
    return terrain !== DOCK && terrain !== BRIDGE && !isWater(board, unit.hex);
  const refusal = groundRefusal(board, unit, unit.hex);
  return refusal === null || refusal === 'DR-2.12.1.8-c' || refusal === 'DR-2.5.7.2-d';
}

function checkStacks(board: Board): Problem[] {
  const problems: Problem[] = [];
  for (let hex = 0; hex < board.first.length; hex++) {
    if (board.first[hex] === 0) continue;
    const standing = unitsAt(board, hex, (unit) => !isAloft(unit));
    const flying = unitsAt(board, hex, isAloft);
    if (flying.length > 1)
      problems.push({ path: `units[${flying[1]}].hex`, reason: 'two flyers in one hex' });
    if (standing.length > 1) problems.push(...checkStack(board, hex, standing));
  }
  return problems;
}

/** At most two friends, one of them a character (DR-2.4.4-b); enemies only as the rules let them meet. */
function checkStack(board: Board, hex: Hex, ids: readonly UnitId[]): Problem[] {
  const { units } = board.state;
  const problems: Problem[] = [];
  for (const [index, id] of ids.entries()) {
    for (const other of ids.slice(0, index)) {
      if (mayShare(board, other, id)) continue;
      const both = `${units[other].type} and ${units[id].type}`;
      problems.push({ path: `units[${id}].hex`, reason: `${both} in one hex ${hexName(board, hex)}` });
    }
  }
  const crowd = ids.filter((id) => ['troop', 'character', 'engine'].includes(typeOf(board, units[id]).kind));
  for (const side of ['invader', 'defender'] as const) {
    const friends = crowd.filter((id) => units[id].side === side);
    if (friends.length > 2)
      problems.push({
        path: `units[${friends[2]}].hex`,
        reason: `more than two units in ${hexName(board, hex)}`,
      });
  }
  return problems;
}

/** DR-2.11.2.1-c: both wade or swim, so there is room for only one of them. */
const bathe = (board: Board, ...units: Unit[]): boolean =>
  units.every((unit) => ['wades', 'swims'].includes(typeOf(board, unit).gait));

function mayShare(board: Board, a: UnitId, b: UnitId): boolean {
  const { units, frames } = board.state;
  const kinds = [typeOf(board, units[a]).kind, typeOf(board, units[b]).kind];
  if (kinds.includes('major') || kinds.includes('elemental')) return true;
  if (isPrincess(units[a]) || isPrincess(units[b])) return true;
  if (isBeneath(board, units[a]) || isBeneath(board, units[b])) return !bathe(board, units[a], units[b]);
  if (frames.some((frame) => frame.kind === 'passing' && (frame.unit === a || frame.unit === b))) return true;
  return units[a].side === units[b].side && kinds.includes('character');
}

function checkMarkers(board: Board): Problem[] {
  const { map, state } = board;
  const problems: Problem[] = [];
  const once = new Set<Hex>();
  state.razed.forEach(({ hex, vp }, index) => {
    if (map.vp[hex] === 0) problems.push({ path: `razed[${index}].hex`, reason: 'no victory points there' });
    if (vp > map.vp[hex]) problems.push({ path: `razed[${index}].vp`, reason: `at most ${map.vp[hex]}` });
    if (once.has(hex)) problems.push({ path: `razed[${index}].hex`, reason: 'razed twice' });
    once.add(hex);
  });
  state.bridges.forEach(({ hex }, index) => {
    if (map.bridge[hex] !== 1)
      problems.push({ path: `bridges[${index}].hex`, reason: 'no wooden bridge there' });
  });
  return problems;
}

/** Every unit number that a position mentions must exist. */
function checkReferences(state: State): Problem[] {
  const problems: Problem[] = [];
  const check = (path: string, id: UnitId): void => {
    if (id >= state.units.length) problems.push({ path, reason: `there is no unit ${id}` });
  };
  state.units.forEach((unit, index) => {
    check(`units[${index}].master`, unit.master);
    for (const id of [...(unit.body?.hurtBy ?? []), ...(unit.body?.provokedBy ?? [])])
      check(`units[${index}]`, id);
  });
  state.bridges.forEach(({ unit, stage }, index) => {
    check(`bridges[${index}].unit`, unit);
    // Whose end of phase it falls in follows from the unit (DR-2.5.7.2-b).
    if (unit < 0 && stage !== 'burned')
      problems.push({
        path: `bridges[${index}].unit`,
        reason: `a ${stage} bridge needs the unit that did it`,
      });
  });
  state.bolts.forEach(({ target }, index) => {
    check(`bolts[${index}].target`, target);
  });
  state.frames.forEach((frame, index) => {
    if ('unit' in frame) check(`frames[${index}].unit`, frame.unit);
    if ('units' in frame) for (const id of frame.units) check(`frames[${index}].units`, id);
  });
  if (state.elowyn) check('elowyn.unit', state.elowyn.unit);
  return problems;
}

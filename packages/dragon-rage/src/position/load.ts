import { DIRECTION_NAMES, DIRECTIONS, type DirectionName, directionTo, sideOf } from '@hexwyrm/hexmap';
import { boundsProblem, POSITION_BOUNDS, PositionError, type Problem, problemsOf } from '@hexwyrm/kernel';
import { asPosition } from '@hexwyrm/wargame';
import { areaIndex } from '../core/body.ts';
import { counter } from '../core/counters.ts';
import type { Frame } from '../core/frames.ts';
import { type Elowyn, INVADER_HOLDS, OPENED, SMASHED, type State, type Unit } from '../core/state.ts';
import {
  type Area,
  DEAD,
  type Facing,
  GONE,
  type Hex,
  opponent,
  PHASE_NAMES,
  type Phase,
  type PhaseName,
  WAITING,
} from '../core/vocabulary.ts';
import { readSpells } from '../magic/position.ts';
import { blankState } from '../state/blank.ts';
import { checkCorrections } from '../world/corrections.ts';
import { isHero, isPrincess } from '../world/traits.ts';
import { type World, worldFor } from '../world/world.ts';
import { checkBoard } from './check.ts';
import { type Position, type PositionUnit, positionSchema } from './schema.ts';

/** Reads a position; every fault is reported with the field it is in, and nothing is guessed. */
export function loadPosition(json: unknown): State {
  const excess = boundsProblem(json, POSITION_BOUNDS);
  if (excess !== null) throw new PositionError([excess]);
  const parsed = positionSchema.safeParse(json);
  if (!parsed.success) throw new PositionError(problemsOf(parsed.error));
  const position = parsed.data;
  const reader = readerFor(position);
  const state = readState(position, reader);
  const problems = [...reader.problems, ...(reader.problems.length > 0 ? [] : checkBoard(state))];
  if (problems.length > 0) throw new PositionError(problems);
  askFacings(state);
  return state;
}

/** Turns printed hex numbers into hexes and collects what does not exist on the map. */
interface Reader {
  readonly world: World;
  readonly problems: Problem[];
  hex(name: string, path: string): Hex;
  /** Canonical number of the hexside between two hexes, or -1. */
  side(pair: readonly [string, string], path: string): number;
}

function readerFor(position: Position): Reader {
  const world = worldOf(position);
  const { grid } = world.map;
  const problems: Problem[] = [];
  const hex = (name: string, path: string): Hex => {
    const found = grid.index.get(name);
    if (found === undefined) problems.push({ path, reason: `unknown hex number ${name} on ${position.map}` });
    return found ?? 0;
  };
  const side = (pair: readonly [string, string], path: string): number => {
    const from = hex(pair[0], path);
    const direction = directionTo(grid, from, hex(pair[1], path));
    if (direction !== -1) return sideOf(grid, from, direction);
    problems.push({ path, reason: `${pair[0]} and ${pair[1]} are not adjacent` });
    return -1;
  };
  return { world, problems, hex, side };
}

function worldOf({ map, corrections }: Position): World {
  if (corrections) asPosition(() => checkCorrections(map, corrections));
  return worldFor(map, corrections);
}

const PHASES: readonly Phase[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const phaseNamed = (name: PhaseName): Phase => PHASES.find((phase) => PHASE_NAMES[phase] === name) ?? 1;

function readState(position: Position, reader: Reader): State {
  const { hex } = reader;
  const at = <T extends { hex: string }>(list: readonly T[], path: string) =>
    list.map((item, index) => ({ ...item, hex: hex(item.hex, `${path}[${index}].hex`) }));
  const { outcome, options } = position;
  options.entryPoints?.forEach((name, index) => {
    hex(name, `options.entryPoints[${index}]`);
  });
  const units = position.units.map((unit, index) => readUnit(unit, `units[${index}]`, reader));
  const state: State = {
    ...blankState(position.scenario, position.map, options, position.corrections),
    seats: position.seats,
    first: position.first,
    goal: position.goal,
    turn: position.turn,
    phase: phaseNamed(position.phase),
    units,
    breaches: position.breaches.map((pair, index) => reader.side(pair, `breaches[${index}]`)),
    bridges: at(position.bridges, 'bridges').map((bridge) => ({ ...bridge, unit: bridge.unit ?? -1 })),
    razed: at(position.razed, 'razed').map(({ hex, vp }) => ({ hex, vp: vp ?? reader.world.map.vp[hex] })),
    carcasses: position.carcasses.map((name, index) => hex(name, `carcasses[${index}]`)),
    ...readSpells(position, at),
    struck: at(position.struck, 'struck'),
    elowyn: position.elowyn ?? recordOf(units, reader.world),
    owed: position.owed,
    lastDamage: position.lastDamage,
    lastInside: position.lastInside,
    frames: position.frames.map((frame, index) => readFrame(frame, `frames[${index}]`, reader)),
    outcome: outcome && {
      winner: outcome.winner,
      reason: outcome.reason,
      clause: outcome.clause,
      ...(outcome.facts ? { facts: outcome.facts } : {}),
    },
  };
  state.hadHeroes = position.hadHeroes ?? {
    invader: hasHero(state, 'invader'),
    defender: hasHero(state, 'defender'),
  };
  readEntrances(position, reader, state);
  return state;
}

/** Elowyn without a record of her own: a captive still, and out of the citadel if she is not in it. */
function recordOf(units: readonly Unit[], { map }: World): Elowyn | null {
  const unit = units.findIndex(isPrincess);
  if (unit < 0) return null;
  const leftCitadel = map.citadel >= 0 && units[unit].hex !== map.citadel;
  return { unit, freed: false, leftCitadel, score: 0 };
}

const hasHero = (state: State, side: 'invader' | 'defender'): boolean =>
  state.units.some((unit) => unit.side === side && isHero(unit));

function readEntrances(position: Position, reader: Reader, state: State): void {
  const { map } = reader.world;
  position.entrances.forEach(({ between, smashed, opened, control }, index) => {
    const side = reader.side(between, `entrances[${index}].between`);
    if (side < 0) return;
    const entrance = map.entrance[side];
    if (entrance < 0) {
      reader.problems.push({
        path: `entrances[${index}].between`,
        reason: `no entrance at ${between.join('|')}`,
      });
      return;
    }
    state.entrances[entrance] =
      (smashed ? SMASHED : 0) | (opened ? OPENED : 0) | (control === 'invader' ? INVADER_HOLDS : 0);
  });
}

function readUnit(fields: PositionUnit, path: string, reader: Reader): Unit {
  const unit = counter(reader.world, fields.type, fields.side, readPlace(fields.hex, `${path}.hex`, reader));
  unit.wounded = fields.wounded;
  unit.killer = fields.killer;
  unit.ladder = fields.ladder;
  unit.master = fields.master ?? -1;
  unit.fresh = fields.fresh;
  unit.spellPoints = fields.spellPoints ?? unit.spellPoints;
  if (fields.did) {
    const struck = fields.did.struck.map((name) => reader.hex(name, `${path}.did.struck`));
    const bridge = fields.did.bridge === null ? -1 : reader.hex(fields.did.bridge, `${path}.did.bridge`);
    unit.did = { ...fields.did, struck, bridge };
  }
  readBody(unit, fields, path, reader);
  return unit;
}

function readPlace(place: PositionUnit['hex'], path: string, reader: Reader): Hex {
  if (place === 'waiting') return WAITING;
  if (place === 'dead') return DEAD;
  return place === 'gone' ? GONE : reader.hex(place, path);
}

function readBody(unit: Unit, fields: PositionUnit, path: string, { world, problems }: Reader): void {
  const type = world.types[unit.type];
  const { body } = unit;
  if (!body) {
    for (const field of ['hp', 'facing', 'aloft', 'breaths'] as const)
      if (fields[field] !== undefined)
        problems.push({ path: `${path}.${field}`, reason: `${unit.type} is no monster with a body` });
    return;
  }
  body.aloft = fields.aloft ?? false;
  body.breaths = fields.breaths ?? body.breaths;
  body.hurtBy = fields.hurtBy;
  body.provokedBy = fields.provokedBy;
  if (fields.facing === undefined) {
    if (type.areas && unit.hex >= 0)
      problems.push({
        path: `${path}.facing`,
        reason: 'facing is needed (or null to let the opponent decide)',
      });
  } else {
    if (!type.areas) problems.push({ path: `${path}.facing`, reason: `${unit.type} has no facing` });
    else body.facing = fields.facing === null ? -1 : facingNamed(fields.facing);
  }
  if (typeof fields.hp === 'number') {
    if (type.areas) problems.push({ path: `${path}.hp`, reason: `${unit.type} has points by area` });
    else body.hp = [[fields.hp]];
  } else if (fields.hp) readAreas(unit, fields.hp, path, world, problems);
}

const facingNamed = (name: DirectionName): Facing =>
  DIRECTIONS.find((direction) => DIRECTION_NAMES[direction] === name) ?? 0;

function readAreas(
  unit: Unit,
  hp: Partial<Record<Area, number[] | undefined>>,
  path: string,
  world: World,
  problems: Problem[],
): void {
  const type = world.types[unit.type];
  for (const area of ['head', 'wings', 'legs', 'belly'] as const) {
    const groups = hp[area];
    if (!groups) continue;
    const index = areaIndex(type, area);
    const sheet = type.areas?.[index];
    if (!sheet) problems.push({ path: `${path}.hp.${area}`, reason: `${unit.type} has no ${area}` });
    else if (groups.length !== sheet.groups || groups.some((points) => points > sheet.hp))
      problems.push({
        path: `${path}.hp.${area}`,
        reason: `${unit.type} has ${sheet.groups} ${area} of at most ${sheet.hp}`,
      });
    else if (!isLostInOrder(groups, sheet.hp))
      problems.push({ path: `${path}.hp.${area}`, reason: `${area} are lost one after the other` });
    else if (unit.body) unit.body.hp[index] = groups;
  }
}

/** DR-2.7.4.2-b: groups that are gone, then one that may be hurt, then those unhurt. */
const isLostInOrder = (groups: readonly number[], full: number): boolean =>
  groups.every((points, index) => index === 0 || points === full || groups[index - 1] === 0);

function readFrame(frame: Position['frames'][number], path: string, reader: Reader): Frame {
  if (frame.kind === 'attack') return { ...frame, hex: reader.hex(frame.hex, `${path}.hex`) };
  if (frame.kind === 'displace') return { ...frame, to: reader.hex(frame.to, `${path}.to`) };
  return frame;
}

/** DR-2.4.2-b: where a monster's facing is unclear the opponent decides before anything else. */
function askFacings(state: State): void {
  state.units.forEach((unit, id) => {
    const asked = state.frames.some((frame) => frame.kind === 'face' && frame.unit === id);
    if (unit.hex >= 0 && unit.body?.facing === -1 && unit.body.hp.length > 1 && !asked)
      state.frames.push({ kind: 'face', side: opponent(unit.side), unit: id });
  });
}

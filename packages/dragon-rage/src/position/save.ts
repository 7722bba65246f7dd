import { DIRECTION_NAMES } from '@hexwyrm/hexmap';
import type { Json } from '@hexwyrm/kernel';
import { counter } from '../core/counters.ts';
import type { Frame } from '../core/frames.ts';
import { type Activity, INVADER_HOLDS, OPENED, SMASHED, type State, type Unit } from '../core/state.ts';
import { DEAD, type Hex, PHASE_NAMES, WAITING } from '../core/vocabulary.ts';
import { writeSpells } from '../magic/position.ts';
import { type World, worldFor } from '../world/world.ts';
import { POSITION_FORMAT } from './format.ts';

type Fields = Record<string, unknown>;

/** Omits empty fields, to show only what is special about a position. */
function sparse(fields: Fields): Fields {
  const empty = (value: unknown): boolean =>
    value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !empty(value)));
}

/** The position as a person would write it down; `loadPosition` is its inverse. */
export const savePosition = (state: State): Json =>
  JSON.parse(JSON.stringify({ format: POSITION_FORMAT, version: 1, ...written(state) }));

/** The fields of a position, without its head. */
export function written(state: State): Fields {
  const world = worldFor(state.map, state.corrections);
  const { names } = world.map.grid;
  const at = <T extends { hex: Hex }>(list: readonly T[]): Fields[] =>
    list.map((item) => ({ ...item, hex: names[item.hex] }));
  return {
    game: 'dragon-rage',
    scenario: state.scenario,
    map: state.map,
    options: state.options,
    seats: state.seats,
    first: state.first,
    goal: state.goal,
    turn: state.turn,
    phase: PHASE_NAMES[state.phase],
    hadHeroes: state.hadHeroes,
    lastDamage: state.lastDamage,
    lastInside: state.lastInside,
    units: state.units.map((unit) => saveUnit(world, unit)),
    ...sparse({
      corrections: state.corrections,
      entrances: saveEntrances(world, state),
      breaches: state.breaches.map((side) => hexsideNames(world, side)),
      bridges: state.bridges.map((bridge) => ({
        ...bridge,
        hex: names[bridge.hex],
        unit: bridge.unit < 0 ? null : bridge.unit,
      })),
      razed: at(state.razed),
      carcasses: state.carcasses.map((hex) => names[hex]),
      ...writeSpells(state, at),
      struck: at(state.struck),
      elowyn: state.elowyn,
      owed: state.owed,
      frames: state.frames.map((frame) => saveFrame(names, frame)),
      outcome: state.outcome,
    }),
  };
}

/** Both hexes of a hexside given by its canonical number. */
function hexsideNames(world: World, side: number): [string, string] {
  const { names, neighbour } = world.map.grid;
  return [names[Math.floor(side / 6)], names[neighbour[side]]];
}

function saveEntrances(world: World, state: State): Fields[] {
  const { names } = world.map.grid;
  return state.entrances.flatMap((bits, entrance) => {
    if (bits === 0) return [];
    const { a, b } = world.map.entrances[entrance];
    return [
      sparse({
        between: [names[a], names[b]],
        smashed: (bits & SMASHED) !== 0,
        opened: (bits & OPENED) !== 0,
        control: (bits & INVADER_HOLDS) !== 0 ? 'invader' : null,
      }),
    ];
  });
}

const whereabouts = (world: World, hex: Hex): string => {
  if (hex >= 0) return world.map.grid.names[hex];
  if (hex === WAITING) return 'waiting';
  return hex === DEAD ? 'dead' : 'gone';
};

function saveUnit(world: World, unit: Unit): Fields {
  const fresh = counter(world, unit.type, unit.side, unit.hex);
  const major = world.types[unit.type].areas !== null;
  return {
    type: unit.type,
    side: unit.side,
    hex: whereabouts(world, unit.hex),
    ...(major && unit.body
      ? { facing: unit.body.facing === -1 ? null : DIRECTION_NAMES[unit.body.facing] }
      : {}),
    ...sparse({
      aloft: unit.body?.aloft,
      hp: unit.body ? saveHp(world, unit) : undefined,
      hurtBy: unit.body?.hurtBy,
      provokedBy: unit.body?.provokedBy,
      wounded: unit.wounded,
      killer: unit.killer,
      ladder: unit.ladder,
      master: unit.master < 0 ? null : unit.master,
      fresh: unit.fresh,
      did: unit.did && saveActivity(world, unit.did),
      breaths: unit.body?.breaths === fresh.body?.breaths ? null : unit.body?.breaths,
      spellPoints: unit.spellPoints === fresh.spellPoints ? null : unit.spellPoints,
    }),
  };
}

function saveHp(world: World, unit: Unit): number | Fields | undefined {
  const { areas } = world.types[unit.type];
  if (!unit.body) return undefined;
  if (!areas) return unit.body.hp[0][0];
  return Object.fromEntries(areas.map(({ area }, index) => [area, unit.body?.hp[index]]));
}

function saveActivity(world: World, did: Activity): Fields {
  const { names } = world.map.grid;
  return {
    ...sparse({
      ...did,
      bridge: did.bridge < 0 ? null : names[did.bridge],
      struck: did.struck.map((hex) => names[hex]),
    }),
    road: did.road,
  };
}

function saveFrame(names: readonly string[], frame: Frame): Fields {
  if (frame.kind === 'attack') return { ...frame, hex: names[frame.hex] };
  if (frame.kind === 'displace') return { ...frame, to: names[frame.to] };
  return { ...frame };
}

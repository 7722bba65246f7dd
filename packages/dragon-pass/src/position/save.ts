import type { Json } from '@hexwyrm/kernel';
import { occupiedHexes, openBoard, stackAt } from '../core/board.ts';
import { hexName } from '../core/hexes.ts';
import type { State, Unit } from '../core/state.ts';
import { MOON_PHASES } from '../core/vocabulary.ts';
import { type World, worldFor } from '../core/world/world.ts';
import type { View } from '../game/view.ts';
import { OFF_MAP, POSITION_FORMAT } from './format.ts';

/** Names of fields that hold hexes, and of fields that hold players, anywhere in a state. */
const HEXES = new Set([
  'hex',
  'hexes',
  'from',
  'to',
  'way',
  'targets',
  'covered',
  'stirred',
  'lines',
  'active',
  'inactive',
  'flooded',
  'ruined',
  'attackedFrom',
  'violated',
  'restacked',
]);
const PLAYERS = new Set(['player', 'players', 'owner', 'first', 'commander']);

type Fields = Record<string, unknown>;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0);

/** Omits empty fields, to show only what is special about a position. */
const sparse = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));

/** The position as a person would write it down; `loadPosition` is its inverse. */
export function savePosition(state: State): Json {
  const board = openBoard(state);
  const { units, glowline, control, contacts, followed, hushed, ...rest } = withoutHead(state);
  const say = speaker(state);
  const stacks = occupiedHexes(board)
    .map((hex) => ({ hex: hexName(board, hex), units: stackAt(board, hex) }))
    .filter((stack) => stack.units.length > 1);
  const position = {
    format: POSITION_FORMAT,
    version: state.version,
    ...headOf(state),
    units: units.map((unit) => saveUnit(board.world, unit, say)),
    ...(stacks.length > 0 && { stacks }),
    glowline,
    control: say('control', control),
    contacts: say('contacts', contacts),
    // An empty list: no units are followed any more; absent: not known yet which are.
    ...(followed && { followed }),
    ...(hushed && { hushed: say('hushed', hushed) }),
    ...spoken(rest, say),
  };
  return JSON.parse(JSON.stringify(position));
}

/** What a seat may know, written like a position. Units have their numbers; counters it cannot name have `unit: null`. */
export function describeView(view: View): Json {
  const { units, unseen, glowline, stacks, ...rest } = withoutHead(view);
  const say = speaker(view);
  const world = worldFor(view.corrections);
  const described = {
    ...headOf(view),
    units: units.map(({ id, ...unit }) => ({ unit: id, ...saveUnit(world, unit, say) })),
    stacks: stacks.map(({ hex, places }) => ({ hex: say('hex', hex), units: say('places', places) })),
    unseen: unseen.map(({ id, type, number, owner }) => ({
      unit: id,
      type: world.types[type]?.id,
      ...(number > 0 && { number: number + 1 }),
      owner: say('owner', owner),
    })),
    glowline,
    ...spoken(rest, say),
  };
  return JSON.parse(JSON.stringify(described));
}

type Head = Pick<
  State,
  'scenario' | 'options' | 'corrections' | 'seats' | 'turn' | 'active' | 'phase' | 'moon'
>;

/** What a position and a view begin with. */
const headOf = ({ scenario, options, corrections, seats, turn, active, phase, moon }: Head): Fields => ({
  game: 'dragon-pass',
  scenario,
  options,
  ...sparse({ corrections }),
  seats,
  turn,
  active: seats[active],
  phase,
  ...sparse({ moon: moon === null ? null : MOON_PHASES[moon] }),
});

/** All fields that `headOf` does not write, without the versions. */
function withoutHead<T extends Head & Pick<State, 'version' | 'rules'>>(state: T) {
  const { version, rules, scenario, options, corrections, seats, turn, active, phase, moon, ...rest } = state;
  return rest;
}

const spoken = (fields: object, say: Speaker): Fields =>
  sparse(Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, say(key, value)])));

type Speaker = (key: string, value: unknown) => unknown;

/** Writes hexes by their printed numbers and players by their seats, at any depth. */
function speaker({ corrections, seats }: Pick<State, 'corrections' | 'seats'>): Speaker {
  const { names } = worldFor(corrections).land.grid;
  const offMap = new Map([...OFF_MAP].map(([word, hex]) => [hex, word]));
  const say: Speaker = (key, value) => {
    if (Array.isArray(value)) return value.map((item) => say(key, item));
    if (typeof value === 'object' && value !== null)
      return key === 'outcome'
        ? value
        : Object.fromEntries(Object.entries(value).map(([name, field]) => [name, say(name, field)]));
    if (typeof value !== 'number') return value;
    if (HEXES.has(key)) return names[value] ?? offMap.get(value);
    return PLAYERS.has(key) ? (seats[value] ?? null) : value;
  };
  return say;
}

function saveUnit({ types }: World, unit: Unit, say: Speaker): Fields {
  const { type, number, owner, first, hex, down, shaken, fought, did } = unit;
  return {
    type: types[type]?.id,
    ...(number > 0 && { number: number + 1 }),
    owner: say('owner', owner),
    ...(first !== owner && { first: say('first', first) }),
    hex: say('hex', hex),
    ...sparse({ down, shaken, fought, did: say('did', did) }),
  };
}

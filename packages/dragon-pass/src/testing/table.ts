import { type Odds, scriptedDice } from '@hexwyrm/kernel';
import type { Action } from '../core/actions.ts';
import { openBoard, stackOf } from '../core/board.ts';
import type { Event, EventOf, EventType } from '../core/events.ts';
import { hexName } from '../core/hexes.ts';
import { DEFAULT_OPTIONS, type Options } from '../core/options.ts';
import { renewUnit, type State, type Unit } from '../core/state.ts';
import { BOXED, DEAD, GONE, type Phase, WAITING } from '../core/vocabulary.ts';
import type { Corrections } from '../core/world/corrections.ts';
import { MAP_DATA, TABLE_DATA, type Tables, UNIT_DATA, type UnitTypeData } from '../core/world/data.ts';
import { lendWorld, makeWorld, typeNamed } from '../core/world/world.ts';
import { blankState } from '../setup/blank-state.ts';
import { counter } from '../setup/counters.ts';
import { findContacts } from '../stacks/contacts.ts';
import { dragonPass } from './by-index.ts';
import { faceFrom, type Symbols } from './codes.ts';
import { type Plain, plainMap } from './land.ts';

/** A unit of a test position: a printed type, or a unit code such as '4-3-5' (see codes.ts). */
export interface Piece extends Symbols {
  readonly type?: string;
  readonly number?: number;
  readonly code?: string;
  /** The other side; a code's is halved, rounded up, where not given. */
  readonly back?: string;
  readonly kind?: string;
  /** The battalia it belongs to; 'misc' where not given. */
  readonly faction?: string;
  readonly traits?: readonly string[];
  /** The piece whose spirit or agent this is. */
  readonly of?: string;
  /** A seat, or null for a neutral unit. */
  readonly owner: string | null;
  /** A printed hex number; 'box', 'off', 'dead'. Of several pieces in a hex the first lies on top. */
  readonly hex: string;
  readonly down?: boolean;
}

export interface Setting<N extends string> {
  readonly scenario?: string;
  readonly seats?: readonly string[];
  readonly active?: string;
  readonly phase?: Phase;
  readonly turn?: number;
  /** The whole board of Dragon Pass, or a plain. */
  readonly land?: Plain | 'dragon-pass';
  readonly moon?: State['moon'];
  /** Values of the Red Moon, Black first: clauses are tested with a table of their own (R-DPP-04). */
  readonly moonTable?: readonly number[];
  readonly options?: Partial<Options>;
  readonly pieces: Record<N, Piece>;
  /** Anything else about the position. */
  readonly state?: (state: State, hex: (name: string) => number) => void;
}

const OFF_MAP: Readonly<Record<string, number>> = { box: BOXED, off: WAITING, dead: DEAD, gone: GONE };

const isPartOf = (part: object, whole: object): boolean => {
  const fields = new Map(Object.entries(whole));
  return Object.entries(part).every(
    ([key, value]) => JSON.stringify(fields.get(key)) === JSON.stringify(value),
  );
};

/** A position on the table with pieces called by name: rules are tested through the contract, with scripted dice. */
export function table<N extends string>(setting: Setting<N>) {
  const seats = setting.seats ?? ['lunar', 'sartar'];
  const names = Object.keys(setting.pieces) as N[];
  const codes = names.flatMap((name) => {
    const servant = names.find((other) => setting.pieces[other].of === name);
    return typeFrom(name, setting.pieces[name], servant);
  });
  const tables: Tables = setting.moonTable
    ? { ...TABLE_DATA, redMoon: { ...TABLE_DATA.redMoon, values: setting.moonTable } }
    : TABLE_DATA;
  const map = setting.land === 'dragon-pass' ? MAP_DATA : plainMap(setting.land ?? {});
  const corrections: Corrections = {};
  const world = makeWorld({ map, units: [...UNIT_DATA, ...codes], tables });
  lendWorld(corrections, world);
  const state = blankState(
    setting.scenario ?? 'test',
    seats,
    // Dice fall for random events where a test is about them.
    { ...DEFAULT_OPTIONS, events: false, ...setting.options },
    corrections,
  );
  const hex = (name: string): number => {
    const index = OFF_MAP[name] ?? world.land.grid.index.get(name);
    if (index === undefined) throw new Error(`no hex ${name}`);
    return index;
  };
  state.phase = setting.phase ?? 'movement';
  state.turn = setting.turn ?? 1;
  state.active = seats.indexOf(setting.active ?? seats[0] ?? '');
  state.moon = setting.moon ?? null;
  for (const name of names) state.units.push(put(name, setting.pieces[name]));
  // The first piece of a hex lies on top.
  state.units.forEach((unit, id) => {
    renewUnit(state, id).rank = state.units.filter(
      (other, later) => later > id && other.hex === unit.hex && unit.hex >= 0,
    ).length;
  });
  setting.state?.(state, hex);
  if (state.phase === 'commit' || state.phase === 'battles') state.contacts = findContacts(openBoard(state));

  function put(name: N, piece: Piece): Unit {
    const { index } = typeNamed(world, piece.type ?? name);
    const owner = piece.owner === null ? -1 : seats.indexOf(piece.owner);
    const unit = counter(index, piece.number ?? 0, owner, hex(piece.hex));
    unit.down = piece.down ?? false;
    return unit;
  }

  /**
   * Plays the action with exactly these dice; throws if it is refused, or dice are missing or left over. Where they wait
   * for a player to say the one thing he has left to say, he says it.
   */
  function play(seat: string, action: Action, ...faces: number[]): readonly Event[] {
    const dice = scriptedDice(faces);
    const events = [...dragonPass.apply(state, seat, action, dice)];
    for (let only = lastWord(seat); dice.left() > 0 && only; only = lastWord(seat))
      events.push(...dragonPass.apply(state, seat, only, dice));
    if (dice.left() > 0) throw new Error(`${dice.left()} of ${faces.length} dice were not rolled`);
    return events;
  }

  function lastWord(seat: string): Action | null {
    const [only, another] = dragonPass.legal(state, seat);
    return only && !another ? only : null;
  }

  const id = (name: N): number => names.indexOf(name);
  const nameOf = (unit: number): N => names[unit] as N;

  return {
    state,
    id,
    nameOf,
    hex,
    board: () => openBoard(state),
    unit: (name: N): Readonly<Unit> => state.units[id(name)] as Unit,
    /** The piece, to be changed. */
    change: (name: N): Unit => renewUnit(state, id(name)),
    /** Printed number of the hex the piece is in; 'box', 'off' or 'dead' otherwise. */
    at(name: N): string {
      const where = (state.units[id(name)] as Unit).hex;
      const off = Object.entries(OFF_MAP).find(([, code]) => code === where);
      return off ? off[0] : hexName(openBoard(state), where);
    },
    /** Names of a player's units in a hex, top to bottom. */
    stack: (seat: string, where: string): N[] =>
      stackOf(openBoard(state), hex(where), seats.indexOf(seat)).map(nameOf),
    decision: () => dragonPass.decision(state),
    legal: (seat: string): readonly Action[] => dragonPass.legal(state, seat),
    /** What the seat may do unasked. */
    reactions: (seat: string): readonly Action[] => dragonPass.reactions?.(state, seat) ?? [],
    /** Whether some legal action has all the given fields. */
    offers: (seat: string, part: Partial<Action> & object): boolean =>
      dragonPass.legal(state, seat).some((action) => isPartOf(part, action)),
    matching: (seat: string, part: Partial<Action> & object): readonly Action[] =>
      dragonPass.legal(state, seat).filter((action) => isPartOf(part, action)),
    /** The clause that refuses the action, or null if it is legal. */
    refusal(seat: string, action: unknown): string | null {
      const verdict = dragonPass.explain(state, seat, action);
      return verdict.ok ? null : verdict.refusal.clause;
    },
    odds: (seat: string, action: Action): Odds => dragonPass.odds(state, seat, action),
    play,
    /** The player asked has nothing more to choose. */
    done: (...dice: number[]): readonly Event[] =>
      play(dragonPass.decision(state)?.seats[0] ?? '', { type: 'done' }, ...dice),
    /** Moves a unit hex by hex. */
    walk(seat: string, name: N, ...way: string[]): readonly Event[] {
      return way.flatMap((to) =>
        dragonPass.apply(state, seat, { type: 'step', unit: id(name), to: hex(to) }, scriptedDice([])),
      );
    },
  };
}

function typeFrom(name: string, piece: Piece, servant?: string): UnitTypeData[] {
  if (piece.code === undefined) return [];
  const front = faceFrom(piece.code, piece);
  const white = piece.code.startsWith('X-') || /-X-X-\d/.test(piece.code);
  const agent = white && front.mgf.value === null;
  const single = front.cf.parenthesized ?? false;
  const hero = single && (front.cf.leader ?? 0) > 0;
  const kind = agent
    ? 'physical-agent'
    : white
      ? 'spirit'
      : hero
        ? front.mgf.value === 'inf'
          ? 'superhero'
          : 'hero'
        : front.cf.herd
          ? 'herd'
          : 'infantry';
  return [
    {
      id: name,
      names: [name],
      count: 1,
      faction: piece.faction ?? 'misc',
      corps: null,
      kind: piece.kind ?? kind,
      front,
      back: faceFrom(piece.back ?? halved(piece.code), piece),
      ...(piece.of !== undefined && (agent ? { agentOf: piece.of } : { spiritOf: piece.of })),
      ...(servant !== undefined && (piece.physical ? { agent: servant } : { spirit: servant })),
      ...(piece.traits && { traits: piece.traits }),
      // A piece with the name of a printed one has its abilities.
      abilities: UNIT_DATA.find(({ id }) => id === name)?.abilities ?? [],
      confidence: 'printed',
    },
  ];
}

/** Backs halve CF, MgF and MF, rounded up; a magician's range becomes 0, a range of 0 blank; missiles are lost. */
function halved(code: string): string {
  const [cf = 'X', mgf = 'X', mf = 'X', rf = 'X'] = code.split('-');
  const half = (text: string) => text.replace(/\d+/, (digits) => String(Math.ceil(Number(digits) / 2)));
  if (cf.includes('!!') && mgf === 'oo') return '(20)-20-12-1';
  const range = cf === 'X' ? rf : rf === 'X' || rf === '0' ? 'X' : '0';
  return [half(cf.replace(/[*!]/g, '')), half(mgf), cf.includes('!') ? mf : half(mf), range].join('-');
}

/** The events of one type. */
export const eventsOf = <T extends EventType>(events: readonly Event[], type: T): EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

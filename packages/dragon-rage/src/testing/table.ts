import { DIRECTION_NAMES, type DirectionName } from '@hexwyrm/hexmap';
import { type Odds, type Outlook, scriptedDice } from '@hexwyrm/kernel';
import type { PrintedAction as Action } from '../core/actions.ts';
import { hexName, openBoard } from '../core/board.ts';
import { areaIndex } from '../core/body.ts';
import { counter } from '../core/counters.ts';
import type { Event, EventOf, EventType } from '../core/events.ts';
import { DEFAULT_OPTIONS, type Options } from '../core/options.ts';
import type { State, Unit } from '../core/state.ts';
import { type Area, type Clause, DEAD, type Phase, type Side, WAITING } from '../core/vocabulary.ts';
import { dragonRage } from '../game/dragon-rage.ts';
import { blankState } from '../state/blank.ts';
import { scoreOf } from '../victory/score.ts';
import type { MapId } from '../world/city-map.ts';
import type { Corrections } from '../world/corrections.ts';
import type { UnitTypeId } from '../world/unit-types.ts';
import { worldFor } from '../world/world.ts';

/** A unit of a test position; everything not given is as printed on a fresh counter. */
export interface Piece {
  type: UnitTypeId;
  side: Side;
  /** A printed hex number, or null for a unit waiting off the map. */
  hex: string | null;
  facing?: DirectionName;
  aloft?: boolean;
  /** Points left by area and group, e.g. `{ wings: [0, 6] }`; minor monsters use `pool`. */
  hp?: Partial<Record<Area, number[]>>;
  pool?: number;
  breaths?: number;
  spellPoints?: number;
  wounded?: boolean;
  killer?: boolean;
}

export interface Setting<N extends string> {
  map?: MapId;
  phase: Phase;
  turn?: number;
  goal?: number;
  options?: Partial<Options>;
  corrections?: Corrections;
  pieces: Record<N, Piece>;
  /** Anything else about the position. */
  state?: (state: State, hex: (name: string) => number) => void;
}

const isPartOf = (part: object, whole: object): boolean => {
  const fields = new Map(Object.entries(whole));
  return Object.entries(part).every(
    ([key, value]) => JSON.stringify(fields.get(key)) === JSON.stringify(value),
  );
};

/** A position on the table with pieces called by name: rules are tested through the contract, with scripted dice. */
export function table<N extends string>(setting: Setting<N>) {
  const map = setting.map ?? 'plain';
  const corrections = setting.corrections ?? null;
  const world = worldFor(map, corrections);
  const state = blankState('test', map, { ...DEFAULT_OPTIONS, ...setting.options }, corrections);
  const hex = (name: string): number => {
    const index = world.map.grid.index.get(name);
    if (index === undefined) throw new Error(`no hex ${name} on ${map}`);
    return index;
  };
  state.phase = setting.phase;
  state.turn = setting.turn ?? 1;
  state.goal = setting.goal ?? 99;
  const names: N[] = [];
  for (const name in setting.pieces) {
    names.push(name);
    state.units.push(put(setting.pieces[name]));
  }
  for (const unit of state.units)
    if (unit.type === 'HERO' || unit.type === 'OHERO') state.hadHeroes[unit.side] = true;
  setting.state?.(state, hex);

  function put(piece: Piece): Unit {
    const unit = counter(world, piece.type, piece.side, piece.hex === null ? WAITING : hex(piece.hex));
    unit.wounded = piece.wounded ?? false;
    unit.killer = piece.killer ?? false;
    unit.spellPoints = piece.spellPoints ?? unit.spellPoints;
    if (!unit.body) return unit;
    if (piece.facing) unit.body.facing = DIRECTION_NAMES.indexOf(piece.facing) as 0;
    unit.body.aloft = piece.aloft ?? false;
    unit.body.breaths = piece.breaths ?? unit.body.breaths;
    if (piece.pool !== undefined) unit.body.hp = [[piece.pool]];
    for (const [area, points] of Object.entries(piece.hp ?? {}))
      unit.body.hp[areaIndex(world.types[piece.type], area as Area)] = points.slice();
    return unit;
  }

  const id = (name: N): number => names.indexOf(name);
  const seat = (side: Side): string => state.seats[side];

  return {
    state,
    id,
    hex,
    unit: (name: N): Unit => state.units[id(name)],
    /** Printed number of the hex the piece is in; 'dead' or 'off' otherwise. */
    at(name: N): string {
      const where = state.units[id(name)].hex;
      if (where === DEAD) return 'dead';
      return where < 0 ? 'off' : hexName(openBoard(state), where);
    },
    hp: (name: N, area: Area): number[] =>
      state.units[id(name)].body?.hp[areaIndex(world.types[state.units[id(name)].type], area)] ?? [],
    facing(name: N): DirectionName | null {
      const facing = state.units[id(name)].body?.facing ?? -1;
      return facing === -1 ? null : DIRECTION_NAMES[facing];
    },
    score: (): number => scoreOf(state),
    legal: (side: Side): readonly Action[] => dragonRage.legal(state, seat(side)),
    /** Whether some legal action has all the given fields. */
    offers: (side: Side, part: Partial<Action> & object): boolean =>
      dragonRage.legal(state, seat(side)).some((action) => isPartOf(part, action)),
    matching: (side: Side, part: Partial<Action> & object): readonly Action[] =>
      dragonRage.legal(state, seat(side)).filter((action) => isPartOf(part, action)),
    /** The clause that refuses the action, or null if it is legal. */
    refusal(side: Side, action: unknown): Clause | string | null {
      const verdict = dragonRage.explain(state, seat(side), action);
      return verdict.ok ? null : verdict.refusal.clause;
    },
    odds: (side: Side, action: Action): Odds => dragonRage.odds(state, seat(side), action),
    outlook: (side: Side, action: Action): Outlook | undefined =>
      dragonRage.outlook?.(state, seat(side), action),
    /** Plays the action with exactly these dice; throws if it is refused or the dice run out. */
    play(side: Side, action: Action, ...dice: number[]): readonly Event[] {
      return dragonRage.apply(state, seat(side), action, scriptedDice(dice));
    },
    save: () => dragonRage.save(state),
  };
}

/** The events of one type. */
export const eventsOf = <T extends EventType>(events: readonly Event[], type: T): EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

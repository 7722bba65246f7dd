import map from '../../../data/map.json' with { type: 'json' };
import scenarios from '../../../data/scenarios.json' with { type: 'json' };
import tables from '../../../data/tables.json' with { type: 'json' };
import units from '../../../data/units.json' with { type: 'json' };

/** A road or river: the hexes it runs through; it crosses the hexsides between each and the next (R-DPC-24). */
export interface LineData {
  readonly name: string | null;
  readonly hexes: readonly string[];
}

export interface HexData {
  readonly hex: string;
  readonly terrain: string;
  readonly territory: string;
  readonly structure?: string;
  readonly name?: string;
  readonly region?: string;
  readonly river?: boolean;
  readonly ford?: boolean;
  readonly headwaters?: boolean;
  readonly symbols?: readonly string[];
  readonly provenance: string;
}

export interface MapData {
  readonly columns: number;
  readonly rows: number;
  readonly lowColumns: string;
  readonly hexes: readonly HexData[];
  readonly ridges: readonly { readonly high: string; readonly low: string; readonly name: string }[];
  readonly rivers: readonly (LineData & { readonly id: string; readonly ends: string })[];
  readonly primaryRoads: readonly LineData[];
  readonly secondaryRoads: readonly LineData[];
  readonly dragonewtRoads: readonly LineData[];
  readonly dragonewtJunctions: readonly string[];
  readonly dragonewtCities: readonly string[];
  readonly reachingMoonTemple: string;
  readonly fortresses: Readonly<Record<'lunar' | 'sartar' | 'independent', readonly string[]>>;
  readonly capitals: Readonly<Record<string, string>>;
  /** Hexes where a road leaves the map. */
  readonly roadExits: readonly string[];
  /** Hexes in which units come onto the map or leave it, by name. */
  readonly zones: Readonly<Record<string, readonly string[]>>;
}

/** One factor of a counter as printed; null is a blank. */
export interface FactorData {
  readonly value: number | string | null;
  readonly parenthesized?: boolean;
  readonly missile?: number;
  readonly leader?: number;
  readonly cyclic?: string;
  readonly herd?: boolean;
  readonly treasure?: boolean;
  readonly exotic?: boolean;
  readonly chaotic?: boolean;
  readonly half?: boolean;
  readonly heroicMove?: boolean;
  readonly flies?: boolean;
  readonly waterwalk?: boolean;
  readonly stonewalk?: boolean;
  readonly specialMove?: boolean;
  readonly physical?: boolean;
  readonly special?: boolean;
}

export interface FaceData {
  readonly cf: FactorData;
  readonly mgf: FactorData;
  readonly mf: FactorData;
  readonly rf: FactorData;
}

export interface UnitTypeData {
  readonly id: string;
  readonly names: readonly string[];
  readonly count: number;
  readonly faction: string;
  readonly corps: string | null;
  readonly kind: string;
  readonly front: FaceData;
  readonly back: FaceData | null;
  readonly ironhoofCavalry?: boolean;
  readonly spirit?: string;
  readonly agent?: string;
  readonly spiritOf?: string;
  readonly agentOf?: string;
  readonly backIs?: string;
  readonly traits?: readonly string[];
  /** What rules of its own it has, by the names the rules ask for. */
  readonly abilities?: readonly string[];
  readonly homeCity?: readonly number[];
  readonly confidence: string;
}

export interface TerrainRow {
  readonly cost: number;
  readonly missile: number;
  readonly melee: { readonly inside: number; readonly outside: number };
  readonly physical: { readonly inside: number; readonly outside: number };
}

/** When an assassin is captured or killed, and the diplomacy points each means. */
export interface CaughtTable {
  readonly captured: readonly number[];
  readonly killed: readonly number[];
  readonly points: { readonly captured: number; readonly killed: number };
}

export interface Tables {
  readonly attack: Readonly<Record<string, readonly number[]>>;
  readonly missile: {
    readonly columns: readonly number[];
    readonly rows: Readonly<Record<string, readonly string[]>>;
  };
  readonly terrain: Readonly<Record<string, TerrainRow>>;
  readonly leaveRiver: number;
  readonly upslope: number;
  readonly redMoon: { readonly values: readonly number[]; readonly full: number };
  readonly batHunger: Readonly<Record<string, readonly number[]>>;
  readonly escape: { readonly hero: number; readonly superhero: number };
  readonly assassin: {
    readonly scouting: CaughtTable;
    readonly strikeNeeds: number;
    /** Diplomacy points for a victim (DP-17.2-i). */
    readonly strikeGains: number;
    readonly againstHero: number;
    readonly getaway: CaughtTable;
  };
}

/** Where a side may deploy (18.n.1): territories or a rectangle, less what is taken out of it. */
export interface ZoneData {
  /** What refuses a hex outside it. */
  readonly clause: string;
  readonly in?: readonly string[];
  readonly not?: readonly string[];
  readonly columns?: readonly number[];
  readonly rows?: readonly number[];
  readonly notHexes?: readonly string[];
  readonly notCities?: boolean;
  /** Dragonewts start in their home cities (DP-18.8.1-b). */
  readonly homeCities?: boolean;
  /** Hexes that need at least one unit (DP-18.6.1-d). */
  readonly garrisons?: readonly string[];
}

/** A type of unit by its name, or all of a corps. */
export type ForceData = string | { readonly corps: string; readonly without?: readonly string[] };

export interface ScenarioData {
  readonly id: string;
  readonly name: string;
  readonly clause: string;
  readonly turns: number;
  readonly seats: readonly string[];
  readonly deploy: readonly string[];
  readonly order: readonly string[];
  /** Who chooses the phase the Red Moon begins in, where there is one. */
  readonly moon: { readonly seat: string; readonly clause: string } | null;
  readonly phases: Readonly<Record<string, readonly string[] | undefined>>;
  readonly forces: Readonly<Record<string, readonly ForceData[] | undefined>>;
  /** Peoples that begin neutral (14.1). */
  readonly independents?: readonly string[];
  readonly zones: Readonly<Record<string, ZoneData | undefined>>;
  readonly closed: readonly string[];
  readonly bestFriends: Readonly<Record<string, string | undefined>>;
  /** Diplomacy points for each player in a game-turn, from one game-turn on until the next rate. */
  readonly income?: {
    readonly clause: string;
    readonly rates: readonly { readonly from: number; readonly points: number }[];
  };
  /** A die chooses the seat that sets the moon and deploys first: odd the first of `order`, even the second. */
  readonly firstByDie?: { readonly clause: string };
  /** Once all are set up, a die chooses in the same way who takes the first player-turns. */
  readonly orderByDie?: { readonly clause: string };
  /** The side that moves first has half its movement in the first game-turn (DP-18.9.4-a). */
  readonly halfMove?: boolean;
  /** So many units of a seat may wait off the map and come over an edge. */
  readonly reserve?: {
    readonly clause: string;
    readonly seat: string;
    readonly most: number;
    readonly zone: string;
  };
  /** Lost infantry and cavalry can be replaced (DP-18.7.5-a). */
  readonly replacements?: boolean;
  /** Where units that are bought back come onto the map, by seat (DP-18.9.5-d). */
  readonly purchases?: Readonly<Record<string, string | undefined>>;
  readonly control: string;
  readonly victory: string;
  /** The unit whose death ends the scenario. */
  readonly hero?: string;
}

/** What a game is played with, as the files have it. */
export interface WorldData {
  readonly map: MapData;
  readonly units: readonly UnitTypeData[];
  readonly tables: Tables;
}

export const MAP_DATA: MapData = map;
export const UNIT_DATA: readonly UnitTypeData[] = units.units;
export const TABLE_DATA: Tables = tables;
export const SCENARIO_DATA: readonly ScenarioData[] = scenarios;

export const PRINTED: WorldData = { map: MAP_DATA, units: UNIT_DATA, tables: TABLE_DATA };

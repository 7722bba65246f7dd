/** A clause of the inventory in data/clauses.json. */
export type Clause = `DP-${string}`;

/** The clause a data file names. */
export function clauseOf(text: string): Clause {
  if (!isClause(text)) throw new RangeError(`${text} is no clause`);
  return text;
}

const isClause = (text: string): text is Clause => text.startsWith('DP-');

/** Number of a unit: its place in `state.units`. */
export type UnitId = number;

/** Index of a hex in the grid of the map; negative values give the reason a unit is off the map. */
export type Hex = number;

/** Off the map and still to come: not yet deployed, teeth of the Runners, Full Moon Corps between its days. */
export const WAITING: Hex = -1;
/** In its owner's holding box (DP-3-b). */
export const BOXED: Hex = -2;
/** Eliminated: nothing but an escape, a resurrection or a Full day brings it back (DP-7.14-a). */
export const DEAD: Hex = -3;
/** Out of the game for good. */
export const GONE: Hex = -4;

/** A player: the index of the seat in `state.seats`; see turn-order.ts for the order of play. */
export type Player = number;

/** Owner of a neutral unit (DP-2-g). */
export const NOBODY: Player = -1;

/** The phases of a player-turn; combat falls into its three sub-phases (DP-2-n). */
export type Phase =
  | 'giants'
  | 'alliances'
  | 'movement'
  | 'exotics'
  | 'commit'
  | 'battles'
  | 'support'
  | 'rally';

/** Something for each phase. */
export const forPhases = <T>(of: (phase: Phase) => T): { readonly [P in Phase]: T } => ({
  giants: of('giants'),
  alliances: of('alliances'),
  movement: of('movement'),
  exotics: of('exotics'),
  commit: of('commit'),
  battles: of('battles'),
  support: of('support'),
  rally: of('rally'),
});

/** What comes before the first player-turn of a game-turn, in this order (DP-2-a). */
export const SEGMENTS = ['diplomacy', 'events', 'powers'] as const;
export type Segment = (typeof SEGMENTS)[number];

/** Factors are counted in 24ths: halves of moons, rivers and ridges stay exact (R-DPC-17). */
export type Parts = number;
export const WHOLE: Parts = 24;

/** Movement is counted in half points: a hex along a primary road costs one (DP-3.ROAD-a). */
export type HalfPoints = number;
export const POINT: HalfPoints = 2;

/** Places on the Time Table, Black first (DP-11.1-c). */
export type MoonPhase = 0 | 1 | 2 | 3 | 4 | 5 | 6;
export const MOON_PHASES = [
  'black',
  'crescent-come',
  'empty-half',
  'full',
  'full-half',
  'crescent-go',
  'dying',
] as const;
export type MoonPhaseName = (typeof MOON_PHASES)[number];

import type { Direction } from '@hexwyrm/hexmap';

/** The two parties of the game. Who sits where is a matter of seats (see state.ts). */
export type Side = 'invader' | 'defender';

export const SIDES: readonly Side[] = ['invader', 'defender'];

export const opponent = (side: Side): Side => (side === 'invader' ? 'defender' : 'invader');

/** A clause of the inventory in data/clauses.json. */
export type Clause = `DR-${string}`;

/** Number of a unit: its place in `state.units`. */
export type UnitId = number;

/** Index of a hex in the grid of the map; negative values give the reason a unit is off the map. */
export type Hex = number;

/** Waiting off the map: not yet set up, not yet entered. */
export const WAITING: Hex = -1;
/** Out of the game. */
export const DEAD: Hex = -2;
/** Left the map alive (Elowyn). */
export const GONE: Hex = -3;

export type Area = 'head' | 'wings' | 'legs' | 'belly';

/** How a major monster moves this player-turn (DR-2.12.1.1-a); `fall` and `batter` replace a move. */
export type Mode = 'walk' | 'slither' | 'bound' | 'fly' | 'fall' | 'batter';

export type Facing = Direction;

/** The ten phases of a full turn (DR-2.6.1-a), by their printed number. */
export type Phase = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

export const PHASE_NAMES = {
  1: 'invader-spells',
  2: 'invader-movement',
  3: 'invader-archery',
  4: 'invader-melee',
  5: 'defender-spells',
  6: 'defender-reinforcements',
  7: 'defender-movement',
  8: 'defender-archery',
  9: 'defender-melee',
  10: 'advance-turn',
} as const satisfies Record<Phase, string>;

export type PhaseName = (typeof PHASE_NAMES)[Phase];

export const activeSide = (phase: Phase): Side => (phase <= 4 ? 'invader' : 'defender');

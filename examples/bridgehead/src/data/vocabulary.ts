/** A clause of RULES.md. */
export type Clause = `BH-${string}`;

export const SIDES = ['red', 'blue'] as const;
export type Side = (typeof SIDES)[number];

export const UNIT_TYPES = ['captain', 'guard'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

export const TERRAINS = ['open', 'woods', 'river', 'bridge'] as const;
export type Terrain = (typeof TERRAINS)[number];

export type Phase = 'movement' | 'fighting';

/** Index of a hex in the grid. */
export type Hex = number;
/** Place of a unit in the state's list. */
export type UnitId = number;

/** The hex of an eliminated unit. */
export const ELIMINATED: Hex = -1;

export const otherSide = (side: Side): Side => (side === 'red' ? 'blue' : 'red');

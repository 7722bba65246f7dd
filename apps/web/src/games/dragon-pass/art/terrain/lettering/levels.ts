/** Zoom level: the whole map, a part of it, a few hexes. */
export type Level = 'far' | 'middle' | 'near';

const ORDER: readonly Level[] = ['far', 'middle', 'near'];

export const reaches = (level: Level, from: Level): boolean => ORDER.indexOf(level) >= ORDER.indexOf(from);

/** Sizes of type in radii: letters keep about the same size on screen at any zoom. */
export interface TypeScale {
  /** Shares of the sizes of regions. */
  readonly region: number;
  readonly fortress: number;
  readonly place: number;
  readonly river: number;
  /** From the middle of a hex to the base line of its name. */
  readonly below: number;
}

const SCALES: Readonly<Record<Level, TypeScale>> = {
  far: { region: 1, fortress: 0.92, place: 0.74, river: 0.7, below: 1.24 },
  middle: { region: 0.76, fortress: 0.52, place: 0.44, river: 0.44, below: 0.94 },
  near: { region: 0.58, fortress: 0.37, place: 0.31, river: 0.31, below: 0.86 },
};

export const scaleOf = (level: Level): TypeScale => SCALES[level];

/** The level at which type is read best when a hex has that radius on the screen. */
export const levelFor = (radius: number): Level => (radius < 19 ? 'far' : radius < 36 ? 'middle' : 'near');

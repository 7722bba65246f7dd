/** Lands with a colour of their own; all other ground is neutral. */
export type Realm =
  | 'lunar-dark'
  | 'lunar-light'
  | 'old-sartar'
  | 'sartar-outer'
  | 'grazelands'
  | 'beast-valley'
  | 'wintertop'
  | 'black-horse'
  | 'cragspider';

export interface RealmInks {
  readonly wash: string;
  /** The bands inside its border, and its name. */
  readonly edge: string;
  readonly name: string;
  /** Its fortresses and houses, unless another player holds them. */
  readonly built: string;
  /** Gaps in the border line, in radii, if colours alone would not distinguish lands. */
  readonly dash?: readonly number[];
}

export type WashedTerrain = 'forest' | 'hill-forest' | 'hill' | 'mountain' | 'marsh' | 'lake';

export interface Wash {
  readonly ink: string;
  readonly opacity: number;
}

/** Inks of the land of Dragon Pass. */
export interface LandPalette {
  /** Around the map, and over everything beyond its hexes. */
  readonly paper: string;
  readonly frame: string;
  readonly frameLight: string;
  readonly neutral: string;
  readonly realms: Readonly<Record<Realm, RealmInks>>;
  readonly washes: Readonly<Record<WashedTerrain, Wash>>;
  /** Brush marks on all ground, and how strong they are. */
  readonly brushLight: string;
  readonly brushDark: string;
  readonly brush: number;
  readonly tuft: string;
  readonly grid: string;
  readonly gridOpacity: number;
  readonly shadow: string;
  readonly shadowOpacity: number;
  readonly bank: string;
  readonly riverEdge: string;
  readonly river: string;
  readonly riverLight: string;
  readonly shore: string;
  readonly foam: string;
  readonly road: string;
  readonly roadEdge: string;
  readonly track: string;
  readonly trackBed: string;
  readonly wyrmRoad: string;
  readonly wyrmRoadBed: string;
  readonly ridge: string;
  readonly ridgeShade: string;
  readonly rock: string;
  readonly rockDark: string;
  readonly rockLine: string;
  readonly snow: string;
  readonly mound: string;
  readonly moundDark: string;
  readonly moundLine: string;
  readonly canopyDark: string;
  readonly canopy: readonly string[];
  readonly canopyLight: string;
  readonly reed: string;
  readonly pool: string;
  readonly glow: string;
  readonly glowMoon: string;
  /** Walls of temples, towns and ruins. */
  readonly stone: string;
  readonly stoneLight: string;
  readonly stoneDark: string;
  readonly roof: string;
  readonly wood: string;
  /** Around everything built, to make it stand out. */
  readonly halo: string;
  readonly outline: string;
  readonly door: string;
  readonly wyrmCity: string;
  readonly mark: string;
  readonly dragons: Readonly<Record<string, string>>;
  readonly number: string;
  readonly label: string;
  readonly labelHalo: string;
  /** Names of mountains, woods and waters. */
  readonly highName: string;
  readonly woodName: string;
  readonly plainName: string;
  readonly waterName: string;
  readonly inferred: string;
}

// The part of a city map that is drawn; the map files of the game fit as they are.

export interface MapHex {
  readonly terrain: string;
  readonly vp?: number;
  readonly name?: string;
  readonly bridge?: string;
  readonly access?: readonly string[];
}

export interface MapEntrance {
  readonly between: readonly string[];
  /** gate or door */
  readonly type: string;
  /** wall or tower */
  readonly of: string;
}

export interface MapData {
  readonly id: string;
  readonly columns: number;
  readonly rows: number;
  /** stone or wood */
  readonly wallKind: string;
  readonly hexes: Readonly<Record<string, MapHex>>;
  readonly walls: readonly (readonly string[])[];
  readonly entrances: readonly MapEntrance[];
  readonly roads: readonly (readonly string[])[];
  readonly exits: readonly string[];
  readonly moles?: readonly string[];
  readonly citadel?: string;
}

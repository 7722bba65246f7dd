// The part of the map of Dragon Pass that is drawn; the map file of the game fits as it is.

export interface MapHex {
  readonly hex: string;
  readonly terrain: string;
  readonly territory: string;
  readonly structure?: string;
  readonly name?: string;
  readonly ford?: boolean;
  readonly headwaters?: boolean;
  readonly symbols?: readonly string[];
  readonly provenance: string;
}

export interface MapLine {
  readonly name: string | null;
  readonly hexes: readonly string[];
}

export interface MapRiver extends MapLine {
  readonly id: string;
  /** edge, marsh, or the river it runs into */
  readonly ends: string;
}

export interface MapData {
  readonly columns: number;
  readonly rows: number;
  readonly hexes: readonly MapHex[];
  readonly ridges: readonly { readonly high: string; readonly low: string }[];
  readonly rivers: readonly MapRiver[];
  readonly primaryRoads: readonly MapLine[];
  readonly secondaryRoads: readonly MapLine[];
  readonly dragonewtRoads: readonly MapLine[];
  readonly dragonewtJunctions: readonly string[];
  readonly dragonewtCities: readonly string[];
  readonly reachingMoonTemple: string;
  readonly capitals: Readonly<Record<string, string>>;
  readonly roadExits: readonly string[];
}

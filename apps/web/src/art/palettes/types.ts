/** Inks of the chrome and of everything laid over the board. */
export interface TablePalette {
  readonly tableTop: string;
  readonly tableShade: string;
  readonly panel: string;
  readonly panelAlt: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly ink: string;
  readonly inkSecond: string;
  readonly inkFaint: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly gold: string;
  readonly select: string;
  readonly legal: string;
  readonly danger: string;
  readonly info: string;
  readonly good: string;
  readonly card: string;
  readonly chip: string;
  readonly onChip: string;
  readonly bar: string;
  readonly onBar: string;
  readonly onBarSecond: string;
}

/** Inks of the painted ground. */
export interface BoardPalette {
  readonly paper: string;
  readonly grass: string;
  readonly tuft: string;
  readonly fields: readonly string[];
  readonly forestFloor: string;
  readonly canopyDark: string;
  readonly canopy: readonly string[];
  readonly canopyLight: string;
  readonly shadow: string;
  readonly shadowOpacity: number;
  readonly groundWest: string;
  readonly groundEast: string;
  readonly plaza: string;
  readonly cobble: string;
  readonly roofsWest: readonly string[];
  readonly roofsEast: readonly string[];
  readonly wallLit: string;
  readonly stone: string;
  readonly stoneLight: string;
  readonly stoneDark: string;
  readonly wallWalk: string;
  readonly bank: string;
  readonly river: string;
  readonly riverDeep: string;
  readonly sea: string;
  readonly seaDeep: string;
  readonly waterLining: string;
  readonly foam: string;
  readonly road: string;
  readonly roadEdge: string;
  readonly plank: string;
  readonly plankDark: string;
  readonly mole: string;
  readonly gate: string;
  readonly gateGlow: string;
  readonly door: string;
  readonly doorGlow: string;
  readonly grid: string;
  readonly gridOpacity: number;
  readonly hexNumber: string;
  readonly label: string;
  readonly labelHalo: string;
  readonly vpFigure: string;
  readonly vpShield: string;
  readonly vpEdge: string;
  readonly litWindow: string | null;
  readonly ruin: string;
}

/** Body of a counter, top to bottom, its icon and its edge. */
export interface SidePalette {
  readonly top: string;
  readonly bottom: string;
  readonly icon: string;
  readonly edge: string;
}

/** Whose counter it is, as far as its body colour shows. */
export type People = 'defender' | 'militia' | 'invader' | 'minorMonster' | 'summoned' | 'majorMonster';

export type SidePalettes = Readonly<Record<People, SidePalette>>;

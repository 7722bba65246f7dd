// The counters of Dragon Pass compiled for play: printed figures as numbers, symbols as flags.

import { type Parts, WHOLE } from '../vocabulary.ts';
import { oneOf } from './codes.ts';
import type { FaceData, FactorData, UnitTypeData } from './data.ts';

/** A counter's edge colour shows its nation, also from the side of a screened stack (DP-4.4-b). */
export const NATIONS = [
  'lunar',
  'sartar',
  'horde',
  'exiles',
  'grazelanders',
  'half-beasts',
  'dwarf',
  'dragonewts',
  'cragspider',
  'ethilrist',
  'dinosaurs',
  'misc',
  'spirit',
] as const;
export type Nation = (typeof NATIONS)[number];

export const KINDS = [
  'infantry',
  'cavalry',
  'magician',
  'hero',
  'superhero',
  'spirit',
  'physical-agent',
  'herd',
  'assassin',
  'personality',
  'dinosaur',
  'dragon',
  'giant',
  'illusion',
  'zombie',
  'other',
] as const;
export type Kind = (typeof KINDS)[number];

/** A factor that follows the Red Moon: at full strength 7 or half of it (DP-11-a). */
export type Cyclic = 'full' | 'half' | null;

/** An MgF that a die gives in the game, all of it or half (DP-16.11-b). */
export type Diced = 'full' | 'half' | null;

/** One side of a counter. A blank factor is null. */
export interface Face {
  readonly cf: Parts | null;
  readonly cfCyclic: Cyclic;
  /** The CF is that of the units stacked with it (DP-16.6.4-a); `cf` is null. */
  readonly borrows: boolean;
  /** DP-4.5.1-b: a single being. */
  readonly single: boolean;
  /** DP-4.5.1-c: number of exclamation points. */
  readonly leadership: number;
  /** DP-4.5.1-a: number of asterisks in the CF. */
  readonly missiles: number;
  readonly herd: boolean;
  readonly treasure: boolean;
  /** Infinity where printed (DP-4.5.2-a), negative for chaos (DP-4.5.2-b); x2 is nothing of its own (DP-4.5.2-d). */
  readonly mgf: Parts | null;
  readonly mgfCyclic: Cyclic;
  readonly mgfDiced: Diced;
  /** DP-4.5.2-c: the side shows the mark of an exotic ability. */
  readonly exotic: boolean;
  /** In whole movement points. */
  readonly mf: number | null;
  readonly heroic: boolean;
  /** "+2": the herd hastens others (DP-16.9-d). */
  readonly hastens: boolean;
  readonly flies: boolean;
  readonly waterWalk: boolean;
  readonly stoneWalk: boolean;
  readonly rf: number | null;
  /** A range in parentheses is no range for magic (DP-4.5.4-a). */
  readonly rfSpecial: boolean;
  /** DP-4.2-b: commands a physical agent instead of a spirit. */
  readonly physical: boolean;
}

export interface UnitType {
  readonly id: string;
  /** Its place in `world.types`. */
  readonly index: number;
  readonly names: readonly string[];
  readonly nation: Nation;
  readonly faction: string;
  readonly corps: string | null;
  readonly kind: Kind;
  readonly front: Face;
  /** Disrupted, or berserk for superheroes (DP-8.7.2-a); null for pieces without a back. */
  readonly back: Face | null;
  /** Both sides as printed on the counter, for display. */
  readonly printed: Readonly<Pick<UnitTypeData, 'front' | 'back'>>;
  readonly spirit: string | null;
  readonly agent: string | null;
  /** The magician type this spirit or agent serves. */
  readonly master: string | null;
  /** Printed without parentheses and not blank (DP-7.10.3-a), or a dragon (DP-4.5.1-e). */
  readonly major: boolean;
  /** CF blank: a spirit without a body (DP-4.2-c). */
  readonly disembodied: boolean;
  readonly traits: ReadonlySet<string>;
  /** What rules of its own it has, by the names the rules ask for. */
  readonly abilities: ReadonlySet<string>;
  /** Frozen by Ironhoof (DP-16.12-e). */
  readonly cavalry: boolean;
  readonly homeCity: readonly number[];
  readonly inferred: boolean;
}

export function compileUnitTypes(data: readonly UnitTypeData[]): readonly UnitType[] {
  return data.map(compileUnitType);
}

function compileUnitType(data: UnitTypeData, index: number): UnitType {
  const front = compileFace(data.front);
  const white = data.kind === 'spirit' || data.kind === 'physical-agent';
  return {
    id: data.id,
    index,
    names: data.names,
    nation: white ? 'spirit' : nationOf(data),
    faction: data.faction,
    corps: data.corps,
    kind: oneOf(KINDS, data.kind, data.id),
    front,
    back: data.back && withOwnMovement(compileFace(data.back), data.back),
    printed: { front: data.front, back: data.back },
    spirit: data.spirit ?? null,
    agent: data.agent ?? null,
    master: data.spiritOf ?? data.agentOf ?? null,
    major: data.kind === 'dragon' || (!white && front.cf !== null && !front.single),
    disembodied: data.kind === 'spirit' && front.cf === null,
    traits: new Set(data.traits),
    abilities: new Set(data.abilities),
    cavalry: data.ironhoofCavalry ?? false,
    homeCity: data.homeCity ?? [],
    inferred: data.confidence === 'inferred',
  };
}

const nationOf = (data: UnitTypeData): Nation =>
  data.corps === 'barbarian-horde' ? 'horde' : oneOf(NATIONS, data.faction, data.id);

function compileFace({ cf, mgf, mf, rf }: FaceData): Face {
  return {
    cf: partsOf(cf),
    cfCyclic: cyclicOf(cf),
    borrows: cf.value === 'stack',
    single: cf.parenthesized ?? false,
    leadership: cf.leader ?? 0,
    missiles: cf.missile ?? 0,
    herd: cf.herd ?? false,
    treasure: cf.treasure ?? false,
    mgf: mgf.value === 'x2' ? 0 : partsOf(mgf),
    mgfCyclic: cyclicOf(mgf),
    mgfDiced: mgf.value === 'die' ? (mgf.half ? 'half' : 'full') : null,
    exotic: mgf.exotic ?? false,
    mf: movementOf(mf),
    heroic: mf.heroicMove ?? false,
    hastens: mf.value === '+2',
    flies: mf.flies ?? false,
    waterWalk: mf.waterwalk ?? false,
    stoneWalk: mf.stonewalk ?? false,
    rf: typeof rf.value === 'number' ? rf.value : null,
    rfSpecial: (rf.parenthesized ?? false) || (rf.special ?? false),
    physical: rf.physical ?? false,
  };
}

function partsOf({ value }: FactorData): Parts | null {
  if (value === 'inf') return Number.POSITIVE_INFINITY;
  return typeof value === 'number' ? value * WHOLE : null;
}

const cyclicOf = ({ cyclic }: FactorData): Cyclic => (cyclic === 'full' || cyclic === 'half' ? cyclic : null);

/** DP-16.15-g: while it is disrupted, what doubles others has 1 by itself. */
const withOwnMovement = (face: Face, { mf }: FaceData): Face =>
  mf.value === 'x2' ? { ...face, mf: 1 } : face;

/** A "+2" or "x2" for others is the unit's own allowance too (DP-16.9-g, DP-6.8-a). */
const movementOf = ({ value }: FactorData): number | null =>
  value === '+2' || value === 'x2' ? 2 : typeof value === 'number' ? value : null;

// A unit type as the rules read it: plain numbers, every field always present, so all types share one shape.

import { slotOf, UNIT_TYPE_IDS, type UnitTypeId } from './unit-ids.ts';
import type { AreaType, UnitData, UnitsData } from './unit-schema.ts';

export {
  ARCS,
  AREA_NAMES,
  type Arc,
  type AreaName,
  slotOf,
  UNIT_TYPE_IDS,
  type UnitTypeId,
} from './unit-ids.ts';
export type { AreaType } from './unit-schema.ts';

export interface MissileType {
  readonly min: number;
  readonly max: number;
  readonly fromTower: number;
  readonly strength: number;
  /** strength at distance 3 and more */
  readonly longStrength: number;
  readonly sight: boolean;
  readonly flyers: boolean;
  /** die needed against a grounded monster, by distance 0 to 4 */
  readonly hit: readonly number[];
  readonly hitFlying: readonly number[];
}

export interface BreathType {
  readonly uses: number;
  readonly range: number;
  readonly escapeBonus: number;
  /** what a unit in a tower adds to its escape in all */
  readonly towerBonus: number;
  readonly fromFlight: boolean;
}

/** How a unit gets about on the ground. */
export type Gait = 'foot' | 'wades' | 'swims' | 'major' | 'elemental';

export interface UnitType {
  readonly id: UnitTypeId;
  readonly colour: 'human' | 'greenskin' | 'monster' | 'summoned';
  readonly kind: 'troop' | 'character' | 'engine' | 'minor' | 'major' | 'elemental';
  readonly gait: Gait;
  readonly attack: number;
  readonly defence: number;
  /** 0 = none */
  readonly escape: number;
  /** of a major monster: with undamaged legs */
  readonly mp: number;
  /** as `mp` where the unit has no road allowance */
  readonly roadMp: number;
  readonly hp: number;
  readonly hitOn: number;
  readonly cost: { readonly invader: number; readonly defender: number };
  /** counters in the box */
  readonly counters: number;
  readonly spellPoints: number;
  readonly destroys: 'enter' | 'pillage' | 'strike' | 'body' | 'none';
  /** scales by ladder: one success a game, no attack in a turn of trying */
  readonly ladder: boolean;
  /** one die to climb a wall, 0 = impossible */
  readonly scale: number;
  /** the asterisk of the goblin row */
  readonly scaleUnwatchedOnly: boolean;
  /** two dice to break a guarded door, 0 = impossible, 2 = automatic */
  readonly door: number;
  readonly gate: number;
  readonly missile: MissileType | null;
  readonly overrunMove: boolean;
  readonly overrunStrength: number;
  readonly areas: readonly AreaType[] | null;
  /** leg points for one movement point; 0 = one for each surviving leg group */
  readonly walkPer: number;
  readonly slithers: boolean;
  readonly boundRange: number;
  readonly flyRange: number;
  readonly attacksAfterLanding: boolean;
  readonly breath: BreathType | null;
  readonly crashDice: 0 | 1 | 2;
  /** attacks monsters only with a hero nearby or boosted (DR-2.10.1.1-a) */
  readonly led: boolean;
  /** rides through road towers only, along the road (DR-2.10.3.1) */
  readonly mounted: boolean;
  /** attacks units that struck it in melee (DR-2.11.3.3-a) */
  readonly vengeful: boolean;
}

export type UnitTypes = Readonly<Record<UnitTypeId, UnitType>>;

export function compileUnitTypes(data: UnitsData): UnitTypes {
  const types: Partial<Record<UnitTypeId, UnitType>> = {};
  for (const unit of data.units) types[unit.id] = compileUnitType(unit);
  if (!isComplete(types)) throw new Error('a unit type is missing');
  return types;
}

/** The types by the slots of their names. */
export function typesBySlot(types: UnitTypes): readonly UnitType[] {
  const slots: UnitType[] = [];
  for (const id of UNIT_TYPE_IDS) {
    if (slots[slotOf(id)]) throw new Error(`${id} and ${slots[slotOf(id)].id} have the same slot`);
    slots[slotOf(id)] = types[id];
  }
  return slots;
}

const isComplete = (types: Partial<UnitTypes>): types is UnitTypes =>
  UNIT_TYPE_IDS.every((id) => types[id] !== undefined);

function compileUnitType(unit: UnitData): UnitType {
  const breaking = unit.breaking.value;
  const traits = unit.traits?.value ?? [];
  return {
    id: unit.id,
    colour: unit.colour,
    kind: unit.kind,
    gait: gaitOf(unit),
    attack: unit.attack?.value ?? 0,
    defence: unit.defence?.value ?? 0,
    escape: unit.escape?.value ?? 0,
    mp: unit.mp.value,
    roadMp: unit.roadMp?.value ?? unit.mp.value,
    hp: unit.hp?.value ?? 0,
    hitOn: unit.hitOn?.value ?? 0,
    cost: unit.cost.value,
    counters: unit.counters.value,
    spellPoints: unit.spellPoints?.value ?? 0,
    destroys: unit.destroys.value,
    ladder: breaking.ladder,
    scale: breaking.scale,
    scaleUnwatchedOnly: breaking.scaleUnwatchedOnly,
    door: breaking.door,
    gate: breaking.gate,
    missile: unit.missile?.value ?? null,
    overrunMove: unit.overrun?.value.move ?? false,
    overrunStrength: unit.overrun?.value.strength ?? 0,
    areas: unit.areas?.value ?? null,
    walkPer: unit.walk?.value.walkPer ?? 0,
    slithers: unit.walk?.value.slithers ?? false,
    boundRange: unit.walk?.value.boundRange ?? 0,
    flyRange: unit.walk?.value.flyRange ?? 0,
    attacksAfterLanding: unit.walk?.value.attacksAfterLanding ?? false,
    breath: unit.breath?.value ?? null,
    crashDice: unit.crashDice?.value ?? 0,
    led: traits.includes('led'),
    mounted: traits.includes('mounted'),
    vengeful: traits.includes('vengeful'),
  };
}

function gaitOf({ kind, traits }: UnitData): Gait {
  if (kind === 'major' || kind === 'elemental') return kind;
  if (traits?.value.includes('wades')) return 'wades';
  return traits?.value.includes('swims') ? 'swims' : 'foot';
}

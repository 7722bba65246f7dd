import { EVEN, type Mood } from '@hexwyrm/bots';
import { memo } from '@hexwyrm/wargame';
import { type CityMap, type State, slotOf, type World, worldFor } from '../../index.ts';
import { type Ways, waysOf } from '../distances.ts';

export type Unit = State['units'][number];
export type UnitType = World['types'][Unit['type']];

/** A hex that is still worth victory points. */
export interface Prize {
  readonly hex: number;
  /** Its place among all prizes of the map. */
  readonly index: number;
  readonly vp: number;
  readonly guarded: boolean;
  /** Of the defenders who stand there. */
  readonly strength: number;
}

/** What a player sees at a glance: who is where, and what is left to fight for. */
export interface Scene {
  readonly state: State;
  readonly world: World;
  readonly map: CityMap;
  readonly ways: Ways;
  /** Units on the map, elementals out of control with neither side. */
  readonly invaders: readonly Unit[];
  readonly defenders: readonly Unit[];
  /** By hex: a defender stands there. */
  readonly garrison: Uint8Array;
  readonly prizes: readonly Prize[];
  /** Whose eyes it is seen with. */
  readonly mood: Mood;
}

export function sceneOf(state: State, mood: Mood = EVEN): Scene {
  const world = worldFor(state.map, state.corrections);
  const { map } = world;
  const ways = waysOf(map);
  const invaders: Unit[] = [];
  const defenders: Unit[] = [];
  const garrison = new Uint8Array(map.grid.size);
  const strength = ways.prizes.map(() => 0);
  for (const unit of state.units) {
    if (unit.hex < 0 || isWild(unit, world)) continue;
    if (unit.side === 'invader') invaders.push(unit);
    else {
      defenders.push(unit);
      garrison[unit.hex] = 1;
      const index = ways.prizeAt(unit.hex);
      if (index >= 0) strength[index] += typeIn(world, unit).defence;
    }
  }
  const worth = state.elowyn?.leftCitadel ? map.vpWithoutElowyn : map.vp;
  const factors = factorsOf(mood);
  const prizes: Prize[] = [];
  for (let index = 0; index < ways.prizes.length; index++) {
    const hex = ways.prizes[index];
    if (isRazed(state, hex)) continue;
    factors[index] ??= mood.worth(index);
    const vp = worth[hex] * factors[index];
    prizes.push({ hex, index, vp, guarded: garrison[hex] === 1, strength: strength[index] });
  }
  return { state, world, map, ways, invaders, defenders, garrison, prizes, mood };
}

/** What prizes are worth to a mood, as far as it has been asked. */
const factorsOf = memo((_mood: Mood): number[] => []);

/** The same without one unit. */
export function without(scene: Scene, unit: Unit): Scene {
  const rest = (units: readonly Unit[]): Unit[] => units.filter((other) => other !== unit);
  if (unit.side === 'invader') return { ...scene, invaders: rest(scene.invaders) };
  const defenders = rest(scene.defenders);
  const guarded = defenders.some(({ hex }) => hex === unit.hex);
  const { defence } = typeOf(scene, unit);
  const prizes = scene.prizes.map((prize) =>
    prize.hex === unit.hex ? { ...prize, guarded, strength: prize.strength - defence } : prize,
  );
  if (guarded) return { ...scene, defenders, prizes };
  const garrison = scene.garrison.slice();
  garrison[unit.hex] = 0;
  return { ...scene, defenders, garrison, prizes };
}

export const typeOf = ({ world }: Scene, unit: Unit): UnitType => typeIn(world, unit);

const typeIn = ({ typeSlots }: World, { type }: Unit): UnitType => typeSlots[slotOf(type)];

/** Nobody strikes nor is struck there (DR-2.8.6-d). */
export function isFoggy({ state, world, ways }: Scene, hex: number): boolean {
  const { radius } = world.tables.spells.fog;
  for (const cloud of state.fog) if (ways.flight(cloud.hex, hex) <= radius) return true;
  return false;
}

const isWild = (unit: Unit, world: World): boolean =>
  unit.master < 0 && typeIn(world, unit).kind === 'elemental';

function isRazed({ razed }: State, hex: number): boolean {
  for (const ruin of razed) if (ruin.hex === hex) return true;
  return false;
}

import { FAR, wayTo } from '../objectives.ts';
import { pricesIn } from './melee.ts';
import type { Scene } from './scene.ts';
import type { Place } from './stakes.ts';
import type { Force } from './threats.ts';

/** An army that means to take a place brings so many times what its garrison costs. */
const FORCE = 2;
const LEAST = 12;
/** Detours, in movement points, that second choices are worth less. */
const SECOND = 4;
const CHEAP = 6;
const HOME = 2;

/** By hex: how far it is from where the player's troops are wanted, in movement points. */
export function driftOf(scene: Scene, places: readonly Place[], forces: readonly Force[]): Float32Array {
  const { world, player } = scene;
  const dearest = Math.max(...places.map(({ worth }) => worth));
  const theirs = places.filter(({ holder }) => holder !== player);
  const main = best(theirs, (place) => place.worth / (CHEAP + effort(scene, place)));
  const goals = theirs.map((place) => ({
    way: wayTo(world, place.hex),
    detour: (place === main ? 0 : SECOND) + CHEAP * (1 - place.worth / dearest),
  }));
  for (const place of places)
    if (place.holder === player && isEndangered(scene, place, forces))
      goals.push({ way: wayTo(world, place.hex), detour: HOME + CHEAP * (1 - place.worth / dearest) });
  if (goals.length === 0)
    for (const { hex, worth } of places)
      goals.push({ way: wayTo(world, hex), detour: CHEAP * (1 - worth / dearest) });
  const drift = new Float32Array(world.land.grid.size).fill(FAR);
  for (let hex = 0; hex < drift.length; hex++)
    for (const { way, detour } of goals) drift[hex] = Math.min(drift[hex], way(hex) + detour);
  return drift;
}

function best<T>(items: readonly T[], measure: (item: T) => number): T | undefined {
  let found: T | undefined;
  for (const item of items) if (found === undefined || measure(item) > measure(found)) found = item;
  return found;
}

/** How far the troops have to go, on average, that it takes to storm a place. */
function effort({ world, own, camps }: Scene, { hex }: Place): number {
  const garrison = camps.get(hex) ?? [];
  const needed = Math.max(
    LEAST,
    FORCE * pricesIn(world, hex, garrison).reduce((sum, price) => sum + price, 0),
  );
  const way = wayTo(world, hex);
  const near = own.map((man) => ({ man, far: way(man.hex) })).sort((a, b) => a.far - b.far);
  let [strength, toil] = [0, 0];
  for (const { man, far } of near) {
    if (strength >= needed) break;
    strength += man.cf;
    toil += man.cf * far;
  }
  return strength === 0 ? FAR : toil / strength + Math.max(0, needed - strength);
}

/** Two marches away at most are more enemies than its garrison is worth. */
function isEndangered({ world, own }: Scene, { hex }: Place, forces: readonly Force[]): boolean {
  const way = wayTo(world, hex);
  const threat = forces.reduce((sum, force) => (way(force.hex) <= NEAR ? sum + force.strength : sum), 0);
  const garrison = own.reduce((sum, man) => (man.hex === hex ? sum + man.cf : sum), 0);
  return threat > FORCE * garrison;
}

const NEAR = 9;

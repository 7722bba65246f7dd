import { type Direction, opposite, type Reach, reach } from '@hexwyrm/hexmap';
import { memo } from '@hexwyrm/wargame';
import { INVADER_HOLDS, isHero, OFFMAP, RIVER, SEA, SMASHED, TOWER } from '../../../index.ts';
import { type Scene, typeOf, type Unit } from '../scene.ts';

/** Where a unit of the city can walk for so many points, past nobody; a hero joins one friend, and steps beneath a major monster (DR-2.4.4-a, b, DR-2.4.3-a). */
export function reachOf(scene: Scene, unit: Unit, points: number): Reach {
  const { mounted } = typeOf(scene, unit);
  const { all, invaders } = crowdsIn(scene);
  const isTaken = isHero(unit)
    ? (hex: number) => invaders[hex] > 0 || all[hex] > 1
    : (hex: number) => all[hex] > 0;
  return reach(scene.map.grid, unit.hex, points, (from, to, direction) =>
    !isTaken(to) && isPassable(scene, mounted, from, to, direction) ? 1 : -1,
  );
}

/** By hex: steps of the city's troops to the goal. */
export function stepsTo(scene: Scene, mounted: boolean, goal: number, points: number): Int16Array {
  const { all } = crowdsIn(scene);
  return reach(scene.map.grid, goal, points, (to, from, back) =>
    all[to] === 0 && isPassable(scene, mounted, from, to, opposite(back)) ? 1 : -1,
  ).cost;
}

/** By hex: how many stand there, and how many of them are invaders that a hero cannot be with. */
const crowdsIn = memo(({ state, map }: Scene) => {
  const [all, invaders] = [new Uint8Array(map.grid.size), new Uint8Array(map.grid.size)];
  for (const { hex, body, side } of state.units) {
    if (hex < 0 || body?.aloft) continue;
    all[hex]++;
    if (side === 'invader' && (body === null || body.facing === -1)) invaders[hex]++;
  }
  return { all, invaders };
});

/** The city goes through its own towers and gates. */
function isPassable(scene: Scene, mounted: boolean, from: number, to: number, direction: Direction): boolean {
  const { map, state } = scene;
  const side = from * 6 + direction;
  const ground = map.terrain[to];
  if (ground === OFFMAP || ground === SEA || ground === RIVER || map.access[side] === 0) return false;
  if (mounted && ground === TOWER) return false;
  const number = map.entrance[side];
  if (number < 0) return map.wall[side] === 0 && map.towerSide[side] === 0;
  const bits = state.entrances[number];
  return map.entrances[number].of === 'tower' || (bits & SMASHED) !== 0 || (bits & INVADER_HOLDS) === 0;
}

import { type Direction, type Reach, reach } from '@hexwyrm/hexmap';
import { INVADER_HOLDS, OFFMAP, RIVER, SEA, SMASHED, TOWER } from '../../../index.ts';
import { type Scene, typeOf, type Unit } from '../scene.ts';

/** Where a unit of the city can walk for so many points, past nobody; a hero joins one friend (DR-2.4.4-a, b). */
export function reachOf(scene: Scene, unit: Unit, points: number): Reach {
  const joins = typeOf(scene, unit).kind === 'character';
  const taken = new Set<number>();
  const single = new Set<number>();
  for (const other of scene.state.units) {
    if (other === unit || other.hex < 0 || other.body?.aloft) continue;
    const welcomes = joins && other.side === unit.side && !single.has(other.hex);
    (welcomes ? single : taken).add(other.hex);
  }
  return reach(scene.map.grid, unit.hex, points, (from, to, direction) =>
    !taken.has(to) && isPassable(scene, unit, from, to, direction) ? 1 : -1,
  );
}

/** The city goes through its own towers and gates. */
function isPassable(scene: Scene, unit: Unit, from: number, to: number, direction: Direction): boolean {
  const { map, state } = scene;
  const side = from * 6 + direction;
  const ground = map.terrain[to];
  if (ground === OFFMAP || ground === SEA || ground === RIVER || map.access[side] === 0) return false;
  if (typeOf(scene, unit).mounted && ground === TOWER) return false;
  const number = map.entrance[side];
  if (number < 0) return map.wall[side] === 0 && map.towerSide[side] === 0;
  const bits = state.entrances[number];
  return map.entrances[number].of === 'tower' || (bits & SMASHED) !== 0 || (bits & INVADER_HOLDS) === 0;
}

import { DIRECTIONS, opposite, type Reach, reach, wayTo } from '@hexwyrm/hexmap';
import { OPENED, SMASHED } from '../../../index.ts';
import { type Scene, typeOf, type Unit } from '../scene.ts';
import { stepCost } from './field.ts';

/**
 * Where a unit that cannot go on finds room beside the enemy who blocks its way, to strike at him rather than queue behind
 * friends who do: the first step there, or null.
 */
export function besideBlocker(scene: Scene, unit: Unit, way: Reach): number | null {
  const blocker = wayTo(way, unit.hex).findLast((hex) => scene.garrison[hex] === 1);
  if (blocker === undefined || canStrike(scene, unit.hex, blocker)) return null;
  const points = typeOf(scene, unit).mp - (unit.did?.spent ?? 0);
  const taken = new Set([...scene.invaders, ...scene.defenders].map(({ hex }) => hex));
  const walk = reach(scene.map.grid, unit.hex, points, (from, to, direction) =>
    !taken.has(to) && stepCost(scene, unit, from, to, opposite(direction)) === 1 ? 1 : -1,
  );
  let best: number | null = null;
  for (const direction of DIRECTIONS) {
    const hex = scene.map.grid.neighbour[blocker * 6 + direction];
    if (hex < 0 || walk.cost[hex] <= 0 || !canStrike(scene, hex, blocker)) continue;
    if (best === null || walk.cost[hex] < walk.cost[best]) best = hex;
  }
  return best === null ? null : (wayTo(walk, best)[1] ?? null);
}

/** Side by side, with no wall between them (DR-2.7.1.3-a). */
function canStrike({ map, state }: Scene, from: number, at: number): boolean {
  const direction = DIRECTIONS.find((each) => map.grid.neighbour[from * 6 + each] === at);
  if (direction === undefined) return false;
  const number = map.entrance[from * 6 + direction];
  if (number >= 0) return (state.entrances[number] & (SMASHED | OPENED)) !== 0;
  return map.wall[from * 6 + direction] === 0 && map.towerSide[from * 6 + direction] === 0;
}

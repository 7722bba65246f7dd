import { type Direction, type Reach, reach } from '@hexwyrm/hexmap';
import { memo } from '@hexwyrm/wargame';
import { INVADER_HOLDS, OFFMAP, OPENED, RIVER, SEA, SMASHED } from '../../../index.ts';
import { FAR, oneDie, twoDice } from '../approach.ts';
import { type Scene, typeOf, type Unit } from '../scene.ts';

/** Steps that are lost where friends stand, who may move on, and enemies, who have to be overcome. */
const FRIEND = 3;
const ENEMY = 6;
/** The rest of a move is lost when a unit stops to break or to climb; and what each try that fails costs. */
const STOP = 1;
const TRY = 1.5;
/** Those who climb only unwatched wait before the wall until nobody watches it. */
const WATCHED = 6;

/** Steps of one unit of the invader from any hex to one, as things are now; -1: no way, or none as short as the unit's own. */
export function fieldTo(scene: Scene, unit: Unit, goal: number): Reach {
  const friends = friendsIn(scene);
  let isFound = false;
  return reach(scene.map.grid, goal, 3 * FAR, (to, from, direction) => {
    if (to === unit.hex) isFound = true;
    if (isFound) return -1;
    const price = stepCost(scene, unit, from, to, direction);
    if (price < 0) return -1;
    if (to !== goal && scene.garrison[to] === 1) return price + ENEMY;
    return friends[to] === 1 ? price + FRIEND : price;
  });
}

/** By hex: an invader stands there. */
const friendsIn = memo(({ invaders, map }: Scene) => {
  const friends = new Uint8Array(map.grid.size);
  for (const { hex, body } of invaders) if (!body?.aloft) friends[hex] = 1;
  return friends;
});

/** A step, or a try to break or climb what is in the way. */
export function stepCost(scene: Scene, unit: Unit, from: number, to: number, back: Direction): number {
  const { map, state, garrison } = scene;
  const type = typeOf(scene, unit);
  const side = to * 6 + back;
  const ground = map.terrain[from];
  const wades = type.gait === 'wades';
  if (ground === OFFMAP || ground === SEA || (ground === RIVER && !wades)) return -1;
  if (map.access[side] === 0 && !wades) return -1;
  const number = map.entrance[side];
  if (number >= 0) {
    const { kind, of } = map.entrances[number];
    const bits = state.entrances[number];
    if ((bits & (SMASHED | OPENED)) !== 0 || (of === 'wall' && (bits & INVADER_HOLDS) !== 0)) return 1;
    if (garrison[to] === 0) return 1 + STOP;
    return tries(twoDice(kind === 'gate' ? type.gate : type.door));
  }
  if (map.towerSide[side] === 1) return -1;
  if (map.wall[side] === 0) return 1;
  if (type.scale === 0 || unit.ladder || garrison[to] === 1) return -1;
  const watched = isWatched(scene, to);
  if (watched && type.scaleUnwatchedOnly) return tries(oneDie(type.scale - 1)) + WATCHED;
  return tries(oneDie(type.scale - (watched ? 0 : 1)));
}

const tries = (chance: number): number => (chance <= 0 ? -1 : Math.round(1 + STOP + TRY * (1 / chance - 1)));

const isWatched = ({ map, garrison }: Scene, hex: number): boolean => {
  for (let side = hex * 6; side < hex * 6 + 6; side++) {
    const next = map.grid.neighbour[side];
    if (next >= 0 && garrison[next] === 1) return true;
  }
  return false;
};

import { isHero, TOWER } from '../../index.ts';
import { bellyLeft, groupsLeft } from './body.ts';
import { type Scene, typeOf, type Unit } from './scene.ts';

/** Units that find room to strike at a monster. */
const ROOM = 5;

/** A belly is hit on 4; when that may kill it is feared as much as so many points for one of the price. */
const BELLY = 1 / 2;
const DEATH = 1;

/** Points of damage a major monster has to expect before it moves again. */
export function dangerOf(unit: Unit, scene: Scene): number {
  const { map, ways, defenders } = scene;
  const type = typeOf(scene, unit);
  const belly = bellyLeft(unit, type);
  const aloft = unit.body?.aloft ?? false;
  const sheltered = !aloft && map.terrain[unit.hex] === TOWER;
  const chance = groupsLeft(unit, type, 'wings') > 0 ? 1 / 2 : 1 / 3;
  const blows: number[] = [];
  let arrows = 0;
  let killers = 0;
  for (const foe of defenders) {
    const { attack, mp, missile } = typeOf(scene, foe);
    if (missile) {
      if (ways.flight(foe.hex, unit.hex) <= mp + missile.max) arrows += aloft ? 2 / 6 : 1 / 6;
    } else if (attack > 0 && !aloft && ways.foot(foe.hex, unit.hex) <= mp + 1)
      blows.push(isHero(foe) ? 2 * attack * chance : attack * chance);
    if (!aloft && attack >= belly && ways.foot(foe.hex, unit.hex) <= (isHero(foe) ? mp : 0)) killers++;
  }
  blows.sort((a, b) => b - a);
  let sum = arrows + DEATH * type.cost.invader * (1 - (1 - BELLY) ** killers);
  for (let at = 0; at < Math.min(ROOM, blows.length); at++) sum += blows[at] * (sheltered ? 0.25 : 1);
  return sum;
}

import { approachOf, barriersOf } from './approach.ts';
import { turnsToPrizes } from './monsters.ts';
import { isFoggy, type Scene, typeOf } from './scene.ts';
import { stridesOf } from './stride.ts';

/** A guard's point of strength keeps most invaders out of a prize for so many turns. */
const HOLDS = 0.6;
const AT_LEAST = 1;
/** What a turn's warning leaves of the fear for a prize. */
const CALM = 0.6;

/** For each prize standing, from 0 to 1, how likely it is to fall to the invaders as they stand. */
export function risks(scene: Scene): number[] {
  const { prizes } = scene;
  const soonest: number[] = Array.from({ length: prizes.length }, () => Number.POSITIVE_INFINITY);
  const delays = prizes.map(({ hex, guarded }) =>
    guarded ? AT_LEAST + HOLDS * strengthAt(scene, hex) + (isFoggy(scene, hex) ? 1 : 0) : 0,
  );
  const barriers = barriersOf(scene);
  for (const unit of scene.invaders) {
    const type = typeOf(scene, unit);
    if (type.destroys === 'none') continue;
    if (unit.body && unit.body.facing !== -1) {
      const { hex, body } = unit;
      const pose = { hex, facing: unit.body.facing, aloft: body.aloft };
      const turns = turnsToPrizes(unit, pose, scene, stridesOf(scene, barriers));
      for (let at = 0; at < turns.length; at++) soonest[at] = Math.min(soonest[at], turns[at]);
      continue;
    }
    const approach = type.gait === 'swims' ? null : approachOf(scene, type, barriers);
    const waits = type.destroys === 'pillage' ? HESITATES : 0;
    for (let at = 0; at < prizes.length; at++) {
      const { hex, index } = prizes[at];
      const steps = approach ? approach[index][unit.hex] : scene.ways.flight(unit.hex, hex);
      const turns = Math.max(0.5, steps / type.mp) + delays[at] + waits;
      soonest[at] = Math.min(soonest[at], turns);
    }
  }
  return soonest.map((turns) => CALM ** Math.max(0, turns - 1));
}

/** Those that destroy a prize by holding it can be struck down there first. */
const HESITATES = 0.3;

export function strengthAt(scene: Scene, hex: number): number {
  let sum = 0;
  for (const unit of scene.defenders) if (unit.hex === hex) sum += typeOf(scene, unit).defence;
  return sum;
}

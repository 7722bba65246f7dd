import { scoreOf } from '../../index.ts';
import type { Scene } from './scene.ts';
import { stormsOf } from './storm.ts';

/** What fog saves, in the currency of lead.ts: all prizes at once, if they fall. */
const GOAL = 200;
/** What is left of it, since the enemy tries again a turn later; and what counts more where a fall would end the game. */
const DELAYED = 0.5;
const LAST = 3;

const known = new WeakMap<Scene, readonly number[]>();

/** Nobody is struck down, burnt or landed upon in fog (DR-2.8.6-d, e, f): what is about to fall holds out for a turn. */
export function fogWorth(scene: Scene, hex: number): number {
  let storms = known.get(scene);
  if (!storms) {
    storms = stormsOf(scene);
    known.set(scene, storms);
  }
  const { radius } = scene.world.tables.spells.fog;
  const { goal } = scene.state;
  const needed = goal - scoreOf(scene.state);
  let worth = 0;
  for (let at = 0; at < storms.length; at++) {
    const prize = scene.prizes[at];
    if (scene.ways.flight(hex, prize.hex) > radius) continue;
    worth += (storms[at] * prize.vp * (prize.vp >= needed ? LAST : 1) * GOAL * DELAYED) / goal;
  }
  return worth;
}

import { approachOf, barriersOf } from './approach.ts';
import { turnsToPrizes } from './monsters.ts';
import { isHeld } from './posts.ts';
import { type Scene, typeOf } from './scene.ts';

/** Units that find room around a hex. */
const ROOM = 6;
/** A prize that a monster destroys sooner falls in its next move. */
const SOON = 1.05;

/** The chance that a monster takes what is in its reach. */
const AIRBORNE = 0.7;

/** For each prize standing the chance that the enemy's next turn costs it or its guard, as far as fog would prevent that. */
export function stormsOf(scene: Scene): number[] {
  const airborne = airborneTo(scene);
  const blows = blowsAt(scene);
  return scene.prizes.map(({ guarded, strength }, at) => {
    if (!guarded) return airborne[at];
    const strongest = blows[at].sort((a, b) => b - a).slice(0, ROOM);
    const force = strongest.reduce((sum, blow) => sum + blow, 0);
    return Math.max(airborne[at], fallChance(force, strength));
  });
}

/** What major monsters may burn or come down upon; what they can walk into falls in fog as well (DR-2.8.6-h). */
function airborneTo(scene: Scene): number[] {
  const chances = scene.prizes.map(() => 0);
  const barriers = barriersOf(scene);
  for (const unit of scene.invaders) {
    if (!unit.body || unit.body.facing === -1) continue;
    const { facing, aloft } = unit.body;
    const turns = turnsToPrizes(
      unit,
      { hex: unit.hex, facing, aloft },
      scene,
      barriers,
      isHeld(scene.state) ? null : 0,
    );
    scene.prizes.forEach(({ hex }, at) => {
      const isBeside = !aloft && scene.ways.flight(unit.hex, hex) <= 1;
      if (turns[at] <= SOON && !isBeside) chances[at] = AIRBORNE;
    });
  }
  return chances;
}

/** The strengths of all others who can come beside each guard. */
function blowsAt(scene: Scene): number[][] {
  const barriers = barriersOf(scene);
  const blows = scene.prizes.map((): number[] => []);
  for (const unit of scene.invaders) {
    const type = typeOf(scene, unit);
    if ((unit.body && unit.body.facing !== -1) || type.gait === 'swims') continue;
    const approach = approachOf(scene, type, barriers);
    scene.prizes.forEach(({ index }, at) => {
      if (approach[index][unit.hex] <= type.mp + 1) blows[at].push(type.attack);
    });
  }
  return blows;
}

/** The combat table (DR-2.7.5-a). */
export function fallChance(attack: number, defence: number): number {
  if (attack === 0 || defence >= 2 * attack) return 0;
  const times = Math.floor(attack / defence);
  return times === 0 ? 1 / 12 : Math.min(6, times) / 6;
}

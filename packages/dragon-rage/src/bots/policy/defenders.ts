import { scoreOf } from '../../index.ts';
import { risks } from './risk.ts';
import { type Scene, typeOf, type Unit, without } from './scene.ts';

/** What a good place is worth, in the currency of lead.ts. */
const WEIGHT = {
  /** All prizes at once, if they were sure to fall; and one whose fall would end the game. */
  fear: 120,
  last: 2,
  /** A defender in a prize, where no invader is near. */
  guard: 0.1,
  /** Each step between a defender and where it is of use; wizards, whose spells reach no farther, hurry. */
  chase: 1.2,
  wizard: 1.2,
  /** A wizard within an invader's reach. */
  exposed: 4,
  /** A defender next to a monster on the ground. */
  menace: 0.5,
} as const;

/** Archers want a distance, wizards a greater one; all others want to be close. */
const COMFORT: Readonly<Record<string, number>> = {
  ARH: 2,
  GOB: 2,
  CAT: 3,
  BAL: 3,
  WZD: 3,
  OWZD: 3,
  ELOWYN: 12,
};

const NOBODY_NEAR = 30;

/** How well the defenders are placed to stop the invaders. */
export function defenderPlaces(scene: Scene): number {
  let sum = -fearOf(scene);
  for (const unit of scene.defenders) sum -= lag(unit, scene);
  return sum;
}

/** What the city has to fear for its prizes, less what their guards are good for. */
export function fearOf(scene: Scene): number {
  const fears = fearsOf(scene);
  return scene.prizes.reduce((sum, { vp, guarded, strength }, at) => {
    const guard = guarded ? vp * WEIGHT.guard * Math.min(3, strength) : 0;
    return sum + fears[at] - guard;
  }, 0);
}

/** How much more the city has to fear if the unit leaves its post: nothing where it has none. */
export function missedAt(scene: Scene, unit: Unit, fear: number): number {
  const guards = scene.prizes.some(({ hex }) => hex === unit.hex);
  const watches = scene.map.entrances.some(({ inside }) => inside === unit.hex);
  return guards || watches ? Math.max(0, fearOf(without(scene, unit)) - fear) : 0;
}

/** For each prize what the city has to fear for it. */
export function fearsOf(scene: Scene): number[] {
  const { goal } = scene.state;
  const needed = goal - scoreOf(scene.state);
  return risks(scene).map((risk, at) => {
    const { vp } = scene.prizes[at];
    return risk * vp * (WEIGHT.fear / goal) * (vp >= needed ? WEIGHT.last : 1);
  });
}

/** How far a defender is from being of use. */
function lag(unit: Unit, scene: Scene): number {
  const { invaders, ways } = scene;
  const comfort = COMFORT[unit.type] ?? 1;
  let steps = invaders.length === 0 ? 0 : NOBODY_NEAR;
  let menace = 0;
  for (const invader of invaders) {
    const away = ways.foot(unit.hex, invader.hex);
    steps = Math.min(steps, Math.abs(away - comfort));
    if (away === 1 && comfort === 1 && invader.body?.aloft === false)
      menace = WEIGHT.menace * typeOf(scene, unit).attack;
  }
  if (unit.spellPoints === 0) return steps * WEIGHT.chase - menace;
  let exposed = 0;
  for (const invader of invaders)
    if (ways.foot(invader.hex, unit.hex) <= typeOf(scene, invader).mp + 1) exposed = WEIGHT.exposed;
  return steps * WEIGHT.wizard + exposed;
}

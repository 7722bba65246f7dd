import { type Scene, typeOf, type Unit } from './scene.ts';

/** What a good place is worth, in the currency of lead.ts. */
const WEIGHT = {
  /** A defender in a prize keeps out all but the monsters that walk over it. */
  guard: 1.5,
  guardFromBodies: 0.2,
  /** Each step between a defender and where it is of use; wizards, whose spells reach no farther, hurry. */
  chase: 0.8,
  wizard: 4,
  /** A defender next to a monster on the ground. */
  menace: 0.5,
  /** A point of a prize that the invader reaches before any defender does. */
  cover: 0.5,
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
const LATE = 6;

/** How well the defenders are placed to stop the invaders. */
export function defenderPlaces(scene: Scene): number {
  const { invaders } = scene;
  let bodies = 0;
  for (const unit of invaders) if (typeOf(scene, unit).destroys === 'body') bodies++;
  const share = invaders.length === 0 ? 1 : bodies / invaders.length;
  const guard = WEIGHT.guard * (1 - share) + WEIGHT.guardFromBodies * share;
  let sum = 0;
  for (const unit of scene.defenders) sum -= lag(unit, scene);
  for (const { hex, vp } of scene.prizes) {
    let own = 20;
    let foe = 20;
    let held = false;
    for (const unit of scene.defenders) {
      own = Math.min(own, scene.ways.foot(unit.hex, hex));
      if (unit.hex === hex) held = true;
    }
    for (const unit of invaders)
      foe = Math.min(foe, unit.body ? scene.ways.flight(unit.hex, hex) : scene.ways.foot(unit.hex, hex));
    if (held) sum += vp * guard;
    if (own > foe) sum -= (WEIGHT.cover * vp * Math.min(LATE, own - foe)) / (1 + 0.3 * foe);
  }
  return sum;
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
  const wizard = unit.spellPoints > 0 ? WEIGHT.wizard : 1;
  return steps * WEIGHT.chase * wizard - menace;
}

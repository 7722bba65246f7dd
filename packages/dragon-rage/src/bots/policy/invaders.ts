import { DEAD } from '../../index.ts';
import { approachOf, barriersOf, FAR } from './approach.ts';
import { dangerOf } from './danger.ts';
import { type Pose, turnsToPrizes } from './monsters.ts';
import { type Prize, type Scene, typeOf, type Unit, type UnitType } from './scene.ts';
import { type Strides, stridesOf } from './stride.ts';

/** What a good place is worth, in the currency of lead.ts. */
const WEIGHT = {
  /** A point of a prize, and the cost of each step towards it. */
  prize: 3,
  step: 1,
  /** A prize with a defender in it is harder to get. */
  guarded: 2,
  /** What a prize loses for each of one's own that already goes for it. */
  share: 4,
  /** A point of a prize that is underfoot. */
  underfoot: 4,
  /** A point of a prize that a major monster is about to destroy, and what sharing it with another costs. */
  prospect: 10,
  shared: 0.5,
  /** A point of damage that a major monster has to expect. */
  danger: 0.5,
  /** In the air it destroys little, and it has to come down among the enemy some day. */
  aloft: 10,
} as const;

/** A unit beside the map is worse off than one in its farthest corner. */
const NOWHERE = -70;

interface Target extends Prize {
  readonly appeal: number;
  taken: number;
}

/** How well the invaders are placed to destroy more; each goes for a prize of its own as far as there are enough. */
export function invaderPlaces(scene: Scene): number {
  const targets = scene.prizes.map(
    (prize): Target => ({
      ...prize,
      appeal: prize.vp * WEIGHT.prize - (prize.guarded ? WEIGHT.guarded : 0),
      taken: 0,
    }),
  );
  const barriers = barriersOf(scene);
  let sum = 0;
  for (const unit of scene.state.units) {
    if (unit.side !== 'invader' || unit.hex <= DEAD) continue;
    sum += unit.hex < 0 ? NOWHERE : placeOf(unit, scene, targets, barriers);
  }
  return sum;
}

function placeOf(unit: Unit, scene: Scene, targets: readonly Target[], barriers: string): number {
  const type = typeOf(scene, unit);
  if (type.destroys === 'none') return 0;
  if (unit.body && unit.body.facing !== -1) {
    const pose = { hex: unit.hex, facing: unit.body.facing, aloft: unit.body.aloft };
    const ahead = prospects(unit, pose, scene, targets, stridesOf(scene, barriers));
    return ahead - WEIGHT.danger * dangerOf(unit, scene) - (pose.aloft ? WEIGHT.aloft : 0);
  }
  const steps = stepsFor(type, scene, barriers);
  let most = NOWHERE;
  let aim: Target | null = null;
  for (const target of targets) {
    const pull = target.appeal - steps(unit.hex, target) * WEIGHT.step - WEIGHT.share * target.taken;
    if (pull > most) [most, aim] = [pull, target];
  }
  if (aim) aim.taken++;
  const here = targets.find(({ hex }) => hex === unit.hex);
  return here && !here.guarded && !unit.did?.attacked ? most + here.vp * WEIGHT.underfoot : most;
}

type Steps = (from: number, target: Prize) => number;

/** Through the air for those that fly or swim, else by what the unit can climb or break. */
function stepsFor(type: UnitType, scene: Scene, barriers: string): Steps {
  if (type.gait === 'swims') return (from, { hex }) => Math.min(FAR, scene.ways.flight(from, hex));
  const approach = approachOf(scene, type, barriers);
  return (from, { index }) => approach[index][from];
}

/** What the monster will destroy in the turns to come: most of it the next prize, less of those after it. */
function prospects(
  unit: Unit,
  pose: Pose,
  scene: Scene,
  targets: readonly Target[],
  strides: Strides,
): number {
  const turns = turnsToPrizes(unit, pose, scene, strides);
  const found = targets.map((target, at) => ({
    target,
    worth: (target.vp * WEIGHT.prospect * PATIENCE ** turns[at]) / (1 + WEIGHT.shared * target.taken),
  }));
  found.sort((a, b) => b.worth - a.worth);
  let sum = 0;
  for (let at = 0; at < Math.min(found.length, LATER.length); at++) sum += found[at].worth * LATER[at];
  if (found.length > 0) found[0].target.taken++;
  return sum;
}

/** What a turn of waiting leaves of a prize; and what the best prize, the second and so on count for. */
const PATIENCE = 0.72;
const LATER = [1, 0.4, 0.25, 0.15] as const;

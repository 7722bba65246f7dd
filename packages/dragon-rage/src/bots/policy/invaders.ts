import { DEAD, type State, scoreOf } from '../../index.ts';
import { approachOf, type Barriers, barriersOf, FAR } from './approach.ts';
import type { Pose } from './burning.ts';
import { dangerOf } from './danger.ts';
import { turnsToPrizes } from './monsters.ts';
import { type Prize, type Scene, typeOf, type Unit, type UnitType } from './scene.ts';

/** What a good place is worth, in the currency of lead.ts. */
const WEIGHT = {
  /** A point of a prize, against the steps to it. */
  prize: 3,
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
  /** A point of a prize that a spell may reach; a wizard within a defender's reach; an elemental about to go wild. */
  spell: 4,
  /** Points that a prize counts for besides when its fall ends the game; what a pressing clock makes of every point that a monster is after. */
  decisive: 6,
  bold: 0.3,
  /** What a pressing clock makes of a step to the nearest prize, and of having nobody inside. */
  hurry: 0.3,
  shut: 6,
  /** And of having destroyed nothing: more than the prospects it makes, or monsters would keep them instead. */
  barren: 40,
  detour: 0.05,
  exposed: 2,
  astray: 10,
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
  const needed = scene.state.goal - scoreOf(scene.state);
  const hurry = 1 + WEIGHT.bold * pressing(turnOf(scene.state) - scene.state.lastDamage);
  const targets = scene.prizes.map((prize): Target => {
    const { hex, index, guarded, strength } = prize;
    const vp = prize.vp + (prize.vp >= needed ? WEIGHT.decisive : 0);
    const appeal = vp * WEIGHT.prize - (guarded ? WEIGHT.guarded : 0);
    return { hex, index, vp: vp * hurry, guarded, strength, appeal, taken: 0 };
  });
  const barriers = barriersOf(scene);
  let sum = 0;
  for (const unit of scene.state.units) {
    if (unit.side !== 'invader' || unit.hex <= DEAD) continue;
    sum += placeOf(unit, scene, targets, barriers);
  }
  return sum - urgency(scene, barriers);
}

/** Time runs out for invaders of whom none is inside, or who destroy nothing: somebody has to hurry. */
function urgency(scene: Scene, barriers: Barriers): number {
  const { lastDamage, lastInside } = scene.state;
  const turn = turnOf(scene.state);
  const { inCity } = scene.map;
  const outside = scene.invaders.some(({ hex }) => inCity[hex] === 1) ? 0 : turn - lastInside;
  const [shut, barren] = [pressing(outside), pressing(turn - lastDamage)];
  if (shut + barren === 0) return 0;
  let [entrance, prize] = [FAR, FAR];
  for (const unit of scene.invaders) {
    const type = typeOf(scene, unit);
    if (type.areas || type.destroys === 'none' || type.gait === 'swims') continue;
    const approach = approachOf(scene, type, barriers);
    if (shut > 0)
      scene.ways.prizes.forEach((hex, index) => {
        if (inCity[hex] === 1) entrance = Math.min(entrance, approach[index][unit.hex]);
      });
    if (barren > 0) for (const { index } of scene.prizes) prize = Math.min(prize, approach[index][unit.hex]);
  }
  const late = (steps: number): number => (steps === FAR ? 0 : steps * WEIGHT.hurry);
  return shut * (WEIGHT.shut + late(entrance)) + barren * (WEIGHT.barren + late(prize));
}

const LAST_OF_INVADER = 4;

/**
 * The turn as the invader counts it, from his spells to his next: where the city moves first the clock would advance with his
 * last attack, and he would put that off.
 */
const turnOf = ({ turn, first, phase }: State): number =>
  first === 'defender' && phase > LAST_OF_INVADER ? turn - 1 : turn;

/** How much a clock presses that ends the game after ten turns. */
const pressing = (turns: number): number => Math.max(0, turns - 3) ** 2 / 6;

function placeOf(unit: Unit, scene: Scene, targets: readonly Target[], barriers: Barriers): number {
  const type = typeOf(scene, unit);
  if (unit.hex < 0) return NOWHERE;
  if (unit.spellPoints > 0) return casterPlace(unit, scene);
  if (type.destroys === 'none') return 0;
  if (unit.body && unit.body.facing !== -1) {
    const pose = { hex: unit.hex, facing: unit.body.facing, aloft: unit.body.aloft };
    const ahead = prospects(unit, pose, scene, targets, barriers);
    return ahead - WEIGHT.danger * scene.mood.fear * dangerOf(unit, scene) - (pose.aloft ? WEIGHT.aloft : 0);
  }
  const steps = stepsFor(type, scene, barriers);
  let most = NOWHERE;
  let aim: Target | null = null;
  for (const target of targets) {
    const pull = target.appeal - wayCosts[steps(unit.hex, target)] - WEIGHT.share * target.taken;
    if (pull > most) [most, aim] = [pull, target];
  }
  if (aim) aim.taken++;
  const here = targets.find(({ hex }) => hex === unit.hex);
  if (unit.master >= 0 && isAstray(unit, scene)) most -= WEIGHT.astray;
  return here && !here.guarded && !unit.did?.attacked ? most + here.vp * WEIGHT.underfoot : most;
}

/** Farther from its master an elemental is out of control (DR-2.8.9-g). */
const isAstray = ({ hex, master }: Unit, { state, ways, world }: Scene): boolean =>
  ways.flight(hex, state.units[master].hex) > world.tables.spells.elemental.leash;

/** Within reach of its spells a wizard destroys as much as any monster; guards and walls do not stop them. */
function casterPlace({ hex, spellPoints }: Unit, scene: Scene): number {
  const { ways } = scene;
  const { whirlwind } = scene.world.tables.spells;
  const pulls = scene.prizes.map(
    (prize) =>
      prize.vp * WEIGHT.spell -
      Math.max(0, ways.flight(hex, prize.hex) - whirlwind.range) -
      ways.foot(hex, prize.hex) * WEIGHT.detour,
  );
  pulls.sort((a, b) => b - a);
  let sum = 0;
  for (let at = 0; at < Math.min(spellPoints / whirlwind.cost, pulls.length); at++) sum += pulls[at];
  let exposed = 0;
  for (const foe of scene.defenders) {
    const { attack, mp } = typeOf(scene, foe);
    if (attack > 0 && ways.foot(foe.hex, hex) <= mp + 1) exposed++;
  }
  return sum - Math.min(3, exposed) * WEIGHT.exposed;
}

const BEND = 10;

/** The nearer a unit is the more each step gains it, so that those in front move first and make room. */
const wayCosts = Array.from({ length: FAR + 1 }, (_, steps) => BEND * Math.log1p(steps / BEND));

type Steps = (from: number, target: Prize) => number;

/** Through the air for those that fly or swim, else by what the unit can climb or break. */
function stepsFor(type: UnitType, scene: Scene, barriers: Barriers): Steps {
  if (type.gait === 'swims') return (from, { hex }) => Math.min(FAR, scene.ways.flight(from, hex));
  const approach = approachOf(scene, type, barriers);
  return (from, { index }) => approach[index][from];
}

/** A monster that plans to move and then to breathe may find its way barred until then. */
const UNCERTAIN = 0.4;

/** What the monster will destroy in the turns to come: most of it the next prize, less of those after it. */
function prospects(
  unit: Unit,
  pose: Pose,
  scene: Scene,
  targets: readonly Target[],
  barriers: Barriers,
): number {
  const turns = turnsToPrizes(unit, pose, scene, barriers, UNCERTAIN);
  const worths = targets.map(
    ({ vp, taken }, at) => (vp * WEIGHT.prospect * PATIENCE ** turns[at]) / (1 + WEIGHT.shared * taken),
  );
  if (targets.length > 0) targets[worths.indexOf(Math.max(...worths))].taken++;
  worths.sort((a, b) => b - a);
  let sum = 0;
  for (let at = 0; at < Math.min(worths.length, LATER.length); at++) sum += worths[at] * LATER[at];
  return sum;
}

/** What a turn of waiting leaves of a prize; and what the best prize, the second and so on count for. */
const PATIENCE = 0.72;
const LATER = [1, 0.4, 0.25, 0.15] as const;

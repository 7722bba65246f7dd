import { DEAD, SMASHED, scoreOf } from '../../index.ts';
import { soundness } from './body.ts';
import { type Scene, typeOf, type Unit, type UnitType } from './scene.ts';

/** What things are worth to the invader, in one currency: the whole goal is worth 200. */
const WORTH = {
  goal: 200,
  /** A point of a unit's price, as its own side sees it. */
  invader: 1.5,
  defender: 1.5,
  breath: 3,
  spellPoint: 0.4,
  smashedEntrance: 2,
  /** A whole pair of wings, and whole legs: what can no longer move will destroy little. */
  wings: 24,
  legs: 16,
} as const;

/** What the city's troops are worth to the city: they are there to be spent. */
const SPENT_FREELY = 0.4;

/** What the invader has over the defender, as seen by one of them. */
export function leadOf(scene: Scene, invading: boolean): number {
  const { state } = scene;
  let lead = (WORTH.goal * scoreOf(state)) / state.goal;
  for (const bits of state.entrances) if ((bits & SMASHED) !== 0) lead += WORTH.smashedEntrance;
  const { fear } = scene.mood;
  const [invader, defender] = invading
    ? [WORTH.invader * fear, WORTH.defender]
    : [WORTH.invader, SPENT_FREELY * fear];
  for (const unit of state.units) {
    if (unit.hex <= DEAD) continue;
    const type = typeOf(scene, unit);
    if (unit.side === 'invader') lead += worthOf(unit, type, invader) + agility(unit, type);
    else lead -= worthOf(unit, type, defender);
  }
  return lead;
}

/** Price by health, with what the unit has left to spend. */
function worthOf(unit: Unit, type: UnitType, point: number): number {
  const price = type.cost[unit.side] * point;
  const extras = unit.spellPoints * WORTH.spellPoint + (unit.body?.breaths ?? 0) * WORTH.breath;
  return price * (unit.wounded ? 0.6 : healthOf(unit, type)) + extras;
}

/** From 0 to 1; what keeps a major monster alive counts as much as all the rest of it. */
function healthOf(unit: Unit, type: UnitType): number {
  const { body } = unit;
  if (!body) return 1;
  const { areas, hp } = type;
  if (!areas) return 0.3 + (0.7 * body.hp[0][0]) / hp;
  let left = 0;
  let printed = 0;
  for (let index = 0; index < areas.length; index++) {
    for (const points of body.hp[index]) left += points;
    printed += areas[index].groups * areas[index].hp;
  }
  return 0.5 * (left / printed) + 0.5 * soundness(unit, type, 'belly');
}

/** What wings and legs allow the monster to do yet: with half its wing points gone it neither flies nor bounds. */
function agility(unit: Unit, type: UnitType): number {
  if (!type.areas) return 0;
  const lift = type.flyRange > 0 ? Math.max(0, 2 * soundness(unit, type, 'wings') - 1) : 0;
  return WORTH.wings * lift + WORTH.legs * soundness(unit, type, 'legs');
}

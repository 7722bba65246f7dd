import { distance } from '@hexwyrm/hexmap';
import { type Action, RIVER, SEA, type State } from '../../index.ts';
import { groupsLeft, soundness } from './body.ts';
import { fogWorth } from './fog.ts';
import { type Scene, sceneOf, typeOf, type Unit } from './scene.ts';

type Casting = Extract<Action, { type: 'cast' }>;

/** What spells are worth, in the currency of lead.ts. */
const WORTH = {
  /** A spell point spent. */
  point: 1,
  /** All prizes at once, if they fall. */
  goal: 200,
  /** A point of damage. */
  minor: 1.4,
  major: 1.5,
  /** The blow that kills, or that robs a monster of its wings. */
  kill: 6,
  grounded: 15,
  /** An elemental beneath a monster, where it strikes at the belly; one that fights, and one that destroys. */
  beneath: 14,
  destroyer: 0.5,
  /** Steps to the prizes that it may destroy for the wrong side. */
  astray: 4,
  /** A crash costs a monster 2d6 points, in water its life. */
  crash: 7 * 1.3,
  drowned: 60,
  /** What a point spent on fog has to save. */
  hidden: 8,
} as const;

/** The casting worth most, if any is worth its spell points. */
export function bestCasting(state: State, legal: readonly Action[]): Casting | null {
  let best: Casting | null = null;
  let most = 0;
  let scene: Scene | null = null;
  for (const action of legal) {
    if (action.type !== 'cast') continue;
    scene ??= sceneOf(state);
    const worth = worthOf(scene, action);
    if (worth > most) [best, most] = [action, worth];
  }
  return best;
}

function worthOf(scene: Scene, action: Casting): number {
  const caster = scene.state.units[action.unit];
  const { spells } = scene.world.tables;
  switch (action.spell) {
    case 'lightning':
      return boltWorth(scene, caster, action) - spells.lightning.cost * WORTH.point;
    case 'whirlwind':
      return windWorth(scene, caster, action) - spells.whirlwind.cost * WORTH.point;
    case 'elemental':
      return elementalWorth(scene, caster, action) - spells.elemental.cost * WORTH.point;
    case 'fog':
      return caster.side === 'invader'
        ? 0
        : fogWorth(scene, hexOf(scene, action)) - spells.fog.cost * WORTH.hidden;
    default:
      return 0;
  }
}

const hexOf = ({ map }: Scene, { hex }: Casting): number =>
  hex === undefined ? -1 : (map.grid.index.get(hex) ?? -1);

/** A bolt never misses a monster; it does less the farther it goes. */
function boltWorth(scene: Scene, caster: Unit, { target, hold }: Casting): number {
  if (target === undefined || hold) return 0;
  const prey = scene.state.units[target];
  if (!prey?.body) return 0;
  const power = scene.world.tables.spells.lightning.power - distance(scene.map.grid, caster.hex, prey.hex);
  const type = typeOf(scene, prey);
  if (!type.areas)
    return Math.min(power, prey.body.hp[0][0]) * WORTH.minor + (power >= prey.body.hp[0][0] ? WORTH.kill : 0);
  const wings = soundness(prey, type, 'wings');
  const falls = type.flyRange > 0 && wings > 0.5 && wings - 1 / 12 <= 0.5;
  return power * WORTH.major + (falls ? WORTH.grounded : 0);
}

/** A whirlwind destroys what is worth points in its hex, and throws down who flies there. */
function windWorth(scene: Scene, caster: Unit, action: Casting): number {
  const hex = hexOf(scene, action);
  const prize = scene.prizes.find((each) => each.hex === hex);
  const fall = prize ? (prize.vp * WORTH.goal) / scene.state.goal : 0;
  if (caster.side === 'invader') return fall;
  const flyer = scene.invaders.find((unit) => unit.hex === hex && unit.body?.aloft);
  if (!flyer) return 0;
  const ground = scene.map.terrain[hex];
  return 0.5 * (ground === SEA || ground === RIVER ? WORTH.drowned : WORTH.crash) - fall;
}

/** An invader's elemental destroys what it enters; the city's had better strike a monster from below. */
function elementalWorth(scene: Scene, caster: Unit, action: Casting): number {
  const hex = hexOf(scene, action);
  const { map } = scene;
  if (caster.side === 'invader') {
    let worth = 0;
    for (const { hex: prize, vp } of scene.prizes) {
      const away = scene.ways.foot(hex, prize);
      if (away > 0 && away <= 8 && distance(map.grid, caster.hex, prize) <= 6)
        worth += (vp * WORTH.goal * WORTH.destroyer) / scene.state.goal / (1 + away / 4);
    }
    return worth;
  }
  let worth = 0;
  for (const unit of scene.invaders) {
    const type = typeOf(scene, unit);
    if (unit.hex === hex && type.areas && !unit.body?.aloft && groupsLeft(unit, type, 'belly') > 0)
      worth = WORTH.beneath;
  }
  return worth === 0 ? 0 : worth - strayed(scene, hex);
}

/** Out of control it destroys for the invader what it comes across (DR-2.8.9-m). */
function strayed({ prizes, ways, state }: Scene, hex: number): number {
  let loss = 0;
  for (const prize of prizes)
    if (ways.foot(hex, prize.hex) <= WORTH.astray)
      loss += (prize.vp * WORTH.goal * WORTH.destroyer) / state.goal;
  return loss;
}

import type { World } from '../index.ts';
import { around, distance, type Stack } from './stacks.ts';

/** A side inflicts losses of about half its strength on any roll (the attack table). */
const BLOW = 0.5;
/** Units this near can still join, but may be held up. */
const NEAR = 3;
const JOIN = 0.4;
/** So much stronger, and the enemy will hardly hold the hex. */
const OVERWHELM = 2;

/**
 * Expected results of fights between neighbours: units next to the enemy must fight, all together, and units
 * that could still join count in part.
 */
export function engagements(
  world: World,
  player: number,
  stacks: ReadonlyMap<number, Stack>,
  prize: (hex: number) => number,
): number {
  const fresh = [...stacks.values()].filter(({ owner, fresh }) => owner === player && fresh > 0);
  let value = 0;
  for (const enemy of stacks.values()) {
    if (enemy.owner === player) continue;
    const own = around(world, stacks, enemy.hex).filter(({ owner }) => owner === player);
    if (own.length === 0) continue;
    let engaged = 0;
    let sheltered = 0;
    for (const stack of own) {
      const share = stack.worth / foes(world, stacks, stack);
      engaged += share;
      sheltered += share * wallsOf(world, stack.hex);
    }
    let joining = 0;
    for (const stack of fresh)
      if (!own.includes(stack) && distance(world, stack.hex, enemy.hex) <= NEAR) joining += stack.fresh;
    const strength = (engaged + JOIN * joining) / wallsOf(world, enemy.hex);
    const dealt = Math.min(enemy.worth, BLOW * strength);
    const suffered = Math.min(engaged, (BLOW * enemy.worth * engaged) / sheltered);
    value += dealt - suffered;
    value += prize(enemy.hex) * Math.min(1, strength / (OVERWHELM * Math.max(1, enemy.worth)));
  }
  return value;
}

/** What the ground, or the walls on it, multiply the strength of its defenders by. */
const wallsOf = ({ land }: World, hex: number): number => land.chart[hex]?.melee.inside ?? 1;

/** How many enemy stacks have to share a stack's strength. */
const foes = (world: World, stacks: ReadonlyMap<number, Stack>, stack: Stack): number =>
  Math.max(1, around(world, stacks, stack.hex).filter(({ owner }) => owner !== stack.owner).length);

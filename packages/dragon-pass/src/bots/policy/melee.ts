import type { World } from '../../index.ts';
import type { Man } from './scene.ts';

/** What each face of the die takes of the strength (DP-PAC.ATTACK-a). */
export const SHARES = [1 / 6, 1 / 4, 1 / 3, 1 / 2, 3 / 4, 1] as const;
/** More units abreast do not fight (DP-7.10.3-b), nor find room inside walls (DP-3.1-g). */
export const ABREAST = 3;
/** Defenders strike back with twice their strength (DP-7.10.6.3-a), on average for half of that. */
const STAND = 2 / 2;
/** A loss can be paid in whole units only. */
const PAID = 0.8;

/** A hex with units in it, the strongest first. */
export type Camp = readonly [hex: number, stack: readonly Man[]];

/** What a fight is expected to come to. */
export interface Melee {
  /** Worth of the defenders eliminated, and of the attackers. */
  readonly dealt: number;
  readonly suffered: number;
  /** The chance that no defender is left. */
  readonly taken: number;
}

/** What units strike with from a hex against enemies in others. */
export function strengthOf(
  { land }: World,
  stack: readonly Man[],
  hex: number,
  targets: readonly number[],
): number {
  const wet = land.river[hex] === 1;
  const uphill = [0, 1, 2, 3, 4, 5].some(
    (side) => land.slope[hex * 6 + side] === 1 && targets.includes(land.grid.neighbour[hex * 6 + side]),
  );
  const share = (wet ? 0.5 : 1) * (uphill ? 0.5 : 1);
  const lead = Math.max(0, ...stack.map((man) => man.lead));
  let sum = 0;
  let majors = 0;
  for (const { cf, major, hero } of stack) {
    if (major && ++majors > ABREAST) continue;
    sum += hero ? cf : cf * share + lead;
  }
  return sum;
}

/** What each unit of a stack in a hex costs those who attack it: the strongest stand in front. */
export function pricesIn({ land }: World, hex: number, stack: readonly Man[]): number[] {
  const { inside, outside } = land.chart[hex].melee;
  let majors = 0;
  return stack.map(({ cf, major }) => {
    if (major) majors += 1;
    return cf * (majors > ABREAST ? outside : inside);
  });
}

/** A strength, and what it consists of, against stacks in their hexes. */
export function fight(world: World, strength: number, attackers: number, camps: readonly Camp[]): Melee {
  const prices = camps.map(([hex, stack]) => pricesIn(world, hex, stack));
  let [dealt, suffered, taken] = [0, 0, 0];
  for (const share of SHARES) {
    let loss = Math.floor(strength * share);
    let answer = 0;
    let left = 0;
    camps.forEach(([hex, stack], camp) => {
      let standing = 0;
      for (let i = 0; i < stack.length; i++) {
        if (standing === 0 && prices[camp][i] <= loss) {
          loss -= prices[camp][i];
          dealt += stack[i].worth;
        } else if (++standing <= ABREAST) answer += stack[i].cf * (world.land.river[hex] === 1 ? 0.5 : 1);
      }
      left += standing;
    });
    if (left === 0) taken += 1;
    suffered += Math.min(attackers, PAID * STAND * answer);
  }
  return { dealt: dealt / SHARES.length, suffered: suffered / SHARES.length, taken: taken / SHARES.length };
}

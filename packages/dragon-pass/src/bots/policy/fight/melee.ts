import type { World } from '../../../index.ts';
import type { Man } from '../scene.ts';

/** What each face of the die takes of the strength (DP-PAC.ATTACK-a). */
export const SHARES = [1 / 6, 1 / 4, 1 / 3, 1 / 2, 3 / 4, 1] as const;
/** More units abreast do not fight (DP-7.10.3-b), nor find room inside walls (DP-3.1-g). */
export const ABREAST = 3;
/** Defenders strike back with twice their strength (DP-7.10.6.3-a), on average for half of that. */
const STAND = 2 / 2;
/** A loss can be paid in whole units only. */
const PAID = 0.8;

/** Units in a hex as those meet them who attack it. */
export interface Post {
  readonly hex: number;
  /** From the top down, as they fall. */
  readonly men: readonly Man[];
  /** What each costs its attackers, and what all do. */
  readonly prices: readonly number[];
  readonly price: number;
  /** What each strikes back with. */
  readonly answers: readonly number[];
}

export function postAt({ land }: World, hex: number, sorted: readonly Man[]): Post {
  const { inside, outside } = land.chart[hex].melee;
  const share = land.river[hex] === 1 ? 0.5 : 1;
  const men = inside > outside ? underRoof(sorted) : sorted;
  const prices: number[] = [];
  const answers: number[] = [];
  let [price, above] = [0, 0];
  for (const { major } of men) if (major) above += 1;
  for (const { cf, major } of men) {
    const each = cf * (above > ABREAST ? outside : inside);
    if (major) above -= 1;
    prices.push(each);
    price += each;
    answers.push(cf * share);
  }
  return { hex, men, prices, price, answers };
}

/** Men, the strongest first, as they lie best in a structure: the three strongest find room at the bottom (DP-3.1-g). */
export function underRoof(sorted: readonly Man[]): readonly Man[] {
  const majors = sorted.filter(({ major }) => major);
  if (majors.length <= ABREAST) return sorted;
  const minors = sorted.filter(({ major }) => !major);
  return [...majors.slice(ABREAST), majors[0], ...minors, ...majors.slice(1, ABREAST)];
}

/** Men, the strongest first, as they strike best: the three strongest on top, and those beside them who do not count. */
export function abreast(sorted: readonly Man[]): readonly Man[] {
  const majors = sorted.filter(({ major }) => major);
  const minors = sorted.filter(({ major }) => !major);
  return [...majors.slice(0, ABREAST), ...minors, ...majors.slice(ABREAST)];
}

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
  let share = land.river[hex] === 1 ? 0.5 : 1;
  if (isUphill(land, hex, targets)) share /= 2;
  let lead = 0;
  for (const man of stack) if (man.lead > lead) lead = man.lead;
  let [sum, majors] = [0, 0];
  for (const { cf, major, hero } of stack) {
    if (major && ++majors > ABREAST) continue;
    sum += hero ? cf : cf * share + lead;
  }
  return sum;
}

function isUphill({ slope, grid }: World['land'], hex: number, targets: readonly number[]): boolean {
  for (let side = hex * 6; side < hex * 6 + 6; side++)
    if (slope[side] === 1 && targets.includes(grid.neighbour[side])) return true;
  return false;
}

/** A strength, and what it consists of, against those at their posts. */
export function fight(strength: number, attackers: number, posts: readonly Post[]): Melee {
  let [dealt, suffered, taken] = [0, 0, 0];
  for (const share of SHARES) {
    let loss = Math.floor(strength * share);
    let [answer, left] = [0, 0];
    for (const { men, prices, answers } of posts) {
      let standing = 0;
      for (let i = 0; i < men.length; i++) {
        if (standing === 0 && prices[i] <= loss) {
          loss -= prices[i];
          dealt += men[i].worth;
        } else if (++standing <= ABREAST) answer += answers[i];
      }
      left += standing;
    }
    if (left === 0) taken += 1;
    suffered += Math.min(attackers, PAID * STAND * answer);
  }
  return { dealt: dealt / SHARES.length, suffered: suffered / SHARES.length, taken: taken / SHARES.length };
}

import { DIRECTIONS, type Direction } from '@hexwyrm/hexmap';
import { type Board, unitOf } from '../core/board.ts';
import type { Clause, HalfPoints, Hex, UnitId } from '../core/vocabulary.ts';
import { NO_ROAD, SECONDARY } from '../core/world/land.ts';
import { closureOf } from './closed-lands.ts';
import { groundRefusal, stepCost, usesRoads } from './cost.ts';
import { mustStopIn } from './darkness.ts';
import { isBound, isHeld } from './field.ts';
import type { Mover } from './mover.ts';
import { afterRun, runsOf } from './runs.ts';

/** A move so far: where it has come to, what it has spent, and what the road owes it. */
export interface March {
  readonly hex: Hex;
  readonly spent: HalfPoints;
  readonly stopped: boolean;
  readonly paid: number;
  readonly bonus: boolean;
}

/** Paid hexes along secondary roads that earn a free one (DP-6.1.2-b). */
const PAID_FOR_BONUS = 2;

export const marchOf = (board: Board, id: UnitId): March => {
  const { hex, did } = unitOf(board, id);
  if (did === null) return { hex, spent: 0, stopped: false, paid: 0, bonus: false };
  return { hex, spent: did.spent, stopped: did.stopped, paid: did.paid, bonus: did.bonus };
};

/** The march after one more hex in a direction, or the clause that forbids it. */
export function marchOn(mover: Mover, march: March, direction: Direction): March | Clause {
  const { board } = mover;
  const to = board.world.land.grid.neighbour[march.hex * 6 + direction] ?? -1;
  if (to < 0) return 'DP-6-d';
  if (mover.allowance === 0) return 'DP-6.7-a';
  const clause = haltRefusal(mover, march) ?? entryRefusal(mover, march.hex, to);
  if (clause !== null) return clause;
  const ends = endOf(mover, to) !== null;
  const cost = stepCost(mover, march.hex, direction, to, march.bonus);
  const within = march.spent + cost <= mover.allowance;
  // DP-6-c: a unit that moves exactly one hex may do so at any cost.
  if (!within && march.spent > 0) return 'DP-6-b';
  const { paid, bonus } = roadCredit(mover, march, direction);
  return { hex: to, spent: march.spent + cost, stopped: ends || !within, paid, bonus };
}

/** Why a march that enters the hex ends there with points left: a zone of control or the dark. */
export function endOf({ board, id, field, disembodied, gropes }: Mover, hex: Hex): Clause | null {
  if (isBound(field, hex, disembodied)) return 'DP-6.5.1-a';
  return gropes && mustStopIn(board, id, hex) ? 'DP-16.14.2-d' : null;
}

/** Why the march ends here; a unit that has used the one-hex allowance is also stopped, in any hex. */
export const haltRefusal = (mover: Mover, { hex, stopped }: March): Clause | null =>
  stopped ? (endOf(mover, hex) ?? 'DP-6-c') : null;

/** Why the unit may not be in the hex at all: its ground, whose land it is, who is there. */
export function groundOrHeldRefusal(mover: Mover, to: Hex): Clause | null {
  const clause = groundRefusal(mover, to) ?? closureOf(mover.closed, to);
  if (clause !== null) return clause;
  if (isHeld(mover.field, to)) return 'DP-6.3-a';
  return to === mover.crowded ? 'DP-12.1-f' : null;
}

/** Why the unit may not go from hex to hex, regardless of cost. */
export function entryRefusal(mover: Mover, from: Hex, to: Hex): Clause | null {
  const { field, disembodied } = mover;
  const clause = groundOrHeldRefusal(mover, to);
  if (clause !== null) return clause;
  const leaves = from !== mover.freedAt && isBound(field, from, disembodied);
  return leaves && isBound(field, to, disembodied) ? 'DP-6.5.1-c' : null;
}

/** DP-6.1.2-b, d, e, f: two paid secondary hexes earn the next road hex; a free one earns nothing. */
export function roadCredit(mover: Mover, march: March, direction: Direction): Pick<March, 'paid' | 'bonus'> {
  const { board } = mover;
  const { paid, bonus } = march;
  const road = usesRoads(mover) ? board.world.land.road[march.hex * 6 + direction] : NO_ROAD;
  if (road === NO_ROAD) return march;
  if (bonus) return { paid, bonus: false };
  if (road !== SECONDARY) return march;
  return paid + 1 === PAID_FOR_BONUS ? { paid: 0, bonus: true } : { paid: paid + 1, bonus: false };
}

export const isMarch = (result: March | Clause): result is March => typeof result !== 'string';

/** Every way a march can go on, by hexes and along roads of the dragonewts (R-DP-35), the cheapest to each end. */
class Outlook {
  /** In the order in which they were found; more come while they are gone through. */
  readonly marches: March[] = [];
  readonly #least = new Map<number, HalfPoints>();

  constructor(start: March) {
    this.#add(start);
  }

  goOn(mover: Mover, march: March): void {
    for (const direction of DIRECTIONS) {
      const next = marchOn(mover, march, direction);
      if (isMarch(next)) this.#add(next);
    }
    for (const run of runsOf(mover, march)) this.#add(afterRun(march, run));
  }

  #add(march: March): void {
    const key = marchKey(march);
    const known = this.#least.get(key);
    if (known !== undefined && known <= march.spent) return;
    this.#least.set(key, march.spent);
    this.marches.push(march);
  }
}

/** Goes on in every way a march can; stops as soon as one comes to a hex that passes the test. */
export function canMarch(mover: Mover, start: March, test: (hex: Hex) => boolean): boolean {
  const outlook = new Outlook(start);
  for (const march of outlook.marches) {
    if (test(march.hex)) return true;
    outlook.goOn(mover, march);
  }
  return false;
}

/** Marches with the same key and the same points spent have the same future. */
export const marchKey = ({ hex, paid, bonus, stopped }: March): number =>
  hex * 8 + paid * 4 + (bonus ? 2 : 0) + (stopped ? 1 : 0);

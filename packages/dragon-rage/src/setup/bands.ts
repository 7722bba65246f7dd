import type { Board } from '../core/board.ts';
import type { Army } from '../core/frames.ts';
import type { Side } from '../core/vocabulary.ts';
import { servesEitherSide, typeWith } from '../world/traits.ts';
import { UNIT_TYPE_IDS, type UnitTypeId } from '../world/unit-types.ts';
import { armyPrice, armySize, priceOf } from './prices.ts';
import { counterLimit, serviceRefusal } from './recruiting.ts';

type Armies = Readonly<Record<Side, Army>>;

/** Points are counted in halves, the smallest step of the price list. */
const halves = (points: number): number => Math.round(points * 2);

const priceInHalves = (board: Board, side: Side, army: Army): number =>
  halves(armyPrice(board.world.types, board.state.options, side, army));

/** DR-3.3.1-a: within the band of its side. */
export function isWithinBand(board: Board, side: Side, army: Army): boolean {
  const [least, most] = board.world.tables.points.planned[side];
  const price = priceInHalves(board, side, army);
  return price >= halves(least) && price <= halves(most);
}

/** DR-3.3.1-a: about so many defenders are usual; another number is no fault (R-DR-117). */
export function isUsualGarrison(board: Board, army: Army): boolean {
  const [least, most] = board.world.tables.points.planned.defenderUnits;
  return armySize(army) >= least && armySize(army) <= most;
}

/**
 * Whether both armies of a plan can still reach their bands with the counters left; prevents planning into a
 * dead end. Only trolls may serve either side (R-DR-117): the free ones are distributed in every way.
 */
export function canBeCompleted(board: Board, armies: Armies): boolean {
  const trolls = countersLeft(board, armies, typeWith('either-side'));
  for (let given = 0; given <= trolls; given++) {
    if (!canReachBand(board, armies, 'invader', given)) continue;
    if (canReachBand(board, armies, 'defender', trolls - given)) return true;
  }
  return false;
}

export const countersLeft = (board: Board, armies: Armies, what: UnitTypeId): number =>
  counterLimit(board, what) - (armies.invader[what] ?? 0) - (armies.defender[what] ?? 0);

/** Sums within reach as bits of one number. */
function canReachBand(board: Board, armies: Armies, side: Side, trolls: number): boolean {
  const { types, tables } = board.world;
  const [least, most] = tables.points.planned[side];
  const spent = priceInHalves(board, side, armies[side]);
  if (spent > halves(most)) return false;
  if (spent >= halves(least)) return true;
  let sums = 1n;
  for (const what of UNIT_TYPE_IDS) {
    if (serviceRefusal(board, side, what) !== null) continue;
    const counters = servesEitherSide({ type: what }) ? trolls : countersLeft(board, armies, what);
    const price = BigInt(halves(priceOf(types, board.state.options, side, what)));
    for (let counter = 0; counter < counters; counter++) sums |= sums << price;
  }
  const band = (1n << BigInt(halves(most) - halves(least) + 1)) - 1n;
  return ((sums >> BigInt(halves(least) - spent)) & band) !== 0n;
}

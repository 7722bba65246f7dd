import { DIRECTIONS, type Direction } from '@hexwyrm/hexmap';
import { type Board, enemiesAt, faceOf, unitOf } from '../board.ts';
import { mfOf } from '../figures.ts';
import { type Clause, type HalfPoints, type Hex, POINT, type UnitId } from '../vocabulary.ts';
import { NO_ROAD, SECONDARY } from '../world/land.ts';
import { closedLandRefusal } from './closed-lands.ts';
import { groundRefusal, stepCost } from './cost.ts';
import { inZoc } from './zoc.ts';

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

/** What the unit may spend in this phase. */
export const allowanceOf = (board: Board, id: UnitId): HalfPoints => (mfOf(board, id) ?? 0) * POINT;

/** The march after one more hex in a direction, or the clause that forbids it. */
export function marchOn(board: Board, id: UnitId, march: March, direction: Direction): March | Clause {
  const { land } = board.world;
  const { owner } = unitOf(board, id);
  const to = land.grid.neighbour[march.hex * 6 + direction] ?? -1;
  if (to < 0) return 'DP-6-d';
  if (march.stopped) return 'DP-6.5.1-a';
  const clause =
    (enemiesAt(board, to, owner) ? 'DP-6.3-a' : null) ??
    groundRefusal(board, id, to) ??
    closedLandRefusal(board, to);
  if (clause !== null) return clause;
  const zoc = inZoc(board, to, owner);
  if (zoc && inZoc(board, march.hex, owner)) return 'DP-6.5.1-c';
  const cost = stepCost(board, id, march.hex, direction, to, march.bonus);
  const within = march.spent + cost <= allowanceOf(board, id);
  // DP-6-c: a unit that moves exactly one hex may do so whatever it costs.
  if (!within && march.spent > 0) return 'DP-6-b';
  return {
    hex: to,
    spent: march.spent + cost,
    stopped: zoc || !within,
    ...roadCredit(board, id, march, direction),
  };
}

/** DP-6.1.2-b, d, e, f: two paid secondary hexes earn the next road hex; a free one earns nothing. */
function roadCredit(
  board: Board,
  id: UnitId,
  march: March,
  direction: Direction,
): Pick<March, 'paid' | 'bonus'> {
  const { paid, bonus } = march;
  const road = faceOf(board, id).flies ? NO_ROAD : board.world.land.road[march.hex * 6 + direction];
  if (road === NO_ROAD) return { paid, bonus };
  if (bonus) return { paid, bonus: false };
  if (road !== SECONDARY) return { paid, bonus };
  return paid + 1 === PAID_FOR_BONUS ? { paid: 0, bonus: true } : { paid: paid + 1, bonus: false };
}

export const isMarch = (result: March | Clause): result is March => typeof result !== 'string';

/** Every way a march can go on: the cheapest to each hex and road credit. */
export function marchesFrom(board: Board, id: UnitId, start: March): March[] {
  const best = new Map<string, March>();
  const open: March[] = [start];
  best.set(keyOf(start), start);
  for (const march of open) {
    if (best.get(keyOf(march)) !== march) continue;
    for (const direction of DIRECTIONS) {
      const next = marchOn(board, id, march, direction);
      if (!isMarch(next)) continue;
      const known = best.get(keyOf(next));
      if (known && known.spent <= next.spent) continue;
      best.set(keyOf(next), next);
      open.push(next);
    }
  }
  return [...best.values()];
}

const keyOf = ({ hex, paid, bonus, stopped }: March): string => `${hex} ${paid} ${bonus} ${stopped}`;

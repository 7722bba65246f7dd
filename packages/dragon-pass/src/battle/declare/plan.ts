// Adds the stacks a battle needs to keep every mandatory attack possible (7.4.3).

import { type Board, unitOf } from '../../core/board.ts';
import { areNeighbours } from '../../core/hexes.ts';
import type { Clause, Hex, UnitId } from '../../core/vocabulary.ts';
import { type ForcedAttack, forcedAttack } from '../../heroes/pursuit.ts';
import {
  assailantsOf,
  boundAttackers,
  boundTargets,
  fresh,
  isGarrison,
  targetsOf,
} from '../../stacks/contacts.ts';

/** A battle as it is put together: hexes attacked, and who attacks. */
export interface Plan {
  readonly targets: readonly Hex[];
  readonly attackers: readonly UnitId[];
}

/** Stacks that must still attack or be attacked, regardless of the plan. */
export interface Bound {
  readonly attackers: readonly Hex[];
  readonly targets: readonly Hex[];
}

export const boundOn = (board: Board): Bound => ({
  attackers: boundAttackers(board),
  targets: boundTargets(board),
});

export const hexesOf = (board: Board, units: readonly UnitId[]): Hex[] => [
  ...new Set(units.map((id) => unitOf(board, id).hex)),
];

/** Who comes along with a unit: in the field the whole stack, from a fortification those outside it (7.4.4, 7.4.6). */
export function companyOf(board: Board, id: UnitId): UnitId[] {
  return fresh(board, unitOf(board, id).hex).filter((other) => other === id || !isGarrison(board, other));
}

/** DP-7.4.5-a: every attacking stack is next to every one it attacks. */
const isAdjacent = (board: Board, { targets, attackers }: Plan): boolean =>
  hexesOf(board, attackers).every((hex) => targets.every((target) => areNeighbours(board, hex, target)));

/** DP-8.7.2-d: a berserk superhero's stack attacks the scapegoat's stack, or neither fights. */
function withAvenger(board: Board, plan: Plan): Plan {
  const forced = forcedAttack(board);
  if (!forced || !touches(board, plan, forced)) return plan;
  const { avenger, inactive } = forced;
  return {
    targets: [...new Set([...plan.targets, inactive])],
    attackers: [...new Set([...plan.attackers, ...companyOf(board, avenger)])],
  };
}

const touches = (board: Board, plan: Plan, { active, inactive }: ForcedAttack): boolean =>
  plan.targets.includes(inactive) || hexesOf(board, plan.attackers).includes(active);

const NOBODY: Plan = { targets: [], attackers: [] };

/** The hexes between which battles are fought already, or will be. */
interface Engaged {
  readonly from: readonly Hex[];
  readonly targets: readonly Hex[];
}

const engagedIn = (board: Board, { targets, attackers }: Plan): Engaged => ({
  from: hexesOf(board, attackers),
  targets,
});

/** Stacks that must attack with no target left, and stacks to be attacked with no attacker left. */
const stranded = (board: Board, { from, targets }: Engaged, bound: Bound): Bound => ({
  attackers: bound.attackers.filter(
    (hex) => !from.includes(hex) && targetsOf(board, hex).every((target) => targets.includes(target)),
  ),
  targets: bound.targets.filter(
    (hex) => !targets.includes(hex) && assailantsOf(board, hex).every((active) => from.includes(active)),
  ),
});

/**
 * DP-8.7.2-d, R-DPC-82: the duties that may lapse. After the plan, some may have only the scapegoat's stack
 * left to attack, others only the berserk superhero's to be attacked by; its attack has room for one side.
 */
function lapsing(board: Board, { active, inactive }: ForcedAttack, plan: Plan, bound: Bound): Hex[] {
  const { from, targets } = engagedIn(board, plan);
  const left = stranded(board, { from: [...from, active], targets: [...targets, inactive] }, bound);
  return left.attackers.length > 0 && left.targets.length > 0 ? [...left.attackers, ...left.targets] : [];
}

/**
 * The plan with all stacks otherwise left without a partner (DP-7.4.3-f), or the clause that forbids it. A
 * duty that only this battle can meet must be met in it, so additions are never a choice.
 */
function complete(board: Board, plan: Plan, bound: Bound): Plan | Clause {
  const forced = forcedAttack(board);
  const may = forced ? lapsing(board, forced, NOBODY, bound) : [];
  const lapsed: Hex[] = [];
  let whole = plan;
  for (;;) {
    const addition = whatIsMissing(board, whole, bound, lapsed);
    if (addition === null) break;
    if (isAdjacent(board, addition.plan)) whole = addition.plan;
    else if (may.includes(addition.hex)) lapsed.push(addition.hex);
    else return 'DP-7.4.3-f';
  }
  // Battles fought before the berserk superhero's may not use up the room it leaves.
  const crowded =
    forced !== null &&
    !touches(board, whole, forced) &&
    lapsing(board, forced, whole, bound).some((hex) => !may.includes(hex));
  return crowded ? 'DP-7.4.3-f' : whole;
}

/** A stack that this plan would leave without a partner, and the plan with it. */
function whatIsMissing(
  board: Board,
  plan: Plan,
  bound: Bound,
  lapsed: readonly Hex[],
): { hex: Hex; plan: Plan } | null {
  const { targets, attackers } = plan;
  const left = stranded(board, engagedIn(board, plan), bound);
  const lone = left.attackers.find((hex) => !lapsed.includes(hex));
  if (lone !== undefined) {
    const field = fresh(board, lone).filter((id) => !isGarrison(board, id));
    return { hex: lone, plan: { targets, attackers: [...attackers, ...field] } };
  }
  const deserted = left.targets.find((hex) => !lapsed.includes(hex));
  return deserted === undefined
    ? null
    : { hex: deserted, plan: { targets: [...targets, deserted], attackers } };
}

export const isPlan = (result: Plan | Clause): result is Plan => typeof result !== 'string';

/** The plan as it has to be, or the clause that forbids it. */
export function draft(board: Board, plan: Plan, bound: Bound): Plan | Clause {
  if (!isAdjacent(board, plan)) return 'DP-7.4.5-a';
  const drawn = withAvenger(board, plan);
  return isAdjacent(board, drawn) ? complete(board, drawn, bound) : 'DP-8.7.2-d';
}

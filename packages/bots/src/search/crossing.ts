import { type Dice, pickIndex, pickOne } from '@hexwyrm/kernel';
import type { Plan } from './plan.ts';

type UnitOf<A> = (action: A) => number | null;

/** The plan with the moves that another has for one unit, or for about half of those that it moves otherwise. */
export function crossing<A>(unitOf: UnitOf<A>, plan: Plan<A>, other: Plan<A>, dice: Dice): Plan<A> {
  const movesIn = (of: Plan<A>, unit: number): readonly A[] => of.filter((action) => unitOf(action) === unit);
  const units = [...new Set([...plan, ...other].flatMap((action) => unitOf(action) ?? []))].filter(
    (unit) => JSON.stringify(movesIn(plan, unit)) !== JSON.stringify(movesIn(other, unit)),
  );
  if (units.length === 0) return plan;
  const chosen = pickIndex(dice, 2) === 0 ? [] : units.filter(() => pickIndex(dice, 2) === 0);
  return (chosen.length > 0 ? chosen : [pickOne(dice, units)]).reduce<Plan<A>>((mixed, unit) => {
    const at = mixed.findIndex((action) => unitOf(action) === unit || unitOf(action) === null);
    const rest = mixed.filter((action) => unitOf(action) !== unit);
    const place = at < 0 ? rest.length : at;
    return [...rest.slice(0, place), ...movesIn(other, unit), ...rest.slice(place)];
  }, plan);
}

import { type GameEvent, type GameState, pickIndex, pickOne } from '@hexwyrm/kernel';
import type { Plan } from './plan.ts';
import { nextPossible } from './plan.ts';
import type { Course, Rehearsal } from './rehearsal.ts';

/** Courses that are drawn for a unit, of which the one that looks best is taken. */
const DRAWN = 5;
/** One change in so many only leaves a unit where it is, and one in so many moves all that stand with it. */
const STAYS = 4;
const TOGETHER = 2;

/** The plan, of which so much is done, with another course for a unit, or for all who stand in the same place with it. */
export function variation<S extends GameState, A, E extends GameEvent, V>(
  rehearsal: Rehearsal<S, A, E, V>,
  plan: Plan<A>,
  done: number,
): Plan<A> {
  const { game, seat, dice, craft } = rehearsal;
  const [made, open] = [plan.slice(0, done), plan.slice(done)];
  const now = playedTo(rehearsal, made, rehearsal.begin());
  const units = movers(rehearsal, game.legal(now, seat));
  if (units.length === 0) return plan;
  const unit = pickOne(dice, units);
  const place = craft.placeOf(now, unit);
  const party =
    pickIndex(dice, TOGETHER) === 0 ? units.filter((one) => craft.placeOf(now, one) === place) : [unit];
  const isOfParty = (action: A): boolean => party.some((one) => one === game.unitOf(action));
  const others = open.filter((action) => !isOfParty(action));
  if (others.length < open.length && pickIndex(dice, STAYS) === 0) return [...made, ...others];
  const first = open.findIndex(isOfParty);
  const at = Math.min(first < 0 ? pickIndex(dice, open.length + 1) : first, others.length);
  const then = playedTo(rehearsal, others.slice(0, at), now);
  const goal = courseFor(rehearsal, then, unit);
  if (goal === null) return plan;
  const courses = party.map((one) => {
    if (one === unit) return goal.actions;
    const same = craft.courses(then, seat, one).find(({ to }) => to === goal.to);
    return same?.actions ?? open.filter((action) => game.unitOf(action) === one);
  });
  return [...made, ...others.slice(0, at), ...courses.flat(), ...others.slice(at)];
}

const movers = <S extends GameState, A, E extends GameEvent, V>(
  { game }: Rehearsal<S, A, E, V>,
  legal: readonly A[],
): readonly number[] => [...new Set(legal.flatMap((action) => game.unitOf(action) ?? []))];

/** The position after the beginning of a plan. */
function playedTo<S extends GameState, A, E extends GameEvent, V>(
  rehearsal: Rehearsal<S, A, E, V>,
  plan: Plan<A>,
  state: S,
): S {
  const { game, seat, dice } = rehearsal;
  let at = 0;
  for (let legal = rehearsal.nextChoice(state); legal !== null; legal = rehearsal.nextChoice(state)) {
    at = nextPossible(game.unitOf, plan, at, legal);
    if (at >= plan.length) break;
    game.apply(state, seat, plan[at], dice);
    at += 1;
  }
  return state;
}

/** Of some courses that the unit may take the one after which the position looks best. */
function courseFor<S extends GameState, A, E extends GameEvent, V>(
  { game, seat, dice, craft }: Rehearsal<S, A, E, V>,
  state: S,
  unit: number,
): Course<A> | null {
  const courses = craft.courses(state, seat, unit);
  let best: Course<A> | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < Math.min(DRAWN, courses.length); i += 1) {
    const course = pickOne(dice, courses);
    const after = game.clone(state);
    for (const action of course.actions) {
      if (!game.explain(after, seat, action).ok) break;
      game.apply(after, seat, action, dice);
    }
    const value = craft.judgement.value(after, seat);
    if (value > most) [best, most] = [course, value];
  }
  return best;
}

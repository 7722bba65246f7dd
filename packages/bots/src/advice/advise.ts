import {
  type Advice,
  type Dice,
  type Game,
  type GameEvent,
  type GameState,
  type Plan,
  pickIndex,
  type Seat,
  seededDice,
} from '@hexwyrm/kernel';
import type { Budget } from '../bot.ts';
import { tryOut } from '../try-out.ts';
import { chancesOf } from './chances.ts';
import type { Counsel } from './counsel.ts';
import { Evidence } from './evidence.ts';
import { carryOut, planFrom, playOn } from './rehearse.ts';

/** Plans that are tried out, those that go on after the first rounds, and those that are told. */
const TRIED = 7;
const LEFT = 4;
const TOLD = 3;
/** Actions that are looked at for a plan's beginning. */
const OPENINGS = 24;
/** Trials of each plan: after so many the worst are dropped; nobody needs to know it better than after the last. */
const ROUNDS = { first: 3, last: 24 } as const;

/** Actions tried in thought where nobody says otherwise. */
const USUAL = 30_000;

/**
 * The best that the seat can do now, as far as it may know: `state` looks like the true one to it. Plans are tried out with the
 * same dice; between two trials the caller can do other things, and call it a day.
 */
export function* advise<S extends GameState, A, E extends GameEvent, V>(
  rules: Game<S, A, E, V>,
  counsel: Counsel<S, A, E, V>,
  start: S,
  seat: Seat,
  dice: Dice,
  { evaluations = USUAL, isOver }: Partial<Budget>,
): Generator<undefined, Advice<A>, undefined> {
  let left = evaluations;
  const game: Game<S, A, E, V> = {
    ...rules,
    apply(...args) {
      left -= 1;
      return rules.apply(...args);
    },
  };
  const enough = (): boolean => left <= 0 || isOver?.() === true;
  let plans = beginnings(game, counsel, start, seat, dice).map(
    (actions) => new Evidence(game, counsel, start, seat, actions),
  );
  const [usual] = plans;
  let trials = 0;
  do {
    const fate = pickIndex(dice, 6 ** 10);
    for (const plan of plans) {
      // Whoever calls it a day hears of plans that were all tried as often.
      if (trials > 0 && enough()) return told();
      tryOnce(game, counsel, start, seat, plan, seededDice(fate));
      yield;
    }
    trials += 1;
    for (const plan of plans) plan.settle();
    if (trials === ROUNDS.first) plans = keep(plans);
  } while (!enough() && trials < ROUNDS.last && plans.length > 1);
  return told();

  function told(): Advice<A> {
    return { seat, now: rounded(usual.chance), plans: best(plans).slice(0, TOLD).map(toldOf), trials };
  }

  /** The best, and what the policy would do, with which they are compared. */
  function keep(tried: readonly Evidence<S, A, E, V>[]): Evidence<S, A, E, V>[] {
    const leading = best(tried).slice(0, LEFT);
    return leading.includes(usual) ? leading : [...leading.slice(0, -1), usual];
  }

  function toldOf(plan: Evidence<S, A, E, V>): Plan<A> {
    const rivals = plans.filter((other) => other !== plan);
    const { actions, chance, give } = plan;
    return { actions, chance: rounded(chance), give: rounded(give), reasons: plan.reasons(rivals, dice) };
  }
}

/** To a tenth of a hundredth: more is noise. */
const rounded = (chance: number): number => Math.round(1000 * chance) / 1000;

const best = <P extends { readonly chance: number }>(plans: readonly P[]): P[] =>
  plans.toSorted((a, b) => b.chance - a.chance);

/** Plays a plan, and then on, from a position that looks the same to the seat. */
function tryOnce<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  counsel: Counsel<S, A, E, V>,
  start: S,
  seat: Seat,
  plan: Evidence<S, A, E, V>,
  dice: Dice,
): void {
  const state = game.sample(start, seat, dice);
  const note = plan.witness();
  carryOut(game, state, seat, plan.actions, dice, note);
  playOn(game, counsel, state, dice, note);
  plan.add(chancesOf(game, counsel, state)[seat]);
}

/** Different things to do: what the policy would do first, then what looks best one action ahead, a plan for each unit. */
function beginnings<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  counsel: Counsel<S, A, E, V>,
  start: S,
  seat: Seat,
  dice: Dice,
): readonly (readonly A[])[] {
  const { judgement, policy } = counsel;
  const usual = policy.choose(game, start, seat, dice, { evaluations: OPENINGS });
  const openings = judgement
    .shortlist(start, seat, game.legal(start, seat), OPENINGS)
    .slice(0, OPENINGS)
    .map((action) => ({ action, value: tryOut(game, judgement, start, seat, action, dice).value }))
    .sort((a, b) => b.value - a.value)
    .map(({ action }) => action);
  const plans = new Map<string, { readonly unit: number | null; readonly actions: readonly A[] }>();
  for (const first of [usual, ...openings]) {
    if (plans.size >= 2 * TRIED) break;
    const actions = planFrom(game, counsel, start, seat, first, dice);
    const key = JSON.stringify(actions);
    if (!plans.has(key)) plans.set(key, { unit: game.unitOf(first), actions });
  }
  const all = [...plans.values()];
  const isFirst = ({ unit }: (typeof all)[number], i: number): boolean =>
    unit === null || all.findIndex((other) => other.unit === unit) === i;
  const leading = all.filter(isFirst);
  const others = all.filter((plan) => !leading.includes(plan));
  return [...leading, ...others].slice(0, TRIED).map(({ actions }) => actions);
}

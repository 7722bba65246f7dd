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
import type { Judgement } from '../judgement.ts';
import { tryOut } from '../try-out.ts';
import { chancesOf } from './chances.ts';
import type { Counsel } from './counsel.ts';
import { Evidence } from './evidence.ts';
import { carryOut, placed, planFrom, playOn } from './rehearse.ts';

/** Plans that are tried out, those that go on after the first rounds, and those that are told. */
const TRIED = 7;
const LEFT = 4;
const TOLD = 3;
/** Actions that are looked at for a plan's beginning, all together, and of one unit at least. */
const OPENINGS = 60;
const LEAST = 3;
/** What the policy may look at for its own first action: as good as all there is. */
const CAREFUL = 1000;
/** One trial may take so much of the budget, and so many actions at least: drafts and set-ups have no end. */
const SHARES = 20;
const SHORTEST = 200;
/** Trials of each plan: after so many the worst are dropped, and the last number is enough. */
const ROUNDS = { first: 3, last: 24 } as const;

/** Actions tried in thought by default. */
const USUAL = 40_000;

/**
 * The best that the seat can do now, as far as it may know: `state` looks like the true one to it. Plans are tried out with the
 * same dice; between two trials the caller can do other things, and call it a day. What was `played`, if that is known, takes the
 * place of what the policy would do.
 */
export function* advise<S extends GameState, A, E extends GameEvent, V>(
  rules: Game<S, A, E, V>,
  counsel: Counsel<S, A, E, V>,
  start: S,
  seat: Seat,
  dice: Dice,
  { evaluations = USUAL, isOver }: Partial<Budget>,
  played: readonly A[] | null = null,
): Generator<undefined, Advice<A>, undefined> {
  let left = evaluations;
  const game: Game<S, A, E, V> = {
    ...rules,
    apply(...args) {
      left -= 1;
      return rules.apply(...args);
    },
  };
  const allowance = Math.max(SHORTEST, evaluations / SHARES);
  const enough = (): boolean => left <= 0 || isOver?.() === true;
  const careful = { evaluations: Math.min(CAREFUL, evaluations) };
  let plans = beginnings(game, counsel, start, seat, dice, careful, played).map(
    (actions) => new Evidence(game, counsel, start, seat, actions),
  );
  const [usual] = plans;
  let trials = 0;
  do {
    const fate = pickIndex(dice, 6 ** 10);
    for (const plan of plans) {
      // A caller that stops here gets plans that were all tried equally often.
      if (trials > 0 && enough()) return told();
      const rest = left - allowance;
      tryOnce(game, counsel, start, seat, plan, seededDice(fate), () => left <= rest);
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

/** Plays a plan, and then on, from a position that looks the same to the seat, unless that takes too long. */
function tryOnce<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  counsel: Counsel<S, A, E, V>,
  start: S,
  seat: Seat,
  plan: Evidence<S, A, E, V>,
  dice: Dice,
  isLong: () => boolean,
): void {
  const state = game.sample(start, seat, dice);
  const note = plan.witness();
  carryOut(game, state, seat, plan.actions, dice, note);
  playOn(game, counsel, state, dice, note, isLong);
  plan.add(chancesOf(game, counsel, state)[seat]);
}

/**
 * Different things to do: what the policy would do first, then for each unit what looks best one action ahead, the best first; with
 * few units several plans for each, if they lead elsewhere.
 */
function beginnings<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  counsel: Counsel<S, A, E, V>,
  start: S,
  seat: Seat,
  dice: Dice,
  careful: Budget,
  played: readonly A[] | null,
): readonly (readonly A[])[] {
  const { judgement, policy } = counsel;
  const usual = policy.choose(game, start, seat, dice, careful);
  const ranked = openings(game, judgement, start, seat, dice);
  const plans = new Map<string, readonly A[]>(played === null ? [] : [['', played]]);
  for (const first of [usual, ...ranked]) {
    if (plans.size >= TRIED) break;
    const actions = planFrom(game, counsel, start, seat, first, dice);
    const key = gistOf(game, counsel, start, seat, actions);
    if (!plans.has(key)) plans.set(key, actions);
  }
  return [...plans.values()];
}

/** First actions, a unit's best before any unit's second best. */
function openings<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  judgement: Judgement<S, A>,
  start: S,
  seat: Seat,
  dice: Dice,
): readonly A[] {
  const units = new Map<number | null, A[]>();
  for (const action of game.legal(start, seat)) {
    const unit = game.unitOf(action);
    const others = units.get(unit);
    if (others) others.push(action);
    else units.set(unit, [action]);
  }
  const each = Math.max(LEAST, Math.floor(OPENINGS / units.size));
  return [...units.values()]
    .flatMap((actions) =>
      judgement
        .shortlist(start, seat, actions, each)
        .slice(0, each)
        .map((action) => ({ action, value: tryOut(game, judgement, start, seat, action, dice).value }))
        .sort((a, b) => b.value - a.value)
        .map((opening, rank) => ({ ...opening, rank })),
    )
    .sort((a, b) => a.rank - b.rank || b.value - a.value)
    .map(({ action }) => action);
}

/** What distinguishes plans: which unit does what in the end, and where that leads. */
function gistOf<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  counsel: Counsel<S, A, E, V>,
  start: S,
  seat: Seat,
  actions: readonly A[],
): string {
  const unit = game.unitOf(actions[0]);
  if (unit === null) return JSON.stringify(actions);
  const place = counsel.placeOf(placed(game, start, seat, actions), unit);
  return place === counsel.placeOf(start, unit) ? JSON.stringify(actions) : `${unit} to ${place}`;
}

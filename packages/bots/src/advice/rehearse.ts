import {
  type Dice,
  type Game,
  type GameEvent,
  type GameState,
  recordingDice,
  type Seat,
} from '@hexwyrm/kernel';
import type { Budget } from '../bot.ts';
import type { Judgement } from '../judgement.ts';
import { tryOut } from '../try-out.ts';
import type { Counsel } from './counsel.ts';

/** Positions the policy looks at for a choice in thought: fewer than at the table, for there are many choices. */
const QUICK: Budget = { evaluations: 36 };
/** No turn takes more actions, and no plan: it would be a loop. */
const LONGEST = 600;
const LONGEST_PLAN = 40;
/** Steps that are looked at for the next one of a unit, and what is no gain. */
const STEPS = 8;
const EPSILON = 1e-6;

/** Is told what came of an action in thought, and the state after it. */
export type Note<S, E> = (events: readonly E[], after: S) => void;

/** Takes actions of a seat as far as they are possible. */
export function carryOut<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  state: S,
  seat: Seat,
  actions: readonly A[],
  dice: Dice,
  note: Note<S, E>,
): void {
  for (const action of actions) {
    if (!game.explain(state, seat, action).ok) return;
    note(game.apply(state, seat, action, dice), state);
  }
}

/** The position after the steps of a plan that roll nothing. */
export function placed<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  start: S,
  seat: Seat,
  actions: readonly A[],
): S {
  const state = game.clone(start);
  for (const action of actions) {
    if (!game.explain(state, seat, action).ok) break;
    if (game.rollAtOnce(state, seat, action) !== null) break;
    game.apply(state, seat, action, NO_DICE);
  }
  return state;
}

const NO_DICE: Dice = {
  d6() {
    throw new Error('a step that rolls nothing has rolled');
  },
};

/** Plays the turn to its end and the one that answers it, everything as the policy would, until it takes too long. */
export function playOn<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  { policy, turnOf }: Counsel<S, A, E, V>,
  state: S,
  dice: Dice,
  note: Note<S, E>,
  isLong: () => boolean,
): void {
  for (let turns = 0; turns < 2; turns += 1) {
    const turn = turnOf(state);
    for (let i = 0; i < LONGEST && turnOf(state) === turn; i += 1) {
      const decision = game.decision(state);
      if (decision === null || isLong()) return;
      const [seat] = decision.seats;
      const action = policy.choose(game, state, seat, dice, QUICK);
      note(game.apply(state, seat, action, dice), state);
    }
  }
}

/**
 * The action with what belongs to it: the same unit's next steps, or what an attack still lacks, up to the first roll or
 * disclosure.
 */
export function planFrom<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  { policy, judgement, turnOf }: Counsel<S, A, E, V>,
  start: S,
  seat: Seat,
  first: A,
  dice: Dice,
): readonly A[] {
  const state = game.clone(start);
  const unit = game.unitOf(first);
  const turn = turnOf(state);
  const plan: A[] = [];
  let next = first;
  for (;;) {
    const rolled = recordingDice(dice);
    const events = game.apply(state, seat, next, rolled);
    plan.push(next);
    const isOpen = rolled.rolled.length === 0 && events.every(({ reveals }) => reveals !== true);
    if (!isOpen || plan.length >= LONGEST_PLAN || turnOf(state) !== turn) return plan;
    if (game.decision(state)?.seats.includes(seat) !== true) return plan;
    const usual = policy.choose(game, state, seat, dice, QUICK);
    const isPart = unit !== null && game.unitOf(usual) === unit;
    const onward =
      isPart || judgement.completion(state, seat) !== null
        ? usual
        : bestStep(game, judgement, state, seat, unit, dice);
    if (onward === null || judgement.isPassive(onward)) return plan;
    next = onward;
  }
}

/** What the unit does best by itself, if that is better than to stand still. */
function bestStep<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  judgement: Judgement<S, A>,
  state: S,
  seat: Seat,
  unit: number | null,
  dice: Dice,
): A | null {
  if (unit === null) return null;
  const own = game.legal(state, seat).filter((action) => game.unitOf(action) === unit);
  let [best, most]: [A | null, number] = [null, judgement.value(state, seat) + EPSILON];
  for (const action of judgement.shortlist(state, seat, own, STEPS).slice(0, STEPS)) {
    const { value } = tryOut(game, judgement, state, seat, action, dice);
    if (value > most) [best, most] = [action, value];
  }
  return best;
}

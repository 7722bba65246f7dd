import {
  type Decision,
  type Dice,
  type GameEvent,
  type GameState,
  pickOne,
  type Seat,
  seededDice,
} from '@hexwyrm/kernel';
import type { Typed } from '../action-schema.ts';
import type { Manner, RandomGame, Subject } from './subject.ts';

/** No random game takes more actions. */
const CAP = 40_000;

/** Before an action: the open decision, and what the seat may answer. */
export interface Moment<S, A> {
  readonly state: S;
  readonly decision: Decision;
  readonly seat: Seat;
  readonly legal: readonly A[];
  readonly step: number;
  /** What is played next. */
  readonly action: A;
}

/** Called after the action, where a look at a moment returned it. */
export type Afterwards<S> = (events: readonly GameEvent[], after: S) => void;

/** The manner, scenario and options in words, for titles and seeds. */
export const nameOf = ({ scenario, options, manner, seed = 1 }: RandomGame): string =>
  [scenario, manner, ...Object.entries(options).map(([name, value]) => `${name}=${value}`), seed].join(' ');

/** Plays to the end, or for `limit` actions, with a look at every decision. Throws if no seat can act or it never ends. */
export function playGame<S extends GameState, A extends Typed>(
  { game }: Subject<S, A>,
  randomGame: RandomGame,
  look: (moment: Moment<S, A>) => Afterwards<S> | undefined,
  limit = CAP,
): S {
  const name = nameOf(randomGame);
  const dice = seededDice(`dice ${name}`);
  const choices = seededDice(`choices ${name}`);
  const state = game.setup(randomGame.scenario, randomGame.options, dice);
  const proposals = proposalsOf(game, state);
  for (let step = 0; step < limit; step++) {
    const decision = game.decision(state);
    if (!decision) return state;
    const seat = pickOne(choices, decision.seats);
    const legal = game.legal(state, seat);
    if (legal.length === 0) throw new Error(`step ${step}: ${seat} has no answer to ${decision.kind}`);
    const action = choose(legal, randomGame.manner, choices, () => proposals(seat));
    const afterwards = look({ state, decision, seat, legal, step, action });
    const events = game.apply(state, seat, action, dice);
    afterwards?.(events, state);
  }
  if (limit === CAP) throw new Error(`no end after ${CAP} actions`);
  return state;
}

/** The next action of a proposal: a whole army is not planned again for each of its units. */
function proposalsOf<S extends GameState, A extends Typed>(
  game: Subject<S, A>['game'],
  state: S,
): (seat: Seat) => A | undefined {
  let rest: readonly A[] = [];
  return (seat) => {
    const [next] = rest;
    if (next === undefined || !game.explain(state, seat, next).ok) rest = game.propose?.(state, seat) ?? [];
    const [first, ...later] = rest;
    rest = later;
    return first;
  };
}

/** An action in the given manner. */
export function choose<A extends Typed>(
  legal: readonly A[],
  manner: Manner,
  dice: Dice,
  propose?: () => A | undefined,
): A {
  if (manner === 'actions') return pickOne(dice, legal);
  if (manner === 'kinds') return pickKind(legal, dice);
  const proposed = dice.d6() > 2 ? propose?.() : undefined;
  if (proposed) return proposed;
  const goingOn = legal.filter(({ type }) => type !== 'end');
  const ends = goingOn.length === 0 || (goingOn.length < legal.length && dice.d6() === 6 && dice.d6() > 3);
  return pickKind(ends ? legal.filter(({ type }) => type === 'end') : goingOn, dice);
}

function pickKind<A extends Typed>(legal: readonly A[], dice: Dice): A {
  const kind = pickOne(dice, [...new Set(legal.map(({ type }) => type))]);
  return pickOne(
    dice,
    legal.filter(({ type }) => type === kind),
  );
}

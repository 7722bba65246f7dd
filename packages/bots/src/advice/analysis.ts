import {
  type Analysis,
  type Chances,
  type Dice,
  type GameEvent,
  type GameState,
  type Match,
  type Missed,
  type Seat,
  seededDice,
} from '@hexwyrm/kernel';
import { advise } from './advise.ts';
import { chancesOf } from './chances.ts';
import type { Counsel } from './counsel.ts';
import { fates } from './fates.ts';

/** A match that is looked back at. */
export type Played<S extends GameState, A, E extends GameEvent, V> = Pick<
  Match<S, A, E, V>,
  'game' | 'log' | 'stateAt'
>;

/** Rolls are weighed with dice that fall the same in every analysis. */
const REST = 'analysis';

/** What each of these actions of a match did to the chances; the match has been played to its end, and nothing is hidden any more. */
export function analyse<S extends GameState, A, E extends GameEvent, V>(
  { game, log, stateAt }: Played<S, A, E, V>,
  counsel: Counsel<S, A, E, V>,
  from: number,
  to: number,
): Analysis {
  const seats = game.seatsOf(stateAt(0));
  const chancesAt = (state: S): Chances => {
    const chances = chancesOf(game, counsel, state);
    return seats.map((seat) => rounded(chances[seat] ?? 0));
  };
  const start = chancesAt(stateAt(0));
  let before = stateAt(from);
  let last = chancesAt(before);
  let turn = from === 0 ? '' : counsel.turnOf(stateAt(from - 1));
  const turns: number[] = [];
  const actions = log.slice(from, to).map(({ seat, action, rolled }, i) => {
    const after = stateAt(from + i + 1);
    const now = counsel.turnOf(before);
    if (now !== turn) turns.push(from + i);
    turn = now;
    // Who gives up says how the game stands, and changes nothing in it.
    const chances = counsel.isConcession(action) ? last : chancesAt(after);
    const expected =
      rolled.length === 0 ? chances : expectedOf(seats.length, chancesAfter(before, seat, action));
    [before, last] = [after, chances];
    return { action: from + i + 1, seat, chances, expected };
  });
  return { seats, start, actions, turns };

  function chancesAfter(state: S, seat: Seat, action: A) {
    return fates((dice: Dice) => {
      const copy = game.clone(state);
      game.apply(copy, seat, action, dice);
      return chancesAt(copy);
    }, seededDice(REST));
  }
}

/** To a hundredth of a percent: more is noise. */
const rounded = (chance: number): number => Math.round(10_000 * chance) / 10_000;

/** The mean of what can come of it, by its weights. */
export const expectedOf = (
  seats: number,
  all: readonly { readonly weight: number; readonly result: Chances }[],
): Chances =>
  Array.from({ length: seats }, (_, seat) =>
    rounded(all.reduce((sum, { weight, result }) => sum + weight * (result[seat] ?? 0), 0)),
  );

/** Less is not worth a word. */
const NOTABLE = 0.03;

/** Actions tried in thought to see what was missed. */
const BUDGET = 6000;

/**
 * How the seat could have gone on better from the action at this place to the end of its turn; null: in no way that is worth a word.
 * What was played and other plans are tried out with the same dice, which leaves luck out of it.
 */
export function missedAt<S extends GameState, A, E extends GameEvent, V>(
  { game, log, stateAt }: Played<S, A, E, V>,
  counsel: Counsel<S, A, E, V>,
  at: number,
): Missed<A> | null {
  const entry = log[at];
  if (entry === undefined) return null;
  const { seat } = entry;
  const turn = counsel.turnOf(stateAt(at));
  const end = log.findIndex((_, i) => i > at && counsel.turnOf(stateAt(i)) !== turn);
  const played = log
    .slice(at, end < 0 ? log.length : end)
    .flatMap((each) => (each.seat === seat && !counsel.isConcession(each.action) ? [each.action] : []));
  if (played.length === 0) return null;
  const dice = seededDice(`${REST} ${at}`);
  const guess = game.sample(stateAt(at), seat, dice);
  const thought = advise(game, counsel, guess, seat, dice, { evaluations: BUDGET }, played);
  for (;;) {
    const step = thought.next();
    if (!step.done) continue;
    const [plan] = step.value.plans;
    const gain = plan.chance - step.value.now;
    const isSure = gain >= NOTABLE && gain > plan.give;
    return isSure ? { action: at + 1, seat, plan, gain: Math.round(1000 * gain) / 1000 } : null;
  }
}

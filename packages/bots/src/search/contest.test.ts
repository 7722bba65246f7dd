import { type GameEvent, seededDice } from '@hexwyrm/kernel';
import { expect, it } from 'vitest';
import { Contest } from './contest.ts';
import { craftWith, game, type Ladders, ladders, type Move } from './ladder.fixture.ts';
import { Rehearsal } from './rehearsal.ts';

const climb = (unit: number): Move => ({ type: 'climb', unit });
const UP: readonly Move[] = [climb(0), climb(0), climb(0)];
const STAY: readonly Move[] = [{ type: 'end' }];

/** What is thought from a position, and how many actions that takes. */
function rehearsalFor(rungs: readonly number[], state: Ladders, evaluations = 5000) {
  return new Rehearsal(game, craftWith(rungs), state, 'left', seededDice('contest'), { evaluations });
}

function winnerOf<T>(thought: Generator<undefined, T, undefined>): T {
  for (;;) {
    const step = thought.next();
    if (step.done) return step.value;
  }
}

it('prefers a plan that is ahead under all fates, and none that is only as good', () => {
  const [uphill, level] = [
    [0, 1, 2, 3],
    [0, 0, 0, 0],
  ].map((rungs) => {
    const contest = new Contest<Ladders, Move, GameEvent, unknown>(STAY, [], seededDice(1));
    return winnerOf(contest.run(rehearsalFor(rungs, ladders(2))));
  });
  expect(uphill.map(({ type }) => type)).toContain('climb');
  expect(level).toEqual(STAY);
});

it('asks the other players for their plans first', () => {
  const rungs = [0, 1, 2, 3];
  const { moods } = craftWith(rungs);
  const contest = new Contest<Ladders, Move, GameEvent, unknown>(STAY, moods, seededDice(1));
  // Two fates for each of the two plans, then four, are enough; a try of either takes at most seven actions.
  expect(winnerOf(contest.run(rehearsalFor(rungs, ladders(2), 70)))).toEqual(UP);
});

it('keeps what it knows of a plan after an action of it', () => {
  const rungs = [0, 1, 2, 3];
  const state = ladders(2);
  const contest = new Contest<Ladders, Move, GameEvent, unknown>(UP, [], seededDice(1));
  winnerOf(contest.run(rehearsalFor(rungs, state)));
  game.apply(state, 'left', climb(0), seededDice(1));
  contest.take(climb(0));
  const rehearsal = rehearsalFor(rungs, state);
  expect(winnerOf(contest.run(rehearsal))).toEqual([climb(0), climb(0)]);
  expect(rehearsal.applied).toBeLessThan(20);
});

it('goes on to changes of the best plan where no other player has a new one', () => {
  const rungs = [0, 1, 2, 3];
  const { policy } = craftWith(rungs);
  const players = Array.from({ length: 30 }, () => policy);
  const contest = new Contest<Ladders, Move, GameEvent, unknown>(STAY, players, seededDice(1));
  const plan = winnerOf(contest.run(rehearsalFor(rungs, ladders(2))));
  expect(plan.map(({ type }) => type)).toContain('climb');
});

import { seededDice } from '@hexwyrm/kernel';
import { expect, it } from 'vitest';
import { craftWith, game, ladders, type Move } from './ladder.fixture.ts';
import { Rehearsal } from './rehearsal.ts';
import { weigh } from './weighing.ts';

const END: Move = { type: 'end' };

/** What is chosen where the policy would end the turn, and how many actions that took. */
function choiceWith(rungs: readonly number[], evaluations: number) {
  const state = ladders(2);
  const rehearsal = new Rehearsal(game, craftWith(rungs), state, 'left', seededDice('weigh'), {
    evaluations,
  });
  const thought = weigh(rehearsal, state, game.legal(state, 'left'), END);
  for (;;) {
    const step = thought.next();
    if (step.done) return { choice: step.value, applied: rehearsal.applied };
  }
}

it('prefers an action after which the policy does better', () => {
  expect(choiceWith([0, 1, 2, 3], 5000).choice).toEqual({ type: 'climb', unit: 0 });
});

it('keeps to the policy where another action is no better, or where it leads to is not worth it', () => {
  expect(choiceWith([0, 0, 0, 0], 5000).choice).toEqual(END);
  // The policy would stop on the first rung.
  expect(choiceWith([0, -1, -2, 10], 5000).choice).toEqual(END);
});

it('keeps to the policy where its time is up', () => {
  const { choice, applied } = choiceWith([0, 1, 2, 3], 8);
  expect(choice).toEqual(END);
  expect(applied).toBeLessThan(16);
});

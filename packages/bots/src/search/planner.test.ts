import { type GameEvent, seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { greedyBot } from '../greedy.ts';
import { craftWith, game, type Ladders, ladders, type Move } from './ladder.fixture.ts';
import { planningBot } from './planner.ts';

/** Two rungs are worse than the ground; the third is worth the climb. */
const VALLEY = [0, -1, -2, 10];
const SLOPE = [0, 1, 2, 3];
const BUDGET = { evaluations: 2000 };

const climb = (unit: number): Move => ({ type: 'climb', unit });

/** The game, and how many actions have been tried in it. */
function counting() {
  let count = 0;
  const counted: typeof game = {
    ...game,
    apply: (...args) => {
      count += 1;
      return game.apply(...args);
    },
  };
  return { counted, applied: () => count };
}

/** A whole turn of the left seat. */
function turnBy(rungs: readonly number[], state: Ladders): Move[] {
  const bot = planningBot('planner', craftWith(rungs), BUDGET).sitDown?.();
  const dice = seededDice('turn');
  const moves: Move[] = [];
  while (state.turn === 0) {
    const move = bot!.choose(game, game.clone(state), 'left', dice, BUDGET);
    game.apply(state, 'left', move, dice);
    moves.push(move);
  }
  return moves;
}

describe('a bot that plans', () => {
  it('goes through a valley that one who looks one action ahead does not enter', () => {
    const greedy = greedyBot<Ladders, Move, GameEvent, unknown>(craftWith(VALLEY).judgement);
    expect(greedy.choose(game, ladders(2), 'left', seededDice(1), BUDGET)).toEqual({ type: 'end' });
    expect(turnBy(VALLEY, ladders(2))).toEqual([climb(0), climb(0), climb(0)]);
  });

  it('improves the plan of its policy where there are many units', () => {
    const moves = turnBy(SLOPE, ladders(12));
    expect(moves.map(({ type }) => type)).toEqual(['climb', 'climb', 'climb']);
  });

  it('keeps to its budget for the turn, and to its policy when it has to answer at once', () => {
    const { counted, applied } = counting();
    const bot = planningBot('planner', craftWith(SLOPE), BUDGET);
    bot.choose(counted, ladders(12), 'left', seededDice(1), { evaluations: 600 });
    // Half of it for the first choice, and at most a try more.
    expect(applied()).toBeGreaterThanOrEqual(300);
    expect(applied()).toBeLessThan(320);
    const hurried = { ...BUDGET, isOver: () => true };
    expect(bot.choose(counted, ladders(2), 'left', seededDice(1), hurried)).toEqual({ type: 'end' });
  });

  it('keeps to the plan of its policy where nothing is better', () => {
    expect(turnBy([0, 0, 0, 0], ladders(12))).toEqual([{ type: 'end' }]);
    expect(turnBy([0, -1, -2, -3], ladders(12))).toEqual([{ type: 'end' }]);
  });

  it('thinks step by step to the same choice', () => {
    const bot = planningBot('planner', craftWith(VALLEY), BUDGET);
    const thought = bot.think!(game, ladders(2), 'left', seededDice(1), BUDGET);
    let [steps, step] = [0, thought.next()];
    for (; !step.done; step = thought.next()) steps += 1;
    expect(steps).toBeGreaterThan(20);
    expect(step.value).toEqual(bot.choose(game, ladders(2), 'left', seededDice(1), BUDGET));
  });

  it.each([2, 12])(
    'takes no notice of what it was trying when its time was up, with %d units',
    (climbers) => {
      const choices = [40, 41, 42, 43].map((questions) => {
        let asked = 0;
        const isOver = () => ++asked > questions;
        const bot = planningBot('planner', craftWith(SLOPE), BUDGET);
        return bot.choose(game, ladders(climbers), 'left', seededDice(1), { ...BUDGET, isOver }).type;
      });
      expect(choices.every((type) => type === 'climb' || type === 'end')).toBe(true);
    },
  );

  it('goes on with its thought after an action, and begins another where things come otherwise than foreseen', () => {
    const bot = planningBot('planner', craftWith(SLOPE), BUDGET).sitDown?.();
    const state = ladders(12);
    const dice = seededDice('turn');
    game.apply(state, 'left', bot!.choose(game, game.clone(state), 'left', dice, BUDGET), dice);
    const { counted, applied } = counting();
    // It had found that nothing is better than three steps up.
    expect(bot!.choose(counted, game.clone(state), 'left', dice, BUDGET)).toMatchObject({ type: 'climb' });
    expect(applied()).toBeLessThan(50);
    // Somebody else has moved: all plans are tried anew, with half of what is left.
    state.climbers[1] = 1;
    bot!.choose(counted, game.clone(state), 'left', dice, BUDGET);
    expect(applied()).toBeGreaterThan(200);
  });

  it('carries a plan out without another thought once little of the budget is left', () => {
    const bot = planningBot('planner', craftWith(SLOPE), BUDGET).sitDown?.();
    const state = ladders(12);
    const dice = seededDice('turn');
    const { counted, applied } = counting();
    // Half, and a quarter: of the last quarter an eighth is left before the third step.
    const thoughts = [0, 1, 2].map(() => {
      const before = applied();
      const move = bot!.choose(counted, game.clone(state), 'left', dice, { evaluations: 160 });
      game.apply(state, 'left', move, dice);
      return applied() - before;
    });
    expect(thoughts[0]).toBeGreaterThanOrEqual(80);
    expect(thoughts[1]).toBeGreaterThanOrEqual(30);
  });
});

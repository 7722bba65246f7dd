import { distance } from '@hexwyrm/hexmap';
import { type Facts, pickOne, type Refusal, seededDice } from '@hexwyrm/kernel';
import { attemptsIn } from '@hexwyrm/wargame/testing';
import { describe, expect, test } from 'vitest';
import { openBoard } from '../core/board.ts';
import type { State } from '../core/state.ts';
import { dragonPass } from '../game/dragon-pass.ts';
import { groundOrHeldRefusal } from '../terrain/march.ts';
import { moverOf } from '../terrain/mover.ts';
import { SUBJECT } from './subject.ts';

// What a refusal says in numbers and the clause it cites name one and the same obstacle, the first one in the way.

const STEPS = 400;
/** So many refusals of each kind of action are looked at in one position. */
const EACH = 3;

/** The one clause that counts movement points. */
const POINTS = 'DP-6-b';

/** What is wrong between the facts of a refusal and its clause, or null. */
function disagreement({ clause, facts = {} }: Refusal, type: string): string | null {
  const number = (name: string): number => Number(facts[name]);
  if (clause === POINTS) return sumsUp(facts) ? null : 'the points do not add up';
  if ('mp' in facts || 'spent' in facts) return 'points forbid nothing here';
  if (type !== 'take' || !('price' in facts)) return null;
  return facts.price === null || number('price') > number('left') ? null : 'the price could be paid';
}

/** What is left is what the unit has and has not spent; beside it only the step that is too dear counts. */
function sumsUp({ mp, spent, left }: Facts): boolean {
  if (typeof mp !== 'number' || typeof spent !== 'number') return false;
  return left === undefined || left === Math.max(0, mp - spent);
}

/** What bars the way to the hex before the points do, or null. */
function earlierObstacle(state: State, unit: number, to: number): string | null {
  const board = openBoard(state);
  return groundOrHeldRefusal(moverOf(board, unit), to);
}

describe.each(dragonPass.scenarios.map(({ id }) => id))('%s', (scenario) => {
  test('of thousands of refusals each names one true obstacle, the first', { timeout: 300_000 }, () => {
    const dice = seededDice(`refusals ${scenario}`);
    const state = dragonPass.setup(scenario, {}, dice);
    const { grid } = openBoard(state).world.land;
    let refused = 0;
    for (let step = 0; step < STEPS; step++) {
      const decision = dragonPass.decision(state);
      if (!decision) break;
      const seat = pickOne(dice, decision.seats);
      const legal = dragonPass.legal(state, seat);
      for (const [type, attempts] of step % 8 === 0 ? attemptsIn(SUBJECT, state, legal, dice) : []) {
        for (let n = 0; n < EACH && attempts.length > 0; n++) {
          const attempt = pickOne(dice, attempts);
          const verdict = dragonPass.explain(state, seat, attempt);
          if (verdict.ok) continue;
          refused++;
          const wrong = disagreement(verdict.refusal, type);
          if (wrong !== null)
            throw new Error(`${JSON.stringify(attempt)}: ${JSON.stringify(verdict.refusal)}: ${wrong}`);
        }
      }
      const steps = legal.filter((action) => action.type === 'step');
      if (steps.length > 0) {
        const { unit } = pickOne(dice, steps);
        const from = state.units[unit]?.hex ?? -1;
        for (let n = 0; n < EACH; n++) {
          const to = pickOne(dice, [...grid.names.keys()]);
          const verdict = dragonPass.explain(state, seat, {
            type: 'step',
            unit,
            to: grid.names[to],
          });
          if (verdict.ok || distance(grid, from, to) < 2) continue;
          refused++;
          const wrong =
            disagreement(verdict.refusal, 'step') ??
            (verdict.refusal.clause === POINTS ? earlierObstacle(state, unit, to) : null);
          if (wrong !== null)
            throw new Error(`step ${unit} to ${to}: ${JSON.stringify(verdict.refusal)}: ${wrong}`);
        }
      }
      const kind = pickOne(dice, [...new Set(legal.map(({ type }) => type))]);
      const same = legal.filter(({ type }) => type === kind);
      dragonPass.apply(state, seat, pickOne(dice, same), dice);
    }
    expect(refused).toBeGreaterThan(500);
  });
});

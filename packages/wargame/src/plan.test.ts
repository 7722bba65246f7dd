import { expect, test } from 'vitest';
import { fromPlan } from './plan.ts';

interface Board {
  readonly state: { gold: number };
}
interface Purchase {
  readonly price: number;
}

/** A rule that counts how often it plans: to buy something for at most all the gold there is. */
function shop() {
  const counted = { plans: 0 };
  const rule = fromPlan<Board, Board, string, Purchase, 'TOO-DEAR', { left: number }>({
    plan({ state }, _player, { price }) {
      counted.plans += 1;
      return price > state.gold ? 'TOO-DEAR' : { left: state.gold - price };
    },
    scope: (_board, { left }) => [left],
    carryOut({ state }, _player, _action, { left }) {
      state.gold = left;
    },
  });
  return { counted, rule };
}

test('what the gate has planned is carried out without planning again', () => {
  const { counted, rule } = shop();
  const board: Board = { state: { gold: 10 } };
  const action = { price: 4 };
  expect(rule.refusal(board, 'red', action)).toBeNull();
  rule.carryOut(board, 'red', action);
  expect([board.state.gold, counted.plans]).toEqual([6, 1]);
});

test('what an action affects is read from the same plan', () => {
  const { counted, rule } = shop();
  const board: Board = { state: { gold: 10 } };
  const action = { price: 4 };
  rule.refusal(board, 'red', action);
  expect([rule.scope?.(board, 'red', action), counted.plans]).toEqual([[6], 1]);
});

test('a plan holds for one state, and is carried out once', () => {
  const { counted, rule } = shop();
  const [board, copy]: Board[] = [{ state: { gold: 10 } }, { state: { gold: 20 } }];
  const action = { price: 4 };
  rule.refusal(board!, 'red', action);
  rule.carryOut(copy!, 'red', action);
  expect([copy!.state.gold, counted.plans]).toEqual([16, 2]);
  rule.carryOut(board!, 'red', action);
  rule.carryOut(board!, 'red', action);
  expect(board!.state.gold).toBe(2);
  expect(Object.keys(action)).toEqual(['price']);
});

test('a refused action has no plan to carry out', () => {
  const { rule } = shop();
  const board: Board = { state: { gold: 1 } };
  expect(rule.refusal(board, 'red', { price: 4 })).toBe('TOO-DEAR');
  expect(() => rule.carryOut(board, 'red', { price: 4 })).toThrow('TOO-DEAR');
  expect(board.state.gold).toBe(1);
});

test('a rule without odds has none', () => {
  expect('odds' in shop().rule).toBe(false);
});

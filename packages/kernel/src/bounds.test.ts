import { describe, expect, it } from 'vitest';
import { type Bounds, boundsProblem, isJson, POSITION_BOUNDS, REPLAY_BOUNDS } from './bounds.ts';
import { MOST_PROBLEMS, PositionError, ReplayError } from './errors.ts';
import { parseReplay } from './replay-schema.ts';

const SMALL: Bounds = { depth: 3, values: 8, letters: 5 };

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let n = 0; n < depth; n++) value = [value];
  return value;
};

describe('data from outside', () => {
  it.each([
    [null],
    [true],
    [-1.5],
    ['12345'],
    ['🐉'],
    [[]],
    [{}],
    [{ a: [{ b: 1 }], c: [1, 2] }],
    [nested(3)],
  ])('%j is within its bounds', (value) => {
    expect(boundsProblem(value, SMALL)).toBeNull();
  });

  it.each([
    ['too deep', nested(4), '[0][0][0]', 'is nested deeper than 3'],
    ['too many values in a list', [1, 2, 3, 4, 5, 6, 7, 8], '', 'holds more than 8 values'],
    ['too many values in all', [[1, 2, 3], [4, 5, 6], 7], '', 'holds more than 8 values'],
    ['a long text', { a: ['123456'] }, 'a[0]', 'is longer than 5 letters'],
    ['a long name', { abcdef: 1 }, 'abcdef', 'has a name longer than 5 letters'],
    ['no number', [Number.NaN], '[0]', 'is no JSON data'],
    ['no end', { n: Number.POSITIVE_INFINITY }, 'n', 'is no JSON data'],
    ['nothing', [undefined], '[0]', 'is no JSON data'],
    ['a function', { a: () => 1 }, 'a', 'is no JSON data'],
    ['a big number', 1n, '', 'is no JSON data'],
    ['half a character', ['\ud83d'], '[0]', 'holds half a character'],
    ['a name with half a character', { '\udc09': 1 }, '\udc09', 'has a name with half a character'],
  ])('%s is told with its place', (_, value, path, reason) => {
    expect(boundsProblem(value, SMALL)).toEqual({ path, reason });
  });

  it('never has a field called __proto__', () => {
    expect(boundsProblem(JSON.parse('{"a":{"__proto__":1}}'), POSITION_BOUNDS)).toEqual({
      path: 'a.__proto__',
      reason: 'is no name of a field',
    });
  });

  it('ends, however deep it is, and even if it holds itself', () => {
    const round: unknown[] = [];
    round.push(round);
    expect(boundsProblem(round, POSITION_BOUNDS)?.reason).toBe('is nested deeper than 16');
    expect(boundsProblem(nested(1_000_000), REPLAY_BOUNDS)?.reason).toBe('is nested deeper than 24');
    expect(isJson(nested(25))).toBe(false);
  });
});

describe('a file of rubbish', () => {
  const replay = { format: 'hexwyrm-replay/1', game: 'toy', rulesVersion: 1, hash: '0'.repeat(64) };
  const start = { kind: 'scenario', scenario: 'dawn', options: {} };
  const dice = { kind: 'seed', seed: 1 };
  const problemsOf = (file: unknown): ReplayError['problems'] => {
    try {
      parseReplay(file);
    } catch (error) {
      if (error instanceof ReplayError) return error.problems;
      throw error;
    }
    return [];
  };

  it('is told about fifty times at most', () => {
    const many = Array.from({ length: 900 }, (_, index) => ({ path: `units[${index}]`, reason: 'no' }));
    expect(new PositionError(many).problems).toEqual(many.slice(0, MOST_PROBLEMS));
    expect(new PositionError(many).message).not.toContain('units[50]');
    const actions = Array.from({ length: 300_000 }, () => 1);
    expect(problemsOf({ ...replay, start, dice, actions })).toHaveLength(MOST_PROBLEMS);
    const values = Array.from({ length: 300_000 }, () => 9);
    const scripted = problemsOf({ ...replay, start, dice: { kind: 'scripted', values }, actions: [] });
    expect(scripted).toHaveLength(MOST_PROBLEMS);
    expect(scripted[0]).toEqual({ path: 'dice.values[0]', reason: 'is no face of a die' });
  });

  it.each([
    ['more values', Array.from({ length: 1_000_001 }, () => 1), 'holds more than 1000000 values'],
    ['deeper', nested(30), 'is nested deeper than 24'],
    ['a longer text', { seed: 'x'.repeat(2001) }, 'is longer than 2000 letters'],
  ])('with %s than a replay is not read at all', (_, part, reason) => {
    expect(problemsOf({ ...replay, start, dice, actions: [], part })).toEqual([
      { path: expect.any(String), reason },
    ]);
  });

  it('is not even parsed where it is too long', () => {
    expect(problemsOf(`"${'x'.repeat(8 * 1024 * 1024)}"`)).toEqual([
      { path: '', reason: 'is longer than 8388608 letters' },
    ]);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyNews, createNews } from './news.ts';
import type { Entry } from './snapshot.ts';

const line = (number: number): Entry => ({ seat: 'lunar', action: null, rolled: [number], events: [] });
const logOf = (...numbers: number[]): readonly Entry[] => numbers.map(line);

describe('news of a log', () => {
  it('turn any log into any other, and leave the first as it was', () => {
    const log = fc
      .array(fc.integer({ min: 1, max: 4 }), { maxLength: 8 })
      .map((numbers) => logOf(...numbers));
    fc.assert(
      fc.property(log, log, (before, after) => {
        const copy = structuredClone(before);
        expect(applyNews(before, createNews(before, after))).toEqual(after);
        expect(before).toEqual(copy);
      }),
    );
  });

  it('are what has come after it', () => {
    expect(createNews(logOf(1, 2), logOf(1, 2, 3))).toEqual({ from: 2, entries: logOf(3) });
    expect(createNews(logOf(1, 2), logOf(1, 2))).toEqual({ from: 2, entries: [] });
  });

  it('are what has come in between, and what has come after it', () => {
    expect(createNews(logOf(1, 2), logOf(1, 3, 4, 2, 5))).toEqual({
      inserted: [
        [1, line(3)],
        [2, line(4)],
      ],
      from: 4,
      entries: logOf(5),
    });
  });

  it('are all from where lines are gone', () => {
    expect(createNews(logOf(1, 2, 3), logOf(1, 3, 4, 5))).toEqual({ from: 1, entries: logOf(3, 4, 5) });
    expect(createNews(logOf(1, 2, 3), logOf(1))).toEqual({ from: 1, entries: [] });
  });
});

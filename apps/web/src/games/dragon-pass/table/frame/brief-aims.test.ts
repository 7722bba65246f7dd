import type { Aim } from '@hexwyrm/dragon-pass';
import { expect, test } from 'vitest';
import { briefly } from './brief-aims.ts';

const more = (seat: string, has: number, needs: number): Aim => ({
  seat,
  reason: 'more-enemy-fortresses',
  has,
  needs,
  clause: 'DP-18.7.6-a',
});

const tied = (has: number, needs: number): Aim => ({
  ...more('sartar', has, needs),
  reason: 'last-to-move',
  clause: 'DP-18.7.6-b',
});

test('DP-18.7.6-b: who wins a tie needs one fortress less, and nothing else is shown', () => {
  expect(briefly([more('lunar', 2, 2), more('sartar', 1, 3), tied(1, 2)])).toEqual([
    more('lunar', 2, 2),
    tied(1, 2),
  ]);
});

test('a tie at none is no aim yet', () => {
  const aims = [more('lunar', 0, 1), more('sartar', 0, 1)];
  expect(briefly([...aims, tied(0, 0)])).toEqual(aims);
});

import type { TableEntry } from '@hexwyrm/protocol';
import { expect, test } from 'vitest';
import { pauseAfter } from './pace.ts';

const entry = (...types: string[]): TableEntry => ({
  seat: 'sartar',
  action: null,
  rolled: [],
  events: types.map((type) => ({ type, clause: 'DP-5.3-c' })),
});

test('moves of hidden units take no time, those that can be seen do', () => {
  expect(pauseAfter([entry('unseen'), entry('unseen', 'unseen')], 'calm')).toBe(0);
  expect(pauseAfter([entry('moved')], 'calm')).toBeGreaterThan(0);
  expect(pauseAfter([entry('unseen', 'revealed')], 'calm')).toBeGreaterThan(0);
});

import type { Entry } from '@hexwyrm/protocol';
import { expect, test } from 'vitest';
import { concededBy, logEvents } from './chronicle.ts';

const entry = (event: object): Entry => ({
  seat: 'invader',
  action: null,
  rolled: [],
  events: [{ type: 'phase', clause: 'DR-2.6.1-a', ...event }],
});

test('the result names who gave up, also where the grade makes them the winner', () => {
  const gaveUp = entry({ type: 'conceded', clause: 'DR-2.6-a', side: 'invader' });
  expect(concededBy(logEvents([entry({}), gaveUp], 4))).toBe('invader');
  expect(concededBy(logEvents([entry({})], 4))).toBeNull();
});

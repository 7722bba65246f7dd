import { expect, it } from 'vitest';
import { verdictOf } from './Verdict.tsx';

const TWO = { seats: ['lunar', 'sartar'] };

it.each([
  ['won', 'lunar', { lunar: 'person', sartar: 'greedy' }],
  ['lost', 'sartar', { lunar: 'person', sartar: 'greedy' }],
  ['draw', null, { lunar: 'person', sartar: 'greedy' }],
  ['wins', 'sartar', { lunar: 'person', sartar: 'person' }],
  ['wins', 'sartar', { lunar: 'greedy', sartar: 'random' }],
  // A lesson: the script is nobody's opponent, and whoever learns it wins or loses.
  ['won', 'lunar', { lunar: 'person', sartar: 'script' }],
] as const)('%s: %s, of %j', (verdict, winner, seats) => {
  expect(verdictOf({ winner }, TWO, seats)).toBe(verdict);
});

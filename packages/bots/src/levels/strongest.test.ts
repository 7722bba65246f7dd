import { expect, it } from 'vitest';
import { LEVELS } from './ids.ts';
import { botCalled, callings } from './strongest.ts';

it('knows the strongest level by that name, and every bot by its own', () => {
  const bots = new Map([...LEVELS, 'random'].map((name) => [name, `${name} itself`]));
  expect(botCalled(bots, 'strongest')).toBe('old-wyrm itself');
  for (const name of bots.keys()) expect(botCalled(bots, name)).toBe(`${name} itself`);
  expect(botCalled(bots, 'deep-thought')).toBeUndefined();
  expect(callings(bots)).toEqual([...LEVELS, 'random', 'strongest']);
});

import type { Odds, RollOdds } from '@hexwyrm/kernel';
import { expect, test } from 'vitest';
import { bestOf } from './chances.ts';

const roll = (hits: number, result: string): RollOdds => ({
  roll: 'to-hit',
  clause: 'DR-2.7.2-d',
  dice: 1,
  needs: 7 - hits,
  modifier: 0,
  modifiers: [],
  chance: [hits, 6],
  results: [
    { result, chance: [hits, 6] },
    { result: 'missed', chance: [6 - hits, 6] },
  ],
});

test('an attack that can do damage is proposed before a likelier one that cannot', () => {
  const odds = new Map<string, Odds>([
    ['wings', [roll(4, 'wasted')]],
    ['legs', [roll(3, 'damaged')]],
    ['head', [roll(2, 'damaged')]],
  ]);
  expect(bestOf(['wings', 'legs', 'head'], odds, 'wings')).toBe('legs');
  expect(bestOf(['wings'], odds, 'head')).toBe('wings');
});

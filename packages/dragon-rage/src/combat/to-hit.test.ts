import { expect, test } from 'vitest';
import type { PrintedAction as Action } from '../core/actions.ts';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';
import type { UnitTypeId } from '../world/unit-types.ts';

/** The clause of the number needed, as odds and roll both cite it, and the number. */
function markFor(attacker: Piece, monster: Piece, phase: 8 | 9): [string, number] {
  const t = table({
    phase,
    corrections: { map: 'plain', hexes: monster.type === 'SERPENT' ? { '1010': { terrain: 'river' } } : {} },
    pieces: { attacker, monster, other: invader('ORC', '2010'), prey: defender('INF', '2009') },
  });
  const target = { unit: 0, monster: 1, ...(monster.type === 'DRAGON' ? { area: 'legs' as const } : {}) };
  const aimed: Action = phase === 8 ? { type: 'shoot', ...target } : { type: 'melee', ...target };
  const [odds] = t.odds('defender', aimed);
  const [rolled] = eventsOf(t.play('defender', aimed, 1), 'rolled');
  expect([rolled.clause, rolled.needs]).toEqual([odds.clause, odds.needs]);
  return [odds.clause, odds.needs];
}

const at = (type: UnitTypeId): Piece => invader(type, '1010', type === 'DRAGON' ? { facing: 'N' } : {});
const blow = (type: UnitTypeId) => markFor(defender('INF', '1009'), at(type), 9);
const shot = (shooter: UnitTypeId, hex: string, type: UnitTypeId) =>
  markFor(defender(shooter, hex), at(type), 8);

test('DR-2.11.1.4-a, DR-2.11.2.3-a, DR-2.11.3.4-a a blow at a minor monster cites its own number', () => {
  expect(blow('GIANT')).toEqual(['DR-2.11.1.4-a', 6]);
  expect(blow('SERPENT')).toEqual(['DR-2.11.2.3-a', 5]);
  expect(blow('TREX')).toEqual(['DR-2.11.3.4-a', 6]);
  expect(blow('DRAGON')).toEqual(['DR-2.7.2-d', 5]);
});

test('DR-2.7.6.3-g, DR-2.11.1.4-a a shot cites the monster only where its number is the higher', () => {
  expect(shot('ARH', '1009', 'GIANT')).toEqual(['DR-2.11.1.4-a', 6]);
  expect(shot('ARH', '1008', 'GIANT')).toEqual(['DR-2.7.6.3-c', 6]);
  expect(shot('ARH', '1009', 'SERPENT')).toEqual(['DR-2.7.6.3-b', 5]);
  expect(shot('ARH', '1009', 'DRAGON')).toEqual(['DR-2.7.6.3-b', 5]);
});

test('DR-2.10.8.1-e, DR-2.10.8.2-c engines cite their own numbers', () => {
  expect(shot('CAT', '1008', 'DRAGON')).toEqual(['DR-2.10.8.1-e', 6]);
  expect(shot('BAL', '1009', 'DRAGON')).toEqual(['DR-2.10.8.2-c', 4]);
  expect(shot('BAL', '1008', 'DRAGON')).toEqual(['DR-2.10.8.2-c', 5]);
  // R-DR-158: the serpent's own 5 is higher than the ballista's 4
  expect(shot('BAL', '1009', 'SERPENT')).toEqual(['DR-2.11.2.3-a', 5]);
});

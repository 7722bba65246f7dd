import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';

const infantry = (hex: string) => ({ type: 'INF', side: 'defender', hex }) as const;

test('DR-2.4.1-a one movement point a hex', () => {
  const t = table({ phase: 7, pieces: { inf: infantry('1010'), other: infantry('2010') } });
  for (const to of ['1009', '1008', '1007'] as const)
    t.play('defender', { type: 'walk', unit: t.id('inf'), to });
  expect(t.at('inf')).toBe('1007');
  expect(t.refusal('defender', { type: 'walk', unit: t.id('inf'), to: '1006' })).toBe('DR-2.4.1-a');
});

test('DR-2.4.5-a units may pause and resume', () => {
  const t = table({ phase: 7, pieces: { a: infantry('1010'), b: infantry('2010') } });
  t.play('defender', { type: 'walk', unit: t.id('a'), to: '1009' });
  t.play('defender', { type: 'walk', unit: t.id('b'), to: '2009' });
  t.play('defender', { type: 'walk', unit: t.id('b'), to: '2008' });
  t.play('defender', { type: 'walk', unit: t.id('a'), to: '1008' });
  t.play('defender', { type: 'walk', unit: t.id('a'), to: '1007' });
  expect([t.at('a'), t.at('b')]).toEqual(['1007', '2008']);
  expect(t.offers('defender', { type: 'walk', unit: t.id('a') })).toBe(false);
});

test('DR-2.4.3-a a troop unit may not enter an occupied hex, not even to pass through', () => {
  const t = table({
    phase: 7,
    pieces: { inf: infantry('1010'), mil: { type: 'MIL', side: 'defender', hex: '1009' } },
  });
  expect(t.refusal('defender', { type: 'walk', unit: t.id('inf'), to: '1009' })).toBe('DR-2.4.3-a');
  expect(t.refusal('defender', { type: 'walk', unit: t.id('inf'), to: '1110' })).toBeNull();
});

import { expect, test } from 'vitest';
import { eventsOf, table } from '../testing/table.ts';

const infantry = (hex: string) => ({ type: 'INF', side: 'defender', hex }) as const;
const orc = (hex: string) => ({ type: 'ORC', side: 'invader', hex }) as const;

test('DR-2.7.1-b equal or higher destroys the defender, lower does nothing', () => {
  const t = table({ phase: 9, pieces: { inf: infantry('1010'), orc: orc('1009'), far: orc('2009') } });
  expect(t.offers('defender', { type: 'melee', unit: 0, hex: '1009' })).toBe(true);
  const events = t.play('defender', { type: 'melee', unit: 0, hex: '1009' }, 6);
  expect(t.at('orc')).toBe('dead');
  expect(eventsOf(events, 'attack')).toHaveLength(1);
});

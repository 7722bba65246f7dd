import { expect, test } from 'vitest';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, table } from '../testing/table.ts';

const idle = { other: invader('ORC', '2010'), prey: defender('INF', '2009') };
const dragon = invader('DRAGON', '1010', { facing: 'N' });

test('DR-2.10.5.3-a the first result that would kill a hero wounds him; his companion dies', () => {
  const t = table({
    phase: 4,
    pieces: { dragon, inf: defender('INF', '1009'), hero: defender('HERO', '1009'), ...idle },
  });
  const groups = { head: 1, wings: 2, legs: 4 };
  const events = t.play('invader', { type: 'strike', unit: 0, hex: '1009', groups }, 5);
  expect(eventsOf(events, 'attack')).toMatchObject([{ attack: 11, defence: 5, cell: 5 }]);
  expect([t.at('inf'), t.at('hero'), t.unit('hero').wounded]).toEqual(['dead', '1009', true]);
  expect(eventsOf(events, 'wounded')).toMatchObject([{ unit: t.id('hero'), clause: 'DR-2.10.5.3-a' }]);
});

test('DR-2.10.5.3-b a wounded hero who would be killed is removed', () => {
  const t = table({
    phase: 4,
    corrections: { units: { OHERO: { attack: 18 } } },
    pieces: { boss: invader('OHERO', '1010'), hero: defender('HERO', '1009', { wounded: true }), ...idle },
  });
  const events = t.play('invader', { type: 'melee', unit: 0, hex: '1009' });
  expect(eventsOf(events, 'attack')).toMatchObject([{ attack: 18, defence: 3, cell: 'D' }]);
  expect(t.at('hero')).toBe('dead');
  expect(eventsOf(events, 'demoralised')).toHaveLength(1);
});

test('DR-2.10.5.3-c a wounded hero moves, fights, stacks and leads as before', () => {
  const hero = defender('HERO', '1012', { wounded: true });
  const move = table({ phase: 7, pieces: { dragon, hero, inf: defender('INF', '0912'), ...idle } });
  move.play('defender', { type: 'walk', unit: 1, to: '1011' });
  expect(move.refusal('defender', { type: 'walk', unit: 1, to: '1010' })).toBeNull();
  expect(move.refusal('defender', { type: 'walk', unit: 1, to: '0912' })).toBeNull();
  const steps = ['1012', '1013', '1014'];
  for (const to of steps) move.play('defender', { type: 'walk', unit: 1, to });
  expect(move.refusal('defender', { type: 'walk', unit: 1, to: '1015' })).toBe('DR-2.4.1-a');
  const fight = table({
    phase: 9,
    pieces: { hero, orc: invader('ORC', '1011'), mil: defender('MIL', '0912'), ...idle },
  });
  fight.play('defender', { type: 'melee', unit: 0, hex: '1011' });
  const events = fight.play('defender', { type: 'roll' }, 6);
  expect(eventsOf(events, 'attack')).toMatchObject([{ attack: 3, defence: 2, cell: 6 }]);
});

test('DR-2.10.6-a a wizard defends, alone or stacked, and never attacks', () => {
  const corrections = { units: { WZD: { defence: 3 } } };
  const attacked = (pieces: Record<string, ReturnType<typeof defender>>) => {
    const t = table({
      phase: 4,
      corrections,
      pieces: { giant: invader('GIANT', '1010'), ...pieces, ...idle },
    });
    return eventsOf(t.play('invader', { type: 'melee', unit: 0, hex: '1009' }, 1), 'attack')[0].defence;
  };
  const wizard = defender('WZD', '1009');
  expect(attacked({ wizard, inf: defender('INF', '1009') })).toBe(5);
  expect(attacked({ wizard })).toBe(3);
  const own = table({
    phase: 9,
    corrections,
    pieces: { wizard, inf: defender('INF', '1009'), orc: invader('ORC', '1010'), ...idle },
  });
  expect(own.offers('defender', { type: 'melee', unit: 0 })).toBe(false);
  const events = own.play('defender', { type: 'melee', unit: 1, hex: '1010' }, 1);
  expect(eventsOf(events, 'attack')[0].attack).toBe(2);
});

test('DR-2.10.5.2-a an invading hero destroys the hex he holds without attacking', () => {
  const score = (attacks: boolean) => {
    const t = table({
      phase: 4,
      corrections: { map: 'plain', hexes: { '1010': { terrain: 'city', vp: 1 } } },
      pieces: { hero: invader('OHERO', '1010'), inf: defender('INF', '1009'), ...idle },
    });
    if (attacks) t.play('invader', { type: 'melee', unit: 0, hex: '1009' }, 1);
    t.play('invader', { type: 'end' });
    return t.score();
  };
  expect([score(false), score(true)]).toEqual([1, 0]);
});

test('DR-2.10.1.2-a invading militia destroy the hex they hold without attacking', () => {
  const score = (attacks: boolean) => {
    const t = table({
      phase: 4,
      corrections: { map: 'plain', hexes: { '1010': { terrain: 'city', vp: 1 } } },
      pieces: { mil: invader('MIL', '1010'), gob: defender('GOB', '1009'), ...idle },
    });
    if (attacks) t.play('invader', { type: 'melee', unit: 0, hex: '1009' }, 1);
    t.play('invader', { type: 'end' });
    return t.score();
  };
  expect([score(false), score(true)]).toEqual([1, 0]);
});

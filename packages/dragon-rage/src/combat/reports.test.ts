import { expect, test } from 'vitest';
import { dragonRage } from '../game/dragon-rage.ts';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, table } from '../testing/table.ts';

/** Something to do elsewhere keeps the phase open. */
const idle = { farInf: defender('INF', '2010'), farOrc: invader('ORC', '2011') };

// Archers who hit harder than they shoot: blows 3, arrows 1.
const bruisers = { units: { ARH: { attack: 3, missile: { strength: 1, longStrength: 1 } } } };

test('DR-2.7.6.1-f a shot added to a melee counts as a shot, an adjacent archer as a fighter', () => {
  const t = table({
    phase: 9,
    corrections: bruisers,
    pieces: {
      inf: defender('INF', '1010'),
      near: defender('ARH', '1110'),
      far: defender('ARH', '1007'),
      orc: invader('ORC', '1009'),
      ...idle,
    },
  });
  t.play('defender', { type: 'melee', unit: t.id('inf'), hex: '1009' });
  t.play('defender', { type: 'join', unit: t.id('far') });
  // 2 + 1 against 2 is less than double: 6 is needed.
  expect(t.odds('defender', { type: 'roll' })).toMatchObject([{ needs: 6, chance: [1, 6] }]);
  // With the neighbour's 3 it is 6 against 2: 4 is enough.
  expect(t.odds('defender', { type: 'join', unit: t.id('near') })).toMatchObject([
    { needs: 4, chance: [3, 6] },
  ]);
});

test('DR-2.7.6.1-e in the archery phase even an adjacent archer shoots', () => {
  const t = table({
    phase: 8,
    corrections: bruisers,
    pieces: { near: defender('ARH', '1010'), orc: invader('ORC', '1009'), ...idle },
  });
  // 1 against 2: no chance; as a blow of 3 it would need a 6.
  expect(t.odds('defender', { type: 'shoot', unit: t.id('near'), hex: '1009' })).toMatchObject([
    { dice: 0, chance: [0, 1] },
  ]);
});

test('DR-2.10.5.4-a odds count the bonus: wings on 4, with a hero beside on 3', () => {
  const t = table({
    phase: 9,
    pieces: {
      dragon: invader('DRAGON', '1010', { facing: 'N' }),
      inf: defender('INF', '1110'),
      hero: defender('HERO', '1210'),
      ...idle,
    },
  });
  const blow = { type: 'melee', unit: t.id('inf'), monster: t.id('dragon'), area: 'wings' } as const;
  expect(t.odds('defender', blow)).toMatchObject([{ dice: 1, needs: 4, modifier: 1, chance: [4, 6] }]);
  const events = t.play('defender', blow, 2);
  expect(eventsOf(events, 'rolled')).toMatchObject([
    { clause: 'DR-2.7.2-d', dice: [2], needs: 4, modifier: 1, success: false },
  ]);
  expect(eventsOf(events, 'missed')).toMatchObject([{ units: [t.id('inf')] }]);
});

test('DR-2.7.2-f damage is told with its points, its area and whose blow it was', () => {
  const t = table({
    phase: 9,
    pieces: { dragon: invader('DRAGON', '1010', { facing: 'N' }), cav: defender('CAV', '1110'), ...idle },
  });
  const events = t.play(
    'defender',
    { type: 'melee', unit: t.id('cav'), monster: t.id('dragon'), area: 'wings' },
    4,
  );
  expect(eventsOf(events, 'damaged')).toMatchObject([
    { clause: 'DR-2.7.2-f', area: 'wings', points: 3, by: t.id('cav') },
  ]);
});

test('DR-2.7.6.3-b DR-2.7.6.3-c shots tell which of their two numbers was needed', () => {
  const shot = (hex: string, aloft: boolean, die: number) => {
    const t = table({
      phase: 8,
      pieces: {
        dragon: invader('DRAGON', '1010', { facing: 'N', aloft }),
        arh: defender('ARH', hex),
        ...idle,
      },
    });
    const at = { type: 'shoot', unit: t.id('arh'), monster: t.id('dragon') } as const;
    const events = t.play('defender', aloft ? at : { ...at, area: 'legs' }, die);
    return [...eventsOf(events, 'rolled'), ...eventsOf(events, 'damaged')];
  };
  expect(shot('1110', false, 5)).toMatchObject([
    { clause: 'DR-2.7.6.3-b', needs: 5 },
    { clause: 'DR-2.7.6.3-e', points: 1 },
  ]);
  expect(shot('1012', false, 5)).toMatchObject([{ clause: 'DR-2.7.6.3-c', needs: 6 }]);
  expect(shot('1110', true, 6)).toMatchObject([
    { clause: 'DR-2.7.6.3-c', needs: 6 },
    { clause: 'DR-2.7.6.3-f', area: 'belly', points: 2 },
  ]);
});

test('DR-2.12.1.1.1-a a refused step tells the points there are and those that are spent', () => {
  const t = table({
    phase: 2,
    pieces: {
      dragon: invader('DRAGON', '1010', { facing: 'N', hp: { legs: [0, 0, 0, 3] } }),
      inf: defender('INF', '2010'),
      orc: invader('ORC', '1610'),
      other: invader('ORC', '0505'),
    },
  });
  t.play('invader', { type: 'walk', unit: t.id('dragon'), to: '1009' });
  for (const to of ['1609', '1608', '1607']) t.play('invader', { type: 'walk', unit: t.id('orc'), to });
  expect(dragonRage.explain(t.state, 'invader', { type: 'walk', unit: t.id('dragon'), to: '1008' })).toEqual({
    ok: false,
    refusal: { clause: 'DR-2.12.1.1.1-a', facts: { mp: 1, spent: 1 } },
  });
  expect(dragonRage.explain(t.state, 'invader', { type: 'walk', unit: t.id('orc'), to: '1606' })).toEqual({
    ok: false,
    refusal: { clause: 'DR-2.4.1-a', facts: { mp: 3, roadMp: 4, spent: 3 } },
  });
});

test('DR-2.5.5-e where something else stands in the way, the points have nothing to do with it', () => {
  // Before the North-West Gate.
  const pieces = { dragon: invader('DRAGON', '0606', { facing: 'SE' }) };
  const t = table({ map: 'esirien', phase: 2, pieces });
  expect(dragonRage.explain(t.state, 'invader', { type: 'walk', unit: t.id('dragon'), to: '0707' })).toEqual({
    ok: false,
    refusal: { clause: 'DR-2.5.5-e' },
  });
});

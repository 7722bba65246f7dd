import { expect, test } from 'vitest';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, table } from '../testing/table.ts';

const idle = { foe: defender('INF', '2010'), ally: invader('ORC', '2009') };
const young = invader('YDRAGON', '1010', { facing: 'N' });
const dragon = invader('DRAGON', '1010', { facing: 'N' });

const blow = (unit: number, area: 'head' | 'legs' | 'belly') =>
  ({ type: 'melee', unit, monster: 0, area }) as const;

test('DR-2.2.4.8-a DR-2.12.2.3-b whoever hurt a young dragon in the turn of its death is a killer, who missed is not', () => {
  const t = table({
    phase: 8,
    pieces: {
      young: { ...young, hp: { belly: [3] } },
      archer: defender('ARH', '1009'),
      miss: defender('INF', '1011'),
      hero: defender('HERO', '1010'),
      ...idle,
    },
  });
  t.play('defender', { type: 'shoot', unit: 1, monster: 0, area: 'head' }, 5);
  expect(t.state.phase).toBe(9);
  t.play('defender', blow(2, 'legs'), 1);
  const events = t.play('defender', blow(3, 'belly'), 6, 6);
  expect(t.at('young')).toBe('dead');
  expect(eventsOf(events, 'killers')).toMatchObject([{ units: [1, 3] }]);
  expect([t.unit('archer').killer, t.unit('miss').killer, t.unit('hero').killer]).toEqual([
    true,
    false,
    true,
  ]);
});

test('DR-2.12.2.3-b damage of earlier turns is forgotten when the turn advances', () => {
  const t = table({
    phase: 9,
    turn: 5,
    pieces: { young, mil: defender('HERO', '1011'), inf: defender('INF', '1111'), ...idle },
  });
  t.play('defender', blow(1, 'legs'), 5);
  expect(t.unit('young').body?.hurtBy).toEqual([1]);
  t.play('defender', { type: 'end' });
  expect(t.state.turn).toBe(6);
  expect(t.unit('young').body?.hurtBy).toEqual([]);
});

test('DR-2.12.2.3-a the loss of the head marks the culprits at once, the death once more', () => {
  const t = table({
    phase: 9,
    pieces: {
      young: { ...young, hp: { head: [2], belly: [3] } },
      inf: defender('INF', '1009'),
      hero: defender('HERO', '1010'),
      ...idle,
    },
  });
  const head = t.play('defender', blow(1, 'head'), 5);
  expect(t.at('young')).toBe('1010');
  expect(eventsOf(head, 'killers')).toMatchObject([{ units: [1] }]);
  const death = t.play('defender', blow(2, 'belly'), 6, 6);
  expect(eventsOf(death, 'killers')).toMatchObject([{ units: [2] }]);
});

test('DR-2.12.2.3-a a young dragon that dies by its berserk roll has killers too', () => {
  const t = table({
    phase: 4,
    pieces: { young: { ...young, hp: { head: [0] } }, inf: defender('INF', '1015'), ...idle },
    state: (state) => state.units[0].body?.hurtBy.push(1),
  });
  t.play('invader', { type: 'end' }, 5);
  expect(t.at('young')).toBe('dead');
  expect(t.unit('inf').killer).toBe(true);
});

const all = { head: 1, wings: 2, legs: 4 };

test('DR-2.12.2.3-c attacks of an adult dragon on killers are tripled', () => {
  const t = table({
    phase: 4,
    pieces: { dragon, inf: defender('INF', '1009', { killer: true }), ...idle },
  });
  const events = t.play('invader', { type: 'strike', unit: 0, hex: '1009', groups: all });
  expect(eventsOf(events, 'attack')).toMatchObject([{ attack: 33, defence: 2, cell: 'D' }]);
  expect(t.at('inf')).toBe('dead');
});

test('DR-2.12.2.3-c an overrun attack on killers is tripled', () => {
  const t = table({
    phase: 2,
    pieces: { dragon, inf: defender('INF', '1009', { killer: true }), ...idle },
  });
  const events = t.play('invader', { type: 'overrun', unit: 0, to: '1009' });
  expect(eventsOf(events, 'attack')).toMatchObject([{ attack: 18, defence: 2, cell: 'D' }]);
});

test('DR-2.12.2.3-d killers subtract two from their escape from an adult dragon', () => {
  const open = (die: number) => {
    const t = table({
      phase: 3,
      pieces: { dragon, inf: defender('INF', '1009', { killer: true }), ...idle },
    });
    const breathe = { type: 'breathe', unit: 0, facing: 'N' } as const;
    expect(t.odds('invader', breathe)).toMatchObject([{ modifier: -2, needs: 5, chance: [0, 6] }]);
    t.play('invader', breathe, die);
    return t.at('inf');
  };
  expect(open(6)).toBe('dead');
  const tower = (die: number) => {
    const t = table({
      phase: 3,
      corrections: { map: 'plain', hexes: { '1009': { terrain: 'tower' } } },
      pieces: { dragon: { ...dragon, aloft: true }, inf: defender('INF', '1009', { killer: true }), ...idle },
    });
    t.play('invader', { type: 'breathe', unit: 0, facing: 'N' }, die);
    return t.at('inf');
  };
  expect(tower(5)).toBe('1009');
  expect(tower(4)).toBe('dead');
});

test('DR-2.12.2.3-e one killer in the hex is enough', () => {
  const t = table({
    phase: 4,
    pieces: {
      dragon,
      inf: defender('INF', '1011', { killer: true }),
      hero: defender('HERO', '1011'),
      ...idle,
    },
  });
  const events = t.play('invader', { type: 'strike', unit: 0, hex: '1011', groups: { legs: 4 } }, 1);
  expect(eventsOf(events, 'attack')).toMatchObject([{ attack: 12, defence: 5 }]);
});

test('DR-2.12.2.3-f rocs, wurms and young dragons do not rage', () => {
  const strength = (type: 'ROC' | 'WURM' | 'YDRAGON') => {
    const t = table({
      phase: 4,
      pieces: {
        monster: invader(type, '1010', { facing: 'N' }),
        inf: defender('INF', '1009', { killer: true }),
        ...idle,
      },
    });
    const strike = { type: 'strike', unit: 0, hex: '1009', groups: { head: 1 } } as const;
    return eventsOf(t.play('invader', strike, 1), 'attack')[0].attack;
  };
  expect([strength('ROC'), strength('WURM'), strength('YDRAGON')]).toEqual([2, 8, 2]);
  const fire = table({
    phase: 3,
    pieces: { young, inf: defender('INF', '1009', { killer: true }), ...idle },
  });
  expect(fire.odds('invader', { type: 'breathe', unit: 0, facing: 'N' })).toMatchObject([{ modifier: 2 }]);
});

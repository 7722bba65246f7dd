import { expect, test } from 'vitest';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, table } from '../testing/table.ts';

/** Far from everything, with something left to do, so that the phase stays open. */
const idle = { bystander: defender('INF', '2010'), foe: invader('ORC', '2009') };

const attacks = (events: ReturnType<ReturnType<typeof table>['play']>) =>
  eventsOf(events, 'attack').map(({ attack, defence, cell }) => ({ attack, defence, cell }));

test('DR-2.7.1-b the odds of an attack grow with those who join', () => {
  const t = table({
    phase: 9,
    pieces: {
      a: defender('INF', '1010'),
      b: defender('INF', '1110'),
      c: defender('MIL', '0910'),
      orc: invader('ORC', '1009'),
      ...idle,
    },
  });
  const chance = (action: Parameters<typeof t.odds>[1]) => t.odds('defender', action).map((o) => o.chance);
  expect(chance({ type: 'melee', unit: t.id('a'), hex: '1009' })).toEqual([[1, 6]]);
  t.play('defender', { type: 'melee', unit: t.id('a'), hex: '1009' });
  expect(chance({ type: 'join', unit: t.id('b') })).toEqual([[2, 6]]);
  expect(chance({ type: 'join', unit: t.id('c') })).toEqual([[1, 6]]);
  expect(chance({ type: 'roll' })).toEqual([[1, 6]]);
});

test('DR-2.7.1-b whoever begins an attack is told how many may join and what all of them would need', () => {
  const t = table({
    phase: 9,
    pieces: {
      a: defender('INF', '1010'),
      b: defender('INF', '1110'),
      c: defender('INF', '0910'),
      orc: invader('ORC', '1009'),
      ...idle,
    },
  });
  const outlook = (unit: number, hex: string) => t.outlook('defender', { type: 'melee', unit, hex });
  const joined = outlook(t.id('a'), '1009')?.joined;
  expect(joined?.units).toBe(2);
  t.play('defender', { type: 'melee', unit: t.id('a'), hex: '1009' });
  t.play('defender', { type: 'join', unit: t.id('b') });
  expect(joined?.odds).toEqual(t.odds('defender', { type: 'join', unit: t.id('c') }));
  const alone = table({
    phase: 9,
    pieces: { a: defender('INF', '1010'), orc: invader('ORC', '1009'), ...idle },
  });
  expect(alone.outlook('defender', { type: 'melee', unit: 0, hex: '1009' })).not.toHaveProperty('joined');
});

test('DR-2.7.1.2-a several units add their strengths in one attack on one hex', () => {
  const t = table({
    phase: 9,
    pieces: {
      a: defender('INF', '1010'),
      b: defender('INF', '1110'),
      c: defender('INF', '0910'),
      troll: invader('TRL', '1009'),
      ...idle,
    },
  });
  t.play('defender', { type: 'melee', unit: t.id('a'), hex: '1009' });
  t.play('defender', { type: 'join', unit: t.id('b') });
  expect(t.refusal('defender', { type: 'join', unit: t.id('bystander') })).toBe('DR-2.7.1-a');
  expect(t.refusal('defender', { type: 'join' })).toBe('DR-2.7.1.2-a');
  t.play('defender', { type: 'join', unit: t.id('c') });
  const events = t.play('defender', { type: 'roll' }, 5);
  expect(attacks(events)).toEqual([{ attack: 6, defence: 3, cell: 5 }]);
  expect(eventsOf(events, 'attack')[0].units).toEqual([t.id('a'), t.id('b'), t.id('c')]);
  expect(t.at('troll')).toBe('dead');
});

test('DR-2.7.1.2-b a stack is attacked as one group and destroyed together', () => {
  const t = table({
    phase: 4,
    corrections: { units: { WZD: { defence: 3 } } },
    pieces: {
      dragon: invader('DRAGON', '1010', { facing: 'N' }),
      inf: defender('INF', '1009'),
      wizard: defender('WZD', '1009'),
      other: invader('ORC', '2010'),
      prey: defender('INF', '2009'),
    },
  });
  const groups = { head: 1, wings: 2, legs: 4 };
  const events = t.play('invader', { type: 'strike', unit: t.id('dragon'), hex: '1009', groups }, 5);
  expect(attacks(events)).toEqual([{ attack: 11, defence: 5, cell: 5 }]);
  expect([t.at('inf'), t.at('wizard')]).toEqual(['dead', 'dead']);
});

test('DR-2.7.1.2-c enemies in different hexes need separate attacks', () => {
  const t = table({
    phase: 9,
    pieces: {
      inf: defender('INF', '1010'),
      a: invader('ORC', '1009'),
      b: invader('ORC', '1110'),
      ...idle,
    },
  });
  expect(t.refusal('defender', { type: 'melee', unit: t.id('inf'), hex: ['1009', '1110'] })).toBe('DR-1.1-b');
  const events = t.play('defender', { type: 'melee', unit: t.id('inf'), hex: '1009' }, 6);
  expect(eventsOf(events, 'attack')).toHaveLength(1);
  expect([t.at('a'), t.at('b')]).toEqual(['dead', '1110']);
});

test('DR-2.7.1.2-d a unit takes part in one melee attack a turn', () => {
  const t = table({
    phase: 9,
    pieces: {
      a: defender('INF', '1010'),
      b: defender('INF', '1110'),
      orc: invader('ORC', '1009'),
      second: invader('ORC', '1111'),
      ...idle,
    },
  });
  t.play('defender', { type: 'melee', unit: t.id('a'), hex: '1009' });
  expect(t.refusal('defender', { type: 'join', unit: t.id('a') })).toBe('DR-2.7.1.2-d');
  t.play('defender', { type: 'join', unit: t.id('b') });
  t.play('defender', { type: 'roll' }, 1);
  for (const name of ['a', 'b'] as const) {
    expect(t.refusal('defender', { type: 'melee', unit: t.id(name), hex: '1111' })).toBe('DR-2.7.1.2-d');
    expect(t.offers('defender', { type: 'melee', unit: t.id(name) })).toBe(false);
  }
});

test('DR-2.7.1.2-e different units attack the same hex one after another', () => {
  const t = table({
    phase: 9,
    pieces: {
      a: defender('INF', '1010'),
      b: defender('INF', '1110'),
      orc: invader('ORC', '1009'),
      ...idle,
    },
  });
  t.play('defender', { type: 'melee', unit: t.id('a'), hex: '1009' });
  t.play('defender', { type: 'roll' }, 5);
  expect(t.at('orc')).toBe('1009');
  t.play('defender', { type: 'melee', unit: t.id('b'), hex: '1009' }, 6);
  expect(t.at('orc')).toBe('dead');
});

test('DR-2.7.1.2-f minor monsters and troops pool, a major monster never does', () => {
  const t = table({
    phase: 4,
    pieces: {
      orc: invader('ORC', '1010'),
      dragon: invader('DRAGON', '1110', { facing: 'NW' }),
      giant: invader('GIANT', '0910'),
      cav: defender('CAV', '1009'),
      far: invader('ORC', '2010'),
      prey: defender('INF', '2009'),
    },
  });
  expect(t.refusal('invader', { type: 'melee', unit: t.id('dragon'), hex: '1009' })).toBe('DR-2.7.1.2-f');
  t.play('invader', { type: 'melee', unit: t.id('orc'), hex: '1009' });
  expect(t.refusal('invader', { type: 'join', unit: t.id('dragon') })).toBe('DR-2.7.1.2-f');
  t.play('invader', { type: 'join', unit: t.id('giant') });
  const events = t.play('invader', { type: 'roll' }, 5);
  expect(attacks(events)).toEqual([{ attack: 7, defence: 3, cell: 5 }]);
  expect(t.at('cav')).toBe('dead');
});

test('DR-2.7.1.2-g a monster and its companions in one hex are attacked one or the other, never as one', () => {
  const position = () =>
    table({
      phase: 9,
      pieces: {
        inf: defender('INF', '1010'),
        giant: invader('GIANT', '1009'),
        hero: invader('OHERO', '1009'),
        ...idle,
      },
    });
  const onGiant = position();
  const both = { type: 'melee', unit: 0, hex: '1009', monster: 1 };
  expect(onGiant.refusal('defender', both)).toBe('DR-2.7.1.2-g');
  const blow = { type: 'melee', unit: 0, monster: 1 } as const;
  expect(onGiant.odds('defender', blow)).toMatchObject([{ needs: 6, modifier: 0 }]);
  onGiant.play('defender', blow, 6);
  expect(onGiant.unit('giant').body?.hp).toEqual([[8]]);
  expect(onGiant.unit('hero').wounded).toBe(false);

  const onHero = position();
  const events = onHero.play('defender', { type: 'melee', unit: 0, hex: '1009' }, 6, 5);
  expect(attacks(events)).toEqual([{ attack: 2, defence: 3, cell: 11 }]);
  expect(onHero.unit('hero').wounded).toBe(true);
  expect(onHero.unit('giant').body?.hp).toEqual([[10]]);
});

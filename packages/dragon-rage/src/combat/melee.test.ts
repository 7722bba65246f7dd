import { expect, test } from 'vitest';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, table } from '../testing/table.ts';

/** Far from everything, with something left to do, so that the phase stays open. */
const idle = { bystander: defender('INF', '2010'), foe: invader('ORC', '2009') };

const attacks = (events: ReturnType<ReturnType<typeof table>['play']>) =>
  eventsOf(events, 'attack').map(({ attack, defence, cell }) => ({ attack, defence, cell }));

test('DR-2.7-a ordinary units are attacked on the table, monsters with hit points by a single to-hit die', () => {
  const t = table({
    phase: 9,
    pieces: {
      inf: defender('INF', '1010'),
      orc: invader('ORC', '1009'),
      other: defender('INF', '1310'),
      giant: invader('GIANT', '1309'),
      ...idle,
    },
  });
  expect(t.refusal('defender', { type: 'melee', unit: t.id('inf'), monster: t.id('orc') })).toBe('DR-2.7-a');
  expect(t.refusal('defender', { type: 'melee', unit: t.id('other'), hex: '1309' })).toBe('DR-2.7.1-a');
  const onOrc = t.play('defender', { type: 'melee', unit: t.id('inf'), hex: '1009' }, 1);
  expect(attacks(onOrc)).toEqual([{ attack: 2, defence: 2, cell: 6 }]);
  const onGiant = t.play('defender', { type: 'melee', unit: t.id('other'), monster: t.id('giant') }, 1);
  expect(attacks(onGiant)).toEqual([]);
  expect(eventsOf(onGiant, 'rolled')).toHaveLength(1);
});

test('DR-2.7.1-a melee reaches adjacent enemies in the own melee phase only', () => {
  const pieces = { inf: defender('INF', '1010'), near: invader('ORC', '1009'), far: invader('ORC', '1008') };
  const attack = (hex: string) => ({ type: 'melee', unit: 0, hex }) as const;
  const t = table({ phase: 9, pieces: { ...pieces, ...idle } });
  expect(t.refusal('defender', attack('1009'))).toBeNull();
  expect(t.refusal('defender', attack('1008'))).toBe('DR-2.7.1-a');
  expect(t.refusal('defender', attack('1011'))).toBe('DR-2.7.1-a');
  expect(t.matching('defender', { type: 'melee', unit: 0 })).toEqual([attack('1009')]);
  for (const phase of [7, 8] as const)
    expect(table({ phase, pieces: { ...pieces, ...idle } }).refusal('defender', attack('1009'))).toBe(
      'DR-2.7.1-a',
    );
  const enemyTurn = table({ phase: 4, pieces: { ...pieces, ...idle } });
  expect(enemyTurn.refusal('defender', attack('1009'))).toBe('K-SEAT');
  expect(enemyTurn.legal('defender')).toEqual([]);
});

test('DR-2.7.1-a the same hex counts for those whom a monster or an elemental shares it with', () => {
  const t = table({
    phase: 9,
    pieces: {
      under: defender('INF', '1010'),
      dragon: invader('DRAGON', '1010', { facing: 'N' }),
      wizard: invader('OWZD', '1013'),
      elemental: invader('ELM_FIRE', '1210'),
      burning: defender('INF', '1210'),
      ...idle,
    },
    state: (state) => {
      state.units[3].master = 2;
    },
  });
  const belly = { type: 'melee', unit: t.id('under'), monster: t.id('dragon'), area: 'belly' } as const;
  expect(t.refusal('defender', belly)).toBeNull();
  expect(t.refusal('defender', { type: 'melee', unit: t.id('burning'), hex: '1210' })).toBeNull();
  expect(t.refusal('defender', { type: 'melee', unit: t.id('under'), hex: '1010' })).toBe('DR-2.7.1-a');
  t.play('defender', belly, 4);
  expect(t.hp('dragon', 'belly')).toEqual([4]);
});

test('DR-2.7.1-b strengths are added up; equal or higher destroys, lower does nothing', () => {
  const fight = (die: number) => {
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
    t.play('defender', { type: 'join', unit: t.id('b') });
    const events = t.play('defender', { type: 'roll' }, die);
    expect(attacks(events)).toEqual([{ attack: 4, defence: 2, cell: 5 }]);
    return [t.at('a'), t.at('b'), t.at('orc')];
  };
  expect(fight(5)).toEqual(['1010', '1110', 'dead']);
  expect(fight(4)).toEqual(['1010', '1110', '1009']);
});

test('DR-2.7.1-c the outcome of one attack may be used before the next is declared', () => {
  const t = table({
    phase: 9,
    pieces: {
      a: defender('INF', '1010'),
      b: defender('INF', '1110'),
      orc: invader('ORC', '1009'),
      second: invader('ORC', '1109'),
      ...idle,
    },
  });
  t.play('defender', { type: 'melee', unit: t.id('a'), hex: '1009' });
  t.play('defender', { type: 'roll' }, 6);
  expect(t.at('orc')).toBe('dead');
  expect(t.refusal('defender', { type: 'melee', unit: t.id('b'), hex: '1009' })).toBe('DR-2.7.1-a');
  t.play('defender', { type: 'melee', unit: t.id('b'), hex: '1109' }, 6);
  expect(t.at('second')).toBe('dead');
});

test('DR-2.7.1-d the phase may end with enemies adjacent and no attack made', () => {
  const t = table({ phase: 9, pieces: idle });
  expect(t.refusal('defender', { type: 'end' })).toBeNull();
});

test('DR-2.2.1-b a bracketed strength counts in defence and is zero in attack', () => {
  const t = table({
    phase: 4,
    corrections: { units: { WZD: { defence: 3 } } },
    pieces: {
      dragon: invader('DRAGON', '1010', { facing: 'N' }),
      wizard: defender('WZD', '1009'),
      orc: invader('ORC', '2010'),
      prey: defender('INF', '2009'),
    },
  });
  const bite = { type: 'strike', unit: t.id('dragon'), hex: '1009', groups: { head: 1 } } as const;
  const events = t.play('invader', bite, 5);
  expect(attacks(events)).toEqual([{ attack: 3, defence: 3, cell: 6 }]);
  expect(t.at('wizard')).toBe('1009');
  const own = table({
    phase: 9,
    pieces: { wizard: defender('WZD', '1009'), orc: invader('ORC', '1010'), ...idle },
  });
  expect(own.offers('defender', { type: 'melee', unit: own.id('wizard') })).toBe(false);
  expect(own.refusal('defender', { type: 'melee', unit: own.id('wizard'), hex: '1010' })).toBe('DR-2.2.1-b');
});

test('DR-2.8.9-f DR-2.8.9-p an elemental attacks all it shares its hex with, friends too, and nobody else', () => {
  const t = table({
    phase: 9,
    pieces: {
      wizard: defender('WZD', '1012'),
      elemental: defender('ELM_EARTH', '1010'),
      friend: defender('MIL', '1010'),
      orc: invader('ORC', '1009'),
      ...idle,
    },
    state: (state) => {
      state.units[1].master = 0;
    },
  });
  const elsewhere = { type: 'melee', unit: t.id('elemental'), hex: '1009' } as const;
  expect(t.refusal('defender', elsewhere)).toBe('DR-2.8.9-f');
  expect(t.refusal('defender', { type: 'end' })).toBe('DR-2.8.9-f');
  const events = t.play('defender', { type: 'melee', unit: t.id('elemental'), hex: '1010' }, 3);
  expect(attacks(events)).toEqual([{ attack: 4, defence: 1, cell: 3 }]);
  expect(t.at('friend')).toBe('dead');
});

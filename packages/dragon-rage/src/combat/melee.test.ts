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
  expect(enemyTurn.refusal('defender', attack('1009'))).not.toBeNull();
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
    const events = t.play('defender', { type: 'join', unit: t.id('b') }, die);
    expect(attacks(events)).toEqual([{ attack: 4, defence: 2, cell: 5 }]);
    return [t.at('a'), t.at('b'), t.at('orc')];
  };
  expect(fight(5)).toEqual(['1010', '1110', 'dead']);
  expect(fight(4)).toEqual(['1010', '1110', '1009']);
});

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

test('DR-2.7.1.1-a a D result destroys without a roll', () => {
  const t = table({
    phase: 9,
    pieces: {
      a: defender('CAV', '1010'),
      b: defender('CAV', '1110'),
      goblin: invader('GOB', '1009'),
      ...idle,
    },
  });
  t.play('defender', { type: 'melee', unit: t.id('a'), hex: '1009' });
  expect(t.odds('defender', { type: 'join', unit: t.id('b') })).toMatchObject([{ dice: 0, chance: [1, 1] }]);
  const events = t.play('defender', { type: 'join', unit: t.id('b') });
  expect(attacks(events)).toEqual([{ attack: 6, defence: 1, cell: 'D' }]);
  expect(eventsOf(events, 'rolled')).toEqual([]);
  expect(eventsOf(events, 'destroyed')[0].clause).toBe('DR-2.7.1.1-a');
  expect(t.at('goblin')).toBe('dead');
});

test('DR-2.7.1.1-b 11+ is rolled with two dice and needs eleven or twelve', () => {
  const fight = (...dice: number[]) => {
    const t = table({
      phase: 9,
      pieces: { inf: defender('INF', '1010'), troll: invader('TRL', '1009'), ...idle },
    });
    const attack = { type: 'melee', unit: t.id('inf'), hex: '1009' } as const;
    expect(t.odds('defender', attack)).toMatchObject([{ dice: 2, needs: 11, chance: [3, 36] }]);
    expect(eventsOf(t.play('defender', attack, ...dice), 'rolled')[0].dice).toEqual(dice);
    return t.at('troll');
  };
  expect(fight(5, 6)).toBe('dead');
  expect(fight(6, 6)).toBe('dead');
  expect(fight(5, 5)).toBe('1009');
});

test('DR-2.7.1.1-c an M result misses without a roll and still uses the attack up', () => {
  const t = table({
    phase: 9,
    pieces: { mil: defender('MIL', '1010'), orc: invader('ORC', '1009'), ...idle },
  });
  const attack = { type: 'melee', unit: t.id('mil'), hex: '1009' } as const;
  const events = t.play('defender', attack);
  expect(attacks(events)).toEqual([{ attack: 1, defence: 2, cell: 'M' }]);
  expect(eventsOf(events, 'rolled')).toEqual([]);
  expect(eventsOf(events, 'missed')[0].clause).toBe('DR-2.7.1.1-c');
  expect(t.at('orc')).toBe('1009');
  expect(t.refusal('defender', attack)).toBe('DR-2.7.1.2-d');
});

test('DR-2.7.1.1-d a modifier is added to one die or to the sum of two, and never changes D or M', () => {
  const boosted = (attacker: 'INF' | 'MIL', target: 'ORC' | 'TRL', ...dice: number[]) => {
    const t = table({
      phase: 9,
      pieces: { attacker: defender(attacker, '1010'), target: invader(target, '1009'), ...idle },
      state: (state, hex) => {
        state.boosts.push({ hex: hex('1010'), radius: 0, side: 'defender' });
      },
    });
    const events = t.play('defender', { type: 'melee', unit: t.id('attacker'), hex: '1009' }, ...dice);
    expect(eventsOf(events, 'rolled').map((roll) => roll.modifier)).toEqual(dice.length === 0 ? [] : [1]);
    return t.at('target');
  };
  expect(boosted('INF', 'TRL', 4, 6)).toBe('dead');
  expect(boosted('INF', 'TRL', 4, 5)).toBe('1009');
  expect(boosted('INF', 'ORC', 5)).toBe('dead');
  expect(boosted('MIL', 'ORC')).toBe('1009');
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
  const events = t.play('defender', { type: 'join', unit: t.id('c') }, 5);
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
  t.play('defender', { type: 'join', unit: t.id('b') }, 1);
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
  const events = t.play('invader', { type: 'join', unit: t.id('giant') }, 5);
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

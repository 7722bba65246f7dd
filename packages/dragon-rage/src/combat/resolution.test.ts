import { expect, test } from 'vitest';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, table } from '../testing/table.ts';

/** Far from everything, with something left to do, so that the phase stays open. */
const idle = { bystander: defender('INF', '2010'), foe: invader('ORC', '2009') };

const attacks = (events: ReturnType<ReturnType<typeof table>['play']>) =>
  eventsOf(events, 'attack').map(({ attack, defence, cell }) => ({ attack, defence, cell }));

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
  t.play('defender', { type: 'join', unit: t.id('b') });
  const events = t.play('defender', { type: 'roll' });
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

/** The table's answer to one attacker of that strength against one defender. */
function cellOf(attack: number, defence: number): number | 'D' | 'M' {
  const t = table({
    phase: 9,
    corrections: { units: { CAV: { attack }, TRL: { defence } } },
    pieces: { cav: defender('CAV', '1010'), troll: invader('TRL', '1009'), ...idle },
  });
  const events = t.play('defender', { type: 'melee', unit: t.id('cav'), hex: '1009' }, 1, 1);
  return eventsOf(events, 'attack')[0].cell;
}

const cells = (...odds: [number, number][]) => odds.map(([attack, defence]) => cellOf(attack, defence));

test('DR-2.7.5-a attacks are looked up by the strength of both sides', () => {
  expect(cells([6, 2], [11, 2], [5, 6], [5, 10], [12, 2])).toEqual([4, 2, 11, 'M', 'D']);
});

test('DR-2.7.5-b DR-2.7.5-c from even odds to six to one the number falls from 6 to D', () => {
  expect(cells([1, 1], [3, 2], [11, 6], [15, 15])).toEqual([6, 6, 6, 6]);
  expect(cells([2, 1], [3, 1], [4, 1], [5, 1], [6, 1])).toEqual([5, 4, 3, 2, 'D']);
  expect(cells([4, 2], [6, 2], [8, 2], [10, 2], [12, 2])).toEqual([5, 4, 3, 2, 'D']);
});

test('DR-2.7.5-d DR-2.7.5-e a weaker attacker needs 11+, one of half the strength misses', () => {
  expect(cells([2, 3], [3, 5], [4, 7], [8, 15], [29, 30])).toEqual([11, 11, 11, 11, 11]);
  expect(cells([1, 2], [3, 6], [5, 10], [7, 14])).toEqual(['M', 'M', 'M', 'M']);
});

test('DR-2.7.5-f beyond the print the same rule goes on', () => {
  expect(cells([33, 4], [40, 16], [16, 32])).toEqual(['D', 5, 'M']);
});

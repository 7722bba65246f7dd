import { expect, test } from 'vitest';
import { openBoard } from '../core/board.ts';
import { isDemoralised } from '../core/morale.ts';
import type { State } from '../core/state.ts';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, table } from '../testing/table.ts';
import type { UnitTypeId } from '../world/unit-types.ts';
import { worldFor } from '../world/world.ts';

const idle = { bystander: defender('INF', '2010'), foe: invader('ORC', '2009') };
const dragon = invader('DRAGON', '1010', { facing: 'N' });

const heroesDead = (state: State) => {
  state.hadHeroes.defender = true;
};

test('DR-2.10.5.5-a a side that had heroes and lost them all is demoralised', () => {
  const t = table({
    phase: 4,
    pieces: {
      hero: defender('HERO', '1009', { wounded: true }),
      orc: invader('TRL', '1010'),
      troll: invader('TRL', '1110'),
      other: invader('ORC', '2010'),
      prey: defender('INF', '2009'),
    },
  });
  expect(isDemoralised(openBoard(t.state), 'defender')).toBe(false);
  t.play('invader', { type: 'melee', unit: 1, hex: '1009' });
  t.play('invader', { type: 'join', unit: 2 });
  const events = t.play('invader', { type: 'roll' }, 5);
  expect(eventsOf(events, 'demoralised')).toMatchObject([{ side: 'defender' }]);
  expect(isDemoralised(openBoard(t.state), 'defender')).toBe(true);
  expect(isDemoralised(openBoard(t.state), 'invader')).toBe(false);
  const never = table({ phase: 9, pieces: { dragon, inf: defender('INF', '1011'), ...idle } });
  const blow = never.play('defender', { type: 'melee', unit: 1, monster: 0, area: 'legs' }, 1);
  expect(eventsOf(blow, 'rolled').map((roll) => roll.roll)).toEqual(['to-hit']);
});

/** A demoralised unit goes for the dragon's legs with these dice; the rolls made, and what it lost. */
function attempt(type: UnitTypeId, ...dice: number[]) {
  const t = table({
    phase: 9,
    pieces: { dragon, unit: defender(type, '1011'), ...idle },
    state: heroesDead,
  });
  const events = t.play('defender', { type: 'melee', unit: 1, monster: 0, area: 'legs' }, ...dice);
  return {
    rolls: eventsOf(events, 'rolled').map((roll) => roll.roll),
    lost: eventsOf(events, 'attack-lost').length,
    again: t.refusal('defender', { type: 'melee', unit: 1, monster: 0, area: 'legs' }),
  };
}

test('DR-2.10.5.5-b a demoralised unit checks before it attacks a monster; failing costs its attack', () => {
  expect(attempt('INF', 3)).toEqual({ rolls: ['morale'], lost: 1, again: 'DR-2.7.1.2-d' });
  expect(attempt('INF', 4, 1).rolls).toEqual(['morale', 'to-hit']);
  const t = table({
    phase: 9,
    pieces: { inf: defender('INF', '1010'), orc: invader('ORC', '1009'), ...idle },
    state: heroesDead,
  });
  const events = t.play('defender', { type: 'melee', unit: 0, hex: '1009' }, 6);
  expect(eventsOf(events, 'rolled').map((roll) => roll.roll)).toEqual(['attack']);
});

test('DR-2.10.5.5-c DR-2.2.1-c one die plus one against the escape number, each unit for itself', () => {
  const t = table({
    phase: 9,
    pieces: {
      giant: invader('GIANT', '1010'),
      a: defender('INF', '1011'),
      b: defender('INF', '1009'),
      ...idle,
    },
    state: heroesDead,
  });
  const blow = { type: 'melee', unit: 1, monster: 0 } as const;
  expect(t.odds('defender', blow)).toMatchObject([
    { roll: 'morale', needs: 5, modifier: 1, chance: [3, 6] },
    { roll: 'to-hit', needs: 6, modifier: 0, chance: [1, 6] },
  ]);
  const first = eventsOf(t.play('defender', blow, 4, 6), 'rolled');
  expect(first[0]).toMatchObject({ unit: 1, dice: [4], modifier: 1, needs: 5, success: true });
  const second = eventsOf(t.play('defender', { ...blow, unit: 2 }, 3), 'rolled');
  expect(second).toMatchObject([{ unit: 2, dice: [3], success: false }]);
});

test('DR-2.10.5.5-d DR-2.10.4-b DR-2.10.12-b archers and goblins need no check to shoot, but one to fight', () => {
  for (const type of ['GOB', 'ARH'] as const) {
    const pieces = {
      giant: invader('GIANT', '1010'),
      shooter: defender(type, '1011'),
      archer: defender('ARH', '2011'),
      ...idle,
    };
    const shot = table({ phase: 8, pieces, state: heroesDead });
    const fired = shot.play('defender', { type: 'shoot', unit: 1, monster: 0 }, 6);
    expect(eventsOf(fired, 'rolled').map((roll) => roll.roll)).toEqual(['to-hit']);
    const melee = table({ phase: 9, pieces, state: heroesDead });
    const fought = melee.play('defender', { type: 'melee', unit: 1, monster: 0 }, 5, 6);
    expect(eventsOf(fought, 'rolled').map((roll) => roll.roll)).toEqual(['morale', 'to-hit']);
  }
});

test('DR-2.10.5.5-e the natural die each unit needs, one being added', () => {
  const { types } = worldFor('plain', null);
  const human = ['MIL', 'INF', 'ARH', 'CAV', 'WZD', 'HERO'] as const;
  expect(human.map((type) => types[type].escape)).toEqual([6, 5, 6, 4, 3, 3]);
  const passesOn = (type: UnitTypeId) => [1, 2, 3, 4, 5, 6].find((die) => attempt(type, die, 1).lost === 0);
  expect([passesOn('INF'), passesOn('ARH'), passesOn('CAV')]).toEqual([4, 5, 3]);
});

test('DR-2.8.5-f DR-2.10.5.5-e militia, who need a boost without heroes, add another one to the check', () => {
  const passes = (die: number) => {
    const t = table({
      phase: 9,
      pieces: { dragon, mil: defender('MIL', '1011'), ...idle },
      state: (state, hex) => {
        heroesDead(state);
        state.boosts.push({ hex: hex('1011'), radius: 0, side: 'defender' });
      },
    });
    const events = t.play('defender', { type: 'melee', unit: 1, monster: 0, area: 'legs' }, die, 1);
    return eventsOf(events, 'attack-lost').length === 0;
  };
  expect([passes(3), passes(4)]).toEqual([false, true]);
});

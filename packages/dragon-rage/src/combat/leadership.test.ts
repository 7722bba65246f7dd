import { expect, test } from 'vitest';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, table } from '../testing/table.ts';
import type { Corrections } from '../world/corrections.ts';

const idle = { bystander: defender('INF', '2010'), foe: invader('ORC', '2009') };
const dragon = invader('DRAGON', '1010', { facing: 'N' });
const river: Corrections = { map: 'plain', hexes: { '1010': { terrain: 'river' } } };
const serpent = invader('SERPENT', '1010');
const wounded = { wounded: true };

test('DR-2.10.1.1-a militia attack monsters only with a hero at hand or under Boost Morale', () => {
  const offered = (hero: string | null, boosted = false) => {
    const t = table({
      phase: 9,
      pieces: {
        dragon,
        mil: defender('MIL', '1011'),
        hero: defender('HERO', hero ?? '2212'),
        orc: invader('ORC', '1012'),
        giant: invader('GIANT', '1111'),
        ...idle,
      },
      state: (state, hex) => {
        if (boosted) state.boosts.push({ hex: hex('1011'), radius: 0, side: 'defender' });
      },
    });
    const onDragon = { type: 'melee', unit: 1, monster: 0, area: 'legs' } as const;
    const onGiant = { type: 'melee', unit: 1, monster: 4 } as const;
    expect(t.refusal('defender', { type: 'melee', unit: 1, hex: '1012' })).toBeNull();
    expect(t.refusal('defender', onGiant)).toBe(t.refusal('defender', onDragon));
    return t.refusal('defender', onDragon);
  };
  expect(offered('0912')).toBeNull();
  expect(offered('1011')).toBeNull();
  expect(offered('0913')).toBe('DR-2.10.1.1-a');
  expect(offered(null, true)).toBeNull();
});

test('DR-2.10.1.1-b led militia add one, but not under a wounded hero', () => {
  const legs = (die: number, hero = defender('HERO', '0912')) => {
    const t = table({ phase: 9, pieces: { dragon, mil: defender('MIL', '1011'), hero, ...idle } });
    t.play('defender', { type: 'melee', unit: 1, monster: 0, area: 'legs' }, die);
    return t.hp('dragon', 'legs')[0];
  };
  expect([legs(4), legs(3)]).toEqual([2, 3]);
  expect(legs(4, defender('HERO', '0912', wounded))).toBe(3);
  expect(legs(5, defender('HERO', '0912', wounded))).toBe(2);
});

/** Infantry and a hero in 1010 attack the orc in 1009 together. */
const stackAttack = (hero = defender('HERO', '1010')) => {
  const t = table({
    phase: 9,
    pieces: { inf: defender('INF', '1010'), hero, orc: invader('ORC', '1009'), ...idle },
  });
  t.play('defender', { type: 'melee', unit: 0, hex: '1009' });
  t.play('defender', { type: 'join', unit: 1 });
  return eventsOf(t.play('defender', { type: 'roll' }, 1), 'attack')[0];
};

test('DR-2.10.5.1-a an unwounded hero doubles his companion, his own strength is added once', () => {
  expect(stackAttack()).toMatchObject({ attack: 7, defence: 2, cell: 4 });
  const alone = table({
    phase: 9,
    pieces: {
      inf: defender('INF', '1010'),
      hero: defender('HERO', '1010'),
      orc: invader('ORC', '1009'),
      ...idle,
    },
  });
  alone.play('defender', { type: 'melee', unit: 0, hex: '1009' });
  expect(eventsOf(alone.play('defender', { type: 'roll' }, 1), 'attack')[0].attack).toBe(4);
});

test('DR-2.10.5.1-b the doubling never applies when the stack is attacked', () => {
  const t = table({
    phase: 4,
    pieces: {
      giant: invader('GIANT', '1009'),
      inf: defender('INF', '1010'),
      hero: defender('HERO', '1010'),
      orc: invader('ORC', '2010'),
      prey: defender('INF', '2009'),
    },
  });
  const events = t.play('invader', { type: 'melee', unit: 0, hex: '1010' }, 1);
  expect(eventsOf(events, 'attack')).toMatchObject([{ attack: 5, defence: 5, cell: 6 }]);
});

/** What a hit by infantry beside the hero takes away. */
const damageTo = (prey: typeof dragon, corrections?: Corrections) => {
  const t = table({
    phase: 9,
    ...(corrections ? { corrections } : {}),
    pieces: { prey, inf: defender('INF', '1110'), hero: defender('HERO', '1110'), ...idle },
  });
  const area = prey.type === 'DRAGON' ? { area: 'wings' as const } : {};
  return eventsOf(t.play('defender', { type: 'melee', unit: 1, monster: 0, ...area }, 6), 'damaged')[0]
    .points;
};

test('DR-2.10.5.1-c DR-2.10.5.1-d doubled against minor monsters, not against major ones', () => {
  expect(damageTo(dragon)).toBe(2);
  expect(damageTo(serpent, river)).toBe(4);
});

test('DR-2.10.5.1-e a wounded hero doubles nobody', () => {
  expect(stackAttack(defender('HERO', '1010', wounded))).toMatchObject({ attack: 5, defence: 2, cell: 5 });
});

test('DR-2.10.5.1-a a companion who shoots at troops is doubled as well', () => {
  const t = table({
    phase: 8,
    pieces: {
      arh: defender('ARH', '1010'),
      hero: defender('HERO', '1010'),
      orc: invader('ORC', '1008'),
      other: defender('ARH', '2010'),
      foe: invader('ORC', '2009'),
    },
  });
  const events = t.play('defender', { type: 'shoot', unit: 0, hex: '1008' }, 6);
  expect(eventsOf(events, 'attack')).toMatchObject([{ attack: 2, defence: 2, cell: 6 }]);
});

test('DR-2.10.5.4-a a unit with an unwounded hero of its side at most one hex away adds one against monsters', () => {
  const hit = (hero: ReturnType<typeof defender>, die: number) => {
    const t = table({ phase: 9, pieces: { dragon, cav: defender('CAV', '1009'), hero, ...idle } });
    t.play('defender', { type: 'melee', unit: 1, monster: 0, area: 'head' }, die);
    return t.hp('dragon', 'head')[0] < 8;
  };
  expect(hit(defender('HERO', '1008'), 5)).toBe(true);
  expect(hit(defender('HERO', '1008'), 4)).toBe(false);
  expect(hit(defender('HERO', '1007'), 5)).toBe(false);
  expect(hit(invader('OHERO', '1008'), 5)).toBe(false);
});

test('DR-2.10.5.4-b DR-2.10.5.4-c the bonus covers missile fire and is lost with the wound', () => {
  const belly = (hero: ReturnType<typeof defender>) => {
    const t = table({
      phase: 8,
      pieces: {
        dragon: { ...dragon, aloft: true },
        arh: defender('ARH', '1012'),
        hero,
        other: defender('ARH', '2010'),
        foe: invader('ORC', '2009'),
      },
    });
    t.play('defender', { type: 'shoot', unit: 1, monster: 0 }, 5);
    return t.hp('dragon', 'belly');
  };
  expect(belly(defender('HERO', '1013'))).toEqual([4]);
  expect(belly(defender('HERO', '1013', wounded))).toEqual([6]);
});

test('DR-2.10.5.4-d DR-2.10.5.4-e a hero adds one to his own die against major, not against minor monsters', () => {
  const belly = (die: number, rest = {}) => {
    const t = table({ phase: 9, pieces: { dragon, hero: defender('HERO', '1010', rest), ...idle } });
    t.play('defender', { type: 'melee', unit: 1, monster: 0, area: 'belly' }, die);
    return t.hp('dragon', 'belly');
  };
  expect([belly(3), belly(2)]).toEqual([[3], [6]]);
  expect(belly(3, wounded)).toEqual([6]);
  const t = table({
    phase: 9,
    corrections: river,
    pieces: { serpent, hero: defender('HERO', '1009'), ...idle },
  });
  t.play('defender', { type: 'melee', unit: 1, monster: 0 }, 4);
  expect(t.unit('serpent').body?.hp).toEqual([[15]]);
});

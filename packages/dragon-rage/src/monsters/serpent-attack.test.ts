import { directionTo, sideOf } from '@hexwyrm/hexmap';
import { expect, test } from 'vitest';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, table } from '../testing/table.ts';
import type { Corrections } from '../world/corrections.ts';
import { worldFor } from '../world/world.ts';
import { idle, melee, river, serpent, walk } from './serpent.fixture.ts';

test('DR-2.11.2.2-a it attacks the hexes along the shore, not further inland', () => {
  const t = table({
    phase: 4,
    corrections: river,
    pieces: { serpent, bank: defender('INF', '1110'), inland: defender('INF', '1209'), ...idle },
  });
  expect(t.refusal('invader', melee('1110'))).toBeNull();
  expect(t.refusal('invader', melee('1209'))).toBe('DR-2.7.1-a');
});

test('DR-2.11.2.2-b it strikes at towers on the shore without an entrance, but not over a wall', () => {
  const t = table({
    phase: 4,
    corrections: {
      ...river,
      hexes: { ...river.hexes, '1110': { terrain: 'tower' } },
      walls: { add: [['1010', '0911']] },
    },
    pieces: { serpent, archer: defender('ARH', '1110'), inf: defender('INF', '0911'), ...idle },
  });
  expect(t.refusal('invader', melee('1110'))).toBeNull();
  expect(t.refusal('invader', melee('0911'))).toBe('DR-2.7.1.3-a');
});

/** In the river of Nurkott; behind the palisade at 1109 stands a guard, or nobody. */
function atPalisade(phase: 2 | 4, guarded: boolean, breached = false) {
  return table({
    map: 'nurkott',
    phase,
    pieces: {
      serpent: invader('SERPENT', '1009'),
      giant: invader('GIANT', '1010'),
      guard: defender('ORC', guarded ? '1109' : '1410'),
      foe: defender('ORC', '0302'),
      ally: invader('INF', '0202'),
    },
    state: (state, hex) => {
      const direction = directionTo(worldFor('nurkott', null).map.grid, hex('1009'), hex('1109'));
      if (breached && direction !== -1)
        state.breaches.push(sideOf(worldFor('nurkott', null).map.grid, hex('1009'), direction));
    },
  });
}

test('DR-2.11.2.2-c in Nurkott it breaks the palisade as if it were a gate, and attacks through the breach', () => {
  const smash = { type: 'smash', unit: 0, to: '1109' } as const;
  const t = atPalisade(2, true);
  expect(t.odds('invader', smash)).toMatchObject([{ dice: 2, needs: 9, chance: [10, 36] }]);
  const events = t.play('invader', smash, 4, 5);
  expect(eventsOf(events, 'wall-breached')).toHaveLength(1);
  expect(t.state.breaches).toHaveLength(1);
  const failed = atPalisade(2, true);
  failed.play('invader', smash, 4, 4);
  expect(failed.state.breaches).toEqual([]);
  const unguarded = atPalisade(2, false);
  expect(eventsOf(unguarded.play('invader', smash), 'rolled')).toEqual([]);
  expect(unguarded.state.breaches).toHaveLength(1);
  expect(atPalisade(4, true).refusal('invader', melee('1109'))).toBe('DR-2.7.1.3-a');
  expect(atPalisade(4, true, true).refusal('invader', melee('1109'))).toBeNull();
  const stone = table({
    map: 'plain',
    phase: 2,
    corrections: { ...river, walls: { add: [['1010', '1110']] } },
    pieces: { serpent, ...idle },
  });
  expect(stone.offers('invader', { type: 'smash', unit: 0 })).toBe(false);
});

test('DR-2.11.2.2-d a breach lets through whoever can enter the river', () => {
  const open = atPalisade(2, false, true);
  open.state.units[0].hex = open.hex('0109');
  open.state.units[1].hex = open.hex('1009');
  expect(open.refusal('invader', walk('1109', 1))).toBeNull();
  const shut = atPalisade(2, false);
  shut.state.units[0].hex = shut.hex('0109');
  shut.state.units[1].hex = shut.hex('1009');
  expect(shut.refusal('invader', walk('1109', 1))).toBe('DR-2.5.3-a');
  const inside = atPalisade(2, true, true);
  inside.state.phase = 7;
  expect(inside.refusal('defender', walk('1009', 2))).toBe('DR-2.5.2-a');
});

test('DR-2.11.2.2-e it leaves bridges alone', () => {
  const t = table({
    map: 'esirien',
    phase: 2,
    pieces: {
      serpent: invader('SERPENT', '1407'),
      foe: defender('INF', '1910'),
      ally: invader('ORC', '0304'),
    },
  });
  expect(t.offers('invader', { type: 'raze', unit: 0 })).toBe(false);
  t.state.phase = 4;
  expect(t.offers('invader', { type: 'demolish', unit: 0 })).toBe(false);
  expect(t.offers('invader', { type: 'melee', unit: 0 })).toBe(false);
  expect(t.state.bridges).toEqual([]);
});

const dock: Corrections = {
  map: 'plain',
  hexes: { ...river.hexes, '1110': { terrain: 'dock', vp: 2 } },
};

test('DR-2.11.2.2-f its attack on a vacant victory hex within reach destroys it', () => {
  const t = table({ phase: 4, corrections: dock, pieces: { serpent, ...idle } });
  const events = t.play('invader', melee('1110'));
  expect(eventsOf(events, 'rolled')).toEqual([]);
  expect(t.score()).toBe(2);
  expect(t.refusal('invader', melee('1110'))).toBe('DR-2.7.1.2-d');
});

test('DR-2.11.2.2-g an occupied victory hex takes one attack to clear and another to destroy', () => {
  const t = table({
    phase: 4,
    corrections: dock,
    pieces: { serpent, mil: defender('MIL', '1110'), ...idle },
  });
  t.play('invader', melee('1110'));
  if (t.state.frames.length > 0) t.play('invader', { type: 'roll' });
  expect([t.at('mil'), t.score()]).toEqual(['dead', 0]);
  expect(t.refusal('invader', melee('1110'))).toBe('DR-2.7.1.2-d');
  t.state.units[0].did = null;
  t.play('invader', melee('1110'));
  expect(t.score()).toBe(2);
});

test('DR-2.11.2.3-a it has fifteen points and is hit on five', () => {
  const blow = (die: number) => {
    const t = table({
      phase: 9,
      corrections: river,
      pieces: { serpent, inf: defender('INF', '1110'), ...idle },
    });
    t.play('defender', { type: 'melee', unit: 1, monster: 0 }, die);
    return t.unit('serpent').body?.hp;
  };
  expect(blow(5)).toEqual([[13]]);
  expect(blow(4)).toEqual([[15]]);
});

test('DR-2.11.2.3-b under water it cannot be shot, next to a bank or dock it can', () => {
  const shot = { type: 'shoot', unit: 1, monster: 0 } as const;
  const sea = [
    '1008',
    '1009',
    '1010',
    '1011',
    '1012',
    '0909',
    '0910',
    '0911',
    '1109',
    '1110',
    '1111',
    '1108',
  ];
  const open: Corrections = {
    map: 'plain',
    hexes: {
      ...Object.fromEntries(sea.map((hex) => [hex, { terrain: 'sea' as const }])),
      '1012': { terrain: 'tower' },
    },
  };
  const far = table({
    phase: 8,
    corrections: open,
    pieces: { serpent, archer: defender('ARH', '1012'), ...idle },
  });
  expect(far.refusal('defender', shot)).toBe('DR-2.11.2.3-b');
  const near = table({
    phase: 8,
    corrections: open,
    pieces: { serpent: invader('SERPENT', '1011'), archer: defender('ARH', '1012'), ...idle },
  });
  expect(near.refusal('defender', shot)).toBeNull();
});

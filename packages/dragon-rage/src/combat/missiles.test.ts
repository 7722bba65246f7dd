import { expect, test } from 'vitest';
import type { Area, Phase } from '../core/vocabulary.ts';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, table } from '../testing/table.ts';
import type { Corrections } from '../world/corrections.ts';

/** Something left to do in both combat phases, far away. */
const idle = {
  bystander: defender('ARH', '2010'),
  guard: defender('INF', '2110'),
  foe: invader('GOB', '2009'),
};

const shot = (unit: number, hex: string) => ({ type: 'shoot', unit, hex }) as const;
const shotAt = (unit: number, monster: number, area?: Area) =>
  area ? ({ type: 'shoot', unit, monster, area } as const) : ({ type: 'shoot', unit, monster } as const);

test('DR-2.7.6.1-a only archers and goblins shoot among ordinary troops', () => {
  for (const type of ['MIL', 'INF', 'CAV', 'HERO', 'WZD'] as const) {
    const t = table({
      phase: 8,
      pieces: { unit: defender(type, '1010'), orc: invader('ORC', '1009'), ...idle },
    });
    expect(t.refusal('defender', shot(0, '1009'))).toBe('DR-2.7.6.1-a');
    expect(t.offers('defender', { type: 'shoot', unit: 0 })).toBe(false);
  }
  const archer = table({
    phase: 8,
    pieces: { unit: defender('ARH', '1010'), orc: invader('ORC', '1009'), ...idle },
  });
  expect(archer.offers('defender', shot(0, '1009'))).toBe(true);
  const goblin = table({
    phase: 3,
    pieces: { unit: invader('GOB', '1010'), inf: defender('INF', '1009'), ...idle },
  });
  expect(goblin.offers('invader', shot(0, '1009'))).toBe(true);
});

test('DR-2.7.6.1-b a shooter fires in its own archery phase or into its own melee, never in the enemy turn', () => {
  const at = (phase: Phase) =>
    table({
      phase,
      pieces: {
        arh: defender('ARH', '1010'),
        inf: defender('INF', '1109'),
        orc: invader('ORC', '1008'),
        ...idle,
      },
    });
  expect(at(8).refusal('defender', shot(0, '1008'))).toBeNull();
  for (const phase of [1, 2, 3, 4] as const) expect(at(phase).legal('defender')).toEqual([]);
  expect(at(9).refusal('defender', shot(0, '1008'))).toBe('DR-2.7.6.1-b');
  const melee = at(9);
  melee.play('defender', { type: 'melee', unit: 1, hex: '1008' });
  expect(melee.refusal('defender', { type: 'join', unit: 0 })).toBeNull();
});

test('DR-2.7.6.1-c archers and goblins reach two hexes', () => {
  const t = table({
    phase: 8,
    pieces: {
      arh: defender('ARH', '1010'),
      two: invader('ORC', '1008'),
      three: invader('ORC', '1007'),
      ...idle,
    },
  });
  expect(t.refusal('defender', shot(0, '1008'))).toBeNull();
  expect(t.refusal('defender', shot(0, '1007'))).toBe('DR-2.7.6.1-c');
  expect(t.matching('defender', { type: 'shoot', unit: 0 })).toEqual([shot(0, '1008')]);
});

test('DR-2.7.6.1-d three hexes from a tower, but not at flyers, into towers or into a melee', () => {
  const corrections: Corrections = {
    map: 'plain',
    hexes: { '1010': { terrain: 'tower' }, '1310': { terrain: 'tower' } },
  };
  const pieces = {
    arh: defender('ARH', '1010'),
    orc: invader('ORC', '1007'),
    flyer: invader('DRAGON', '0711', { facing: 'N', aloft: true }),
    nearFlyer: invader('DRAGON', '0811', { facing: 'N', aloft: true }),
    inTower: invader('ORC', '1310'),
    inf: defender('INF', '1107'),
    ...idle,
  };
  const t = table({ phase: 8, corrections, pieces });
  expect(t.refusal('defender', shot(0, '1007'))).toBeNull();
  expect(t.refusal('defender', shotAt(0, 2))).toBe('DR-2.7.6.1-d');
  expect(t.refusal('defender', shotAt(0, 3))).toBeNull();
  expect(t.refusal('defender', shot(0, '1310'))).toBe('DR-2.7.6.1-d');
  const melee = table({ phase: 9, corrections, pieces });
  const joined = table({ phase: 9, corrections, pieces: { ...pieces, second: defender('INF', '0907') } });
  joined.play('defender', { type: 'melee', unit: 5, hex: '1007' });
  expect(joined.refusal('defender', { type: 'join', unit: 0 })).toBe('DR-2.7.6.1-d');
  expect(melee.refusal('defender', shot(0, '1007'))).toBe('DR-2.7.6.1-b');
});

test('DR-2.7.6.1-e the strengths of all who shoot at one hex are added up on the table', () => {
  const volley = (die: number) => {
    const t = table({
      phase: 3,
      pieces: {
        a: invader('GOB', '1010'),
        b: invader('GOB', '1110'),
        arh: defender('ARH', '1008'),
        ...idle,
      },
    });
    t.play('invader', shot(0, '1008'));
    t.play('invader', { type: 'join', unit: 1 });
    const events = t.play('invader', { type: 'roll' }, die);
    expect(eventsOf(events, 'attack')).toMatchObject([
      { weapon: 'missile', units: [0, 1], attack: 2, defence: 1, cell: 5 },
    ]);
    return t.at('arh');
  };
  expect(volley(5)).toBe('dead');
  expect(volley(4)).toBe('1008');
});

test('DR-2.7.6.1-e there must be troops of the enemy in the hex', () => {
  const t = table({
    phase: 3,
    pieces: { a: invader('GOB', '1010'), b: invader('GOB', '1110'), arh: defender('ARH', '1008'), ...idle },
  });
  for (const hex of ['1009', '1110']) expect(t.refusal('invader', shot(0, hex))).toBe('DR-2.7.6.1-e');
});

test('DR-2.7.6.1-f in the melee phase shooters add their strength to a melee in range', () => {
  const t = table({
    phase: 9,
    pieces: {
      inf: defender('INF', '1009'),
      arh: defender('ARH', '1010'),
      far: defender('ARH', '1011'),
      orc: invader('ORC', '1008'),
      ...idle,
    },
  });
  expect(t.offers('defender', { type: 'melee', unit: 1 })).toBe(false);
  t.play('defender', { type: 'melee', unit: 0, hex: '1008' });
  expect(t.matching('defender', { type: 'join' })).toEqual([{ type: 'join', unit: 1 }]);
  expect(t.refusal('defender', { type: 'join', unit: 2 })).toBe('DR-2.7.6.1-c');
  t.play('defender', { type: 'join', unit: 1 });
  const events = t.play('defender', { type: 'roll' }, 6);
  expect(eventsOf(events, 'attack')).toMatchObject([{ weapon: 'melee', attack: 3, defence: 2, cell: 6 }]);
  expect(t.at('orc')).toBe('dead');
});

test('DR-2.7.6.1-g in one turn an archer shoots or fights, not both', () => {
  const pieces = { arh: defender('ARH', '1010'), gob: invader('GOB', '1009'), ...idle };
  const t = table({ phase: 8, pieces });
  t.play('defender', shot(0, '1009'), 1);
  t.play('defender', { type: 'end' });
  expect(t.state.phase).toBe(9);
  expect(t.refusal('defender', { type: 'melee', unit: 0, hex: '1009' })).toBe('DR-2.7.6.1-g');
  const fresh = table({ phase: 9, pieces });
  const events = fresh.play('defender', { type: 'melee', unit: 0, hex: '1009' }, 6);
  expect(eventsOf(events, 'attack')).toMatchObject([{ weapon: 'melee', attack: 1, defence: 1, cell: 6 }]);
});

test('DR-2.7.6.1-g where archers are agreed not to fight hand to hand they only shoot (R-DR-63)', () => {
  const pieces = {
    arh: defender('ARH', '1010'),
    inf: defender('INF', '1110'),
    gob: invader('GOB', '1009'),
    ...idle,
  };
  const t = table({ phase: 9, options: { archersMelee: false }, pieces });
  expect(t.refusal('defender', { type: 'melee', unit: 0, hex: '1009' })).toBe('DR-2.10.4-a');
  t.play('defender', { type: 'melee', unit: 1, hex: '1009' });
  expect(t.refusal('defender', { type: 'join', unit: 0 })).toBeNull();
});

test('DR-2.7.6.1-h one shot a turn, however many targets there are', () => {
  const t = table({
    phase: 8,
    pieces: {
      arh: defender('ARH', '1010'),
      a: invader('GOB', '1009'),
      b: invader('GOB', '1011'),
      ...idle,
    },
  });
  t.play('defender', shot(0, '1009'), 6);
  expect(t.refusal('defender', shot(0, '1011'))).toBe('DR-2.7.6.1-h');
  expect(t.offers('defender', { type: 'shoot', unit: 0 })).toBe(false);
});

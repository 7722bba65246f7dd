import { expect, test } from 'vitest';
import type { Area } from '../core/vocabulary.ts';
import { defender, invader } from '../testing/pieces.ts';
import { table } from '../testing/table.ts';
import type { Corrections } from '../world/corrections.ts';

/** Something left to do in both combat phases, far away. */
const idle = {
  bystander: defender('ARH', '2010'),
  guard: defender('INF', '2110'),
  foe: invader('GOB', '2009'),
};

const shotAt = (unit: number, monster: number, area?: Area) =>
  area ? ({ type: 'shoot', unit, monster, area } as const) : ({ type: 'shoot', unit, monster } as const);

const dragon = invader('DRAGON', '1010', { facing: 'N' });
const aloft = { ...dragon, aloft: true };

test('DR-2.7.6.3-a monsters are shot at in the archery phase, never as part of a melee', () => {
  const pieces = {
    giant: invader('GIANT', '1010'),
    arh: defender('ARH', '1012'),
    inf: defender('INF', '1011'),
    ...idle,
  };
  const t = table({ phase: 9, pieces });
  expect(t.refusal('defender', shotAt(1, 0))).toBe('DR-2.7.6.1-b');
  t.play('defender', { type: 'melee', unit: 2, monster: 0 }, 1);
  expect(t.refusal('defender', { type: 'join', unit: 1 })).toBe('DR-2.7.1.2-a');
  expect(table({ phase: 8, pieces }).refusal('defender', shotAt(1, 0))).toBeNull();
});

/** Points left in an area of the monster after one shot from the hex. */
function shootFrom(
  hex: string,
  prey: typeof dragon,
  die: number,
  named: Area | undefined,
  area: Area,
): number[] {
  const t = table({ phase: 8, pieces: { prey, arh: defender('ARH', hex), ...idle } });
  t.play('defender', shotAt(1, 0, named), die);
  return t.hp('prey', area);
}

test('DR-2.7.6.3-b DR-2.7.6.3-e an adjacent grounded monster is hit on 5+ and loses one point where aimed', () => {
  expect(shootFrom('1011', dragon, 5, 'head', 'head')).toEqual([7]);
  expect(shootFrom('1011', dragon, 4, 'head', 'head')).toEqual([8]);
  expect(shootFrom('1009', dragon, 5, 'wings', 'wings')).toEqual([5, 6]);
  const strong = table({
    phase: 8,
    corrections: { units: { ARH: { attack: 3, missile: { strength: 3 } } } },
    pieces: { dragon, arh: defender('ARH', '1011'), ...idle },
  });
  strong.play('defender', shotAt(1, 0, 'legs'), 5);
  expect(strong.hp('dragon', 'legs')).toEqual([2, 3, 3, 3]);
});

test('DR-2.7.6.3-c DR-2.7.6.3-f all other shots need 6+, and a flyer always takes two points in the belly', () => {
  expect(shootFrom('1012', dragon, 5, 'legs', 'legs')).toEqual([3, 3, 3, 3]);
  expect(shootFrom('1012', dragon, 6, 'legs', 'legs')).toEqual([2, 3, 3, 3]);
  expect(shootFrom('1011', aloft, 5, undefined, 'belly')).toEqual([6]);
  expect(shootFrom('1011', aloft, 6, undefined, 'belly')).toEqual([4]);
  const t = table({
    phase: 8,
    pieces: {
      dragon: { ...aloft, hp: { belly: [2] } },
      arh: defender('ARH', '1011'),
      ally: invader('ORC', '0505'),
      ...idle,
    },
  });
  expect(t.refusal('defender', shotAt(1, 0, 'belly'))).toBe('DR-2.7.6.3-f');
  t.play('defender', shotAt(1, 0), 6);
  expect(t.at('dragon')).toBe('dead');
});

test('DR-2.7.6.3-d DR-2.12.1.9-a the area is named first: head, wings or legs', () => {
  const t = table({ phase: 8, pieces: { dragon, arh: defender('ARH', '1011'), ...idle } });
  expect(t.refusal('defender', shotAt(1, 0))).toBe('DR-2.7.6.3-d');
  expect(t.refusal('defender', shotAt(1, 0, 'belly'))).toBe('DR-2.7.6.3-d');
  expect(t.matching('defender', { type: 'shoot', unit: 1 })).toEqual(
    (['head', 'wings', 'legs'] as const).map((area) => shotAt(1, 0, area)),
  );
  const wurm = table({
    phase: 8,
    pieces: { wurm: invader('WURM', '1010', { facing: 'N' }), arh: defender('ARH', '1011'), ...idle },
  });
  expect(wurm.refusal('defender', shotAt(1, 0, 'wings'))).toBe('DR-2.7.6.3-d');
});

test('DR-2.7.6.3-g other monsters are shot at the same way, unless their own entry asks for more', () => {
  const river: Corrections = { map: 'plain', hexes: { '1010': { terrain: 'river' } } };
  const poolAfter = (type: 'SERPENT' | 'GIANT' | 'TREX', hex: string, die: number) => {
    const t = table({
      phase: 8,
      ...(type === 'SERPENT' ? { corrections: river } : {}),
      pieces: { prey: invader(type, '1010'), arh: defender('ARH', hex), ...idle },
    });
    expect(t.refusal('defender', shotAt(1, 0, 'legs'))).toBe('DR-2.7.6.3-g');
    t.play('defender', shotAt(1, 0), die);
    return t.unit('prey').body?.hp[0][0];
  };
  expect(poolAfter('SERPENT', '1011', 5)).toBe(14);
  expect(poolAfter('SERPENT', '1012', 5)).toBe(15);
  expect(poolAfter('GIANT', '1011', 5)).toBe(10);
  expect(poolAfter('GIANT', '1011', 6)).toBe(9);
  expect(poolAfter('TREX', '1011', 5)).toBe(10);
});

test('DR-2.7.6.3-h shots at monsters need a line of sight', () => {
  const corrections: Corrections = { map: 'plain', walls: { add: [['1010', '1011']] } };
  const ground = table({
    phase: 8,
    corrections,
    pieces: { dragon, arh: defender('ARH', '1012'), ...idle },
  });
  expect(ground.refusal('defender', shotAt(1, 0, 'legs'))).toBe('DR-2.7.6.2-d');
  const air = table({
    phase: 8,
    corrections,
    pieces: { dragon: aloft, arh: defender('ARH', '1012'), ...idle },
  });
  expect(air.refusal('defender', shotAt(1, 0))).toBeNull();
});

test('DR-2.11.2.3-b a serpent in open water cannot be shot at, one along the shore can', () => {
  const sea = Object.fromEntries(
    ['0909', '0910', '0911', '1009', '1010', '1011', '1109', '1110', '1111', '1008'].map((hex) => [
      hex,
      { terrain: 'sea' as const },
    ]),
  );
  const at = (hex: string, shore: Corrections['hexes'] = {}) => {
    const corrections: Corrections = { map: 'plain', hexes: { ...sea, ...shore } };
    const t = table({
      phase: 8,
      corrections,
      pieces: { serpent: invader('SERPENT', hex), arh: defender('ARH', '1012'), ...idle },
    });
    return t.refusal('defender', shotAt(1, 0));
  };
  expect(at('1010')).toBe('DR-2.11.2.3-b');
  expect(at('1010', { '0911': { terrain: 'dock' } })).toBeNull();
  expect(at('1011')).toBeNull();
});

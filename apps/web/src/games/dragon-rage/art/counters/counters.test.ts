import { describe, expect, test } from 'vitest';
import { type Level, levelFor } from '../../../../art/counters/level.ts';
import { pile } from '../../../../art/counters/stack.ts';
import { danglingIds } from '../../../../art/testing/ids.ts';
import { THEMES } from '../../../../art/themes.ts';
import { paintCounter } from './counter.ts';
import { artDefs } from './defs.ts';
import type { MonsterFace, TroopFace, UnitFace } from './faces.ts';
import { type MajorType, type TroopType, UNIT_ART } from './unit-art.ts';

const MAJORS: readonly MajorType[] = ['DRAGON', 'YDRAGON', 'ROC', 'WURM'];
const TROOPS = Object.keys(UNIT_ART).filter(
  (type): type is TroopType => !MAJORS.some((major) => major === type),
);
const LEVELS: readonly Level[] = ['block', 'middle', 'full'];

const troop = (type: TroopType, more: Partial<TroopFace> = {}): TroopFace => ({
  type,
  side: 'defender',
  strength: 2,
  move: 3,
  ...more,
});

const whole = { left: 6, of: 6 };

const monster = (type: MajorType, more: Partial<MonsterFace> = {}): MonsterFace => ({
  type,
  side: 'invader',
  facing: 1,
  head: whole,
  legs: whole,
  ...(type === 'WURM' ? {} : { leftWing: whole, rightWing: whole }),
  ...more,
});

const everyUnit: readonly UnitFace[] = [
  ...TROOPS.map((type) => troop(type)),
  ...MAJORS.map((type) => monster(type)),
];

test('there are twenty-four units', () => {
  expect(everyUnit.length).toBe(24);
});

describe.each(THEMES)('by %s', (theme) => {
  test.each(LEVELS)('every unit has its own face, %s', (level) => {
    const faces = everyUnit.map((unit) => paintCounter(unit, theme, level));
    expect(new Set(faces).size).toBe(24);
    expect(everyUnit.map((unit) => paintCounter(unit, theme, level))).toEqual(faces);
    expect(faces.join('')).not.toMatch(/NaN|undefined/);
    expect(danglingIds(artDefs(theme) + faces.join(''))).toEqual([]);
  });

  test('every state shows', () => {
    const states: Partial<TroopFace>[] = [
      {},
      { selected: true },
      { target: true },
      { ghost: true },
      { acted: true },
      { wounded: true },
      { killer: true },
      { hitPoints: 10 },
      { defenceOnly: true },
      { move: 0 },
      { side: 'invader' },
    ];
    const faces = states.map((state) => paintCounter(troop('HERO', state), theme, 'full'));
    expect(new Set(faces).size).toBe(states.length);
    const postures: Partial<MonsterFace>[] = [
      {},
      { selected: true },
      { target: true },
      { ghost: true },
      { acted: true },
      { aloft: true },
      { berserk: true },
      { facing: 2 },
      { facing: null },
      { head: { left: 3, of: 6 } },
      { head: { left: 0, of: 6 } },
    ];
    const medallions = postures.map((posture) => paintCounter(monster('DRAGON', posture), theme, 'full'));
    expect(new Set(medallions).size).toBe(postures.length);
    expect(danglingIds(artDefs(theme) + faces.join('') + medallions.join(''))).toEqual([]);
  });
});

test('figures stand where the level lets them', () => {
  const unit = troop('WZD', { defenceOnly: true });
  expect(paintCounter(unit, 'day', 'full').match(/<text/g)?.length).toBe(2);
  expect(paintCounter(unit, 'day', 'middle').match(/<text/g)?.length).toBe(1);
  expect(paintCounter(unit, 'day', 'full')).toContain('>(2)<');
  expect(paintCounter(unit, 'day', 'block')).not.toContain('<text');
});

test('levels by the size of a counter', () => {
  expect([23, 24, 39, 40].map(levelFor)).toEqual(['block', 'middle', 'middle', 'full']);
});

test('a stack shows its top last, and four edges at most', () => {
  const units = TROOPS.slice(0, 7).map((type) => troop(type));
  const counters = units.map((unit) => paintCounter(unit, 'day', 'full'));
  const stack = pile(counters);
  expect(stack.match(/hw-icon-/g)?.length).toBe(6);
  expect(stack.indexOf('hw-icon-pikeman')).toBeGreaterThan(stack.indexOf('hw-icon-swordman'));
  expect(pile(counters.slice(0, 1))).toBe(counters[0]);
});

test('the rim turns with the wedge, the picture does not', () => {
  const north = paintCounter(monster('DRAGON', { facing: 0 }), 'day', 'full');
  const south = paintCounter(monster('DRAGON', { facing: 3 }), 'day', 'full');
  expect(south).toBe(north.replaceAll('rotate(0)', 'rotate(180)'));
});

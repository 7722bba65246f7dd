import { worldFor } from '@hexwyrm/dragon-pass';
import { describe, expect, test } from 'vitest';
import { type Level, levelFor } from '../../../../art/counters/level.ts';
import { iconPaths } from '../../../../art/draw/icon.ts';
import { danglingIds } from '../../../../art/testing/ids.ts';
import { THEMES } from '../../../../art/themes.ts';
import rare from '../rare-icons.json';
import { paintCard } from './card.ts';
import { paintFace } from './counter.ts';
import { counterDefs } from './defs.ts';
import type { Face, UnitFace } from './faces.ts';
import { markerNames, paintControl, paintMarker } from './markers.ts';
import { paintMoon } from './moon.ts';
import { printedFace } from './printed.ts';
import { paintCount, paintEdge, paintStack } from './stack.ts';
import { UNIT_ART } from './unit-art.ts';

const { types } = worldFor(null);
const LEVELS: readonly Level[] = ['block', 'middle', 'full', 'named'];

const typeOf = (id: string) => {
  const type = types.find((one) => one.id === id);
  if (!type) throw new RangeError(id);
  return type;
};

const face = (id: string, number = 0, side: 'front' | 'back' = 'front'): UnitFace =>
  printedFace(typeOf(id), number, side);

const WORDS = { combat: 'Combat', magic: 'Magic', move: 'Movement', range: 'Range' };

const everyFace: readonly UnitFace[] = types.flatMap((type) =>
  type.names.flatMap((name, number) => [
    { ...printedFace(type, number), name },
    ...(type.back ? [{ ...printedFace(type, number, 'back'), name }] : []),
  ]),
);

/** The words on a drawing, in their order. */
const textsOf = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);

describe('every counter of the game', () => {
  test('has a picture, and no picture is left over', () => {
    expect(Object.keys(UNIT_ART).sort()).toEqual(types.map(({ id }) => id).sort());
  });

  test('types of one colour do not look alike', () => {
    const looks = types.map((type) => {
      const { unit, number, livery } = printedFace(type, 0);
      return `${livery} ${JSON.stringify(UNIT_ART[unit])} ${number}`;
    });
    expect(new Set(looks).size).toBe(types.length);
  });

  test.each(THEMES)('is drawn whole at every size, by %s', (theme) => {
    const drawings = LEVELS.flatMap((zoom) => everyFace.map((one) => paintFace(one, theme, zoom)));
    const cards = everyFace.map((one) => paintCard(one, WORDS, theme));
    const page = [counterDefs(theme), iconPaths(rare), ...drawings, ...cards].join('');
    expect(page).not.toMatch(/NaN|undefined/);
    expect(danglingIds(page)).toEqual([]);
  });

  test('shows a picture of its own at every size', () => {
    for (const zoom of LEVELS)
      for (const one of everyFace) expect(paintFace(one, 'day', zoom)).toContain('href="#hw-icon-');
  });

  test('has the figures that are printed on it', () => {
    for (const type of types) {
      const { cf, mgf, mf, rf } = type.printed.front;
      const shown = textsOf(paintFace(printedFace(type, 0), 'day', 'full'));
      for (const { value } of [cf, mgf, mf, rf])
        if (typeof value === 'number' && value >= 1 && Number.isInteger(value)) {
          const cyclic = value === 7 && (cf.cyclic ?? mgf.cyclic) !== undefined;
          if (!cyclic)
            expect(
              shown.map((text) => text.replace(/[()]/g, '')),
              type.id,
            ).toContain(String(value));
        }
    }
  });
});

describe('what stands on the strip', () => {
  const shown = (one: UnitFace) => textsOf(paintFace(one, 'day', 'full'));

  test('DP-4.3-a combat, magic and movement from left to right, the range in its corner', () => {
    expect(shown(face('egglord-warlocks'))).toEqual(['5', '6', '5', '6']);
    expect(shown(face('heartland-phalanxes'))).toEqual(['5', '4', '3']);
  });

  test('DP-4.5.1-b a single being stands in parentheses', () => {
    expect(shown(face('stone-men'))).toEqual(['(8)', '2', '3']);
  });

  test('DP-4.5.1-c a pennon for each point of leadership, DP-4.5.1-a an arrow for each missile factor', () => {
    const pennons = (id: string) => paintFace(face(id), 'day', 'full').split('#b3201a').length - 1;
    expect(['jar-eel', 'gunda', 'centaurs'].map(pennons)).toEqual([2, 1, 0]);
    const arrows = (id: string) => paintFace(face(id), 'day', 'full').split('broadhead-arrow').length - 1;
    expect(['golden-bow-warriors', 'centaurs', 'minotaurs'].map(arrows)).toEqual([2, 1, 0]);
  });

  test('DP-4.5.2-b chaos is negative, DP-4.5.1-e dragons and the hydra have signs', () => {
    expect(shown(face('crimson-bat'))).toEqual(['(4)', '−1', '10', '0']);
    expect(shown(face('hydra'))).toEqual(['5', 'd6', '4']);
    expect(shown(face('dragons'))).toEqual(['=', '20', '0']);
  });

  test('DP-11-a a moon stands for a factor that follows it, or what it counts today', () => {
    const corps = face('full-moon-corps');
    expect(shown(corps)).toEqual(['10', '6']);
    expect(shown({ ...corps, combat: { moon: 'full', now: '5' } })).toEqual(['5', '10', '6']);
  });

  test('the back has its own figures', () => {
    expect(shown(face('heartland-phalanxes', 0, 'back'))).toEqual(['3', '2', '2']);
    expect(face('heartland-phalanxes', 0, 'back').disrupted).toBe(true);
    expect(face('harrek', 0, 'back')).toMatchObject({ berserk: true });
    expect(face('harrek', 0, 'back').disrupted).toBeUndefined();
  });

  test('a small counter has one figure: combat, or magic for those without a body', () => {
    const middle = (id: string) => textsOf(paintFace(face(id), 'day', 'middle'));
    expect(middle('egglord-warlocks')).toEqual(['5']);
    expect(middle('egglord-warlocks-spirit')).toEqual(['6']);
    expect(textsOf(paintFace(face('egglord-warlocks'), 'day', 'block'))).toEqual([]);
  });

  test('the name stands on large counters, and gives way to the sash', () => {
    const named = { ...face('ducks'), name: 'Ducks' };
    expect(textsOf(paintFace(named, 'day', 'named'))).toContain('Ducks');
    expect(textsOf(paintFace(named, 'day', 'full'))).not.toContain('Ducks');
    expect(textsOf(paintFace({ ...named, disrupted: true }, 'day', 'named'))).not.toContain('Ducks');
    expect([23, 24, 40, 59, 60].map(levelFor)).toEqual(['block', 'middle', 'full', 'full', 'named']);
  });
});

test.each(LEVELS)('every state shows at size %s', (zoom) => {
  const states: Partial<UnitFace>[] = [
    {},
    { selected: true },
    { target: true },
    { ghost: true },
    { acted: true },
    { disrupted: true },
    { mustAttack: true },
    { committed: true },
    { frozen: true },
    { captured: true },
    { frozen: true, captured: true },
    { glowing: true },
    { livery: 'sartar' },
  ];
  const drawn = states.map((state) => paintFace({ ...face('line-cavalry'), ...state }, 'day', zoom));
  expect(new Set(drawn).size).toBe(states.length);
});

describe('backs and stacks', () => {
  const hidden: Face = { livery: 'horde', seal: 'sartar' };

  test('DP-5.3-c a back tells colour and owner and nothing else', () => {
    const back = paintFace(hidden, 'day', 'full');
    expect(back).toContain('dp-day-horde-back');
    expect(back).toContain('hw-icon-lightning-storm');
    expect(textsOf(back)).toEqual([]);
    expect(paintFace({ ...hidden, seal: 'lunar' }, 'day', 'full')).not.toBe(back);
  });

  test('a stack shows its top face whole, the edges of four more, and its number', () => {
    const stack = paintStack([face('jar-eel'), hidden, hidden, face('ducks'), hidden, hidden], 'day', 'full');
    expect(textsOf(stack)).toEqual(['(20)', '6', '6']);
    expect(stack.match(/url\(#dp-day-horde-back\)/g)?.length).toBe(3);
    expect(stack.match(/url\(#dp-day-sartar\)/g)?.length).toBe(1);
    expect(stack).not.toContain('hw-icon-duck');
    expect(stack).toContain(paintCount(6, 'full'));
    expect(stack).toContain(paintEdge(face('ducks'), 'day'));
    expect(paintStack([face('ducks')], 'day', 'full')).toBe(paintFace(face('ducks'), 'day', 'full'));
  });
});

test('a card says what every factor is', () => {
  expect(textsOf(paintCard(face('spell-archers'), WORDS, 'day'))).toEqual([
    ...['2', 'Combat'],
    ...['4', 'Magic'],
    ...['4', 'Movement'],
    ...['5', 'Range'],
  ]);
});

test('markers, days of the moon and pennons differ', () => {
  const drawn = [
    ...markerNames.map((marker) => paintMarker(marker)),
    ...([0, 1, 2, 3, 4, 5, 6] as const).map((day) => paintMoon(day)),
    ...(['lunar', 'sartar', 'tarsh', 'independents'] as const).map((holder) => paintControl(holder, 'day')),
  ];
  expect(new Set(drawn).size).toBe(23);
  expect(danglingIds(counterDefs('day') + iconPaths(rare) + drawn.join(''))).toEqual([]);
});

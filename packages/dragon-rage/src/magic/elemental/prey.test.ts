import { expect, test } from 'vitest';
import type { Piece } from '../../testing/table.ts';
import { hunt, piece } from './hunt.fixture.ts';

test('DR-2.8.9-j among the equally near: wizard, dragon, hero, other monster, strongest troop', () => {
  const rivals: [Piece['type'], Piece['type']][] = [
    ['WZD', 'DRAGON'],
    ['WZD', 'HERO'],
    ['YDRAGON', 'HERO'],
    ['DRAGON', 'GIANT'],
    ['HERO', 'ROC'],
    ['HERO', 'GIANT'],
    ['GIANT', 'CAV'],
    ['WURM', 'CAV'],
    ['CAV', 'INF'],
  ];
  for (const [first, second] of rivals) {
    for (const [here, there] of [
      [first, second],
      [second, first],
    ] as const) {
      const side = (type: Piece['type']) =>
        ['DRAGON', 'YDRAGON', 'GIANT', 'ROC', 'WURM'].includes(type) ? 'invader' : 'defender';
      const facing = (type: Piece['type']) =>
        ['DRAGON', 'YDRAGON', 'ROC', 'WURM'].includes(type) ? { facing: 'N' as const } : {};
      const { way } = hunt(
        {
          north: piece(here, side(here), '1007', facing(here)),
          south: piece(there, side(there), '1013', facing(there)),
          inf: piece('INF', 'defender', '2510'),
          orc: piece('ORC', 'invader', '2501'),
        },
        [1, 1, 1, 1],
      );
      expect(way.at(-1), `${first} before ${second}`).toBe(here === first ? '1007' : '1013');
    }
  }
});

test('DR-2.8.9-j DR-2.8.9-q it goes under a dragon and strikes the belly', () => {
  const { t, rolls } = hunt(
    {
      dragon: piece('DRAGON', 'invader', '1008', { facing: 'N' }),
      hero: piece('HERO', 'defender', '1012'),
      inf: piece('INF', 'defender', '2510'),
    },
    [4, 1],
  );
  expect(rolls[0]).toMatchObject({ roll: 'to-hit', unit: 0, needs: 4, modifier: 0, success: true });
  // Four of the belly's six points.
  expect(t.hp('dragon', 'belly')[0]).toBe(2);
});

test('DR-2.8.9-k two tied: low numbers for the first, high for the second', () => {
  for (const [die, to] of [
    [3, '1008'],
    [4, '1012'],
  ] as const) {
    const { way, rolls } = hunt(
      {
        a: piece('INF', 'defender', '1008'),
        b: piece('INF', 'defender', '1012'),
        orc: piece('ORC', 'invader', '2510'),
      },
      [die, 1, 1, 1],
    );
    expect(rolls[0]).toMatchObject({
      roll: 'prey',
      clause: 'DR-2.8.9-k',
      dice: [die],
      target: die === 3 ? 1 : 2,
    });
    expect(way.at(-1)).toBe(to);
  }
});

test('DR-2.8.9-k three tied have two numbers each, of four one each with five and six rolled again', () => {
  const three = {
    a: piece('INF', 'defender', '1008'),
    b: piece('INF', 'defender', '1012'),
    c: piece('INF', 'defender', '1210'),
    orc: piece('ORC', 'invader', '2510'),
  };
  for (const [die, to] of [
    [2, '1008'],
    [3, '1012'],
    [6, '1210'],
  ] as const)
    expect(hunt(three, [die, 1, 1, 1]).way.at(-1)).toBe(to);
  const four = { ...three, d: piece('INF', 'defender', '0810') };
  const { way, rolls } = hunt(four, [5, 6, 4, 1, 1, 1]);
  expect(rolls.slice(0, 3).map(({ roll, success }) => [roll, success])).toEqual([
    ['prey', false],
    ['prey', false],
    ['prey', true],
  ]);
  expect(way.at(-1)).toBe('0810');
});

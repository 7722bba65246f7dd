import { canonical } from '@hexwyrm/kernel';
import { expect, test } from 'vitest';
import { openBoard } from '../core/board.ts';
import type { Side } from '../core/vocabulary.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';

const wizard = (hex: string | null, spellPoints = 10): Piece => ({
  type: 'WZD',
  side: 'defender',
  hex,
  spellPoints,
});
const shaman = (hex: string, spellPoints = 10): Piece => ({
  type: 'OWZD',
  side: 'invader',
  hex,
  spellPoints,
});
const orc = (hex: string): Piece => ({ type: 'ORC', side: 'invader', hex });

const fog = (unit: number, hex: string) => ({ type: 'cast', spell: 'fog', unit, hex }) as const;
const boost = (unit: number, radius: number) => ({ type: 'cast', spell: 'boost', unit, radius }) as const;

test('DR-2.6.1.1-a each invading wizard casts once in phase 1', () => {
  const t = table({ phase: 1, pieces: { a: shaman('0505'), b: shaman('1515'), c: shaman('2016') } });
  const casting = () =>
    ['a', 'b', 'c'].filter((name) => t.offers('invader', { type: 'cast', unit: t.id(name as 'a') }));
  expect(casting()).toEqual(['a', 'b', 'c']);
  t.play('invader', fog(t.id('a'), '0505'));
  expect(casting()).toEqual(['b', 'c']);
  expect(t.refusal('invader', boost(t.id('a'), 0))).toBe('DR-2.8.4-a');
  t.play('invader', fog(t.id('b'), '1515'));
  expect(casting()).toEqual(['c']);
});

test('DR-2.6.1.5-a the defender casts in phase 5 and in no other', () => {
  const pieces = { wizard: wizard('1010'), orc: orc('2010') };
  expect(table({ phase: 5, pieces }).refusal('defender', fog(0, '1010'))).toBeNull();
  expect(table({ phase: 7, pieces }).refusal('defender', fog(0, '1010'))).toBe('DR-2.8.3-a');
});

test('DR-2.8.1-a only wizards of either colour cast', () => {
  const caster = (type: 'HERO' | 'WZD' | 'OWZD' | 'INF', side: Side) => {
    const t = table({
      phase: side === 'invader' ? 1 : 5,
      pieces: {
        caster: { type, side, hex: '1010' },
        foe: { type: 'MIL', side: side === 'invader' ? 'defender' : 'invader', hex: '2010' },
      },
    });
    return [t.offers(side, { type: 'cast' }), t.refusal(side, boost(0, 0))];
  };
  expect(caster('WZD', 'defender')).toEqual([true, null]);
  expect(caster('OWZD', 'invader')).toEqual([true, null]);
  expect(caster('HERO', 'defender')).toEqual([false, 'DR-2.8.1-a']);
  expect(caster('INF', 'defender')).toEqual([false, 'DR-2.8.1-a']);
});

test('DR-2.8.1-a a wizard still waiting off the map casts nothing', () => {
  const t = table({ phase: 5, pieces: { wizard: wizard(null), other: wizard('1010'), orc: orc('2010') } });
  expect(t.offers('defender', { type: 'cast', unit: t.id('wizard') })).toBe(false);
  expect(t.refusal('defender', boost(t.id('wizard'), 0))).toBe('DR-3.2.1-b');
});

test('DR-2.8.2-a ten points for the game, and no spell that costs more than is left', () => {
  const t = table({
    phase: 5,
    pieces: {
      wizard: { type: 'WZD', side: 'defender', hex: '1010' },
      poor: wizard('1510', 2),
      orc: orc('1509'),
    },
  });
  expect(t.unit('wizard').spellPoints).toBe(10);
  const bolt = { type: 'cast', spell: 'lightning', unit: t.id('poor'), target: t.id('orc') } as const;
  expect(t.refusal('defender', bolt)).toBe('DR-2.8.2-a');
  expect(t.refusal('defender', boost(t.id('poor'), 2))).toBe('DR-2.8.2-a');
  expect(t.refusal('defender', boost(t.id('poor'), 1))).toBeNull();
  t.play('defender', fog(t.id('poor'), '1510'));
  expect(t.unit('poor').spellPoints).toBe(0);
});

test('DR-2.8.2-a a wizard without points is offered no spell', () => {
  const t = table({ phase: 5, pieces: { empty: wizard('1510', 0), full: wizard('1010'), orc: orc('1509') } });
  expect(t.offers('defender', { type: 'cast', unit: t.id('empty') })).toBe(false);
  expect(t.offers('defender', { type: 'cast', unit: t.id('full') })).toBe(true);
});

test('DR-2.8.2-b wizards do not share points', () => {
  const t = table({
    phase: 1,
    pieces: {
      a: shaman('1010', 1),
      b: shaman('1110', 9),
      mil: { type: 'MIL', side: 'defender', hex: '2010' },
    },
  });
  expect(t.refusal('invader', fog(t.id('a'), '1010'))).toBe('DR-2.8.2-a');
  t.play('invader', fog(t.id('b'), '1010'));
  expect([t.unit('a').spellPoints, t.unit('b').spellPoints]).toEqual([1, 7]);
});

test('DR-2.8.3-a no spell once movement has begun', () => {
  const t = table({
    phase: 7,
    pieces: { wizard: wizard('1010'), inf: { type: 'INF', side: 'defender', hex: '1510' }, orc: orc('2010') },
  });
  t.play('defender', { type: 'walk', unit: t.id('inf'), to: '1509' });
  expect(t.refusal('defender', fog(t.id('wizard'), '1010'))).toBe('DR-2.8.3-a');
  expect(t.offers('defender', { type: 'cast' })).toBe(false);
});

test('DR-2.8.3-b the fog of last turn is gone before the first spell of this one', () => {
  const t = table({
    phase: 4,
    pieces: { wizard: wizard('1010'), orc: orc('1008'), mil: { type: 'MIL', side: 'defender', hex: '1007' } },
    state: (state, hex) => {
      state.fog.push({ hex: hex('1008'), side: 'defender' }, { hex: hex('2010'), side: 'invader' });
    },
  });
  const events = t.play('invader', { type: 'end' });
  expect(t.state.phase).toBe(5);
  expect(eventsOf(events, 'fog-lifted').map(({ hex, clause }) => [hex, clause])).toEqual([
    ['1008', 'DR-2.8.6-c'],
  ]);
  expect(t.state.fog).toEqual([{ hex: t.hex('2010'), side: 'invader' }]);
  expect(t.offers('defender', { type: 'cast', spell: 'lightning', target: t.id('orc') })).toBe(true);
});

test('DR-2.8.4-a one spell a turn, the same again next turn', () => {
  const t = table({
    phase: 5,
    turn: 2,
    pieces: { wizard: wizard('1010'), second: wizard('1510'), orc: orc('2010') },
  });
  t.play('defender', fog(t.id('wizard'), '1010'));
  expect(t.unit('wizard').spellPoints).toBe(8);
  expect(t.refusal('defender', fog(t.id('wizard'), '1010'))).toBe('DR-2.8.4-a');
  for (let ends = 0; ends < 9 && (t.state.turn < 3 || t.state.phase < 5); ends++)
    t.play(t.state.phase < 5 ? 'invader' : 'defender', { type: 'end' });
  expect([t.state.turn, t.state.phase]).toEqual([3, 5]);
  t.play('defender', fog(t.id('wizard'), '1010'));
  expect(t.unit('wizard').spellPoints).toBe(6);
});

test('DR-2.8.4-b neither towers nor walls keep a spell from its hex', () => {
  const t = table({
    phase: 5,
    corrections: {
      hexes: { '1010': { terrain: 'tower' } },
      walls: {
        add: [
          ['1009', '1008'],
          ['1008', '1007'],
        ],
      },
    },
    pieces: {
      wizard: wizard('1010'),
      dragon: { type: 'DRAGON', side: 'invader', hex: '1006', facing: 'N' },
    },
  });
  const bolt = { type: 'cast', spell: 'lightning', unit: t.id('wizard'), target: t.id('dragon') } as const;
  expect(t.refusal('defender', bolt)).toBeNull();
  expect(t.refusal('defender', fog(t.id('wizard'), '1007'))).toBeNull();
});

test('DR-2.8.4-b no spell is cast into a hex outside the map', () => {
  const t = table({
    phase: 5,
    corrections: { hexes: { '1009': { terrain: 'offmap' } } },
    pieces: { wizard: wizard('1010'), orc: orc('2010') },
  });
  expect(t.refusal('defender', fog(0, '1009'))).toBe('DR-2.1-b');
  expect(t.matching('defender', { type: 'cast', hex: '1009' })).toEqual([]);
});

test('DR-2.8.3-a a casting names what its spell needs and nothing else', () => {
  const t = table({ phase: 5, pieces: { wizard: wizard('1010'), orc: orc('1009') } });
  const refused = (action: object) => t.refusal('defender', { type: 'cast', unit: 0, ...action });
  expect(refused({ spell: 'boost' })).toBe('DR-2.8.5-a');
  expect(refused({ spell: 'boost', radius: 0, hex: '1010' })).toBe('DR-2.8.5-a');
  expect(refused({ spell: 'fog' })).toBe('DR-2.8.6-a');
  expect(refused({ spell: 'fog', hex: '1010', radius: 2 })).toBe('DR-2.8.6-a');
  expect(refused({ spell: 'whirlwind' })).toBe('DR-2.8.7-a');
  expect(refused({ spell: 'whirlwind', hex: '1010', target: 1 })).toBe('DR-2.8.7-a');
  expect(refused({ spell: 'lightning' })).toBe('DR-2.8.8-a');
  expect(refused({ spell: 'lightning', target: 1, hex: '1009' })).toBe('DR-2.8.8-a');
  expect(refused({ spell: 'elemental', hex: '1010' })).toBe('DR-2.8.9-a');
  expect(refused({ spell: 'elemental', element: 'fire' })).toBe('DR-2.8.9-a');
  expect(refused({ spell: 'elemental', element: 'fire', hex: '1010', hold: true })).toBe('DR-2.8.9-a');
  expect(refused({ spell: 'dispel' })).toBe('DR-2.8.9-n');
});

test('DR-2.2.4.6-a one marker shows the middle of a fog or the hex of a whirlwind', () => {
  const t = table({
    phase: 5,
    pieces: { one: wizard('1010'), two: wizard('1510'), three: wizard('2010'), orc: orc('2516') },
  });
  t.play('defender', fog(t.id('one'), '1010'));
  t.play('defender', { type: 'cast', spell: 'whirlwind', unit: t.id('two'), hex: '1510' });
  expect(t.state.fog.map(({ hex }) => hex)).toEqual([t.hex('1010')]);
  expect(t.state.whirlwinds.map(({ hex }) => hex)).toEqual([t.hex('1510')]);
});

test('DR-2.8.3-a of all castings one could think of exactly the listed ones are accepted', () => {
  const t = table({
    map: 'esirien',
    phase: 5,
    pieces: {
      wizard: wizard('1408', 5),
      clouded: wizard('1910', 3),
      earth: { type: 'ELM_EARTH', side: 'invader', hex: '1409' },
      orc: orc('1308'),
      giant: { type: 'GIANT', side: 'invader', hex: '1508' },
      dragon: { type: 'DRAGON', side: 'invader', hex: '1406', facing: 'S' },
      inf: { type: 'INF', side: 'defender', hex: '1308' },
    },
    state: (state, hex) => {
      state.fog.push({ hex: hex('1910'), side: 'invader' });
      state.whirlwinds.push({ hex: hex('1508'), side: 'invader', drifted: false, spared: [] });
    },
  });
  const hexes = [undefined, ...openBoard(t.state).map.grid.names];
  const targets = [undefined, ...t.state.units.keys(), 99];
  const accepted: string[] = [];
  for (const unit of [0, 1, 6])
    for (const spell of ['boost', 'fog', 'whirlwind', 'lightning', 'elemental', 'dispel'])
      for (const rest of [
        ...[undefined, -1, 0, 1, 2, 3].map((radius) => ({ radius })),
        ...hexes.flatMap((hex) => [undefined, 'earth', 'fire'].map((element) => ({ hex, element }))),
        ...targets.flatMap((target) => [undefined, true].map((hold) => ({ target, hold }))),
      ]) {
        const action = JSON.parse(JSON.stringify({ type: 'cast', unit, spell, ...rest }));
        if (t.refusal('defender', action) === null) accepted.push(canonical(action));
      }
  const listed = t
    .matching('defender', { type: 'cast' })
    .map((action) => canonical(JSON.parse(JSON.stringify(action))));
  expect(new Set(accepted)).toEqual(new Set(listed));
  expect(new Set(listed).size).toBe(listed.length);
});

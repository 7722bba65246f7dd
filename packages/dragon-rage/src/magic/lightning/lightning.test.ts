import { expect, test } from 'vitest';
import { eventsOf, type Piece, table } from '../../testing/table.ts';

const wizard: Piece = { type: 'WZD', side: 'defender', hex: '1010' };
const orc = (hex: string): Piece => ({ type: 'ORC', side: 'invader', hex });
const dragon = (hex: string, more: Partial<Piece> = {}): Piece => ({
  type: 'DRAGON',
  side: 'invader',
  hex,
  facing: 'N',
  ...more,
});
const bolt = (target: number) => ({ type: 'cast', spell: 'lightning', unit: 0, target }) as const;
const held = (target: number) => ({ ...bolt(target), hold: true }) as const;

test('DR-2.8.8-a three points, four hexes, one unit of the caster’s choice', () => {
  const t = table({
    phase: 5,
    corrections: { units: { OHERO: { defence: 3 } } },
    pieces: {
      wizard,
      orc: orc('1007'),
      boss: { type: 'OHERO', side: 'invader', hex: '1007' },
      far: orc('1005'),
      friend: { type: 'INF', side: 'defender', hex: '1009' },
    },
  });
  const targets = t.matching('defender', { type: 'cast', spell: 'lightning' });
  expect(targets).toEqual([bolt(1), held(1), bolt(2), held(2)]);
  expect(t.refusal('defender', bolt(t.id('far')))).toBe('DR-2.8.8-a');
  expect(t.refusal('defender', bolt(t.id('friend')))).toBe('DR-2.8.8-a');
  // Power 2 against 3: eleven on two dice.
  const events = t.play('defender', bolt(t.id('boss')), 6, 5);
  expect(t.unit('wizard').spellPoints).toBe(7);
  expect(eventsOf(events, 'attack')).toMatchObject([
    { weapon: 'lightning', attack: 2, defence: 3, cell: 11 },
  ]);
  expect(t.unit('boss').wounded).toBe(true);
  expect(t.at('orc')).toBe('1007');
});

test('DR-2.8.8-b its power is five less the distance', () => {
  const powers = ['1010', '1009', '1008', '1007', '1006'].map((hex) => {
    const t = table({
      phase: 5,
      pieces: { wizard, giant: { type: 'GIANT', side: 'invader', hex, pool: 10 } },
    });
    t.play('defender', bolt(t.id('giant')));
    return 10 - (t.unit('giant').body?.hp[0][0] ?? 0);
  });
  expect(powers).toEqual([5, 4, 3, 2, 1]);
});

test('DR-2.8.8-h against an ordinary unit it is a missile attack of its power, resolved at once', () => {
  const position = () =>
    table({
      phase: 5,
      corrections: { units: { ORC: { defence: 2 } } },
      pieces: { wizard, orc: orc('1009'), other: orc('2010') },
    });
  // Four against two: five or more.
  const odds = position().odds('defender', bolt(1));
  expect(odds).toMatchObject([{ roll: 'attack', unit: 1, dice: 1, needs: 5, modifier: 0, chance: [2, 6] }]);
  const hit = position();
  hit.play('defender', bolt(1), 5);
  expect(hit.at('orc')).toBe('dead');
  const miss = position();
  miss.play('defender', bolt(1), 4);
  expect(miss.at('orc')).toBe('1009');
  expect(miss.unit('wizard').spellPoints).toBe(7);
});

test('DR-2.8.8-h only a bolt at an ordinary unit can be held', () => {
  const t = table({
    phase: 5,
    pieces: {
      wizard,
      orc: orc('1009'),
      dragon: dragon('1008'),
      giant: { type: 'GIANT', side: 'invader', hex: '1011' },
    },
  });
  expect(t.refusal('defender', held(t.id('orc')))).toBeNull();
  expect(t.refusal('defender', held(t.id('dragon')))).toBe('DR-2.8.8-h');
  expect(t.refusal('defender', held(t.id('giant')))).toBe('DR-2.8.8-h');
  expect(t.odds('defender', held(t.id('orc')))).toEqual([]);
});

test('DR-2.8.8-h a held bolt adds its power to a melee on the target, and then all in the hex are attacked', () => {
  const t = table({
    phase: 5,
    corrections: { units: { ORC: { defence: 2 }, INF: { attack: 2 } } },
    pieces: {
      wizard,
      orc: orc('1009'),
      inf: { type: 'INF', side: 'defender', hex: '1008' },
      far: orc('2510'),
    },
  });
  t.play('defender', held(t.id('orc')));
  t.play('defender', { type: 'end' });
  expect(t.state.phase).toBe(9);
  t.play('defender', { type: 'melee', unit: t.id('inf'), hex: '1009' });
  // Two against two needs a six; with the bolt six against two, four or more.
  expect(t.odds('defender', { type: 'roll' })).toMatchObject([{ needs: 6 }]);
  expect(t.odds('defender', { type: 'join', bolt: true })).toMatchObject([{ needs: 4, chance: [3, 6] }]);
  t.play('defender', { type: 'join', bolt: true });
  t.play('defender', { type: 'roll' }, 4);
  expect(t.at('orc')).toBe('dead');
  expect(t.state.bolts).toEqual([]);
});

test('DR-2.8.8-h a held bolt serves no other hex', () => {
  const t = table({
    phase: 9,
    pieces: {
      wizard,
      orc: orc('1009'),
      inf: { type: 'INF', side: 'defender', hex: '1008' },
      other: orc('1007'),
    },
    state: (state, hex) => {
      state.bolts.push({ side: 'defender', hex: hex('1009'), target: 1, power: 4 });
    },
  });
  const events = t.play('defender', { type: 'melee', unit: t.id('inf'), hex: '1007' }, 1);
  expect(eventsOf(events, 'attack')).toMatchObject([{ attack: 2 }]);
});

test('DR-2.8.8-i a held bolt waits for a melee on the target’s hex and is lost with the player-turn', () => {
  const t = table({
    phase: 5,
    pieces: {
      wizard,
      orc: orc('1009'),
      inf: { type: 'INF', side: 'defender', hex: '1209' },
      far: orc('1208'),
    },
  });
  const cast = t.play('defender', held(t.id('orc')));
  expect(eventsOf(cast, 'bolt-held')).toMatchObject([{ target: t.id('orc'), power: 4 }]);
  expect(t.state.bolts).toEqual([{ side: 'defender', hex: t.hex('1009'), target: t.id('orc'), power: 4 }]);
  expect(t.unit('wizard').spellPoints).toBe(7);
  const lost = [];
  for (let ends = 0; ends < 5 && t.state.phase >= 5; ends++)
    lost.push(...eventsOf(t.play('defender', { type: 'end' }), 'bolt-lost'));
  expect(lost).toMatchObject([{ target: t.id('orc'), clause: 'DR-2.8.8-i' }]);
  expect(t.state.bolts).toEqual([]);
  expect(t.at('orc')).toBe('1009');
});

test('DR-2.8.6-j no bolt into fog nor out of it, other spells as ever', () => {
  const inside = table({
    phase: 5,
    pieces: { wizard, orc: orc('1006'), second: { ...wizard, hex: '2010' } },
    state: (state, hex) => {
      state.fog.push({ hex: hex('1011'), side: 'invader' });
    },
  });
  expect(inside.refusal('defender', bolt(1))).toBe('DR-2.8.6-j');
  expect(inside.offers('defender', { type: 'cast', spell: 'lightning' })).toBe(false);
  for (const spell of ['boost', 'fog', 'whirlwind'] as const)
    expect(inside.offers('defender', { type: 'cast', unit: 0, spell })).toBe(true);

  const target = table({
    phase: 5,
    pieces: { wizard, dragon: dragon('1006'), clear: orc('1210'), flyer: dragon('1107', { aloft: true }) },
    state: (state, hex) => {
      state.fog.push({ hex: hex('1005'), side: 'invader' });
    },
  });
  expect(target.refusal('defender', bolt(target.id('dragon')))).toBe('DR-2.8.6-j');
  expect(target.refusal('defender', bolt(target.id('clear')))).toBeNull();
  // A flyer is above the fog, not in it.
  expect(target.refusal('defender', bolt(target.id('flyer')))).toBeNull();
});

test('DR-2.8.7-q a wizard in a whirlwind casts anything but lightning', () => {
  const t = table({
    phase: 5,
    pieces: { wizard, orc: orc('1008') },
    state: (state, hex) => {
      state.whirlwinds.push({ hex: hex('1010'), side: 'invader', drifted: false, spared: [] });
    },
  });
  expect(t.refusal('defender', bolt(1))).toBe('DR-2.8.7-q');
  expect(t.offers('defender', { type: 'cast', spell: 'lightning' })).toBe(false);
  for (const spell of ['boost', 'fog', 'whirlwind', 'elemental'] as const)
    expect(t.offers('defender', { type: 'cast', spell })).toBe(true);
});

test('DR-2.8.7-e a whirlwind shelters ordinary units from the bolt, but no monster', () => {
  const t = table({
    phase: 5,
    pieces: {
      wizard,
      orc: orc('1008'),
      giant: { type: 'GIANT', side: 'invader', hex: '1208' },
      dragon: dragon('0808'),
    },
    state: (state, hex) => {
      for (const name of ['1008', '1208', '0808'])
        state.whirlwinds.push({ hex: hex(name), side: 'invader', drifted: false, spared: [] });
    },
  });
  expect(t.refusal('defender', bolt(t.id('orc')))).toBe('DR-2.8.7-e');
  expect(t.refusal('defender', bolt(t.id('giant')))).toBeNull();
  expect(t.refusal('defender', bolt(t.id('dragon')))).toBeNull();
});

import { expect, test } from 'vitest';
import { openBoard } from '../../core/board.ts';
import { isBoosted } from '../../core/morale.ts';
import { eventsOf, type Piece, table } from '../../testing/table.ts';
import type { Corrections } from '../../world/corrections.ts';

const wizard: Piece = { type: 'WZD', side: 'defender', hex: '1010' };
const infantry = (hex: string): Piece => ({ type: 'INF', side: 'defender', hex });
const orc = (hex: string): Piece => ({ type: 'ORC', side: 'invader', hex });
const boost = (radius: number) => ({ type: 'cast', spell: 'boost', unit: 0, radius }) as const;

test('DR-2.8.5-a one point for the own hex and one for each hex of radius, two at most', () => {
  const hexesCovered = [1, 7, 19];
  for (const radius of [0, 1, 2]) {
    const t = table({ phase: 5, pieces: { wizard, inf: infantry('2010'), orc: orc('2510') } });
    t.play('defender', boost(radius));
    expect(t.unit('wizard').spellPoints).toBe(10 - (1 + radius));
    const board = openBoard(t.state);
    const covered = board.map.grid.names.filter((_, hex) => isBoosted(board, { ...t.unit('inf'), hex }));
    expect(covered).toHaveLength(hexesCovered[radius]);
  }
  const t = table({ phase: 5, pieces: { wizard, orc: orc('2510') } });
  expect(t.refusal('defender', boost(3))).toBe('DR-2.8.5-a');
  expect(t.refusal('defender', boost(-1))).toBe('DR-2.8.5-a');
  expect(t.matching('defender', { type: 'cast', spell: 'boost' })).toEqual([0, 1, 2].map(boost));
});

test('DR-2.8.5-b only the own side, around the hex where it was cast', () => {
  const t = table({
    phase: 5,
    pieces: {
      wizard,
      near: infantry('1008'),
      far: infantry('1007'),
      orc: orc('1009'),
      other: { ...wizard, hex: '2010' },
    },
  });
  const boosted = () =>
    (['near', 'far', 'orc', 'wizard'] as const).filter((name) => isBoosted(openBoard(t.state), t.unit(name)));
  expect(boosted()).toEqual([]);
  t.play('defender', boost(2));
  expect(boosted()).toEqual(['near', 'wizard']);
  // The area stays where it was cast; who is in it counts when it matters (R-DR-98).
  t.unit('wizard').hex = t.hex('0510');
  t.unit('far').hex = t.hex('1010');
  expect(boosted()).toEqual(['near', 'far']);
});

test('DR-2.8.5-b DR-2.8.5-i it lasts through the enemy player-turn, until the next spell phase of the caster', () => {
  const t = table({
    phase: 4,
    turn: 5,
    pieces: {
      wizard,
      inf: infantry('1010'),
      orc: orc('1012'),
      mil: { type: 'MIL', side: 'defender', hex: '1013' },
    },
    state: (state, hex) => {
      state.boosts.push(
        { hex: hex('1010'), radius: 0, side: 'defender' },
        { hex: hex('1012'), radius: 0, side: 'invader' },
      );
    },
  });
  expect(isBoosted(openBoard(t.state), t.unit('inf'))).toBe(true);
  const events = t.play('invader', { type: 'end' });
  expect(t.state.phase).toBe(5);
  expect(eventsOf(events, 'boost-over').map(({ hex }) => hex)).toEqual(['1010']);
  expect(isBoosted(openBoard(t.state), t.unit('inf'))).toBe(false);
  expect(isBoosted(openBoard(t.state), t.unit('orc'))).toBe(true);
});

/** Defenders in phase 9 with a boost of radius 1 around 1010. */
function boosted<N extends string>(pieces: Record<N, Piece>, corrections: Corrections = {}) {
  return table({
    phase: 9,
    corrections: { ...corrections, units: { ...UNITS, ...corrections.units } },
    pieces,
    state: (state, hex) => {
      state.boosts.push({ hex: hex('1010'), radius: 1, side: 'defender' });
    },
  });
}

const UNITS: Corrections['units'] = {
  INF: { attack: 2, defence: 2, escape: 5 },
  CAV: { attack: 3, defence: 3 },
  MIL: { attack: 1, defence: 1 },
  HERO: { attack: 3, defence: 3 },
  ORC: { attack: 2, defence: 2 },
  TRL: { attack: 3, defence: 3 },
};

const dragon = (hex: string): Piece => ({ type: 'DRAGON', side: 'invader', hex, facing: 'N' });
const far = orc('2516');

test('DR-2.8.5-c one is added to the die of a melee attack', () => {
  const four = { units: { INF: { attack: 4 } } };
  for (const [hex, from, fate] of [
    ['1009', '1010', 'dead'],
    ['1509', '1510', '1509'],
  ] as const) {
    // Four against two: five or more, and the die shows four.
    const t = boosted({ inf: infantry(from), orc: orc(hex), far }, four);
    const attack = { type: 'melee', unit: 0, hex } as const;
    const modifier = fate === 'dead' ? 1 : 0;
    expect(t.odds('defender', attack)).toMatchObject([{ needs: 5, modifier, chance: [2 + modifier, 6] }]);
    t.play('defender', attack, 4);
    expect(t.at('orc')).toBe(fate);
  }
});

test('DR-2.8.5-c it does not help missiles', () => {
  const t = table({
    phase: 8,
    corrections: { units: { ...UNITS, ARH: { missile: { strength: 4 } } } },
    pieces: { archer: { type: 'ARH', side: 'defender', hex: '1010' }, orc: orc('1008'), far },
    state: (state, hex) => {
      state.boosts.push({ hex: hex('1010'), radius: 1, side: 'defender' });
    },
  });
  t.play('defender', { type: 'shoot', unit: 0, hex: '1008' }, 4);
  expect(t.at('orc')).toBe('1008');
});

test('DR-2.8.5-d at least half the strength must be boosted', () => {
  // The infantry is within the radius, the other attacker beyond it.
  const attack = (other: 'INF' | 'CAV') => {
    const t = boosted({
      inf: infantry('1009'),
      other: { type: other, side: 'defender', hex: '1007' },
      orc: orc('1008'),
      far,
    });
    t.play('defender', { type: 'melee', unit: 0, hex: '1008' });
    return t.odds('defender', { type: 'join', unit: 1 });
  };
  expect(attack('INF')).toMatchObject([{ needs: 5, modifier: 1, chance: [3, 6] }]);
  expect(attack('CAV')).toMatchObject([{ needs: 5, modifier: 0, chance: [2, 6] }]);
});

test('DR-2.8.5-e one is added against monsters, major and minor', () => {
  const legs = { type: 'melee', unit: 0, monster: 1, area: 'legs' } as const;
  const t = boosted({ inf: infantry('1010'), dragon: dragon('1009') });
  t.play('defender', legs, 4);
  expect(t.hp('dragon', 'legs')).toEqual([1, 3, 3, 3]);
  const unboosted = boosted({ inf: infantry('1510'), dragon: dragon('1509') });
  unboosted.play('defender', legs, 4);
  expect(unboosted.hp('dragon', 'legs')).toEqual([3, 3, 3, 3]);
  const giant = boosted({
    inf: infantry('1010'),
    giant: { type: 'GIANT', side: 'invader', hex: '1009', pool: 10 },
  });
  expect(giant.odds('defender', { type: 'melee', unit: 0, monster: 1 })).toMatchObject([
    { needs: 6, modifier: 1, chance: [2, 6] },
  ]);
});

test('DR-2.8.5-f DR-2.8.5-i one is added to escapes from dragonfire, in the enemy player-turn too', () => {
  for (const [die, radius, fate] of [
    [4, 1, '1009'],
    [3, 1, 'dead'],
    [4, 0, 'dead'],
  ] as const) {
    const t = table({
      phase: 3,
      turn: 5,
      corrections: { units: UNITS },
      pieces: { inf: infantry('1009'), dragon: dragon('1010'), second: infantry('2510'), orc: orc('2511') },
      state: (state, hex) => {
        state.boosts.push({ hex: hex('1010'), radius, side: 'defender' });
      },
    });
    t.play('invader', { type: 'breathe', unit: 1, facing: 'N' }, die);
    expect(t.at('inf')).toBe(fate);
  }
});

test('DR-2.8.5-f one is added to the morale check of the demoralised', () => {
  for (const [hex, monster, passes] of [
    ['1010', '1009', true],
    ['1510', '1509', false],
  ] as const) {
    const t = boosted({
      inf: infantry(hex),
      dragon: dragon(monster),
      second: infantry('2511'),
      far: orc('2512'),
    });
    t.state.hadHeroes.defender = true;
    // Escape five: the die shows three, one is added for the check and one for the boost.
    const events = t.play(
      'defender',
      { type: 'melee', unit: 0, monster: 1, area: 'legs' },
      ...(passes ? [3, 1] : [3]),
    );
    expect(eventsOf(events, 'rolled')[0]).toMatchObject({
      roll: 'morale',
      modifier: passes ? 2 : 1,
      needs: 5,
      success: passes,
    });
    expect(eventsOf(events, 'attack-lost')).toHaveLength(passes ? 0 : 1);
  }
});

test('DR-2.8.5-g boosted militia attack monsters without a hero, and add one', () => {
  const legs = { type: 'melee', unit: 0, monster: 1, area: 'legs' } as const;
  const within = boosted({ mil: { type: 'MIL', side: 'defender', hex: '1010' }, dragon: dragon('1009') });
  expect(within.odds('defender', legs)).toMatchObject([{ needs: 5, modifier: 1, chance: [3, 6] }]);
  const without = boosted({
    mil: { type: 'MIL', side: 'defender', hex: '1510' },
    dragon: dragon('1509'),
    inf: infantry('1508'),
  });
  expect(without.refusal('defender', legs)).toBe('DR-2.10.1.1-a');
  expect(without.offers('defender', { type: 'melee', unit: 0 })).toBe(false);
});

test('DR-2.8.5-h with a hero at hand it is still one that is added', () => {
  // 1110 lies to the south-west of 1209, which faces north: a side from which the wings are exposed.
  const position = () =>
    boosted({
      inf: infantry('1110'),
      hero: { type: 'HERO', side: 'defender', hex: '1010' },
      dragon: dragon('1209'),
    });
  const wings = { type: 'melee', unit: 0, monster: 2, area: 'wings' } as const;
  expect(position().odds('defender', wings)).toMatchObject([{ needs: 4, modifier: 1, chance: [4, 6] }]);
  for (const [die, points] of [
    [3, [4, 6]],
    [2, [6, 6]],
  ] as const) {
    const t = position();
    t.play('defender', wings, die);
    expect(t.hp('dragon', 'wings')).toEqual(points);
  }
});

test('DR-2.8.5-h a unit doubled by a hero counts as unboosted at its doubled strength', () => {
  const t = boosted({
    hero: { type: 'HERO', side: 'defender', hex: '1010' },
    companion: infantry('1010'),
    inf: infantry('1110'),
    troll: { type: 'TRL', side: 'invader', hex: '1009' },
    far,
  });
  t.play('defender', { type: 'melee', unit: 0, hex: '1009' });
  // Hero 3 and doubled companion 4 against 3: three of seven are boosted, less than half.
  expect(t.odds('defender', { type: 'join', unit: 1 })).toMatchObject([{ needs: 5, modifier: 0 }]);
  t.play('defender', { type: 'join', unit: 1 });
  // With the infantry nine against three, five of nine boosted: four or more, less one.
  expect(t.odds('defender', { type: 'join', unit: 2 })).toMatchObject([
    { needs: 4, modifier: 1, chance: [4, 6] },
  ]);
  t.play('defender', { type: 'join', unit: 2 });
  t.play('defender', { type: 'roll' }, 3);
  expect(t.at('troll')).toBe('dead');
});

test('DR-2.8.5-h a unit that has both uses what gives the attack the better chance', () => {
  const t = boosted({
    hero: { type: 'HERO', side: 'defender', hex: '1010' },
    companion: infantry('1010'),
    boss: { type: 'OHERO', side: 'invader', hex: '1009' },
    orc: orc('1009'),
    far,
  });
  t.play('defender', { type: 'melee', unit: 0, hex: '1009' });
  // Doubled 7 against 5 with three of seven boosted: 6 or more. Boosted 5 against 5: 6 or more, less one.
  expect(t.odds('defender', { type: 'join', unit: 1 })).toMatchObject([
    { needs: 6, modifier: 1, chance: [2, 6] },
  ]);
  t.play('defender', { type: 'join', unit: 1 });
  const events = t.play('defender', { type: 'roll' }, 5);
  expect(eventsOf(events, 'attack')).toMatchObject([{ attack: 5, defence: 5, cell: 6 }]);
  expect([t.at('orc'), t.unit('boss').wounded]).toEqual(['dead', true]);
});

import { expect, test } from 'vitest';
import { activity, OPENED, SMASHED, type State } from '../state.ts';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';
import type { Corrections } from '../world/corrections.ts';

const idle = { foe: defender('INF', '2010'), ally: invader('ORC', '2009') };
const dragon = invader('DRAGON', '1010', { facing: 'N' });

type Way = 'N' | 'NE' | 'SE' | 'S' | 'SW' | 'NW';
const breathe = (facing: Way, unit = 0) => ({ type: 'breathe', unit, facing }) as const;

/** The hexes that burn when unit 0 breathes that way. */
function burned(
  monster: Piece,
  facing: Way,
  corrections?: Corrections,
  state?: (state: State, hex: (name: string) => number) => void,
): string[] {
  const t = table({
    phase: 3,
    ...(corrections ? { corrections } : {}),
    ...(state ? { state } : {}),
    pieces: { monster, ...idle },
  });
  return eventsOf(t.play('invader', breathe(facing)), 'breathed')[0].hexes;
}

const refused = (monster: Piece, facing: Way, corrections?: Corrections, state?: (state: State) => void) =>
  table({
    phase: 3,
    ...(corrections ? { corrections } : {}),
    ...(state ? { state } : {}),
    pieces: { monster, ...idle },
  }).refusal('invader', breathe(facing));

test('DR-2.12.1.5-a who has walked, bounded or stood still breathes; who slithered or landed does not', () => {
  const after = (mode: 'walk' | 'bound' | 'slither' | 'fly' | null) => {
    const t = table({
      phase: 3,
      pieces: { dragon, ...idle },
      state: (state) => {
        if (mode) Object.assign(activity(state.units[0]), { mode, landed: mode === 'fly' });
      },
    });
    const refusal = t.refusal('invader', breathe('N'));
    expect(t.offers('invader', { type: 'breathe' })).toBe(refusal === null);
    return refusal;
  };
  expect(after(null)).toBeNull();
  expect(after('walk')).toBeNull();
  expect(after('bound')).toBeNull();
  expect(after('slither')).toBe('DR-2.12.1.1.2-b');
  expect(after('fly')).toBe('DR-2.12.1.5-a');
});

const towerAt = (hex: string): Corrections => ({ map: 'plain', hexes: { [hex]: { terrain: 'tower' } } });

test('DR-2.12.1.5-b from the air only at towers, and not in the turn of taking off', () => {
  const flying = { ...dragon, aloft: true };
  expect(refused(flying, 'N', towerAt('1008'))).toBeNull();
  expect(refused(flying, 'NE', towerAt('1008'))).toBe('DR-2.12.1.5-b');
  expect(refused(flying, 'N')).toBe('DR-2.12.1.5-b');
  expect(
    refused(flying, 'N', towerAt('1008'), (state) => {
      Object.assign(activity(state.units[0]), { mode: 'fly', tookOff: true });
    }),
  ).toBe('DR-2.12.1.5-b');
  expect(
    refused(flying, 'N', towerAt('1008'), (state) => {
      Object.assign(activity(state.units[0]), { mode: 'fly' });
    }),
  ).toBeNull();
});

test('DR-2.12.1.5-c the head breathes once a turn and is then spent', () => {
  const t = table({ phase: 3, pieces: { dragon, second: invader('DRAGON', '2015'), ...idle } });
  t.play('invader', breathe('N'));
  expect(t.state.phase).toBe(3);
  expect(t.refusal('invader', breathe('NE'))).toBe('DR-2.12.1.5-c');
});

test('DR-2.12.1.5-d from the air the tower on the line burns, the open hex before it does not', () => {
  const t = table({
    phase: 3,
    corrections: towerAt('1008'),
    pieces: {
      dragon: { ...dragon, aloft: true },
      inf: defender('INF', '1009'),
      archer: defender('ARH', '1008'),
      ...idle,
    },
  });
  const events = t.play('invader', breathe('N'), 4);
  expect(eventsOf(events, 'breathed')[0].hexes).toEqual(['1008']);
  expect(eventsOf(events, 'rolled')).toMatchObject([
    { unit: t.id('archer'), modifier: 2, needs: 6, success: true },
  ]);
  expect([t.at('inf'), t.at('archer')]).toEqual(['1009', '1008']);
  const walled: Corrections = {
    map: 'plain',
    hexes: { '1008': { terrain: 'tower' } },
    walls: { add: [['1009', '1010']] },
  };
  expect(burned({ ...dragon, aloft: true }, 'N', walled)).toEqual(['1008']);
});

test('DR-2.12.1.5.1-a fire goes into one of the three front hexes and on in the same line', () => {
  expect(burned(dragon, 'NE')).toEqual(['1110', '1209']);
  expect(burned(dragon, 'N')).toEqual(['1009', '1008']);
  expect(burned(dragon, 'NW')).toEqual(['0910', '0809']);
  for (const way of ['SE', 'S', 'SW'] as const) expect(refused(dragon, way)).toBe('DR-2.12.1.5.1-a');
  expect(burned({ ...dragon, hex: '1002' }, 'N')).toEqual(['1001']);
  expect(refused({ ...dragon, hex: '1001' }, 'N')).toBe('DR-2.1-b');
});

test('DR-2.12.1.5.1-b those under the dragon do not burn', () => {
  const t = table({
    phase: 3,
    pieces: { dragon, hero: defender('HERO', '1010'), inf: defender('INF', '1009'), ...idle },
  });
  const events = t.play('invader', breathe('N'), 1);
  expect(eventsOf(events, 'rolled').map((roll) => roll.unit)).toEqual([t.id('inf')]);
});

const walledStep = (a: string, b: string): Corrections => ({ map: 'plain', walls: { add: [[a, b]] } });

const doorTo = (tower: string, from: string): Corrections => ({
  map: 'plain',
  hexes: { [tower]: { terrain: 'tower' } },
  entrances: { add: [{ between: [from, tower], type: 'door', of: 'tower', inside: tower }] },
});

const opened = (bits: number) => (state: State) => {
  state.entrances[0] |= bits;
};

test('DR-2.12.1.5.1-c walls and closed towers stop the flame, open entrances let it in', () => {
  expect(burned(dragon, 'N', walledStep('1008', '1009'))).toEqual(['1009']);
  expect(refused(dragon, 'N', walledStep('1009', '1010'))).toBe('DR-2.12.1.5.1-c');
  expect(refused(dragon, 'N', towerAt('1009'))).toBe('DR-2.12.1.5.1-c');
  expect(burned(dragon, 'N', towerAt('1008'))).toEqual(['1009']);
  expect(refused(dragon, 'N', doorTo('1009', '1010'))).toBe('DR-2.12.1.5.1-c');
  expect(burned(dragon, 'N', doorTo('1009', '1010'), opened(OPENED))).toEqual(['1009']);
  expect(burned(dragon, 'N', doorTo('1008', '1009'), opened(SMASHED))).toEqual(['1009', '1008']);
});

test('DR-2.12.1.5.1-d a tower as first hex absorbs the fire', () => {
  expect(burned(dragon, 'N', doorTo('1009', '1010'), opened(SMASHED))).toEqual(['1009']);
});

test('DR-2.12.1.5.1-e out of its own tower the dragon breathes over the sides, beyond the first hex as usual', () => {
  expect(burned(dragon, 'N', towerAt('1010'))).toEqual(['1009', '1008']);
  const two: Corrections = {
    map: 'plain',
    hexes: { '1010': { terrain: 'tower' }, '1009': { terrain: 'tower' } },
  };
  expect(refused(dragon, 'N', two)).toBe('DR-2.12.1.5.1-c');
  const behind: Corrections = {
    map: 'plain',
    hexes: { '1010': { terrain: 'tower' } },
    walls: { add: [['1008', '1009']] },
  };
  expect(burned(dragon, 'N', behind)).toEqual(['1009']);
  const t = table({
    phase: 3,
    corrections: towerAt('1010'),
    pieces: { dragon, inf: defender('INF', '1009'), ...idle },
  });
  const events = t.play('invader', breathe('N'), 5);
  expect(eventsOf(events, 'rolled')).toMatchObject([{ unit: t.id('inf'), modifier: 0, success: true }]);
  expect(t.refusal('invader', { type: 'strike', unit: 0, hex: '1009', groups: { legs: 4 } })).toBe(
    'DR-2.12.1.6.4-a',
  );
});

test('DR-2.12.1.5.2-a each unit escapes on its number or dies', () => {
  const t = table({
    phase: 3,
    pieces: {
      dragon,
      inf: defender('INF', '1009'),
      hero: defender('HERO', '1009'),
      mil: defender('INF', '1008'),
      ...idle,
    },
  });
  expect(t.odds('invader', breathe('N'))).toMatchObject([
    { roll: 'fire', unit: 1, needs: 5, modifier: 0, chance: [2, 6] },
    { roll: 'fire', unit: 2, needs: 3, modifier: 0, chance: [4, 6] },
    { roll: 'fire', unit: 3, needs: 5, modifier: 0, chance: [2, 6] },
  ]);
  t.play('invader', breathe('N'), 4, 3, 5);
  expect([t.at('inf'), t.at('hero'), t.at('mil')]).toEqual(['dead', '1009', '1008']);
  expect(t.unit('hero').wounded).toBe(false);
});

test('DR-2.12.1.5.2-b a unit in a tower adds two', () => {
  const shelter = (die: number) => {
    const t = table({
      phase: 3,
      corrections: doorTo('1009', '1010'),
      pieces: { dragon, archer: defender('ARH', '1009'), ...idle },
      state: opened(SMASHED),
    });
    t.play('invader', breathe('N'), die);
    return t.at('archer');
  };
  expect(shelter(4)).toBe('1009');
  expect(shelter(3)).toBe('dead');
});

test('DR-2.3-i DR-2.12.1.5.2-c fire destroys the victory points it reaches; a closed tower is safe from the ground only', () => {
  const line: Corrections = {
    map: 'plain',
    hexes: { '1009': { terrain: 'city', vp: 2 }, '1008': { terrain: 'city', vp: 1 } },
  };
  const open = table({
    phase: 3,
    corrections: line,
    pieces: { dragon, inf: defender('INF', '1009'), ...idle },
  });
  const events = open.play('invader', breathe('N'), 6);
  expect(eventsOf(events, 'razed').map(({ hex, vp }) => [hex, vp])).toEqual([
    ['1009', 2],
    ['1008', 1],
  ]);
  expect(open.score()).toBe(3);
  const tower: Corrections = { map: 'plain', hexes: { '1009': { terrain: 'tower', vp: 5 } } };
  expect(refused(dragon, 'N', tower)).toBe('DR-2.12.1.5.1-c');
  const flying = table({
    phase: 3,
    corrections: tower,
    pieces: { dragon: { ...dragon, aloft: true }, ...idle },
  });
  flying.play('invader', breathe('N'));
  expect(flying.score()).toBe(5);
  const door = doorTo('1009', '1010');
  const through = table({
    phase: 3,
    corrections: { ...door, hexes: { '1009': { terrain: 'tower', vp: 5 } } },
    pieces: { dragon, ...idle },
    state: opened(OPENED),
  });
  through.play('invader', breathe('N'));
  expect(through.score()).toBe(5);
});

test('DR-2.12.1.5.2-d DR-2.12.1.5.2-e friends burn, minor monsters roll, engines die, major monsters do not burn', () => {
  const t = table({
    phase: 3,
    pieces: {
      dragon,
      giant: invader('GIANT', '1009'),
      orc: invader('ORC', '1008'),
      ...idle,
    },
  });
  t.play('invader', breathe('N'), 3, 4);
  expect([t.at('giant'), t.at('orc')]).toEqual(['1009', 'dead']);
  const majors = table({
    phase: 3,
    pieces: { dragon, roc: invader('ROC', '1009'), engine: defender('BAL', '1008'), ...idle },
  });
  expect(majors.odds('invader', breathe('N'))).toMatchObject([{ unit: 2, dice: 0, chance: [0, 1] }]);
  const events = majors.play('invader', breathe('N'));
  expect(eventsOf(events, 'rolled')).toEqual([]);
  expect([majors.at('roc'), majors.at('engine')]).toEqual(['1009', 'dead']);
});

test('DR-2.12.1.5.3-a two breaths a game', () => {
  const t = table({ phase: 3, pieces: { dragon, ...idle } });
  t.play('invader', breathe('N'));
  expect(t.unit('dragon').body?.breaths).toBe(1);
  const last = table({ phase: 3, pieces: { dragon: { ...dragon, breaths: 0 }, ...idle } });
  expect(last.refusal('invader', breathe('N'))).toBe('DR-2.12.1.5.3-a');
});

test('DR-2.12.1.7.1-c no fire without a head', () => {
  expect(refused({ ...dragon, hp: { head: [0] } }, 'N')).toBe('DR-2.12.1.7.1-c');
});

const young = invader('YDRAGON', '1010', { facing: 'N' });

test('DR-2.12.2.1-a a young dragon breathes once a game, never in flight', () => {
  const t = table({ phase: 3, pieces: { young, ...idle } });
  t.play('invader', breathe('N'));
  expect(t.unit('young').body?.breaths).toBe(0);
  expect(refused({ ...young, breaths: 0 }, 'N')).toBe('DR-2.12.1.5.3-a');
  expect(refused({ ...young, aloft: true }, 'N', towerAt('1009'))).toBe('DR-2.12.2.1-a');
});

test('DR-2.12.2.1-b units add two against it, four in a tower', () => {
  const open = (die: number) => {
    const t = table({ phase: 3, pieces: { young, archer: defender('ARH', '1009'), ...idle } });
    t.play('invader', breathe('N'), die);
    return t.at('archer');
  };
  expect(open(4)).toBe('1009');
  expect(open(3)).toBe('dead');
  const inTower = (die: number) => {
    const t = table({
      phase: 3,
      corrections: doorTo('1009', '1010'),
      pieces: { young, archer: defender('ARH', '1009'), ...idle },
      state: opened(SMASHED),
    });
    t.play('invader', breathe('N'), die);
    return t.at('archer');
  };
  expect(inTower(2)).toBe('1009');
  expect(inTower(1)).toBe('dead');
});

test('DR-2.12.2.1-c its fire reaches one hex', () => {
  expect(burned(young, 'N')).toEqual(['1009']);
});

test('DR-2.8.6-l DR-2.8.7-e fog ends the flame and stills the dragon, a whirlwind shields those inside', () => {
  const fog = (name: string) => (state: State, hex: (name: string) => number) => {
    state.fog.push({ hex: hex(name), side: 'defender' });
  };
  expect(burned(dragon, 'N', undefined, fog('1006'))).toEqual(['1009']);
  const foggy = (name: string) =>
    table({ phase: 3, pieces: { dragon, ...idle }, state: fog(name) }).refusal('invader', breathe('N'));
  expect(foggy('1007')).toBe('DR-2.8.6-l');
  expect(foggy('1012')).toBe('DR-2.8.6-l');
  const wind = table({
    phase: 3,
    pieces: { dragon, inf: defender('INF', '1009'), ...idle },
    state: (state, hex) =>
      state.whirlwinds.push({ hex: hex('1009'), side: 'defender', drifted: false, spared: [] }),
  });
  expect(eventsOf(wind.play('invader', breathe('N')), 'rolled')).toEqual([]);
});

test('DR-2.6.1.3-a dragonfire belongs to phase 3', () => {
  const t = table({ phase: 4, pieces: { dragon, ...idle } });
  expect(t.refusal('invader', breathe('N'))).toBe('DR-2.6.1.3-a');
});

test('DR-2.8.5-f Boost Morale adds one to the escape from fire', () => {
  const t = table({
    phase: 3,
    pieces: { dragon, inf: defender('INF', '1009'), ...idle },
    state: (state, hex) => state.boosts.push({ hex: hex('1009'), radius: 0, side: 'defender' }),
  });
  t.play('invader', breathe('N'), 4);
  expect(t.at('inf')).toBe('1009');
});

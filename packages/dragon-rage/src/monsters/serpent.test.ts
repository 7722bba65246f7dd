import { directionTo, sideOf } from '@hexwyrm/hexmap';
import { expect, test } from 'vitest';
import { SMASHED } from '../state.ts';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';
import type { Corrections } from '../world/corrections.ts';
import { worldFor } from '../world/world.ts';

const idle = { foe: defender('INF', '2010'), ally: invader('ORC', '2009') };
const serpent = invader('SERPENT', '1010');

/** A river runs down column 10 from 1008 to 1012. */
const river: Corrections = {
  map: 'plain',
  hexes: Object.fromEntries(
    ['1008', '1009', '1010', '1011', '1012'].map((hex) => [hex, { terrain: 'river' as const }]),
  ),
};

const walk = (to: string, unit = 0) => ({ type: 'walk', unit, to }) as const;
const melee = (hex: string, unit = 0) => ({ type: 'melee', unit, hex }) as const;

test('DR-2.11.2.1-a a serpent never leaves the water', () => {
  const t = table({ phase: 2, corrections: river, pieces: { serpent, ...idle } });
  expect(t.refusal('invader', walk('1110'))).toBe('DR-2.11.2.1-a');
  expect(t.refusal('invader', walk('1009'))).toBeNull();
  const sea: Corrections = {
    map: 'plain',
    hexes: { '1010': { terrain: 'sea' }, '1009': { terrain: 'sea' } },
  };
  const open = table({ phase: 2, corrections: sea, pieces: { serpent, ...idle } });
  expect(open.refusal('invader', walk('1009'))).toBeNull();
  expect(open.matching('invader', { type: 'walk', unit: 0 })).toHaveLength(1);
});

test('DR-2.11.2.1-b it swims under a bridge with a unit on it, and nothing follows from that alone', () => {
  const t = table({
    map: 'esirien',
    phase: 2,
    pieces: {
      serpent: invader('SERPENT', '1414'),
      inf: defender('INF', '1413'),
      foe: defender('INF', '1910'),
    },
  });
  const events = t.play('invader', walk('1413'));
  expect([t.at('serpent'), t.at('inf')]).toEqual(['1413', '1413']);
  expect(eventsOf(events, 'rolled')).toEqual([]);
});

/** A stone bridge in 1010, over a river from north to south. */
const bridge: Corrections = {
  map: 'plain',
  hexes: {
    '1009': { terrain: 'river' },
    '1010': { terrain: 'bridge', bridge: 'stone', access: ['0910', '0911', '1110', '1111'] },
    '1011': { terrain: 'river' },
  },
};

test('DR-2.11.2.1-b whoever may be on the bridge may come onto it above a serpent, and stay', () => {
  const beneath = (who: Piece) =>
    table({
      phase: who.side === 'invader' ? 2 : 7,
      corrections: bridge,
      pieces: { who, serpent: invader('SERPENT', '1010'), ...idle },
    });
  const comers: Piece[] = [
    defender('INF', '1110'),
    defender('WZD', '1110'),
    invader('ORC', '1110'),
    invader('TREX', '1110'),
    invader('DRAGON', '1110', { facing: 'SW' }),
  ];
  for (const who of comers) {
    const t = beneath(who);
    t.play(who.side, walk('1010'));
    expect([t.at('who'), t.state.frames]).toEqual(['1010', []]);
  }
  const leaper = beneath(invader('DRAGON', '1209', { facing: 'SW' }));
  leaper.play('invader', { type: 'bound', unit: 0, to: '1010' });
  expect(leaper.at('who')).toBe('1010');
  const serpentine = beneath(invader('DRAGON', '1110', { facing: 'SW' }));
  expect(serpentine.refusal('invader', { type: 'slither', unit: 0, to: '1010' })).toBeNull();
});

test('DR-2.11.2.1-b DR-2.9-c reinforcements land on the bridge above it', () => {
  const t = table({
    map: 'esirien',
    phase: 6,
    turn: 10,
    pieces: { serpent: invader('SERPENT', '1413'), foe: defender('INF', '1910') },
    state: (state) => {
      state.owed.push('INF');
    },
  });
  expect(t.refusal('defender', { type: 'arrive', what: 'INF', hex: '1413' })).toBeNull();
});

test('DR-2.11.2.1-b it swims beneath a major monster and a tyrannosaur on the bridge, and may be fought from there', () => {
  for (const who of [invader('DRAGON', '1010', { facing: 'N' }), invader('TREX', '1010')]) {
    const t = table({
      phase: 2,
      corrections: bridge,
      pieces: { serpent: invader('SERPENT', '1009'), who, ...idle },
    });
    t.play('invader', walk('1010'));
    expect(t.at('serpent')).toBe('1010');
  }
  const pieces = { serpent: invader('SERPENT', '1010'), inf: defender('INF', '1010'), ...idle };
  const up = table({ phase: 4, corrections: bridge, pieces });
  expect(up.refusal('invader', { type: 'melee', unit: 0, hex: '1010' })).toBeNull();
  const down = table({ phase: 9, corrections: bridge, pieces });
  expect(down.refusal('defender', { type: 'melee', unit: 1, monster: 0 })).toBeNull();
});

test('DR-2.11.2.1-c giants and other serpents do not share the water under the bridge with it', () => {
  const under = (who: Piece, other: Piece) =>
    table({ phase: 2, corrections: bridge, pieces: { who, other, ...idle } }).refusal(
      'invader',
      walk('1010'),
    );
  const serpent = invader('SERPENT', '1010');
  expect(under(invader('GIANT', '1110'), serpent)).toBe('DR-2.11.2.1-c');
  expect(under(invader('GIANT', '1110'), defender('INF', '1010'))).toBeNull();
  expect(under(invader('SERPENT', '1009'), serpent)).toBe('DR-2.11.2.1-c');
  expect(under(invader('SERPENT', '1009'), invader('GIANT', '1010'))).toBe('DR-2.11.2.1-c');
});

test('DR-2.2.4.4-a once the bridge is gone the serpent is in the river like anybody else', () => {
  const wood: Corrections = {
    map: 'plain',
    hexes: { '1010': { terrain: 'bridge', bridge: 'wood', access: ['1110'] } },
  };
  const t = table({
    phase: 2,
    corrections: wood,
    pieces: { giant: invader('GIANT', '1110'), serpent: invader('SERPENT', '1010'), ...idle },
    state: (state, hex) => {
      state.bridges.push({ hex: hex('1010'), stage: 'burned', unit: -1, turn: 0 });
    },
  });
  expect(t.refusal('invader', walk('1010'))).toBe('DR-2.4.3-d');
});

test('DR-2.11.2.1-c it does not enter a river hex where another monster is', () => {
  const t = table({
    phase: 2,
    corrections: river,
    pieces: { serpent, giant: invader('GIANT', '1009'), second: invader('SERPENT', '1011'), ...idle },
  });
  expect(t.refusal('invader', walk('1009'))).toBe('DR-2.11.2.1-c');
  expect(t.refusal('invader', walk('1011'))).toBe('DR-2.11.2.1-c');
});

test('DR-2.11.2.1-d it enters a vacant dock, not an occupied one', () => {
  const dock = (hexes: string[]) =>
    table({
      map: 'esirien',
      phase: 2,
      pieces: {
        serpent: invader('SERPENT', '0916'),
        foe: defender('INF', '1910'),
        ...Object.fromEntries(hexes.map((hex) => [hex, defender('INF', hex)])),
      },
    }).refusal('invader', walk('0915'));
  expect(dock([])).toBeNull();
  expect(dock(['0915'])).toBe('DR-2.11.2.1-d');
});

test('DR-2.11.2.1-e it does not scale, but breaks entrances by the table', () => {
  const corrections: Corrections = {
    ...river,
    walls: { add: [['1010', '1009']] },
    entrances: { add: [{ between: ['1010', '1110'], type: 'gate', of: 'wall', inside: '1110' }] },
  };
  const setting = () =>
    table({
      phase: 2,
      corrections,
      pieces: { serpent, guard: defender('INF', '1110'), ...idle, giant: invader('GIANT', '2014') },
    });
  const smash = { type: 'smash', unit: 0, to: '1110' } as const;
  const t = setting();
  expect(t.offers('invader', { type: 'scale', unit: 0 })).toBe(false);
  expect(t.odds('invader', smash)).toMatchObject([{ dice: 2, needs: 9 }]);
  t.play('invader', smash, 4, 5);
  expect(t.state.entrances[0] & SMASHED).toBe(SMASHED);
  const failed = setting();
  failed.play('invader', smash, 4, 4);
  expect(failed.state.entrances[0] & SMASHED).toBe(0);
});

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

test('DR-2.11.2.4-a it is set up on full sea at the south edge of Esirien, in 0109 or 0208 of Nurkott', () => {
  const settingUp = (map: 'esirien' | 'nurkott') =>
    table({
      map,
      phase: 1,
      pieces: { serpent: { type: 'SERPENT', side: 'invader', hex: null }, foe: defender('INF', '1910') },
      state: (state) => state.frames.push({ kind: 'setup', side: 'invader' }),
    });
  const place = (hex: string) => ({ type: 'place', what: 'SERPENT', hex }) as const;
  const esirien = settingUp('esirien');
  expect(esirien.refusal('invader', place('1417'))).toBeNull();
  expect(esirien.refusal('invader', place('1414'))).toBe('DR-2.11.2.4-a');
  expect(esirien.refusal('invader', place('0110'))).toBe('DR-2.11.2.4-a');
  const nurkott = settingUp('nurkott');
  const choices = nurkott.legal('invader').flatMap((action) => (action.type === 'place' ? [action.hex] : []));
  expect(choices.sort()).toEqual(['0109', '0208']);
});

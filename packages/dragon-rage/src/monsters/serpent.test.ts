import { expect, test } from 'vitest';
import { SMASHED } from '../core/state.ts';
import { defender, invader } from '../testing/pieces.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';
import type { Corrections } from '../world/corrections.ts';
import { idle, river, serpent, walk } from './serpent.fixture.ts';

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

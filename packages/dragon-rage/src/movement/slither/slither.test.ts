import { expect, test } from 'vitest';
import { eventsOf, type Piece, table } from '../../testing/table.ts';
import type { Corrections } from '../../world/corrections.ts';

const dragon: Piece = { type: 'DRAGON', side: 'invader', hex: '1010', facing: 'N' };
const spare: Piece = { type: 'ORC', side: 'invader', hex: '2501' };
const forward = { type: 'slither', unit: 0, to: '1009' } as const;
const round = (facing: string) => ({ type: 'slither', unit: 0, facing });

test('DR-2.12.1.1.2-a one hex straight ahead or one turn on the spot', () => {
  const t = table({ phase: 2, pieces: { monster: dragon, spare } });
  expect(t.matching('invader', { type: 'slither' })).toEqual([
    forward,
    { type: 'slither', unit: 0, facing: 'NE' },
    { type: 'slither', unit: 0, facing: 'NW' },
  ]);
  expect(t.refusal('invader', { ...forward, to: '1110' })).toBe('DR-2.12.1.1.2-a');
  expect(t.refusal('invader', { ...forward, to: '1008' })).toBe('DR-2.12.1.1.2-a');
  expect(t.refusal('invader', { ...forward, facing: 'NE' })).toBe('DR-2.12.1.1.2-a');
  expect(t.refusal('invader', { type: 'slither', unit: 0 })).toBe('DR-2.12.1.1.2-a');
  expect(t.refusal('invader', round('SE'))).toBe('DR-2.12.1.1.2-a');
  expect(t.refusal('invader', round('N'))).toBe('DR-2.12.1.1.2-a');
  t.play('invader', forward);
  expect([t.at('monster'), t.facing('monster')]).toEqual(['1009', 'N']);
  const turned = table({ phase: 2, pieces: { monster: dragon, spare } });
  turned.play('invader', { type: 'slither', unit: 0, facing: 'NW' });
  expect([turned.at('monster'), turned.facing('monster')]).toEqual(['1010', 'NW']);
});

test('DR-2.12.1.1.2-a a dragon without legs can still slither', () => {
  const t = table({ phase: 2, pieces: { monster: { ...dragon, hp: { legs: [0, 0, 0, 0] } }, spare } });
  expect(t.matching('invader', { type: 'slither' })).toHaveLength(3);
});

test('DR-2.12.1.1.2-b it neither moves further nor attacks nor breathes', () => {
  const inf: Piece = { type: 'INF', side: 'defender', hex: '1008' };
  const t = table({ phase: 2, pieces: { monster: dragon, inf, spare } });
  t.play('invader', forward);
  expect(t.offers('invader', { unit: 0 })).toBe(false);
  expect(t.refusal('invader', { type: 'slither', unit: 0, to: '1008' })).toBe('DR-2.12.1.1.2-b');
  expect(t.refusal('invader', { type: 'walk', unit: 0, to: '1008' })).toBe('DR-2.12.1.1.2-b');
  for (const [phase, type] of [
    [3, 'breathe'],
    [4, 'strike'],
  ] as const) {
    const later = table({ phase, pieces: { monster: { ...dragon, hex: '1009' }, inf, spare } });
    expect(later.offers('invader', { type, unit: 0 })).toBe(true);
    later.state.units[0].did = t.unit('monster').did;
    expect(later.offers('invader', { type, unit: 0 })).toBe(false);
  }
});

test('DR-2.12.1.1.2-c, DR-2.3-g, DR-2.12.1.3-a slithering into a vacant victory hex destroys it', () => {
  const corrections: Corrections = { hexes: { '1009': { terrain: 'city', vp: 2 } } };
  const t = table({ phase: 2, corrections, pieces: { monster: dragon, spare } });
  const events = t.play('invader', forward);
  expect(eventsOf(events, 'razed')).toMatchObject([{ hex: '1009', vp: 2 }]);
  expect(t.score()).toBe(2);
});

test('DR-2.12.1.1.2-d, DR-2.12.4.1-c the hex ahead must be empty, of friends as well', () => {
  for (const type of ['DRAGON', 'WURM'] as const) {
    for (const other of [
      { type: 'MIL', side: 'defender', hex: '1009' },
      { type: 'HERO', side: 'defender', hex: '1009' },
      { type: 'ORC', side: 'invader', hex: '1009' },
    ] as const) {
      const t = table({ phase: 2, pieces: { monster: { ...dragon, type }, other, spare } });
      expect(t.refusal('invader', forward)).toBe('DR-2.12.1.1.2-d');
      expect(t.matching('invader', { type: 'slither' })).toHaveLength(2);
    }
  }
});

test('DR-2.8.7-o no slithering into or out of a whirlwind', () => {
  for (const wind of ['1010', '1009']) {
    const t = table({
      phase: 2,
      pieces: { monster: { ...dragon, hp: { legs: [0, 0, 0, 0] } }, spare },
      state: (state, hex) => {
        state.whirlwinds = [{ hex: hex(wind), side: 'defender', drifted: false, spared: [] }];
      },
    });
    expect(t.refusal('invader', forward)).toBe('DR-2.8.7-o');
    expect(t.matching('invader', { type: 'slither' }).every((action) => !('to' in action))).toBe(true);
    expect(t.refusal('invader', round('NE'))).toBeNull();
  }
});

test('DR-2.12.1.1.2-a walls stop it, the door ahead does not', () => {
  const walled = table({
    phase: 2,
    corrections: { walls: { add: [['1010', '1009']] } },
    pieces: { monster: dragon, spare },
  });
  expect(walled.refusal('invader', forward)).toBe('DR-2.5.3-a');
  const door = table({
    phase: 2,
    corrections: {
      entrances: { add: [{ between: ['1010', '1009'], type: 'door', of: 'wall', inside: '1009' }] },
    },
    pieces: { monster: dragon, spare },
  });
  const events = door.play('invader', forward);
  expect(eventsOf(events, 'entrance-smashed')).toMatchObject([{ clause: 'DR-2.5.5.1-a' }]);
  expect(door.at('monster')).toBe('1009');
});

test('DR-2.12.3.1-a, DR-2.12.4.1-a which monster has which mode', () => {
  const modes = (piece: Piece) => {
    const t = table({ phase: 2, pieces: { monster: piece, spare } });
    return (['walk', 'slither', 'bound', 'fly'] as const).filter((type) =>
      t.offers('invader', { type, unit: 0 }),
    );
  };
  expect(modes({ ...dragon, type: 'ROC' })).toEqual(['walk', 'bound', 'fly']);
  expect(modes({ ...dragon, type: 'ROC', hp: { legs: [0, 0], wings: [0, 0] } })).toEqual([]);
  expect(modes({ ...dragon, type: 'WURM' })).toEqual(['walk', 'slither']);
  expect(modes({ ...dragon, type: 'YDRAGON' })).toEqual(['walk', 'slither', 'bound', 'fly']);
  const roc = table({ phase: 2, pieces: { monster: { ...dragon, type: 'ROC' }, spare } });
  expect(roc.refusal('invader', forward)).toBe('DR-2.12.3.1-a');
  const wurm = table({ phase: 2, pieces: { monster: { ...dragon, type: 'WURM' }, spare } });
  expect(wurm.refusal('invader', { type: 'bound', unit: 0, to: '1009' })).toBe('DR-2.12.4.1-a');
  expect(
    wurm.refusal('invader', { type: 'fly', unit: 0, route: ['1009', '1008'], facing: 'N', land: false }),
  ).toBe('DR-2.12.4.1-a');
});

import { describe, expect, test } from 'vitest';
import { INVADER_HOLDS, OPENED } from '../core/state.ts';
import type { Side } from '../core/vocabulary.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';
import type { UnitTypeId } from '../world/unit-types.ts';

const piece = (type: UnitTypeId, side: Side, hex: string) => ({ type, side, hex }) as const;
const between = ['1009', '1010'] as [string, string];

/** A tower in 1009 with a door to 1010, south of it. */
const TOWER = {
  hexes: { '1009': { terrain: 'tower' as const } },
  entrances: { add: [{ between, type: 'door' as const, of: 'tower' as const, inside: '1009' }] },
};
/** A wall gate between 1009, inside, and 1010. */
const GATE = {
  entrances: { add: [{ between, type: 'gate' as const, of: 'wall' as const, inside: '1009' }] },
};

const orc = piece('ORC', 'invader', '1010');
const spares = { invader: piece('ORC', 'invader', '2501'), defender: piece('INF', 'defender', '2517') };

const inPhase = (
  phase: 2 | 4 | 8 | 9,
  corrections: typeof TOWER | typeof GATE,
  pieces: Record<string, Piece>,
) => table<string>({ phase, corrections, pieces: { ...pieces, ...spares } });

describe('the garrison opens an entrance', () => {
  test('DR-2.5.5.3-a to strike at the enemy directly opposite, in its own combat phases', () => {
    for (const corrections of [TOWER, GATE]) {
      const t = inPhase(9, corrections, { inf: piece('INF', 'defender', '1009'), orc });
      const events = t.play('defender', { type: 'melee', unit: 0, hex: '1010' }, 1);
      expect(eventsOf(events, 'entrance-opened')).toMatchObject([{ between: ['1009', '1010'], unit: 0 }]);
    }
    const invading = inPhase(4, TOWER, { orc, inf: piece('INF', 'defender', '1009') });
    expect(invading.offers('invader', { type: 'melee', hex: '1009' })).toBe(false);
  });

  test('DR-2.5.5.3-a only from within, and only at the hex straight across', () => {
    for (const held of [0, INVADER_HOLDS]) {
      const outside = inPhase(9, GATE, {
        inf: piece('INF', 'defender', '1010'),
        orc: { ...orc, hex: '1009' },
      });
      outside.state.entrances = [held];
      expect(outside.offers('defender', { type: 'melee', unit: 0 })).toBe(false);
    }
    const aside = inPhase(9, TOWER, { inf: piece('INF', 'defender', '1009'), orc: { ...orc, hex: '1110' } });
    expect(aside.offers('defender', { type: 'melee', unit: 0 })).toBe(false);
  });

  test('DR-2.5.5.3-b it stays open through the invader player-turn and shuts when the defender begins his', () => {
    const t = inPhase(9, TOWER, { inf: piece('INF', 'defender', '1009'), orc });
    t.play('defender', { type: 'melee', unit: 0, hex: '1010' }, 1);
    expect(t.state.entrances).toEqual([OPENED]);
    expect([t.state.turn, t.state.phase]).toEqual([2, 2]);
    t.play('invader', { type: 'end' });
    expect([t.state.phase, t.offers('invader', { type: 'melee', unit: t.id('orc'), hex: '1009' })]).toEqual([
      4,
      true,
    ]);
    const events = t.play('invader', { type: 'end' });
    expect(eventsOf(events, 'entrance-closed')).toMatchObject([{ between: ['1009', '1010'] }]);
    expect(t.state.entrances).toEqual([0]);
  });

  test('DR-2.5.5.3-c a monster may overrun through an opened wall gate, never into a tower', () => {
    const inf = piece('INF', 'defender', '1009');
    const dragon = { ...piece('DRAGON', 'invader', '1010'), facing: 'N' } as const;
    const gate = inPhase(2, GATE, { dragon, inf });
    gate.state.entrances = [OPENED];
    expect(gate.refusal('invader', { type: 'overrun', unit: 0, to: '1009' })).toBeNull();
    const tower = inPhase(2, TOWER, { dragon, inf });
    tower.state.entrances = [OPENED];
    expect(tower.refusal('invader', { type: 'overrun', unit: 0, to: '1009' })).toBe('DR-2.4.7.2-c');
    const melee = inPhase(4, TOWER, { orc, inf });
    melee.state.entrances = [OPENED];
    expect(melee.offers('invader', { type: 'melee', unit: 0, hex: '1009' })).toBe(true);
  });

  test('DR-2.5.5.3-d it opens for a shot as well, and stays open as after a blow', () => {
    const t = inPhase(8, GATE, { archer: piece('ARH', 'defender', '1009'), orc });
    const events = t.play('defender', { type: 'shoot', unit: 0, hex: '1010' }, 1, 1);
    expect(eventsOf(events, 'entrance-opened')).toMatchObject([{ clause: 'DR-2.5.5.3-d', unit: 0 }]);
    expect(t.state.entrances).toEqual([OPENED]);
    const far = inPhase(8, GATE, { archer: piece('ARH', 'defender', '1009'), orc: { ...orc, hex: '1011' } });
    expect(far.offers('defender', { type: 'shoot', unit: 0 })).toBe(false);
  });

  test('DR-TES-j combat passes a gate only while it is open', () => {
    const pieces = { orc, inf: piece('INF', 'defender', '1009') };
    const shut = inPhase(4, GATE, pieces);
    expect(shut.offers('invader', { type: 'melee' })).toBe(false);
    const open = inPhase(4, GATE, pieces);
    open.state.entrances = [OPENED];
    expect(open.offers('invader', { type: 'melee', unit: 0, hex: '1009' })).toBe(true);
  });
});

import { describe, expect, test } from 'vitest';
import { SMASHED } from '../../core/state.ts';
import {
  at,
  breaks,
  DOOR,
  GATE,
  guard,
  piece,
  smash,
  spare,
  towerWith,
  walk,
} from '../../terrain/tower-door.fixture.ts';
import { type Piece, table } from '../../testing/table.ts';

describe('the table', () => {
  test('DR-2.5.8-a cavalry: door 10, gate impossible', () => {
    expect([breaks(DOOR, 'CAV', 4, 5), breaks(DOOR, 'CAV', 5, 5)]).toEqual([false, true]);
    expect(at(GATE, 'CAV', { guard }).refusal('invader', smash(0, '1009'))).toBe('DR-2.5.5.2-h');
  });

  test('DR-2.5.8-b heroes: door 7, gate 10', () => {
    for (const type of ['HERO', 'OHERO'] as const) {
      expect([breaks(DOOR, type, 3, 3), breaks(DOOR, type, 3, 4)]).toEqual([false, true]);
      expect([breaks(GATE, type, 4, 5), breaks(GATE, type, 5, 5)]).toEqual([false, true]);
    }
  });

  test('DR-2.5.8-c goblins: neither, while somebody guards', () => {
    expect(at(DOOR, 'GOB', { guard }).refusal('invader', smash(0, '1009'))).toBe('DR-2.5.5.1-c');
    expect(at(GATE, 'GOB', { guard }).refusal('invader', smash(0, '1009'))).toBe('DR-2.5.5.2-h');
  });

  test('DR-2.5.8-d, DR-TES-k orcs: door 10, gate impossible', () => {
    expect([breaks(DOOR, 'ORC', 4, 5), breaks(DOOR, 'ORC', 4, 6)]).toEqual([false, true]);
    expect(at(GATE, 'ORC', { guard }).refusal('invader', smash(0, '1009'))).toBe('DR-2.5.5.2-h');
  });

  test('DR-2.5.8-e trolls: door 7, gate 10', () => {
    expect([breaks(DOOR, 'TRL', 2, 4), breaks(DOOR, 'TRL', 2, 5)]).toEqual([false, true]);
    expect([breaks(GATE, 'TRL', 3, 6), breaks(GATE, 'TRL', 4, 6)]).toEqual([false, true]);
  });

  test('DR-2.5.8-f giants: door without a roll, gate 9', () => {
    expect(breaks(DOOR, 'GIANT')).toBe(true);
    expect([breaks(GATE, 'GIANT', 2, 6), breaks(GATE, 'GIANT', 3, 6)]).toEqual([false, true]);
    const t = at(DOOR, 'GIANT', { guard });
    t.play('invader', smash(0, '1009'));
    expect(t.refusal('invader', walk(0, '1011'))).toBe('DR-2.5.5.2-m');
  });

  test('DR-2.5.8-g sea serpents: door without a roll, gate 9', () => {
    const shore = (kind: 'door' | 'gate') => ({
      ...towerWith(kind),
      hexes: { ...DOOR.hexes, '1010': { terrain: 'river' as const } },
    });
    const door = table({
      phase: 2,
      corrections: shore('door'),
      pieces: { serpent: piece('SERPENT', 'invader', '1010'), guard, spare },
    });
    door.play('invader', smash(0, '1009'));
    expect(door.state.entrances).toEqual([SMASHED]);
    for (const [first, broken] of [
      [3, false],
      [4, true],
    ] as const) {
      const gate = table({
        phase: 2,
        corrections: shore('gate'),
        pieces: { serpent: piece('SERPENT', 'invader', '1010'), guard, spare },
      });
      gate.play('invader', smash(0, '1009'), first, 5);
      expect(gate.state.entrances).toEqual([broken ? SMASHED : 0]);
    }
  });

  test('DR-2.5.8-h wargs: door 10, gate impossible', () => {
    expect([breaks(DOOR, 'WRG', 3, 6), breaks(DOOR, 'WRG', 4, 6)]).toEqual([false, true]);
    expect(at(GATE, 'WRG', { guard }).refusal('invader', smash(0, '1009'))).toBe('DR-2.5.5.2-h');
  });

  test('DR-2.5.8-i tyrannosaurs: nothing, guarded or not', () => {
    for (const corrections of [DOOR, GATE]) {
      for (const more of [{}, { guard }] as Record<string, Piece>[]) {
        const t = at(corrections, 'TREX', more);
        expect(t.refusal('invader', smash(0, '1009'))).toBe('DR-2.11.3.1-a');
        expect(t.offers('invader', { type: 'smash' })).toBe(false);
      }
    }
  });
});

import { describe, expect, test } from 'vitest';
import type { State } from '../../core/state.ts';
import type { Side } from '../../core/vocabulary.ts';
import { type Piece, table } from '../../testing/table.ts';
import type { UnitTypeId } from '../../world/unit-types.ts';

const piece = (type: UnitTypeId, side: Side, hex: string) => ({ type, side, hex }) as const;

const scale = (unit: number, to: string) => ({ type: 'scale', unit, to }) as const;

/** A wall between 1010 (outside) and 1009 (inside); its neighbours inside are 1008, 1109, 1110, 0909 and 0910. */
const WALL = { walls: { add: [['1010', '1009'] as [string, string]] } };
const spare = piece('CAV', 'invader', '2501');
/** Next to 1009, and not in a tower. */
const watcher = piece('INF', 'defender', '1008');

const atWall = (type: UnitTypeId, more: Record<string, Piece> = {}, state?: (state: State) => void) =>
  table<string>({
    phase: 2,
    corrections: WALL,
    pieces: { climber: { ...piece(type, 'invader', '1010'), facing: 'N' }, spare, ...more },
    ...(state && { state }),
  });

describe('ladders', () => {
  test('DR-2.5.3.1-l orcs and goblins succeed once a game; failures do not count', () => {
    for (const type of ['ORC', 'GOB'] as const) {
      const t = atWall(type);
      t.play('invader', scale(0, '1009'), 1);
      expect(t.unit('climber').ladder).toBe(false);
      t.unit('climber').did = null;
      t.play('invader', scale(0, '1009'), 6);
      t.unit('climber').did = null;
      expect(t.refusal('invader', scale(0, '1010'))).toBe('DR-2.5.3.1-l');
      expect(t.offers('invader', { type: 'scale' })).toBe(false);
    }
    const troll = atWall('TRL');
    troll.play('invader', scale(0, '1009'), 6);
    troll.unit('climber').did = null;
    expect(troll.refusal('invader', scale(0, '1010'))).toBeNull();
  });

  test('DR-2.5.3.1-m orcs and goblins that tried may not attack, whether they succeeded or not', () => {
    const archers = atWall('GOB', {
      prey: piece('MIL', 'defender', '1011'),
      second: piece('GOB', 'invader', '1111'),
    });
    archers.play('invader', scale(0, '1009'), 1);
    archers.play('invader', { type: 'end' });
    expect(archers.state.phase).toBe(3);
    expect(archers.offers('invader', { type: 'shoot', unit: 0 })).toBe(false);
    expect(archers.offers('invader', { type: 'shoot', unit: archers.id('second') })).toBe(true);
    expect(archers.refusal('invader', { type: 'shoot', unit: 0, hex: '1011' })).toBe('DR-2.5.3.1-m');
    archers.play('invader', { type: 'end' });
    expect(archers.state.phase).toBe(4);
    expect(archers.refusal('invader', { type: 'melee', unit: 0, hex: '1011' })).toBe('DR-2.5.3.1-m');
    const over = atWall('ORC', { watcher, second: piece('ORC', 'invader', '1007') });
    over.play('invader', scale(0, '1009'), 6);
    over.play('invader', { type: 'end' });
    expect([over.at('climber'), over.state.phase]).toEqual(['1009', 4]);
    expect(over.refusal('invader', { type: 'melee', unit: 0, hex: '1008' })).toBe('DR-2.5.3.1-m');
    expect(over.refusal('invader', { type: 'melee', unit: over.id('second'), hex: '1008' })).toBeNull();
  });

  test('DR-2.5.3.1-n trolls, giants, heroes and wurms may still attack', () => {
    for (const type of ['TRL', 'GIANT', 'OHERO'] as const) {
      const t = atWall(type, { watcher });
      t.play('invader', scale(0, '1009'), 6);
      t.play('invader', { type: 'end' });
      expect([t.at('climber'), t.state.phase]).toEqual(['1009', 4]);
      expect(t.offers('invader', { type: 'melee', unit: 0, hex: '1008' })).toBe(true);
    }
    const wurm = atWall('WURM', { watcher });
    wurm.play('invader', scale(0, '1009'), 6);
    wurm.play('invader', { type: 'end' });
    expect(wurm.offers('invader', { type: 'strike', unit: 0, hex: '1008' })).toBe(true);
  });

  test('DR-2.5.3.1-q human foot borrows the rows and the ladders', () => {
    const pieces = (type: UnitTypeId) => ({
      foot: piece(type, 'invader', '1303'),
      spare: piece('CAV', 'invader', '0202'),
      orc: piece('ORC', 'defender', '1305'),
    });
    for (const type of ['INF', 'MIL'] as const) {
      const t = table({ map: 'nurkott', phase: 2, pieces: pieces(type) });
      expect(t.odds('invader', scale(0, '1304'))).toMatchObject([{ needs: 6, modifier: 0, chance: [1, 6] }]);
      t.play('invader', scale(0, '1304'), 6);
      t.play('invader', { type: 'end' });
      expect(t.at('foot')).toBe('1304');
      expect(t.state.phase).not.toBe(4);
      t.state.phase = 2;
      t.unit('foot').did = null;
      expect(t.refusal('invader', scale(0, '1303'))).toBe('DR-2.5.3.1-l');
    }
    const archer = table({ map: 'nurkott', phase: 2, pieces: pieces('ARH') });
    expect(archer.refusal('invader', scale(0, '1304'))).toBe('DR-2.5.8-j');
  });

  test('DR-2.10.9.2-a an orc scales once and makes no attack in a turn of trying', () => {
    const t = atWall('ORC', {
      prey: piece('MIL', 'defender', '1011'),
      second: piece('ORC', 'invader', '1111'),
    });
    t.play('invader', scale(0, '1009'), 1);
    t.play('invader', { type: 'end' });
    expect(t.state.phase).toBe(4);
    expect(t.offers('invader', { type: 'melee', unit: 0 })).toBe(false);
    expect(t.offers('invader', { type: 'melee', unit: t.id('second') })).toBe(true);
    const used = atWall('ORC', {}, (state) => {
      state.units[0].ladder = true;
    });
    expect(used.offers('invader', { type: 'scale' })).toBe(false);
  });

  test('DR-2.10.12.2-a a goblin that scaled does not shoot, and never scales again', () => {
    const t = atWall('GOB', {
      prey: piece('MIL', 'defender', '1006'),
      second: piece('GOB', 'invader', '1106'),
    });
    t.play('invader', scale(0, '1009'), 5);
    t.play('invader', { type: 'end' });
    expect([t.at('climber'), t.state.phase]).toEqual(['1009', 3]);
    expect(t.offers('invader', { type: 'shoot', unit: 0 })).toBe(false);
    expect(t.offers('invader', { type: 'shoot', unit: t.id('second') })).toBe(true);
    expect(t.unit('climber').ladder).toBe(true);
  });
});

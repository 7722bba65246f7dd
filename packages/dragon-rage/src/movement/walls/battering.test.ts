import { describe, expect, test } from 'vitest';
import { SMASHED } from '../../core/state.ts';
import type { Side } from '../../core/vocabulary.ts';
import { eventsOf, type Piece, table } from '../../testing/table.ts';
import type { UnitTypeId } from '../../world/unit-types.ts';

const piece = (type: UnitTypeId, side: Side, hex: string) => ({ type, side, hex }) as const;
const walk = (unit: number, to: string) => ({ type: 'walk', unit, to }) as const;
const smash = (mp?: number, unit = 0) => ({ type: 'smash', unit, to: '1009', ...(mp && { mp }) }) as const;
const spare = piece('CAV', 'invader', '2501');
const guard = piece('INF', 'defender', '1009');
const dragon: Piece = { ...piece('DRAGON', 'invader', '1010'), facing: 'N' };
const legless: Piece = { ...dragon, hp: { legs: [0, 0, 0, 0] } };

/** An entrance in a wall between 1010 (outside) and 1009 (inside). */
const wallWith = (kind: 'door' | 'gate') => ({
  entrances: {
    add: [{ between: ['1009', '1010'] as [string, string], type: kind, of: 'wall' as const, inside: '1009' }],
  },
});
const GATE = wallWith('gate');
/** A tower in 1009 with a door on its south side. */
const TOWER = {
  hexes: { '1009': { terrain: 'tower' as const } },
  entrances: {
    add: [
      {
        between: ['1009', '1010'] as [string, string],
        type: 'door' as const,
        of: 'tower' as const,
        inside: '1009',
      },
    ],
  },
};

const at = (monster: Piece, more: Record<string, Piece> = {}) =>
  table<string>({ phase: 2, corrections: GATE, pieces: { monster, spare, ...more } });

describe('doors break before a major monster', () => {
  const facing = (way: 'N' | 'SE' | 'NE', hex = '1010', type: UnitTypeId = 'DRAGON') =>
    ({ ...piece(type, 'invader', hex), facing: way }) as const;

  test('DR-2.5.5.1-a a step or a turn that brings it to face the door smashes it at no cost', () => {
    const stepping = table({ phase: 2, corrections: TOWER, pieces: { monster: facing('N', '1011'), spare } });
    const events = stepping.play('invader', walk(0, '1010'));
    expect(eventsOf(events, 'entrance-smashed')).toMatchObject([{ clause: 'DR-2.5.5.1-a', unit: 0 }]);
    expect(stepping.unit('monster').did?.spent).toBe(1);
    const turning = table({ phase: 2, corrections: TOWER, pieces: { monster: facing('NE'), spare } });
    expect(turning.state.entrances).toEqual([0]);
    expect(turning.refusal('invader', { type: 'smash', unit: 0, to: '1009' })).toBe('DR-2.5.5.1-a');
    turning.play('invader', { type: 'turn', unit: 0, facing: 'N' });
    expect(turning.state.entrances).toEqual([SMASHED]);
    expect(turning.unit('monster').did?.spent).toBe(1);
  });

  test('DR-2.5.5.1-a bounding, landing and slithering monsters break it too, from either side; flyers do not', () => {
    const bounding = table({ phase: 2, corrections: TOWER, pieces: { monster: facing('N', '1012'), spare } });
    bounding.play('invader', { type: 'bound', unit: 0, to: '1010' });
    expect(bounding.state.entrances).toEqual([SMASHED]);
    const flying = { ...facing('N', '1012'), aloft: true };
    const landing = table({ phase: 2, corrections: TOWER, pieces: { monster: flying, spare } });
    landing.play('invader', { type: 'fly', unit: 0, route: ['1011', '1010'], facing: 'N', land: true });
    expect(landing.state.entrances).toEqual([SMASHED]);
    const over = table({ phase: 2, corrections: TOWER, pieces: { monster: flying, spare } });
    over.play('invader', { type: 'fly', unit: 0, route: ['1011', '1010'], facing: 'N', land: false });
    expect(over.state.entrances).toEqual([0]);
    const crawling = table({
      phase: 2,
      corrections: TOWER,
      pieces: { monster: { ...facing('NE'), hp: { legs: [0, 0, 0, 0] } }, spare },
    });
    crawling.play('invader', { type: 'slither', unit: 0, facing: 'N' });
    expect(crawling.state.entrances).toEqual([SMASHED]);
    const inside = table({ phase: 2, corrections: TOWER, pieces: { monster: facing('SE', '1009'), spare } });
    inside.play('invader', { type: 'turn', unit: 0, facing: 'S' });
    expect(inside.state.entrances).toEqual([SMASHED]);
  });

  test('DR-2.5.5.1-a a door it already faces, after a fall, breaks when its movement phase begins', () => {
    const t = table({
      phase: 7,
      corrections: TOWER,
      pieces: { monster: { ...legless, hex: '1010' }, inf: piece('INF', 'defender', '2010'), spare },
    });
    const events = t.play('defender', { type: 'end' });
    expect(t.state.phase).toBe(2);
    expect(eventsOf(events, 'entrance-smashed')).toMatchObject([{ clause: 'DR-2.5.5.1-a', unit: 0 }]);
  });

  test('DR-2.5.5.1-b it may walk on in if the tower is empty', () => {
    const monster = facing('N', '1011');
    const empty = table({ phase: 2, corrections: TOWER, pieces: { monster, spare } });
    empty.play('invader', walk(0, '1010'));
    empty.play('invader', walk(0, '1009'));
    expect([empty.at('monster'), empty.unit('monster').did?.spent]).toEqual(['1009', 2]);
    const held = table({
      phase: 2,
      corrections: TOWER,
      pieces: { monster, archer: piece('ARH', 'defender', '1009'), spare },
    });
    held.play('invader', walk(0, '1010'));
    expect(held.refusal('invader', walk(0, '1009'))).toBe('DR-2.4.7.1-c');
  });

  test('DR-2.5.8-l a faced door breaks with no points left, a guarded gate needs some', () => {
    const monster = { ...facing('N', '1011'), hp: { legs: [1, 0, 0, 0] } };
    const door = table({ phase: 2, corrections: TOWER, pieces: { monster, spare } });
    door.play('invader', walk(0, '1010'));
    expect(door.state.entrances).toEqual([SMASHED]);
    const gate = table({ phase: 2, corrections: GATE, pieces: { monster, guard, spare } });
    gate.play('invader', walk(0, '1010'));
    expect(gate.refusal('invader', smash(1))).toBe('DR-2.12.1.1.1-a');
    expect(gate.offers('invader', { type: 'smash' })).toBe(false);
  });

  test('DR-2.1.2-b in Nurkott every entrance breaks before an undamaged dragon, at no cost', () => {
    const monster = { ...piece('DRAGON', 'invader', '1203'), facing: 'SE' } as const;
    const t = table({
      map: 'nurkott',
      phase: 2,
      pieces: { monster, spare: piece('CAV', 'invader', '0202') },
    });
    t.play('invader', { type: 'turn', unit: 0, facing: 'S' });
    expect(t.state.entrances.filter((entrance) => entrance === SMASHED)).toHaveLength(1);
    expect([t.unit('monster').did?.spent, t.score()]).toEqual([1, 2]);
  });
});

describe('gates', () => {
  test('DR-2.5.5.2-a an unguarded gate it faces costs one point and no roll', () => {
    const t = at(dragon);
    expect(t.matching('invader', { type: 'smash' })).toEqual([{ type: 'smash', unit: 0, to: '1009', mp: 1 }]);
    expect(t.refusal('invader', smash(2))).toBe('DR-2.5.5.2-a');
    expect(t.odds('invader', smash(1))).toEqual([]);
    const events = t.play('invader', smash(1));
    expect(eventsOf(events, 'entrance-smashed')).toMatchObject([{ clause: 'DR-2.5.5.2-a' }]);
    expect([t.unit('monster').did?.spent, t.unit('monster').did?.mode]).toEqual([1, 'walk']);
    const aside = at({ ...dragon, facing: 'NE' });
    expect(aside.refusal('invader', smash(1))).toBe('DR-2.5.5.2-a');
  });

  test('DR-2.5.5.2-b a guarded gate breaks on a die not above the points spent', () => {
    const t = at(dragon, { guard });
    expect(t.matching('invader', { type: 'smash' })).toHaveLength(4);
    expect(t.refusal('invader', smash(5))).toBe('DR-2.12.1.1.1-a');
    expect(t.refusal('invader', { type: 'smash', unit: 0, to: '1009', mp: 0 })).toBe('DR-2.5.5.2-b');
    expect(t.refusal('invader', smash())).toBe('DR-2.5.5.2-b');
    expect(t.odds('invader', smash(3))).toMatchObject([
      { roll: 'batter', dice: 1, needs: 3, atMost: true, chance: [3, 6] },
    ]);
    const events = t.play('invader', smash(3), 3);
    expect(eventsOf(events, 'rolled')).toMatchObject([
      { roll: 'batter', dice: [3], needs: 3, atMost: true, success: true },
    ]);
    expect(t.state.entrances).toEqual([SMASHED]);
    const failed = at(dragon, { guard });
    failed.play('invader', smash(3), 4);
    expect(failed.state.entrances).toEqual([0]);
    expect(failed.unit('monster').did?.spent).toBe(3);
  });

  test('DR-2.5.5.2-c effort does not carry over to the next turn', () => {
    const t = at(dragon, { guard });
    t.play('invader', smash(2), 5);
    t.unit('monster').did = null;
    expect(t.odds('invader', smash(2))).toMatchObject([{ needs: 2, chance: [2, 6] }]);
    t.play('invader', smash(2), 4);
    expect(t.state.entrances).toEqual([0]);
  });

  test('DR-2.5.5.2-d each monster rolls for itself', () => {
    const other = { ...piece('DRAGON', 'invader', '1110'), facing: 'NW' } as const;
    const corrections = {
      entrances: {
        add: [
          ...GATE.entrances.add,
          {
            between: ['1110', '1009'] as [string, string],
            type: 'gate' as const,
            of: 'wall' as const,
            inside: '1009',
          },
        ],
      },
    };
    const t = table({ phase: 2, corrections, pieces: { monster: dragon, other, guard, spare } });
    t.play('invader', smash(2), 3);
    expect(t.odds('invader', smash(2, t.id('other')))).toMatchObject([{ needs: 2 }]);
    t.play('invader', smash(2, t.id('other')), 4);
    expect(t.state.entrances).toEqual([0, 0]);
  });

  test('DR-2.5.5.2-e with points left it walks on through', () => {
    const t = at({ ...dragon, facing: 'NE' }, { guard });
    t.play('invader', { type: 'turn', unit: 0, facing: 'N' });
    t.play('invader', smash(2), 2);
    expect(t.refusal('invader', walk(0, '1009'))).toBe('DR-2.4.7.1-b');
    t.state.units[t.id('guard')].hex = t.hex('1008');
    t.play('invader', walk(0, '1009'));
    expect([t.at('monster'), t.unit('monster').did?.spent]).toEqual(['1009', 4]);
  });

  test('DR-2.5.5.2-f without legs an unguarded gate breaks on 6', () => {
    for (const [die, broken] of [
      [5, 0],
      [6, SMASHED],
    ]) {
      const t = at(legless);
      expect(t.odds('invader', smash())).toMatchObject([{ roll: 'gate', dice: 1, needs: 6, chance: [1, 6] }]);
      t.play('invader', smash(), die);
      expect(t.state.entrances).toEqual([broken]);
    }
    expect(at(legless).refusal('invader', smash(1))).toBe('DR-2.5.5.2-l');
  });

  test('DR-2.5.5.2-g without legs a guarded gate breaks on 11', () => {
    for (const [die, broken] of [
      [5, 0],
      [6, SMASHED],
    ]) {
      const t = at(legless, { guard });
      const [odds] = t.odds('invader', smash());
      expect(odds).toMatchObject({ roll: 'gate', dice: 2, needs: 11, chance: [3, 36] });
      expect(odds).not.toHaveProperty('atMost');
      t.play('invader', smash(), 5, die);
      expect(t.state.entrances).toEqual([broken]);
    }
  });

  test('DR-2.5.5.2-k it may try again while it has points, each attempt by itself', () => {
    const t = at(dragon, { guard });
    t.play('invader', smash(2), 3);
    expect(t.refusal('invader', smash(3))).toBe('DR-2.12.1.1.1-a');
    t.play('invader', smash(2), 2);
    expect(t.state.entrances).toEqual([SMASHED]);
    expect(t.unit('monster').did?.spent).toBe(4);
  });

  test('DR-2.5.5.2-l a legless attempt is the whole move, and needs the right facing', () => {
    const t = at(legless);
    expect(t.offers('invader', { type: 'slither', unit: 0 })).toBe(true);
    t.play('invader', smash(), 1);
    expect(t.offers('invader', { type: 'slither', unit: 0 })).toBe(false);
    expect(t.offers('invader', { type: 'smash', unit: 0 })).toBe(false);
    const aside = at({ ...legless, facing: 'NE' });
    expect(aside.refusal('invader', smash())).toBe('DR-2.5.5.2-l');
    const slid = at({ ...legless, facing: 'NE' });
    slid.play('invader', { type: 'slither', unit: 0, facing: 'N' });
    expect(slid.refusal('invader', smash())).toBe('DR-2.12.1.1.2-b');
  });

  test('DR-2.5.5.2-a only on the ground and while walking, and not what is broken already', () => {
    const aloft = at({ ...dragon, aloft: true });
    expect(aloft.refusal('invader', smash(1))).toBe('DR-2.2.3-b');
    const bounded = at({ ...dragon, hex: '1012' });
    bounded.play('invader', { type: 'bound', unit: 0, to: '1010' });
    expect(bounded.refusal('invader', smash(1))).toBe('DR-2.12.1.1-a');
    const broken = at(dragon);
    broken.play('invader', smash(1));
    expect(broken.refusal('invader', smash(1))).toBe('DR-2.5.5-f');
    expect(broken.refusal('invader', { ...smash(1), to: '1110' })).toBe('DR-2.5.5-a');
  });
});

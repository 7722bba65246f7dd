import { describe, expect, test } from 'vitest';
import type { State } from '../../core/state.ts';
import type { Side } from '../../core/vocabulary.ts';
import { eventsOf, type Piece, table } from '../../testing/table.ts';
import type { UnitTypeId } from '../../world/unit-types.ts';

const piece = (type: UnitTypeId, side: Side, hex: string) => ({ type, side, hex }) as const;
const walk = (unit: number, to: string) => ({ type: 'walk', unit, to }) as const;
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

/** Whether the unit gets over the wall with that die. */
function climbs(type: UnitTypeId, die: number, more: Record<string, Piece> = {}): boolean {
  const t = atWall(type, more);
  t.play('invader', scale(0, '1009'), die);
  return t.at('climber') === '1009';
}

describe('who scales what', () => {
  test('DR-2.5.3.1-a only invaders scale', () => {
    const t = table({
      phase: 7,
      corrections: WALL,
      pieces: { orc: piece('ORC', 'defender', '1010'), inf: piece('INF', 'defender', '1009') },
    });
    expect(t.refusal('defender', scale(t.id('orc'), '1009'))).toBe('DR-2.5.3.1-a');
    expect(t.offers('defender', { type: 'scale' })).toBe(false);
    const human = table({ map: 'nurkott', phase: 2, pieces: { inf: piece('INF', 'invader', '1303') } });
    expect(human.offers('invader', { type: 'scale', to: '1304' })).toBe(true);
  });

  test('DR-1.1-b what no rule grants is refused and changes nothing', () => {
    const t = table({ phase: 7, corrections: WALL, pieces: { inf: piece('INF', 'defender', '1010') } });
    const before = JSON.stringify(t.state);
    expect(t.refusal('defender', scale(0, '1009'))).toBe('DR-2.5.3.1-a');
    expect(() => t.play('defender', scale(0, '1009'), 6)).toThrow(/DR-2\.5\.3\.1-a/);
    expect(JSON.stringify(t.state)).toBe(before);
  });

  test('DR-2.5.3.1-b never into a tower', () => {
    const t = table({
      phase: 2,
      corrections: { hexes: { '1009': { terrain: 'tower' } } },
      pieces: { orc: piece('ORC', 'invader', '1010'), spare },
    });
    expect(t.refusal('invader', scale(0, '1009'))).toBe('DR-2.5.3.1-b');
    expect(t.offers('invader', { type: 'scale' })).toBe(false);
  });

  test('DR-2.5.3.1-c scale or smash, not both', () => {
    const corrections = {
      ...WALL,
      entrances: {
        add: [
          {
            between: ['1010', '1110'] as [string, string],
            type: 'door' as const,
            of: 'wall' as const,
            inside: '1110',
          },
          {
            between: ['1010', '0910'] as [string, string],
            type: 'gate' as const,
            of: 'wall' as const,
            inside: '0910',
          },
        ],
      },
    };
    const pieces = { troll: piece('TRL', 'invader', '1010'), inf: piece('INF', 'defender', '1110'), spare };
    const failed = table({ phase: 2, corrections, pieces });
    failed.play('invader', { type: 'smash', unit: 0, to: '1110' }, 1, 2);
    expect(failed.refusal('invader', scale(0, '1009'))).toBe('DR-2.5.3.1-c');
    const onTheWay = table({ phase: 2, corrections, pieces });
    onTheWay.play('invader', { type: 'smash', unit: 0, to: '0910' });
    expect(onTheWay.refusal('invader', walk(0, '0910'))).toBeNull();
    expect(onTheWay.refusal('invader', scale(0, '1009'))).toBe('DR-2.5.3.1-c');
    const scaled = table({ phase: 2, corrections, pieces });
    scaled.play('invader', scale(0, '1009'), 1);
    expect(scaled.refusal('invader', { type: 'smash', unit: 0, to: '1110' })).toBe('DR-2.5.3.1-c');
    expect(scaled.refusal('invader', { type: 'smash', unit: 0, to: '0910' })).toBe('DR-2.5.3.1-c');
  });

  test('DR-2.5.3.1-d the last act of a move, with a point to spare', () => {
    const two = table({
      phase: 2,
      corrections: WALL,
      pieces: { orc: piece('ORC', 'invader', '1012'), spare },
    });
    expect(two.refusal('invader', scale(0, '1009'))).toBe('DR-2.5.3.1-d');
    two.play('invader', walk(0, '1011'));
    two.play('invader', walk(0, '1010'));
    expect(two.refusal('invader', scale(0, '1009'))).toBeNull();
    two.play('invader', scale(0, '1009'), 6);
    expect([two.at('orc'), two.unit('orc').did?.spent]).toEqual(['1009', 3]);
    const three = table({
      phase: 2,
      corrections: WALL,
      pieces: { orc: piece('ORC', 'invader', '1013'), spare },
    });
    for (const to of ['1012', '1011', '1010']) three.play('invader', walk(0, to));
    expect(three.refusal('invader', scale(0, '1009'))).toBe('DR-2.5.3.1-d');
  });

  test('DR-2.5.3.1-d whoever has tried moves no more', () => {
    const t = atWall('GIANT');
    t.play('invader', scale(0, '1009'), 6);
    expect(t.unit('climber').did?.spent).toBe(1);
    expect(t.refusal('invader', walk(0, '1008'))).toBe('DR-2.5.3.1-d');
    expect(t.refusal('invader', scale(0, '1010'))).toBe('DR-2.5.3.1-d');
    const failed = atWall('GIANT');
    failed.play('invader', scale(0, '1009'), 1);
    expect(failed.refusal('invader', walk(0, '1011'))).toBe('DR-2.5.3.1-d');
    expect(failed.refusal('invader', scale(0, '1009'))).toBe('DR-2.5.3.1-d');
  });

  test('DR-2.5.3.1-h units not in the table cannot scale', () => {
    for (const type of ['DRAGON', 'ROC', 'OWZD', 'ELOWYN', 'CAV', 'WRG', 'TREX'] as const) {
      const t = atWall(type);
      expect(t.refusal('invader', scale(0, '1009'))).toBe('DR-2.5.3.1-h');
      expect(t.offers('invader', { type: 'scale' })).toBe(false);
    }
  });

  test('DR-2.5.3.1-o an invader inside scales outward in the same way', () => {
    const t = table({
      phase: 2,
      corrections: WALL,
      pieces: { troll: piece('TRL', 'invader', '1009'), spare },
    });
    expect(t.odds('invader', scale(0, '1010'))).toMatchObject([
      { dice: 1, needs: 5, modifier: 1, chance: [3, 6] },
    ]);
    t.play('invader', scale(0, '1010'), 4);
    expect(t.at('troll')).toBe('1010');
    const watched = table({
      phase: 2,
      corrections: WALL,
      pieces: { troll: piece('TRL', 'invader', '1009'), inf: piece('INF', 'defender', '1011'), spare },
    });
    expect(watched.odds('invader', scale(0, '1010'))).toMatchObject([
      { needs: 5, modifier: 0, chance: [2, 6] },
    ]);
  });
});

describe('the roll', () => {
  test('DR-2.5.3.1-e, DR-2.5.8-e a troll needs 5', () => {
    expect(climbs('TRL', 4, { watcher })).toBe(false);
    expect(climbs('TRL', 5, { watcher })).toBe(true);
    const t = atWall('TRL', { watcher });
    expect(t.odds('invader', scale(0, '1009'))).toMatchObject([
      { roll: 'scaling', clause: 'DR-2.5.3.1-e', unit: 0, dice: 1, needs: 5, modifier: 0, chance: [2, 6] },
    ]);
    const events = t.play('invader', scale(0, '1009'), 4);
    expect(eventsOf(events, 'rolled')).toMatchObject([
      { roll: 'scaling', dice: [4], modifier: 0, needs: 5, success: false },
    ]);
    expect(t.at('climber')).toBe('1010');
  });

  test('DR-2.5.3.1-f one more if no defender is next to the hex entered', () => {
    expect(climbs('TRL', 3)).toBe(false);
    expect(climbs('TRL', 4)).toBe(true);
    expect(climbs('TRL', 4, { far: piece('INF', 'defender', '1007') })).toBe(true);
    for (const hex of ['1008', '1109', '1110', '0909', '0910'])
      expect(climbs('TRL', 4, { near: piece('MIL', 'defender', hex) })).toBe(false);
  });

  test('DR-2.5.3.1-g, DR-2.5.8-k tower garrisons and lone characters are left aside', () => {
    const tower = { ...WALL, hexes: { '1008': { terrain: 'tower' as const } } };
    const pieces = {
      orc: piece('ORC', 'invader', '1010'),
      archer: piece('ARH', 'defender', '1008'),
      hero: piece('HERO', 'defender', '1109'),
      spare,
    };
    const t = table({ phase: 2, corrections: tower, pieces });
    t.play('invader', scale(0, '1009'), 5);
    expect(t.at('orc')).toBe('1009');
    const led = { ...pieces, inf: piece('INF', 'defender', '1109') };
    const watched = table({ phase: 2, corrections: tower, pieces: led });
    watched.play('invader', scale(0, '1009'), 5);
    expect(watched.at('orc')).toBe('1010');
  });

  test('DR-2.5.3.1-i who succeeds is on the far side at once', () => {
    const t = atWall('TRL');
    const events = t.play('invader', scale(0, '1009'), 6);
    expect(eventsOf(events, 'moved')).toMatchObject([{ from: '1010', to: '1009', clause: 'DR-2.5.3.1-i' }]);
    expect(t.state.phase).toBe(2);
    expect(t.at('climber')).toBe('1009');
  });

  test('DR-2.5.8-a cavalry cannot scale', () => {
    expect(atWall('CAV').refusal('invader', scale(0, '1009'))).toBe('DR-2.5.3.1-h');
  });

  test('DR-2.5.8-b heroes need 5', () => {
    for (const type of ['HERO', 'OHERO'] as const) {
      expect(climbs(type, 4, { watcher })).toBe(false);
      expect(climbs(type, 5, { watcher })).toBe(true);
    }
  });

  test('DR-2.5.8-c, DR-2.5.8-j a goblin tries only unwatched, with a natural 5', () => {
    expect(atWall('GOB', { watcher }).refusal('invader', scale(0, '1009'))).toBe('DR-2.5.8-j');
    expect(atWall('GOB', { watcher }).offers('invader', { type: 'scale' })).toBe(false);
    expect(atWall('GOB').offers('invader', { type: 'scale' })).toBe(true);
    expect(climbs('GOB', 4)).toBe(false);
    expect(climbs('GOB', 5)).toBe(true);
  });

  test('DR-2.5.8-d orcs need 6', () => {
    expect(climbs('ORC', 5, { watcher })).toBe(false);
    expect(climbs('ORC', 6, { watcher })).toBe(true);
    expect(climbs('ORC', 5)).toBe(true);
  });

  test('DR-2.5.8-f giants need 4', () => {
    expect(climbs('GIANT', 3, { watcher })).toBe(false);
    expect(climbs('GIANT', 4, { watcher })).toBe(true);
    expect(climbs('GIANT', 3)).toBe(true);
  });

  test('DR-2.5.8-g, DR-2.5.8-h, DR-2.5.8-i serpents, wargs and tyrannosaurs cannot scale', () => {
    for (const type of ['WRG', 'TREX'] as const)
      expect(atWall(type).refusal('invader', scale(0, '1009'))).toBe('DR-2.5.3.1-h');
    const t = table({
      map: 'nurkott',
      phase: 2,
      pieces: { serpent: piece('SERPENT', 'invader', '1009'), spare },
    });
    expect(t.refusal('invader', scale(0, '1109'))).toBe('DR-2.5.3.1-h');
  });

  test('DR-2.12.4.1-d a wurm climbs on 4, on 3 unwatched, keeps its facing and its attack', () => {
    expect(climbs('WURM', 3, { watcher })).toBe(false);
    expect(climbs('WURM', 4, { watcher })).toBe(true);
    expect(climbs('WURM', 2)).toBe(false);
    const t = atWall('WURM');
    t.play('invader', scale(0, '1009'), 3);
    expect([t.at('climber'), t.facing('climber')]).toEqual(['1009', 'N']);
    expect(t.refusal('invader', walk(0, '1008'))).toBe('DR-2.5.3.1-d');
    expect(t.unit('climber').did?.mode).toBe('walk');
  });
});

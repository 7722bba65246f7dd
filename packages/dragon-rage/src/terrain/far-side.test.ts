import { describe, expect, test } from 'vitest';
import type { State } from '../core/state.ts';
import type { Side } from '../core/vocabulary.ts';
import { type Piece, table } from '../testing/table.ts';
import type { UnitTypeId } from '../world/unit-types.ts';
import { worldFor } from '../world/world.ts';

const piece = (type: UnitTypeId, side: Side, hex: string) => ({ type, side, hex }) as const;
const walk = (unit: number, to: string) => ({ type: 'walk', unit, to }) as const;
const scale = (unit: number, to: string) => ({ type: 'scale', unit, to }) as const;

/** A wall between 1010 (outside) and 1009 (inside); its neighbours inside are 1008, 1109, 1110, 0909 and 0910. */
const WALL = { walls: { add: [['1010', '1009'] as [string, string]] } };
const spare = piece('CAV', 'invader', '2501');

const atWall = (type: UnitTypeId, more: Record<string, Piece> = {}, state?: (state: State) => void) =>
  table<string>({
    phase: 2,
    corrections: WALL,
    pieces: { climber: { ...piece(type, 'invader', '1010'), facing: 'N' }, spare, ...more },
    ...(state && { state }),
  });

const hexOf = (name: string): number => worldFor('plain', null).map.grid.index.get(name) ?? -1;

describe('the far side', () => {
  test('DR-2.5.3.1-j it must hold nobody but city characters, and be ground the scaler may enter', () => {
    const held = atWall('TRL', { mil: piece('MIL', 'defender', '1009') });
    expect(held.refusal('invader', scale(0, '1009'))).toBe('DR-2.5.3.1-j');
    const own = atWall('TRL', { boss: piece('OHERO', 'invader', '1009') });
    expect(own.refusal('invader', scale(0, '1009'))).toBe('DR-2.5.3.1-j');
    const stacked = atWall('TRL', {
      hero: piece('HERO', 'defender', '1009'),
      inf: piece('INF', 'defender', '1009'),
    });
    expect(stacked.refusal('invader', scale(0, '1009'))).toBe('DR-2.5.3.1-j');
    expect(atWall('TRL').refusal('invader', scale(0, '1009'))).toBeNull();
    const river = { ...WALL, hexes: { '1009': { terrain: 'river' as const } } };
    const wet = (type: UnitTypeId) =>
      table({ phase: 2, corrections: river, pieces: { unit: piece(type, 'invader', '1010'), spare } });
    expect(wet('TRL').refusal('invader', scale(0, '1009'))).toBe('DR-2.5.3.1-j');
    expect(wet('GIANT').refusal('invader', scale(0, '1009'))).toBeNull();
    const blocked = atWall('TRL', {}, (state) => {
      state.carcasses = [hexOf('1009')];
    });
    expect(blocked.refusal('invader', scale(0, '1009'))).toBe('DR-2.5.3.1-j');
  });

  test('DR-2.5.3.1-j a flyer above the far hex is not in the way', () => {
    const dragon = { ...piece('DRAGON', 'invader', '1009'), facing: 'N', aloft: true } as const;
    const t = atWall('TRL', { dragon });
    t.play('invader', scale(0, '1009'), 6);
    expect(t.at('climber')).toBe('1009');
  });

  test('DR-2.5.2-b nobody climbs onto a bridge from where it does not join the bank', () => {
    const t = table({
      map: 'esirien',
      phase: 2,
      pieces: { troll: piece('TRL', 'invader', '1308'), giant: piece('GIANT', 'invader', '1507'), spare },
    });
    expect(t.refusal('invader', scale(t.id('troll'), '1407'))).toBe('DR-2.5.2-b');
    expect(t.refusal('invader', scale(t.id('giant'), '1407'))).toBeNull();
  });

  test('DR-2.8.6-i no scaling when both hexes are in fog', () => {
    const fog = (...centres: string[]) =>
      atWall('TRL', {}, (state) => {
        state.fog = centres.map((centre) => ({ hex: hexOf(centre), side: 'defender' as const }));
      });
    expect(fog('1010').refusal('invader', scale(0, '1009'))).toBe('DR-2.8.6-i');
    expect(fog('1012').refusal('invader', scale(0, '1009'))).toBeNull();
    expect(fog('1007').refusal('invader', scale(0, '1009'))).toBeNull();
  });

  test('DR-TES-i a wall is crossed by scaling only', () => {
    const t = atWall('TRL');
    expect(t.refusal('invader', walk(0, '1009'))).toBe('DR-2.5.3-a');
    expect(t.offers('invader', { type: 'scale', to: '1009' })).toBe(true);
  });
});

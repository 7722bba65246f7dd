import { describe, expect, it } from 'vitest';
import { worldFor } from '../../../index.ts';
import { type Piece, table } from '../../../testing/table.ts';
import { sceneOf } from '../scene.ts';
import { placesOf } from '../stakes.ts';
import { errandsOf } from './errands.ts';
import { forcesOf } from './threats.ts';

const { index } = worldFor(null).land.grid;
const at = (name: string): number => index.get(name) ?? -1;
const [BAGNOT, ALDA_CHUR] = [at('2012'), at('3310')];

/** Hearts and Minds with two fortresses left: Bagnot is Lunar, Alda-Chur of Sartar. How far each unit of Sartar has to go from both. */
function errands(pieces: Record<string, Piece>, turn = 4) {
  const t = table<string>({
    scenario: 'pass-5',
    land: 'dragon-pass',
    active: 'sartar',
    turn,
    moon: 0,
    phase: 'movement',
    pieces,
    state: (state) => {
      state.control = [
        { hex: BAGNOT, player: state.seats.indexOf('lunar') },
        { hex: ALDA_CHUR, player: state.seats.indexOf('sartar') },
      ];
    },
  });
  const scene = sceneOf(t.state, 'sartar');
  const all = errandsOf(scene, placesOf(scene), forcesOf(scene));
  return (name: string): string => {
    const field = all.get(t.id(name));
    if (field === undefined) return 'nowhere';
    return field[BAGNOT] === 0 ? 'Bagnot' : field[ALDA_CHUR] === 0 ? 'Alda-Chur' : 'elsewhere';
  };
}

const sartar = (hex: string, code = '4-3-5'): Piece => ({ code, owner: 'sartar', hex });
const lunar = (hex: string, code = '4-3-5'): Piece => ({ code, owner: 'lunar', hex });

describe('errands', () => {
  it('lead to an empty fortress of the enemy whoever is not needed at home', () => {
    const toward = errands({ a: sartar('3310'), b: sartar('3311'), far: lunar('0404') });
    expect(toward('a')).toBe('Bagnot');
    expect(toward('b')).toBe('Bagnot');
  });

  it('keep at home who is needed against an army that is near, and no more', () => {
    // In the middle of the game, against 12 near the walls, 0.2125 of them are wanted: one of 4 stays, the others go.
    const foes = { f: lunar('3008'), g: lunar('3007'), h: lunar('3009') };
    const toward = errands({ a: sartar('3310'), b: sartar('2610'), c: sartar('2609'), ...foes });
    expect([toward('a'), toward('b'), toward('c')]).toEqual(['Alda-Chur', 'Bagnot', 'Bagnot']);
  });

  it('leave the walls to troops, and send heroes to attack', () => {
    const foes = { f: lunar('3008'), g: lunar('3007'), h: lunar('3009') };
    const hero = { type: 'gunda', owner: 'sartar', hex: '3310' };
    const toward = errands({ hero, b: sartar('3311'), ...foes });
    expect([toward('hero'), toward('b')]).toEqual(['Bagnot', 'Alda-Chur']);
  });

  it('do not lead where nobody can be in time', () => {
    const toward = errands({ a: sartar('3310'), far: lunar('0404') }, 7);
    expect(toward('a')).not.toBe('Bagnot');
  });
});

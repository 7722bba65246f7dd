import { describe, expect, it } from 'vitest';
import { lunar, sartar } from '../../../testing/skirmish.ts';
import { type Piece, table } from '../../../testing/table.ts';
import { sceneOf } from '../scene.ts';
import { strengthOf } from './melee.ts';

/** What units in one hex strike with at a neighbour. */
function strength(pieces: Record<string, Piece>): number {
  const t = table<string>({ phase: 'movement', pieces: { ...pieces, foe: lunar('4-3-4', '0505') } });
  const { world, own } = sceneOf(t.state, 'sartar');
  return strengthOf(world, own, own[0].hex, []);
}

describe('the strength of a stack', () => {
  it('is that of the three strongest', () => {
    const men = ['5-5-4', '4-3-5', '4-3-5', '3-3-3'].map((code, i): [string, Piece] => [
      `${i}`,
      sartar(code, '0909'),
    ]);
    expect(strength(Object.fromEntries(men))).toBe(13);
  });

  it('is raised by its leader, for each who fights beside him', () => {
    const men = ['5-5-4', '4-3-5', '4-3-5', '3-3-3'].map((code, i): [string, Piece] => [
      `${i}`,
      sartar(code, '0909'),
    ]);
    expect(strength({ ...Object.fromEntries(men), hero: sartar('(20!!)-oo-6', '0909') })).toBe(
      20 + 13 + 3 * 2,
    );
  });
});

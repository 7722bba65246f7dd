import { expect, test } from 'vitest';
import type { Phase, Side } from '../../core/vocabulary.ts';
import { type Piece, table } from '../../testing/table.ts';

/**
 * Infantry in 1010 with a wall to the north, a tower door to the south, a ford to the south-east, a bridge it has just
 * come onto beneath it and an enemy to the south-west.
 */
const GROUND = {
  hexes: {
    '1010': {
      terrain: 'bridge' as const,
      bridge: 'wood' as const,
      access: ['1009', '0910', '0911', '1011', '1111'],
    },
    '1011': { terrain: 'tower' as const },
    '1111': { terrain: 'ford' as const, access: ['1010', '1112'] },
  },
  walls: { add: [['1010', '1009'] as [string, string]] },
  entrances: {
    add: [
      {
        between: ['1010', '1011'] as [string, string],
        type: 'door' as const,
        of: 'tower' as const,
        inside: '1011',
      },
    ],
  },
};

/** The kinds of action the infantry is offered in the phases of its player-turn. */
function offered(side: Side, phases: readonly Phase[]): Set<string> {
  const foe: Piece = {
    type: side === 'invader' ? 'MIL' : 'ORC',
    side: side === 'invader' ? 'defender' : 'invader',
    hex: '0911',
  };
  const kinds = new Set<string>();
  for (const phase of phases) {
    const t = table({ phase, corrections: GROUND, pieces: { inf: { type: 'INF', side, hex: '1010' }, foe } });
    if (phase === 4 || phase === 9) {
      t.state.phase = phase === 4 ? 2 : 7;
      t.state.units[0].hex = t.hex('0910');
      t.play(side, { type: 'walk', unit: 0, to: '1010' });
      t.play(side, { type: 'end' });
      expect(t.state.phase).toBe(phase);
    }
    for (const action of t.legal(side)) if ('unit' in action && action.unit === 0) kinds.add(action.type);
  }
  return kinds;
}

test('DR-2.10.2-a infantry are plain troops', () => {
  expect(offered('defender', [5, 7, 8, 9])).toEqual(new Set(['walk', 'melee', 'demolish']));
  expect(offered('invader', [1, 2, 3, 4])).toEqual(new Set(['walk', 'scale', 'smash', 'melee', 'demolish']));
});

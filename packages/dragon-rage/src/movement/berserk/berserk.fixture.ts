import type { PrintedAction as Action } from '../../core/actions.ts';
import { defender, invader } from '../../testing/pieces.ts';
import type { Piece } from '../../testing/table.ts';

// Far from everything below, so that only the pieces of a test are near the monster; the ally can always move.
export const idle = { foe: defender('INF', '2310'), ally: invader('ORC', '2309') };

export const headless = (rest: Partial<Piece> = {}): Piece => ({
  type: 'DRAGON',
  side: 'invader',
  hex: '1010',
  facing: 'N',
  ...rest,
  hp: { head: [0], ...rest.hp },
});

export const end = { type: 'end' } as const;

export const movesOf = (t: { legal: (side: 'invader') => readonly Action[] }): readonly Action[] =>
  t.legal('invader').filter((action) => 'unit' in action && action.unit === 0);

import type { ActionOf } from '../core/actions.ts';
import type { Board } from '../core/board.ts';
import type { Hex, Player, UnitId } from '../core/vocabulary.ts';
import { undeployed } from './undeployed.ts';

/** Where a unit is set up; below 0 it waits off the map. */
export interface Post {
  readonly unit: UnitId;
  readonly hex: Hex;
}

type SetUpStep = ActionOf<'first' | 'hold' | 'deploy'>;

/** The steps that set the posts up in order: a unit that is not next in the roster is named first. */
export function stepsToPosts(board: Board, player: Player, posts: readonly Post[]): SetUpStep[] {
  const named = namedUnit(board);
  // A unit that has been named already is set up first.
  const before = (id: UnitId): number => (id === named ? 0 : 1);
  const left = new Set(undeployed(board, player).sort((a, b) => before(a) - before(b)));
  return posts
    .filter(({ unit }) => left.has(unit))
    .sort((a, b) => before(a.unit) - before(b.unit))
    .flatMap(({ unit, hex }): SetUpStep[] => {
      const [next] = left;
      left.delete(unit);
      const first: SetUpStep[] = next === unit ? [] : [{ type: 'first', unit }];
      return [...first, hex < 0 ? { type: 'hold', unit } : { type: 'deploy', unit, hex }];
    });
}

function namedUnit({ state }: Board): UnitId {
  const frame = state.frames.at(-1);
  return (frame?.kind === 'deploy' || frame?.kind === 'settle') && frame.named ? frame.unit : -1;
}

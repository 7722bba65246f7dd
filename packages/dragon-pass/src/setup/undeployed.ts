import { unsettled } from '../alliances/quarters.ts';
import { type Board, typeOf } from '../core/board.ts';
import type { FrameOf } from '../core/frames.ts';
import { type Player, type UnitId, WAITING } from '../core/vocabulary.ts';

export function frameOf({ state }: Board): FrameOf<'deploy' | 'settle'> {
  const frame = state.frames.at(-1);
  if (frame?.kind !== 'deploy' && frame?.kind !== 'settle') throw new Error('nobody sets up');
  return frame;
}

/** DP-18-j: never set up. */
const isAssassin = (board: Board, id: UnitId): boolean => typeOf(board, id).kind === 'assassin';

/** A dragon that is away to fetch Hungry Jack (DP-16.10.1-b). */
const isAbroad = ({ state }: Board, id: UnitId): boolean =>
  state.jack?.fetching.some(({ unit }) => unit === id) ?? false;

/** Units still to be set up, in the order of the roster; those held back have had their turn. */
export function undeployed(board: Board, player: Player): UnitId[] {
  const frame = frameOf(board);
  return frame.kind === 'settle' ? unsettled(board, frame) : undeployedOf(board, player, frame.held);
}

export function undeployedOf(board: Board, player: Player, held: readonly UnitId[]): UnitId[] {
  const left: UnitId[] = [];
  board.state.units.forEach((unit, id) => {
    const waits = unit.owner === player && unit.hex === WAITING;
    if (waits && !isAssassin(board, id) && !isAbroad(board, id) && !held.includes(id)) left.push(id);
  });
  return left;
}

import { type Board, hexName, type Play } from '../core/board.ts';
import type { Rule } from '../core/rule.ts';
import type { Clause, Hex } from '../core/vocabulary.ts';
import { standingVp } from '../victory/destruction.ts';
import { scoreOf } from '../victory/score.ts';
import { markerAllowance } from './campaign.ts';

/** DR-4.3.3-a: points that may still be laid as destroyed. */
export function allowanceLeft({ state, world }: Board): number {
  const { campaign } = state.options;
  if (campaign === undefined) return 0;
  return markerAllowance(world.tables.campaign, campaign) - state.razed.reduce((sum, { vp }) => sum + vp, 0);
}

/** DR-4.3.3-a: whether a hex is left that the allowance covers. */
export function mayMark(board: Board): boolean {
  const left = allowanceLeft(board);
  return board.map.vp.some((vp, hex) => vp > 0 && markRefusal(board, hex, left) === null);
}

function markRefusal(board: Board, hex: Hex, left = allowanceLeft(board)): Clause | null {
  const vp = hex < 0 ? 0 : standingVp(board, hex);
  return vp > 0 && vp <= left ? null : 'DR-4.3.3-a';
}

/** Lays a marker before set-up: it counts for the invader, and does not move the last-damage pointer (R-DR-121). */
export const mark: Rule<'mark'> = {
  type: 'mark',
  timing: 'DR-4.3.3-a',
  list(board, _side, sink) {
    const left = allowanceLeft(board);
    board.map.vp.forEach((vp, hex) => {
      if (vp > 0 && markRefusal(board, hex, left) === null) sink.add({ type: 'mark', hex });
    });
  },
  refusal: (board, _side, { hex }) => markRefusal(board, hex),
  facts: (board) => ({ markers: allowanceLeft(board) }),
  carryOut(play, _side, { hex }) {
    const vp = standingVp(play, hex);
    play.state.razed.push({ hex, vp });
    const score = scoreOf(play.state);
    play.events.push({ type: 'razed', clause: 'DR-4.3.3-a', hex: hexName(play, hex), vp, score, by: null });
    if (!mayMark(play)) closeMarkers(play);
  },
};

/** DR-4.3.3-a: asked where the defender is so far ahead; the invader may also lay fewer, or none. */
export function openMarkers(play: Play): void {
  if (mayMark(play)) play.state.frames.push({ kind: 'markers', side: 'invader' });
}

export function closeMarkers(play: Play): void {
  play.state.frames.pop();
}

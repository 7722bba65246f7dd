import { deciderFor, theBattle } from '../../core/battle.ts';
import type { Board, Play } from '../../core/board.ts';
import { type FrameOf, topFrame } from '../../core/frames.ts';
import type { Rule } from '../../core/rule.ts';
import type { Clause, Hex, UnitId } from '../../core/vocabulary.ts';
import { disrupt, eliminate } from '../../harm/harm.ts';
import { stampede } from '../../harm/stampede.ts';
import type { MissileResult } from '../../losses/tables.ts';
import { membersAt } from '../../stacks/fighters.ts';
import { isHerd, isMajor, isTreasure } from '../../stacks/kinds.ts';

type HitsFrame = FrameOf<'hits'>;

const frameOf = (board: Board) => topFrame(board, 'hits');

/** DP-7.9.8-a: major units of the stack at any depth; single beings and spirits are never hit (DP-7.9.8.1-a). */
function majorsAt(board: Board, hex: Hex): UnitId[] {
  const { attackers, defenders } = theBattle(board);
  return membersAt(board, [...attackers, ...defenders], hex).filter((id) => isMajor(board, id));
}

const untouched = (board: Board): UnitId[] => {
  const { hex, chosen } = frameOf(board);
  return majorsAt(board, hex).filter((id) => !chosen.includes(id));
};

/** What a result demands: units to disrupt and units to lose; 2DD is either two of the one or one of the other. */
const DEMANDS: Readonly<Record<MissileResult, Pick<HitsFrame, 'disrupt' | 'eliminate' | 'either'>>> = {
  '-': { disrupt: 0, eliminate: 0, either: false },
  '1DD': { disrupt: 1, eliminate: 0, either: false },
  '2DD': { disrupt: 2, eliminate: 1, either: true },
  '1DE': { disrupt: 0, eliminate: 1, either: false },
  '2DE': { disrupt: 0, eliminate: 2, either: false },
  '3DE': { disrupt: 0, eliminate: 3, either: false },
};

/** Asks the owner of the stack which units are hit; all if there are too few major units (R-DPC-58). */
export function askHits(play: Play, hex: Hex, result: MissileResult): void {
  const majors = majorsAt(play, hex);
  const [first] = majors;
  const demand = DEMANDS[result];
  if (first === undefined || result === '-') return;
  const tooFew = demand.either ? majors.length === 1 : majors.length <= demand.eliminate;
  const clause = demand.either
    ? 'DP-7.9.8-d'
    : majors.length < demand.eliminate
      ? 'DP-7.9.8.1-b'
      : 'DP-7.9.8-f';
  if (tooFew) for (const id of majors) fell(play, id, clause);
  else play.state.frames.push({ kind: 'hits', player: deciderFor(play, first), hex, ...demand, chosen: [] });
}

/** DP-7.9.8.2-a, DP-7.14-b: where another unit would fall, a herd stampedes and a treasure is disrupted. */
function fell(play: Play, id: UnitId, clause: Clause): void {
  if (isHerd(play, id)) stampede(play, id, 'DP-7.9.8.2-a');
  else if (isTreasure(play, id)) disrupt(play, id, 'DP-7.14-b');
  else eliminate(play, id, clause);
}

export const disruptHit: Rule<'disrupt'> = {
  type: 'disrupt',
  timing: 'DP-7.9.8-b',
  list(board, _player, sink) {
    if (frameOf(board).disrupt === 0) return;
    for (const unit of untouched(board)) sink.add({ type: 'disrupt', unit });
  },
  refusal: (board, _player, { unit }) =>
    frameOf(board).disrupt > 0 && untouched(board).includes(unit) ? null : 'DP-7.9.8-b',
  carryOut(play, _player, { unit }) {
    const frame = frameOf(play);
    frame.disrupt -= 1;
    if (frame.either) frame.eliminate = 0;
    frame.either = false;
    frame.chosen.push(unit);
    if (frame.disrupt === 0) play.state.frames.pop();
    disrupt(play, unit, 'DP-7.9.8-b');
  },
};

export const lose: Rule<'lose'> = {
  type: 'lose',
  timing: 'DP-7.9.8-f',
  list(board, _player, sink) {
    if (frameOf(board).eliminate === 0) return;
    for (const unit of untouched(board)) sink.add({ type: 'lose', unit });
  },
  refusal: (board, _player, { unit }) =>
    frameOf(board).eliminate > 0 && untouched(board).includes(unit) ? null : 'DP-7.9.8-f',
  carryOut(play, _player, { unit }) {
    const frame = frameOf(play);
    const clause = frame.either ? 'DP-7.9.8-c' : 'DP-7.9.8-f';
    frame.eliminate -= 1;
    if (frame.either) frame.disrupt = 0;
    frame.either = false;
    frame.chosen.push(unit);
    if (frame.eliminate === 0) play.state.frames.pop();
    fell(play, unit, clause);
  },
};

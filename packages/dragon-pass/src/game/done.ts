import { advanceEnds } from '../battle/afterwards/advance.ts';
import { endRetreat } from '../battle/retreat/retreat.ts';
import type { Board, Play } from '../core/board.ts';
import type { CoreFrameKind } from '../core/frames.ts';
import type { Rule } from '../core/rule.ts';
import type { Clause } from '../core/vocabulary.ts';
import { protectionRefusal } from '../heroes/protection.ts';
import { casualtiesFall, vengeanceRefusal } from '../losses/casualties.ts';
import { chaosRefusal, preyFalls } from '../magic/chaos.ts';
import { FRAME_RULES, isOfPower } from '../powers/powers.ts';
import { endRally } from './rally.ts';

/** What it means to be done with a kind of choice, and what may still be owed before. */
interface Completion {
  refusal?(board: Board): Clause | null;
  finish(play: Play): void;
}

const close = (play: Play): void => {
  play.state.frames.pop();
};

/** Choices that end when their player confirms; the battle, or the phase, continues from there. */
const COMPLETIONS: Readonly<Partial<Record<CoreFrameKind, Completion>>> = {
  disclose: { finish: close },
  protect: { refusal: protectionRefusal, finish: close },
  agents: { finish: close },
  spirits: { finish: close },
  devour: { refusal: chaosRefusal, finish: preyFalls },
  casualties: { refusal: vengeanceRefusal, finish: casualtiesFall },
  aim: { finish: close },
  array: { finish: close },
  retreat: { finish: endRetreat },
  regroup: { finish: close },
  advance: { finish: advanceEnds },
  rallying: { finish: endRally },
};

const completionOf = ({ state }: Board): Completion | undefined => {
  const frame = state.frames.at(-1);
  if (!frame || !isOfPower(frame)) return frame && COMPLETIONS[frame.kind];
  const { finish } = FRAME_RULES[frame.kind];
  return finish && { finish };
};

/** Nothing more to choose here (DP-7.5-b). */
export const done: Rule<'done'> = {
  type: 'done',
  timing: 'DP-7.5-d',
  list(board, _player, sink) {
    const completion = completionOf(board);
    if (completion && (completion.refusal?.(board) ?? null) === null) sink.add({ type: 'done' });
  },
  refusal(board) {
    const completion = completionOf(board);
    return completion ? (completion.refusal?.(board) ?? null) : 'DP-7.5-d';
  },
  carryOut: (play) => completionOf(play)?.finish(play),
};

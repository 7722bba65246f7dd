import type { Board } from '../core/board.ts';
import type { Frame } from '../core/frames.ts';
import { type Clause, forPhases, type Player } from '../core/vocabulary.ts';
import { forcedAttack } from '../heroes/pursuit.ts';
import { unfinished } from '../movement/finish.ts';
import { FRAME_RULES, isOfPower, POWERS } from '../powers/powers.ts';
import { unmetDuty } from '../stacks/contacts.ts';

/** The clause of a duty that has to be done before the phase can end, or null. */
export function dutyRefusal(board: Board, _player: Player): Clause | null {
  return ownDuty(board) ?? dutyOfPower(board);
}

function ownDuty(board: Board): Clause | null {
  const { phase } = board.state;
  if (phase === 'movement' || phase === 'giants') return unfinished(board);
  if (phase !== 'battles') return null;
  return forcedAttack(board) === null ? unmetDuty(board) : 'DP-8.7.2-d';
}

/** The duties of powers, by phase. */
const DUTIES = forPhases((phase) => POWERS.flatMap(({ duties }) => duties?.[phase] ?? []));

function dutyOfPower(board: Board): Clause | null {
  for (const duty of DUTIES[board.state.phase]) {
    const clause = duty(board);
    if (clause !== null) return clause;
  }
  return null;
}

/** The clause of a duty that keeps a player from leaving an open choice, where it is not the one that asks; or null. */
export function choiceDuty(board: Board, frame: Frame): Clause | null {
  if (isOfPower(frame)) return FRAME_RULES[frame.kind].duty ?? null;
  return frame.kind === 'declare' ? dutyRefusal(board, board.state.active) : null;
}

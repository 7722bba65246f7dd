import type { Facts } from '@hexwyrm/kernel';
import { type Board, openBoard } from '../core/board.ts';
import type { CoreFrameKind, Frame } from '../core/frames.ts';
import { hexName } from '../core/hexes.ts';
import { sheetOf } from '../core/scenarios.ts';
import type { State } from '../core/state.ts';
import { type Clause, clauseOf, forPhases, type Phase, WHOLE } from '../core/vocabulary.ts';
import { budgetOf, CASUALTY_CLAUSES } from '../losses/casualties.ts';
import { frameRule, isOfPower, type PowerFrame } from '../powers/powers.ts';

/** The clause that asks for a choice, and what it is about. */
export interface Question {
  readonly clause: Clause;
  readonly facts?: Facts;
}

/** The clause behind each kind of choice that has but one. */
const FRAME_CLAUSES: Readonly<Record<CoreFrameKind, Clause>> = {
  moon: 'DP-11.1-a',
  deploy: 'DP-18-i',
  settle: 'DP-14.1.4-c',
  restack: 'DP-5.2-a',
  declare: 'DP-7.5.1-a',
  segment: 'DP-2-a',
  battle: 'DP-2-o',
  'area-effect': 'DP-2-m',
  protect: 'DP-8.4-b',
  disclose: 'DP-12.1-b',
  agents: 'DP-7.7.6-b',
  spirits: 'DP-7.8.1-c',
  devour: 'DP-7.6.3-a',
  casualties: 'DP-7.10.7-a',
  aim: 'DP-7.9.3-b',
  hits: 'DP-7.9.8-a',
  array: 'DP-7.10.4-a',
  retreat: 'DP-7.10.5-a',
  regroup: 'DP-7.12-a',
  'lead-away': 'DP-7.10.7.5-b',
  advance: 'DP-7.11.1-c',
  blame: 'DP-8.7.1-a',
  rejoin: 'DP-8.5-c',
  reappear: 'DP-16.5.2-e',
  rallying: 'DP-2-p',
};

const PHASE_CLAUSES: Readonly<Record<Phase, Clause>> = {
  giants: 'DP-2-j',
  alliances: 'DP-14.1.3-a',
  movement: 'DP-6-a',
  exotics: 'DP-2-m',
  commit: 'DP-7.3-a',
  battles: 'DP-7.4-a',
  support: 'DP-7.13-a',
  rally: 'DP-2-p',
};

export const PHASE_QUESTIONS = forPhases((phase) => ({
  kind: phase,
  clause: PHASE_CLAUSES[phase],
}));

/** How much is still to be chosen, if public. */
function amountOf(board: Board, frame: Frame): Facts {
  if (isOfPower(frame)) return frameRule<PowerFrame['kind']>(frame.kind).facts?.(frame) ?? {};
  switch (frame.kind) {
    case 'casualties':
      return { left: budgetOf(board, frame) / WHOLE };
    case 'hits':
      return { disrupt: frame.disrupt, eliminate: frame.eliminate };
    default:
      return {};
  }
}

/** The clause that asks: some frames name it themselves, some have one for each scenario, cause or side. */
function askingClause(state: State, frame: Frame): Clause {
  if (isOfPower(frame)) {
    const rule = frameRule<PowerFrame['kind']>(frame.kind);
    return rule.asks?.(frame) ?? rule.clause;
  }
  if ('clause' in frame) return frame.clause;
  switch (frame.kind) {
    case 'moon':
      return clauseOf(sheetOf(state).moon?.clause ?? FRAME_CLAUSES.moon);
    case 'casualties':
      return CASUALTY_CLAUSES[frame.cause];
    case 'aim':
      return frame.side === 'attackers' ? 'DP-7.9.3-d' : FRAME_CLAUSES.aim;
    default:
      return FRAME_CLAUSES[frame.kind];
  }
}

/** What an open frame asks. */
export function questionOf(state: State, frame: Frame): Question {
  const clause = askingClause(state, frame);
  const board = openBoard(state);
  const place = 'hex' in frame && frame.hex >= 0 ? { hex: hexName(board, frame.hex) } : {};
  return { clause, facts: { ...place, ...amountOf(board, frame) } };
}

import { proposeAllotment } from '../alliances/propose.ts';
import { BATTLE_CHOOSERS, type Chooser } from '../battle/propose/proposals.ts';
import type { Action } from '../core/actions.ts';
import type { Board } from '../core/board.ts';
import type { FrameKind } from '../core/frames.ts';
import type { Player } from '../core/vocabulary.ts';
import { proposeOffer, proposeWithdrawal } from '../events/propose.ts';
import { proposeForfeits } from '../powers/crimson-bat/propose.ts';
import { proposeDeployment } from '../setup/auto-deploy.ts';
import { proposeMoon } from '../setup/moon.ts';

type Proposal = (board: Board, player: Player) => readonly Action[];

/** A sensible answer to the choice of a frame, step by step, for frames that have one. */
const PROPOSALS: { readonly [K in FrameKind]?: Proposal } = {
  moon: proposeMoon,
  deploy: proposeDeployment,
  settle: proposeDeployment,
  diplomacy: proposeAllotment,
  auction: proposeOffer,
  withdrawal: proposeWithdrawal,
  'bat-debt': proposeForfeits,
};

export const proposalFor = (board: Board, player: Player, frame: FrameKind): readonly Action[] =>
  PROPOSALS[frame]?.(board, player) ?? [];

export const chooserFor = (frame: FrameKind): Chooser | undefined => BATTLE_CHOOSERS[frame];

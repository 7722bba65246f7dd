import type { Board } from '../board.ts';
import type { Clause } from '../vocabulary.ts';
import { allRazed, scoreOf } from './score.ts';

export type Grade = 'defeat' | 'marginal' | 'normal' | 'great' | 'ultimate';

interface Rank {
  readonly title: string;
  readonly clause: Clause;
}

/** What an invader who comes so far may call himself. */
const RANKS: Readonly<Record<Grade, Rank>> = {
  defeat: { title: 'featherless-chicken', clause: 'DR-2.3-n' },
  marginal: { title: 'dragon-whelp', clause: 'DR-2.3-o' },
  normal: { title: 'destroyer-of-cities', clause: 'DR-2.3-p' },
  great: { title: 'death-from-above', clause: 'DR-2.3-q' },
  ultimate: { title: 'bane-of-the-city', clause: 'DR-2.3-r' },
};

/** The introductory game has a ladder of its own (DR-2.3-s). */
const isIntroductory = (board: Board): boolean => board.state.options.profile !== 'full';

export const rankOf = (board: Board, grade: Grade): Rank =>
  isIntroductory(board) ? { ...RANKS[grade], clause: 'DR-2.3-s' } : RANKS[grade];

/** DR-2.3-n to s: each step of the ladder is a floor (R-DR-07, R-DR-08). */
export function gradeOf(board: Board): Grade {
  if (allRazed(board)) return 'ultimate';
  const { grades } = board.world.tables;
  const [ladder, base] = isIntroductory(board) ? [grades.manual, 0] : [grades.formula, board.state.goal];
  const reached = scoreOf(board.state) - base;
  if (reached >= ladder.great) return 'great';
  if (reached >= ladder.normal) return 'normal';
  return reached >= ladder.marginal ? 'marginal' : 'defeat';
}

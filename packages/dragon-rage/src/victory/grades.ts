import type { Board } from '../core/board.ts';
import type { State } from '../core/state.ts';
import type { Clause } from '../core/vocabulary.ts';
import type { World } from '../world/world.ts';
import { allRazed, scoreOf } from './score.ts';

export type Grade = 'defeat' | 'marginal' | 'normal' | 'great' | 'ultimate';

interface Rank {
  readonly title: string;
  readonly clause: Clause;
}

/** The title of an invader for each grade. */
const RANKS: Readonly<Record<Grade, Rank>> = {
  defeat: { title: 'featherless-chicken', clause: 'DR-2.3-n' },
  marginal: { title: 'dragon-whelp', clause: 'DR-2.3-o' },
  normal: { title: 'destroyer-of-cities', clause: 'DR-2.3-p' },
  great: { title: 'death-from-above', clause: 'DR-2.3-q' },
  ultimate: { title: 'bane-of-the-city', clause: 'DR-2.3-r' },
};

/** The introductory game has a ladder of its own (DR-2.3-s). */
const isIntroductory = ({ profile }: State['options']): boolean => profile !== 'full';

export const rankOf = (board: Board, grade: Grade): Rank =>
  isIntroductory(board.state.options) ? { ...RANKS[grade], clause: 'DR-2.3-s' } : RANKS[grade];

type Floors = Readonly<Record<'marginal' | 'normal' | 'great', number>>;

/** The scores from which on each grade is reached. */
export function gradeFloors(
  { options, goal }: Pick<State, 'options' | 'goal'>,
  { grades }: Pick<World['tables'], 'grades'>,
): Floors {
  const [ladder, base] = isIntroductory(options) ? [grades.manual, 0] : [grades.formula, goal];
  return { marginal: base + ladder.marginal, normal: base + ladder.normal, great: base + ladder.great };
}

/** DR-2.3-n to s: each step of the ladder is a floor (R-DR-07, R-DR-08). */
export function gradeOf(board: Board): Grade {
  if (allRazed(board)) return 'ultimate';
  const floors = gradeFloors(board.state, board.world.tables);
  const reached = scoreOf(board.state);
  if (reached >= floors.great) return 'great';
  if (reached >= floors.normal) return 'normal';
  return reached >= floors.marginal ? 'marginal' : 'defeat';
}

import type { Outlook } from '@hexwyrm/kernel';
import type { Board, Play } from '../core/board.ts';
import { isBeforeFirstTurn } from '../core/frames.ts';
import type { Unit } from '../core/state.ts';
import { type Clause, type Hex, opponent, type Side, WAITING } from '../core/vocabulary.ts';
import { isElemental, isPrincess } from '../world/traits.ts';
import { standingVp } from './destruction.ts';
import { gradeOf, rankOf } from './grades.ts';
import { allRazed, scoreOf } from './score.ts';

/** What ends a game. */
export type Ending =
  | 'goal'
  | 'all-razed'
  | 'annihilation'
  | 'no-destruction'
  | 'nobody-inside'
  | 'concession'
  | 'elowyn-escaped';

/** DR-2.3-t: once an event is resolved the invader's goal is tested first, then annihilation. */
export function judge(play: Play): void {
  const { state } = play;
  if (state.outcome || isBeforeFirstTurn(state.frames)) return;
  const { grading } = state.options;
  if (grading && allRazed(play)) endGame(play, 'all-razed', 'invader', 'DR-2.3-r');
  else if (!grading && scoreOf(state) >= state.goal) endGame(play, 'goal', 'invader', 'DR-2.3-a');
  else if (isAnnihilated(play)) endGame(play, 'annihilation', 'defender', 'DR-2.3-c');
}

/** What the fall of these hexes adds, and whether that is the end (DR-2.3-a, r). */
export function outlookOf(board: Board, hexes: readonly Hex[]): Outlook {
  const { state } = board;
  const falling = hexes.filter((hex) => standingVp(board, hex) > 0);
  const gain = falling.reduce((sum, hex) => sum + standingVp(board, hex), 0);
  const won = state.options.grading ? allRazed(board, falling) : scoreOf(state) + gain >= state.goal;
  return { gain, winner: gain > 0 && won ? state.seats.invader : null };
}

/** DR-2.3-c, DR-2.6-b: there were invaders, and none is left on the map or waiting to enter. */
function isAnnihilated(board: Board): boolean {
  let invaders = 0;
  for (const unit of board.state.units) {
    if (unit.side !== 'invader' || !isSoldier(board, unit)) continue;
    if (unit.hex >= WAITING) return false;
    invaders++;
  }
  return invaders > 0;
}

/** Conjured creatures and the princess are no part of an army (R-DR-137). */
const isSoldier = (_board: Board, unit: Unit): boolean => !isPrincess(unit) && !isElemental(unit);

/** DR-2.3-d, DR-2.6-c, e: the two limits, counted when the turn advances (R-DR-10, R-DR-11, R-DR-12). */
export function judgeTimeLimits(play: Play): void {
  judge(play);
  const { state } = play;
  if (state.outcome) return;
  const { turnsWithoutDestruction, turnsWithoutInvaderInside } = play.world.tables.timeLimits;
  if (state.turn - state.lastDamage >= turnsWithoutDestruction)
    endGame(play, 'no-destruction', 'defender', 'DR-2.3-d');
  else if (state.turn - state.lastInside >= turnsWithoutInvaderInside)
    endGame(play, 'nobody-inside', 'defender', 'DR-2.6-c');
}

/** The game is over: as `winner` has it, or in graded play as the score has it (DR-2.3-w). */
export function endGame(play: Play, ending: Ending, winner: Side, clause: Clause): void {
  const { state } = play;
  const facts = { score: scoreOf(state), goal: state.goal };
  state.outcome = state.options.grading
    ? graded(play, ending, winner, facts)
    : { winner: state.seats[winner], reason: ending, clause, facts };
  play.events.push({ type: 'game-over', clause, winner: state.outcome.winner, reason: ending });
}

/** An ending that hands the invader the game is a marginal victory at least. */
function graded(play: Play, ending: Ending, winner: Side, facts: { score: number; goal: number }) {
  const reached = gradeOf(play);
  const grade = winner === 'invader' && reached === 'defeat' ? 'marginal' : reached;
  const { title, clause } = rankOf(play, grade);
  const side: Side = grade === 'defeat' ? 'defender' : 'invader';
  const seat = play.state.seats[side];
  return { winner: seat, reason: ending, clause, facts: { ...facts, grade, title } };
}

/** DR-2.6-a: a player who concedes loses; in graded play an invader who concedes keeps the grade. */
export function giveUp(play: Play, side: Side): void {
  play.events.push({ type: 'conceded', clause: 'DR-2.6-a', side });
  endGame(play, 'concession', opponent(side), 'DR-2.6-a');
}

import { entered, leftFor, stepInto } from '../../consequences/step.ts';
import type { ActionOf } from '../../core/actions.ts';
import { type Board, isMajor, majorAt, type Play, putUnit, typeOf } from '../../core/board.ts';
import { walkPoints } from '../../core/body.ts';
import type { Rule } from '../../core/rule.ts';
import { activity } from '../../core/state.ts';
import { type Clause, type Hex, type UnitId, WAITING } from '../../core/vocabulary.ts';
import { ledBy } from '../../victory/escort.ts';
import { spendStep } from '../allowance.ts';
import { listMajorWalks, majorWalkRefusal, walkMajor } from '../major/major-walk.ts';
import { idleRefusal } from '../orders.ts';
import { leastCost } from './far.ts';
import { stepsLister } from './kept-steps.ts';
import { passingUnit, passThrough } from './passing.ts';
import { stepRefusal } from './steps.ts';

/**
 * One hex on foot (2.4). A move is a chain of such steps, so units may pause while others move (DR-2.4.5-a);
 * MP spent are kept in the unit's activity.
 */
export const walk: Rule<'walk'> = {
  type: 'walk',
  timing: 'DR-2.4.5-f',
  list(board, side, sink) {
    const { units } = board.state;
    const passing = passingUnit(board);
    const listSteps = stepsLister(board, sink);
    for (let id = 0; id < units.length && !sink.isFull(); id++) {
      if (units[id].side !== side || units[id].hex < WAITING || !sink.wants(id)) continue;
      if (passing !== null && id !== passing) continue;
      if (isMajor(units[id])) listMajorWalks(board, id, sink);
      else listSteps(id);
    }
  },
  refusal(board, side, action) {
    const unit = board.state.units[action.unit];
    if (isMajor(unit)) return majorWalkRefusal(board, side, action);
    const to = action.to;
    if (action.facing !== undefined) return 'DR-2.4.2-a';
    if (to < 0) return 'DR-2.1-b';
    return idleRefusal(board, action.unit) ?? stepRefusal(board, action.unit, to);
  },
  facts: (board, _side, action, clause) => (COUNTS_POINTS.has(clause) ? mpFacts(board, action) : undefined),
  carryOut(play, side, action) {
    const unit = play.state.units[action.unit];
    if (isMajor(unit)) walkMajor(play, side, action);
    else takeStep(play, action.unit, action.to);
  },
};

/** Refusals for want of movement points: with any other the points have nothing to do. */
const COUNTS_POINTS: ReadonlySet<Clause> = new Set<Clause>([
  'DR-2.4.1-a',
  'DR-2.4.1-b',
  'DR-2.4.1-c',
  'DR-2.12.1.1.1-a',
]);

function mpFacts(board: Board, action: ActionOf<'walk'>): Record<string, number> {
  const unit = board.state.units[action.unit];
  const { kind, mp, roadMp } = typeOf(board, unit);
  const spent = unit.did?.spent ?? 0;
  const own = kind === 'major' ? { mp: walkPoints(board, unit), spent } : { mp, roadMp, spent };
  return { ...own, ...farFacts(board, action, Math.max(0, own.mp - spent)) };
}

/** For a hex that is not beside the unit: what the way there needs at least, where that is more than is left. */
function farFacts(board: Board, action: ActionOf<'walk'>, left: number): Record<string, number> {
  const unit = board.state.units[action.unit];
  const needed = leastCost(board, unit, action.to);
  return needed > left && needed > 1 ? { needed, left } : {};
}

/** Carries the step out: spends the MP, keeps or loses the road, and stops units that must stop. */
function takeStep(play: Play, id: UnitId, to: Hex): void {
  const unit = play.state.units[id];
  const from = unit.hex;
  const led = ledBy(play, id);
  const mp = spendStep(play, unit, to);
  if (majorAt(play, to) && typeOf(play, unit).kind === 'character') activity(unit).stopped = true; // DR-2.4.4-d
  if (led >= 0) {
    spendStep(play, play.state.units[led], to);
    putUnit(play, led, to); // before a bridge falls behind them
  }
  stepInto(play, id, to, mp, 'DR-2.4.1-a');
  if (led >= 0) {
    leftFor(play, led, from, mp, 'DR-2.10.7-m');
    entered(play, led);
  }
  passThrough(play, id);
}

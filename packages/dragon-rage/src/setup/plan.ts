import type { Board, Play } from '../core/board.ts';
import type { Frame } from '../core/frames.ts';
import { type Clause, SIDES, type Side } from '../core/vocabulary.ts';
import type { UnitTypeId } from '../world/unit-types.ts';
import { canBeCompleted, countersLeft, isUsualGarrison, isWithinBand } from './bands.ts';
import { muster } from './muster.ts';
import { enlist, serviceRefusal } from './recruiting.ts';

type PlanFrame = Extract<Frame, { kind: 'plan' }>;

/** DR-3.3.1-a: a unit may be planned if it may serve, is in the box, and both armies can still end in their bands. */
export function planRecruitRefusal(
  board: Board,
  frame: PlanFrame,
  side: Side,
  what: UnitTypeId,
): Clause | null {
  const refusal = serviceRefusal(board, side, what);
  if (refusal) return refusal;
  if (countersLeft(board, frame.armies, what) <= 0) return 'DR-3.3.2-c';
  const armies = { invader: { ...frame.armies.invader }, defender: { ...frame.armies.defender } };
  enlist(armies[side], what);
  return canBeCompleted(board, armies) ? null : 'DR-3.3.1-a';
}

/** DR-3.3.3-i: any goal the map can yield, once; the formula is only a guide here. */
export function goalRefusal(board: Board, goal: number): Clause | null {
  const frame = board.state.frames.at(-1);
  const open = frame?.kind === 'plan' && frame.goal === null;
  return open && goal >= 1 && goal <= board.map.totalVp ? null : 'DR-3.3.1-a';
}

/** What a refused goal ran into: the one that is set, or the most the map can yield. */
export function goalFacts(board: Board): Record<string, number> {
  const frame = board.state.frames.at(-1);
  return frame?.kind === 'plan' && frame.goal !== null ? { goal: frame.goal } : { most: board.map.totalVp };
}

export const planComplete = (board: Board, frame: PlanFrame): boolean =>
  frame.goal !== null && SIDES.every((side) => isWithinBand(board, side, frame.armies[side]));

/** DR-3.3.1-b: the plan is shown to the other player, who picks a side. */
export function playPlan(play: Play, frame: PlanFrame): void {
  const { state } = play;
  state.frames.pop();
  state.goal = frame.goal ?? state.goal;
  play.events.push({
    type: 'planned',
    clause: 'DR-3.3.1-a',
    invader: frame.armies.invader,
    defender: frame.armies.defender,
    goal: state.goal,
    usualGarrison: isUsualGarrison(play, frame.armies.defender),
  });
  muster(play, frame.armies);
  const opponent = state.seats.invader === frame.seat ? state.seats.defender : state.seats.invader;
  state.frames.push({ kind: 'choose-side', seat: opponent, dice: [] });
}

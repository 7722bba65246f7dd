import type { Board, Play } from '../core/board.ts';
import type { Army, Frame } from '../core/frames.ts';
import type { Rule } from '../core/rule.ts';
import { type Clause, SIDES, type Side } from '../core/vocabulary.ts';
import { isPrincess } from '../world/traits.ts';
import { UNIT_TYPE_IDS, type UnitTypeId } from '../world/unit-types.ts';
import { isFull, meansOf } from './campaign.ts';
import { goalOf } from './goal.ts';
import { goalWithHandicap } from './handicap.ts';
import { closeMarkers, openMarkers } from './markers.ts';
import { muster } from './muster.ts';
import { goalFacts, goalRefusal, planComplete, planRecruitRefusal, playPlan } from './plan.ts';
import { recruitFacts } from './price-list.ts';
import { armyPrice, armySize, priceOf } from './prices.ts';
import { counterLimit, enlist, serviceRefusal } from './recruiting.ts';

type DraftFrame = Extract<Frame, { kind: 'draft' }>;

/**
 * DR-3.3.2-a, c, DR-4.3.1-a, e: a drafted unit must be allowed, there, and affordable, and in a campaign the army not
 * full; what the other side drafts plays no part.
 */
export function draftRefusal(board: Board, side: Side, army: Army, what: UnitTypeId): Clause | null {
  const refusal = serviceRefusal(board, side, what);
  if (refusal) return refusal;
  if ((army[what] ?? 0) >= counterLimit(board, what)) return 'DR-3.3.2-c';
  const means = meansOf(board, side);
  if (!isPrincess({ type: what }) && isFull(means, army)) return 'DR-4.3.1-e';
  const { types } = board.world;
  const { options } = board.state;
  const price = armyPrice(types, options, side, army) + priceOf(types, options, side, what);
  return price <= means.points ? null : means.pointsClause;
}

/** One more counter for an army: the player's own in a draft, either in a plan. */
export const recruit: Rule<'recruit'> = {
  type: 'recruit',
  timing: 'DR-3.3.2-b',
  list(board, side, sink) {
    const frame = board.state.frames.at(-1);
    for (const what of UNIT_TYPE_IDS) {
      if (frame?.kind === 'draft' && draftRefusal(board, side, frame.armies[side], what) === null)
        sink.add({ type: 'recruit', what });
      if (frame?.kind !== 'plan') continue;
      for (const planned of SIDES)
        if (planRecruitRefusal(board, frame, planned, what) === null)
          sink.add({ type: 'recruit', what, side: planned });
    }
  },
  refusal(board, side, action) {
    const frame = board.state.frames.at(-1);
    if (frame?.kind === 'plan')
      return action.side ? planRecruitRefusal(board, frame, action.side, action.what) : 'DR-3.3.1-a';
    if (frame?.kind !== 'draft' || action.side !== undefined) return 'DR-3.3.2-b';
    return draftRefusal(board, side, frame.armies[side], action.what);
  },
  facts(board, side, { what, side: planned }) {
    const frame = board.state.frames.at(-1);
    // A drafter gets only their own army (DR-3.3.2-b), a planner the army they named.
    if (frame?.kind === 'draft') return planned ? undefined : recruitFacts(board, frame, side, what);
    return frame?.kind === 'plan' && planned ? recruitFacts(board, frame, planned, what) : undefined;
  },
  carryOut(play, side, action) {
    const frame = play.state.frames.at(-1);
    if (frame?.kind !== 'draft' && frame?.kind !== 'plan') return;
    const army = action.side ?? side;
    enlist(frame.armies[army], action.what);
    const recruited = { type: 'recruited' as const, side: army, what: action.what };
    if (frame.kind === 'plan') play.events.push({ ...recruited, clause: 'DR-3.3.1-a' });
    else play.events.push({ ...recruited, clause: 'DR-3.3.2-b', audience: [play.state.seats[side]] });
  },
};

/** DR-3.3.1-a: the planner fixes the goal. */
export const goal: Rule<'goal'> = {
  type: 'goal',
  timing: 'DR-3.3.1-a',
  list(board, _side, sink) {
    for (let points = 1; points <= board.map.totalVp; points++)
      if (goalRefusal(board, points) === null) sink.add({ type: 'goal', goal: points });
  },
  refusal: (board, _side, action) => goalRefusal(board, action.goal),
  facts: goalFacts,
  carryOut(play, _side, action) {
    const frame = play.state.frames.at(-1);
    if (frame?.kind !== 'plan') return;
    frame.goal = action.goal;
    play.events.push({ type: 'goal-set', clause: 'DR-3.3.3-i', goal: action.goal });
  },
};

/** Confirms the army, the whole plan, or the markers that were laid. */
export const ready: Rule<'ready'> = {
  type: 'ready',
  timing: 'DR-3.3.2-b',
  list(board, side, sink) {
    if (readyRefusal(board, side) === null) sink.add({ type: 'ready' });
  },
  refusal: (board, side) => readyRefusal(board, side),
  carryOut(play, side) {
    const frame = play.state.frames.at(-1);
    if (frame?.kind === 'plan') playPlan(play, frame);
    if (frame?.kind === 'markers') closeMarkers(play);
    if (frame?.kind !== 'draft') return;
    frame.ready[side] = true;
    if (SIDES.every((each) => frame.ready[each])) reveal(play, frame);
  },
};

function readyRefusal(board: Board, side: Side): Clause | null {
  const frame = board.state.frames.at(-1);
  if (frame?.kind === 'markers') return null;
  if (frame?.kind === 'plan') return planComplete(board, frame) ? null : 'DR-3.3.1-a';
  return frame?.kind === 'draft' && armySize(frame.armies[side]) > 0 ? null : 'DR-3.3.2-b';
}

/** DR-3.3.2-b: both armies are revealed together; the goal follows from them (DR-3.3.3-i). */
function reveal(play: Play, frame: DraftFrame): void {
  const { state } = play;
  const { armies } = frame;
  state.goal = goalWithHandicap(goalOf(play, armies), state.options.handicap);
  state.frames.pop();
  play.events.push({
    type: 'armies-revealed',
    clause: 'DR-3.3.2-b',
    invader: armies.invader,
    defender: armies.defender,
    goal: state.goal,
    reveals: true,
  });
  muster(play, armies);
  openMarkers(play);
}

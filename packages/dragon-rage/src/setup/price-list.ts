import type { Refusal, Seat } from '@hexwyrm/kernel';
import { type Board, openBoard } from '../core/board.ts';
import type { Army, Frame } from '../core/frames.ts';
import type { State } from '../core/state.ts';
import { type Clause, SIDES, type Side } from '../core/vocabulary.ts';
import { UNIT_TYPE_IDS, type UnitTypeId } from '../world/unit-types.ts';
import { countersLeft } from './bands.ts';
import { isFull, meansOf } from './campaign.ts';
import { type GoalPart, goalLines, goalOf } from './goal.ts';
import { goalWithHandicap } from './handicap.ts';
import { armyPrice, armySize, priceOf } from './prices.ts';
import { counterLimit, enlist, serviceRefusal } from './recruiting.ts';

export type RecruitingFrame = Extract<Frame, { kind: 'draft' | 'plan' }>;

/** A kind of counter that may serve: its price, how many there are, and why no more of it can be had now. */
export interface Ware {
  readonly what: UnitTypeId;
  readonly price: number;
  readonly taken: number;
  /** Counters in the box that this army may have, those it has taken included. */
  readonly limit: number;
  readonly refusal: Refusal | null;
  /** What one more would do to the goal. */
  readonly goalChange: number;
}

/** What one army may cost, what it costs so far, and what there is to choose from. */
export interface Ledger {
  readonly clause: Clause;
  /** An army for less is no army. */
  readonly least: number;
  readonly most: number;
  readonly spent: number;
  readonly left: number;
  readonly units: number;
  /** The most units of an army in a campaign (DR-4.3.1-e); null without a limit. */
  readonly cap: number | null;
  /** Whether the army is valid as it is. */
  readonly complete: boolean;
  /** The usual number of units (DR-3.3.1-a); null if they are not counted. */
  readonly usual: readonly [number, number] | null;
  readonly wares: readonly Ware[];
  /** Kinds of counters that cannot serve this side at all, and the clause. */
  readonly barred: readonly { readonly what: UnitTypeId; readonly clause: Clause }[];
}

/** The price list of a point game as a seat may read it. */
export interface PriceList {
  /** The armies this seat gathers: its own in a draft, both in a plan. */
  readonly ledgers: Readonly<Partial<Record<Side, Ledger>>>;
  readonly goal: {
    /** `unseen`: the line depends on an army this seat may not look at, and counts it as empty. */
    readonly parts: readonly (GoalPart & { readonly unseen: boolean })[];
    readonly total: number;
    /** What the planner has fixed (DR-3.3.3-i). */
    readonly set: number | null;
  };
}

type Armies = Readonly<Record<Side, Army>>;
type Judge = (side: Side, what: UnitTypeId) => Clause | null;

/** Points a side may spend: from, to. */
function budgetOf(board: Board, kind: RecruitingFrame['kind'], side: Side): readonly [number, number] {
  if (kind === 'draft') return [0, meansOf(board, side).points];
  const [least, most] = board.world.tables.points.planned[side];
  return [least, most];
}

/** What a refused counter ran into: the number there is of its kind, the most units of an army, or its price. */
export function recruitFacts(
  board: Board,
  frame: RecruitingFrame,
  side: Side,
  what: UnitTypeId,
): Record<string, number> | undefined {
  if (serviceRefusal(board, side, what)) return undefined;
  const limit = limitOf(board, frame, side, what);
  if ((frame.armies[side][what] ?? 0) >= limit) return { counters: limit };
  const means = meansOf(board, side);
  if (frame.kind === 'draft' && means.units !== null && isFull(means, frame.armies[side]))
    return { units: means.units };
  const price = priceOf(board.world.types, board.state.options, side, what);
  const left = budgetOf(board, frame.kind, side)[1] - spentOn(board, side, frame.armies[side]);
  return price > left ? { price, left } : undefined;
}

const spentOn = (board: Board, side: Side, army: Army): number =>
  armyPrice(board.world.types, board.state.options, side, army);

/** Counters are shared between the two armies of a plan; what the other side drafts plays no part. */
const limitOf = (board: Board, frame: RecruitingFrame, side: Side, what: UnitTypeId): number =>
  frame.kind === 'draft'
    ? counterLimit(board, what)
    : countersLeft(board, frame.armies, what) + (frame.armies[side][what] ?? 0);

/** `state` is what the seat may know: armies it may not look at are empty in it. */
export function priceListFor(state: State, seat: Seat, frame: RecruitingFrame, judge: Judge): PriceList {
  const board = openBoard(state);
  const gathers = (side: Side) => (frame.kind === 'plan' ? frame.seat === seat : state.seats[side] === seat);
  const ledgers: Partial<Record<Side, Ledger>> = {};
  for (const side of SIDES) if (gathers(side)) ledgers[side] = ledgerOf(board, frame, side, judge);
  const sees = (side: Side) => frame.kind === 'plan' || gathers(side);
  return { ledgers, goal: goalSum(board, frame, sees) };
}

function ledgerOf(board: Board, frame: RecruitingFrame, side: Side, judge: Judge): Ledger {
  const army = frame.armies[side];
  const [least, most] = budgetOf(board, frame.kind, side);
  const spent = spentOn(board, side, army);
  const means = meansOf(board, side);
  const { defenderUnits } = board.world.tables.points.planned;
  const serving = UNIT_TYPE_IDS.filter((what) => serviceRefusal(board, side, what) === null);
  return {
    clause: frame.kind === 'draft' ? means.pointsClause : 'DR-3.3.1-a',
    least,
    most,
    spent,
    left: most - spent,
    units: armySize(army),
    cap: frame.kind === 'draft' ? means.units : null,
    complete: armySize(army) > 0 && spent >= least,
    usual: frame.kind === 'plan' && side === 'defender' ? [defenderUnits[0], defenderUnits[1]] : null,
    wares: serving.map((what) => wareOf(board, frame, side, what, judge)),
    barred: UNIT_TYPE_IDS.flatMap((what) => {
      const clause = serviceRefusal(board, side, what);
      return clause === null ? [] : [{ what, clause }];
    }),
  };
}

function wareOf(board: Board, frame: RecruitingFrame, side: Side, what: UnitTypeId, judge: Judge): Ware {
  const clause = judge(side, what);
  const facts = recruitFacts(board, frame, side, what);
  return {
    what,
    price: priceOf(board.world.types, board.state.options, side, what),
    taken: frame.armies[side][what] ?? 0,
    limit: limitOf(board, frame, side, what),
    refusal: clause === null ? null : facts ? { clause, facts } : { clause },
    goalChange: goalOf(board, withOneMore(frame.armies, side, what)) - goalOf(board, frame.armies),
  };
}

function withOneMore(armies: Armies, side: Side, what: UnitTypeId): Armies {
  const army = { ...armies[side] };
  enlist(army, what);
  return { ...armies, [side]: army };
}

/** DR-3.3.3-h, DR-3.3.4-b: the lines that are known add up; the handicap comes last. */
function goalSum(board: Board, frame: RecruitingFrame, sees: (side: Side) => boolean): PriceList['goal'] {
  const { handicap } = board.state.options;
  const sum = goalOf(board, frame.armies);
  const total = goalWithHandicap(sum, handicap);
  const parts = goalLines(board, frame.armies).map((part) => ({
    ...part,
    unseen: part.army !== null && !sees(part.army),
  }));
  if (handicap !== null)
    parts.push({
      reason: 'handicap',
      clause: 'DR-3.3.4-b',
      army: null,
      count: 0,
      points: total - sum,
      unseen: false,
    });
  return { parts, total, set: frame.kind === 'plan' ? frame.goal : null };
}

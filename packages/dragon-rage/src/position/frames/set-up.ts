import { type Board, isMajor } from '../../core/board.ts';
import type { Army } from '../../core/frames.ts';
import { opponent, SIDES, type Side } from '../../core/vocabulary.ts';
import { canBeCompleted, countersLeft } from '../../setup/bands.ts';
import { meansOf, tooSmallRoster } from '../../setup/campaign.ts';
import { mayMark } from '../../setup/markers.ts';
import { armyPrice, armySize } from '../../setup/prices.ts';
import { counterLimit, serviceRefusal } from '../../setup/recruiting.ts';
import { hasToPlace } from '../../setup/zones.ts';
import { UNIT_TYPE_IDS } from '../../world/unit-types.ts';
import type { Fault, FrameForm } from './form.ts';

/** Armies are gathered for a city, before there is a unit (DR-3.3.1-a, DR-3.3.2-b). */
function* gatheringFaults({ state }: Board): Iterable<Fault> {
  if (state.map === 'plain') yield ['', 'armies are gathered for a city, not on the plain'];
  if (state.units.length > 0) yield ['', 'armies are gathered before there are units'];
}

/** DR-3.3.2-c: only types that may serve. */
function* serviceFaults(board: Board, side: Side, army: Army): Iterable<Fault> {
  for (const what of UNIT_TYPE_IDS) {
    const clause = (army[what] ?? 0) > 0 ? serviceRefusal(board, side, what) : null;
    if (clause) yield [`armies.${side}.${what}`, `may not serve the ${side} (${clause})`];
  }
}

export const draft: FrameForm<'draft'> = {
  on: ['nothing'],
  *faults(board, { armies, ready }) {
    yield* gatheringFaults(board);
    for (const side of SIDES) {
      const army = armies[side];
      yield* serviceFaults(board, side, army);
      for (const what of UNIT_TYPE_IDS)
        if ((army[what] ?? 0) > counterLimit(board, what))
          yield [`armies.${side}.${what}`, `there are ${counterLimit(board, what)} (DR-3.3.2-c)`];
      const { points, pointsClause, units } = meansOf(board, side);
      if (armyPrice(board.world.types, board.state.options, side, army) > points)
        yield [`armies.${side}`, `costs more than ${points} points (${pointsClause})`];
      if (units !== null && armySize(army) > units)
        yield [`armies.${side}`, `has more than ${units} units (DR-4.3.1-e)`];
      if (ready[side] && armySize(army) === 0) yield [`ready.${side}`, 'an army is needed (DR-3.3.2-b)'];
    }
    const { campaign } = board.state.options;
    if (campaign !== undefined && tooSmallRoster(board.world.tables.campaign, campaign))
      yield ['', 'a roster is smaller than at the start of a campaign (DR-4.1-b)'];
    if (ready.invader && ready.defender) yield ['ready', 'both armies are complete (DR-3.3.2-b)'];
  },
};

export const plan: FrameForm<'plan'> = {
  on: ['nothing'],
  *faults(board, { seat, armies, goal }) {
    yield* gatheringFaults(board);
    yield* seatFaults(board, seat);
    for (const side of SIDES) yield* serviceFaults(board, side, armies[side]);
    for (const what of UNIT_TYPE_IDS)
      if (countersLeft(board, armies, what) < 0)
        yield ['armies', `there are ${counterLimit(board, what)} of ${what} (DR-3.3.2-c)`];
    if (!canBeCompleted(board, armies)) yield ['armies', 'cannot be brought into their bands (DR-3.3.1-a)'];
    const most = board.map.totalVp;
    if (goal !== null && (goal < 1 || goal > most)) yield ['goal', `must be 1 to ${most} (DR-3.3.3-i)`];
  },
};

export const chooseSide: FrameForm<'choose-side'> = {
  on: ['nothing', 'setup'],
  *faults(board, { seat, dice }) {
    yield* seatFaults(board, seat);
    if (dice.some((die) => die < 1 || die > 6)) yield ['dice', 'a die shows 1 to 6'];
  },
};

/** DR-4.3.3-a */
export const markers: FrameForm<'markers'> = {
  on: ['setup'],
  *faults(board, { side }) {
    if (side !== 'invader') yield ['side', 'the invader lays them (DR-4.3.3-a)'];
    if (!mayMark(board)) yield ['', 'no marker may be laid (DR-4.3.3-a)'];
  },
};

export const setup: FrameForm<'setup'> = {
  on: ['nothing', 'setup'],
  *faults(board, { side }) {
    if (!hasToPlace(board, side)) yield ['side', `the ${side} has nothing to set up`];
    const same = board.state.frames.filter((frame) => frame.kind === 'setup' && frame.side === side);
    if (same.length > 1) yield ['side', `the ${side} is asked twice`];
  },
};

/** DR-2.4.2-b */
export const face: FrameForm<'face'> = {
  on: ['nothing', 'setup', 'choose-side', 'face', 'passing', 'displace', 'damage', 'dispel', 'attack'],
  *faults({ state }, { side, unit: id }) {
    const unit = state.units[id];
    if (!isMajor(unit) || unit.hex < 0 || unit.body?.facing !== -1)
      yield ['unit', 'must be a major monster on the map whose facing is null (DR-2.4.2-b)'];
    if (side !== opponent(unit.side)) yield ['side', 'the opponent decides (DR-2.4.2-b)'];
    if (state.frames.filter((frame) => frame.kind === 'face' && frame.unit === id).length > 1)
      yield ['unit', 'is asked about twice'];
  },
};

function* seatFaults({ state }: Board, seat: string): Iterable<Fault> {
  if (!SIDES.some((side) => state.seats[side] === seat)) yield ['seat', `nobody sits at ${seat}`];
}

import { type Board, unitOf } from '../../core/board.ts';
import { type Fault, type FrameForm, repeatFaults } from '../../core/frame-form.ts';
import { phasesOf, sheetOf } from '../../core/scenarios.ts';
import { firstInTurn } from '../../core/turn-order.ts';
import { SEGMENTS, WAITING } from '../../core/vocabulary.ts';
import { heldRefusal } from '../../setup/reserve.ts';
import { undeployed } from '../../setup/undeployed.ts';

function* beginningFaults({ state }: Board): Iterable<Fault> {
  if (state.turn !== 1) yield ['', 'belongs before the first game-turn'];
}

/** DP-11.1-a */
export const moon: FrameForm<'moon'> = {
  on: ['nothing', 'deploy'],
  *faults(board, { player }) {
    yield* beginningFaults(board);
    const { state } = board;
    const { moon: sheet, firstByDie } = sheetOf(state);
    const chooser = sheet && firstByDie ? state.seats[0] : sheet?.seat;
    if (chooser === undefined || state.seats[player] !== chooser)
      yield ['player', chooser === undefined ? 'the scenario has no moon to choose' : `must be ${chooser}`];
  },
};

/** DP-18-i */
export const deploy: FrameForm<'deploy'> = {
  on: ['nothing', 'deploy'],
  *faults(board, frame) {
    yield* beginningFaults(board);
    const { state } = board;
    const { player, unit, held } = frame;
    const seat = state.seats[player];
    if (!sheetOf(state).deploy.includes(seat)) yield ['player', `${seat} does not set up`];
    if (state.frames.some((other) => other !== frame && other.kind === 'deploy' && other.player === player))
      yield ['player', `${seat} is asked twice`];
    yield* repeatFaults('held', held);
    for (const [index, id] of held.entries()) {
      const { owner, hex } = unitOf(board, id);
      if (owner !== player || hex !== WAITING)
        yield [`held[${index}]`, 'must be an own unit that waits off the map'];
    }
    const clause = heldRefusal(board, player, held);
    if (clause !== null) yield ['held', `must be units that may wait off the map (${clause})`];
    if (state.frames.at(-1) !== frame) return;
    const waiting = undeployed(board, player);
    if (unit < 0 ? waiting.length > 0 : !waiting.includes(unit))
      yield ['unit', `must be one of ${waiting.join(', ') || 'none: -1'}`];
  },
};

/** DP-2-a: asks no player directly; what one of its segments asks is on top. */
export const segment: FrameForm<'segment'> = {
  on: ['nothing'],
  *faults({ state }, { step }) {
    if (step < 1 || step > SEGMENTS.length) yield ['step', `must be 1 to ${SEGMENTS.length}`];
    if (state.active !== firstInTurn(state)) yield ['', 'belongs before the first player-turn'];
    if (state.phase !== phasesOf(state, state.active)[0]) yield ['', 'belongs before the first phase'];
  },
};

/** DP-14.1.4-c */
export const settle: FrameForm<'settle'> = {
  on: ['nothing', 'segment', 'settle', 'bat-debt'],
  *faults(board, frame) {
    const { state } = board;
    const { player, people, unit, held } = frame;
    if (state.diplomacy?.allied.every((one) => one.people !== people || one.player !== player) ?? true)
      yield ['people', 'must be an ally'];
    if (held.length > 0) yield ['held', 'none of them may wait'];
    if (state.frames.at(-1) !== frame) return;
    const waiting = undeployed(board, player);
    if (unit < 0 ? waiting.length > 0 : !waiting.includes(unit))
      yield ['unit', `must be one of ${waiting.join(', ') || 'none: -1'}`];
  },
};

import { boundOn, draft, isPlan } from '../../battle/declare/plan.ts';
import { STEPS } from '../../battle/stages.ts';
import { type Board, faceOf, isActive, isInactive, stackAt, unitOf } from '../../core/board.ts';
import {
  activeFaults,
  type Fault,
  type FrameForm,
  phaseFaults,
  repeatFaults,
} from '../../core/frame-form.ts';
import type { Battle } from '../../core/frames.ts';
import { areNeighbours } from '../../core/hexes.ts';
import type { Hex, UnitId } from '../../core/vocabulary.ts';
import { besetHexes, isUnfought } from '../../stacks/contacts.ts';
import { memberFaults } from './form.ts';

export const declare: FrameForm<'declare'> = {
  on: ['nothing'],
  *faults(board, { player, targets, attackers }) {
    yield* phaseFaults(board, 'battles');
    yield* activeFaults(board, player);
    yield* repeatFaults('targets', targets);
    yield* repeatFaults('attackers', attackers);
    for (const [index, id] of attackers.entries())
      if (!isActive(board, id) || !isStacked(board, id) || unitOf(board, id).fought)
        yield [`attackers[${index}]`, 'must be an own unit on the map that has not fought (DP-7.4.2-a, c)'];
    if (attackers.length === 0) {
      const alone = targets.length === 1 && besetHexes(board).includes(targets[0] ?? -1);
      if (!alone) yield ['targets', 'must be one stack to which spirits are committed (DP-7.4.2-b)'];
      return;
    }
    if (targets.length === 0) yield ['targets', 'nobody is attacked'];
    for (const [index, hex] of targets.entries())
      if (!isUnfought(board, hex)) yield [`targets[${index}]`, 'nobody to attack is there (DP-7.4.2-a, c)'];
    const plan = draft(board, { targets, attackers }, boundOn(board));
    if (!isPlan(plan)) yield ['', `cannot be fought (${plan})`];
    else if (plan.targets.length > targets.length || plan.attackers.length > attackers.length)
      yield ['', 'leaves somebody without a partner (DP-7.4.3-f)'];
  },
};

const isStacked = (board: Board, id: UnitId): boolean => stackAt(board, unitOf(board, id).hex).includes(id);

export const battle: FrameForm<'battle'> = {
  on: ['nothing'],
  *faults(board, frame) {
    const { state } = board;
    const { step, targets, attackers, defenders, commander, loss, aims, covered, stirred } = frame;
    yield* phaseFaults(board, state.phase === 'giants' ? 'giants' : 'battles');
    if (step > STEPS.length) yield ['step', `must be 0 to ${STEPS.length}`];
    if (targets.length === 0) yield ['targets', 'nobody is attacked'];
    const lists = { targets, attackers, defenders, covered, stirred };
    for (const [field, items] of Object.entries(lists)) yield* repeatFaults(field, items);
    yield* sideFaults(board, frame);
    if (commander === state.active && state.phase !== 'giants')
      yield ['commander', 'must be a player who defends (DP-7.4.1-a)'];
    for (const side of ['defenders', 'attackers'] as const)
      if (loss[side] < 0 || loss[side] > MOST_LOSS) yield [`loss.${side}`, `must be 0 to ${MOST_LOSS}`];
    yield* memberFaults(
      board,
      'aims',
      aims.map(({ unit }) => unit),
    );
    yield* repeatFaults(
      'aims',
      aims.map(({ unit }) => unit),
    );
    for (const [index, { unit, hex }] of aims.entries())
      if (faceOf(board, unit).missiles === 0 || !isFoeAt(board, frame, unit, hex))
        yield [`aims[${index}]`, 'must be a missile unit and a stack of the other side (DP-7.9.2-d)'];
  },
};

/** Far more than any roll of the tables costs. */
const MOST_LOSS = 1000;

function* sideFaults(board: Board, { step, targets, attackers, defenders }: Battle): Iterable<Fault> {
  const { committed } = board.state;
  const advanced = STEPS.findIndex(({ name }) => name === 'advance') < step;
  for (const [index, id] of attackers.entries()) {
    const { hex, fought } = unitOf(board, id);
    const near = committed.includes(id)
      ? targets.includes(hex)
      : isStacked(board, id) && (advanced || targets.every((target) => areNeighbours(board, hex, target)));
    if (!isActive(board, id) || !near)
      yield [`attackers[${index}]`, 'must be a unit of the active player next to the targets (DP-7.4.5-a)'];
    if (!fought) yield [`attackers[${index}]`, 'takes part: fought must be true'];
  }
  for (const [index, id] of defenders.entries()) {
    if (!isInactive(board, id) || !isStacked(board, id) || !targets.includes(unitOf(board, id).hex))
      yield [`defenders[${index}]`, 'must be an enemy of the active player in a target (DP-7.5.1-a)'];
    if (!unitOf(board, id).fought) yield [`defenders[${index}]`, 'takes part: fought must be true'];
  }
}

const isFoeAt = (board: Board, { attackers, defenders }: Battle, unit: UnitId, hex: Hex): boolean =>
  (attackers.includes(unit) ? defenders : attackers).some((id) => unitOf(board, id).hex === hex);

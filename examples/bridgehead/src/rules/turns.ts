import { type Play, unitAt, unitsOf } from '../board.ts';
import { GRID, terrainAt } from '../data/field.ts';
import { LAST_TURN } from '../data/figures.ts';
import { type Clause, otherSide, SIDES, type Side } from '../data/vocabulary.ts';
import type { Rule } from '../rule.ts';

const BRIDGE = GRID.names.findIndex((_, hex) => terrainAt(hex) === 'bridge');

function win({ state, events }: Play, winner: Side, clause: Clause, reason: string): void {
  state.outcome = { winner, reason, clause };
  events.push({ type: 'game-over', clause, winner, reason });
}

/** BH-5-a. */
export function judge(play: Play): void {
  if (play.state.outcome) return;
  const beaten = SIDES.find((side) => unitsOf(play, side).length === 0);
  if (beaten !== undefined) win(play, otherSide(beaten), 'BH-5-a', 'eliminated');
}

/** BH-1-a: on to the next phase, or the next player, or the next turn. */
export function endPhase(play: Play): void {
  const { state, events } = play;
  if (state.phase === 'movement') state.phase = 'fighting';
  else {
    if (state.active === 'blue' && state.turn === LAST_TURN) {
      const holder = unitAt(play, BRIDGE)?.side === 'red' ? 'red' : 'blue';
      win(play, holder, 'BH-5-b', 'bridge');
      return;
    }
    if (state.active === 'blue') state.turn += 1;
    state.active = otherSide(state.active);
    state.phase = 'movement';
    for (const unit of state.units) Object.assign(unit, { spent: 0, fought: false });
  }
  const { turn, active, phase } = state;
  events.push({ type: 'phase', clause: 'BH-1-a', turn, side: active, phase });
}

export const end: Rule<'end'> = {
  type: 'end',
  timing: 'BH-1-b',
  list: (_board, _side, sink) => sink.add({ type: 'end' }),
  refusal: () => null,
  carryOut: endPhase,
};

export const concede: Rule<'concede'> = {
  type: 'concede',
  timing: 'BH-5-c',
  list: (_board, _side, sink) => sink.add({ type: 'concede' }),
  refusal: () => null,
  carryOut: (play, side) => win(play, otherSide(side), 'BH-5-c', 'concession'),
};

import { DIRECTIONS, type Direction, directionTo } from '@hexwyrm/hexmap';
import { type Board, hexName, type Play, putUnit, typeOf, unitOf } from '../board.ts';
import { mfOf } from '../figures.ts';
import { isFull, type Rule } from '../rule.ts';
import { type Clause, type Hex, type Player, POINT, type UnitId } from '../vocabulary.ts';
import { strandedRefusal } from './finish.ts';
import { isMarch, type March, marchOf, marchOn } from './march.ts';

/** Why the unit cannot move by itself at all, or null. */
function moverRefusal(board: Board, player: Player, id: UnitId): Clause | null {
  const { owner, hex } = unitOf(board, id);
  if (owner !== player || hex < 0) return 'DP-2-f';
  const mf = mfOf(board, id);
  if (mf === null) return 'DP-6.2.1-a';
  if (mf === 0) return 'DP-6.7-a';
  if (board.state.frozen && typeOf(board, id).cavalry) return 'DP-16.12-c';
  return null;
}

function marchTo(board: Board, id: UnitId, direction: Direction): March | Clause {
  const next = marchOn(board, id, marchOf(board, id), direction);
  if (!isMarch(next)) return next;
  return strandedRefusal(board, id, next) ?? next;
}

/** One hex of a unit's move (DP-6-a, d): units move one by one, and may pause while others move (R-DPC-91). */
export const step: Rule<'step'> = {
  type: 'step',
  timing: 'DP-6-a',
  list(board, player, sink) {
    const { units, active } = board.state;
    for (let unit = 0; unit < units.length && !isFull(sink); unit++) {
      if (unitOf(board, unit).owner !== active || moverRefusal(board, player, unit) !== null) continue;
      for (const direction of DIRECTIONS) {
        const next = marchTo(board, unit, direction);
        if (isMarch(next)) sink.actions.push({ type: 'step', unit, to: next.hex });
      }
    }
  },
  refusal(board, player, { unit, to }) {
    const clause = moverRefusal(board, player, unit);
    if (clause !== null) return clause;
    const direction = directionTo(board.world.land.grid, unitOf(board, unit).hex, to);
    if (direction < 0) return 'DP-6-d';
    const next = marchTo(board, unit, DIRECTIONS[direction] ?? 0);
    return isMarch(next) ? null : next;
  },
  carryOut(play, _player, { unit, to }) {
    const { hex: from } = unitOf(play, unit);
    const direction = directionTo(play.world.land.grid, from, to);
    const next = marchOn(play, unit, marchOf(play, unit), DIRECTIONS[direction] ?? 0);
    if (isMarch(next)) goTo(play, unit, from, next);
  },
};

function goTo(play: Play, id: UnitId, from: Hex, { hex: to, ...march }: March): void {
  const unit = unitOf(play, id);
  const before = unit.did;
  unit.did = { from: before?.from ?? from, ...march };
  putUnit(play, id, to);
  play.state.restacked = play.state.restacked.filter((hex) => hex !== from && hex !== to);
  play.events.push({
    type: 'moved',
    clause: 'DP-6-a',
    unit: id,
    from: hexName(play, from),
    to: hexName(play, to),
    cost: (march.spent - (before?.spent ?? 0)) / POINT,
  });
}

// Units that wait off the map when their army is set up (DP-18-j), and the South Soldier Reserve (18.7.1, 18.9.1).

import { type Board, type Play, typeOf } from '../core/board.ts';
import { zoneNamed } from '../core/hexes.ts';
import { sheetOf } from '../core/scenarios.ts';
import { type Clause, clauseOf, type Player, type UnitId } from '../core/vocabulary.ts';
import { POWERS } from '../powers/powers.ts';

/** DP-18-j: a power of theirs lets these wait. */
export const mayWait = (board: Board, id: UnitId): boolean =>
  POWERS.some(({ mayWait: waits }) => waits?.(typeOf(board, id)) ?? false);

const reserveOf = ({ state }: Board, player: Player) => {
  const { reserve } = sheetOf(state);
  return reserve?.seat === state.seats[player] ? reserve : undefined;
};

/** DP-18.7.1-c, DP-18.9.1-b, R-DPP-109: up to ten units of any kind; why the next one cannot wait with them, or null. */
export function reserveRefusal(board: Board, player: Player, held: readonly UnitId[]): Clause | null {
  const reserve = reserveOf(board, player);
  if (!reserve) return 'DP-18-j';
  const size = held.filter((id) => !mayWait(board, id)).length;
  return size < reserve.most ? null : clauseOf(reserve.clause);
}

/** Why these units cannot all wait off the map, or null. */
export function heldRefusal(board: Board, player: Player, held: readonly UnitId[]): Clause | null {
  const last = held.findLast((id) => !mayWait(board, id));
  return last === undefined
    ? null
    : reserveRefusal(
        board,
        player,
        held.filter((id) => id !== last),
      );
}

/** DP-18.7.1-c, DP-18.9.4-c: they enter as reinforcements over the south edge. All may count them (R-DPP-109). */
export function formReserve(play: Play, player: Player, held: readonly UnitId[]): void {
  const { state, events } = play;
  const reserve = reserveOf(play, player);
  const units = held.filter((id) => !mayWait(play, id));
  if (!reserve || units.length === 0) return;
  const hexes = zoneNamed(play, reserve.zone);
  for (const unit of units) state.arrivals.push({ unit, hexes, capital: false });
  events.push({
    type: 'reserve-formed',
    clause: clauseOf(reserve.clause),
    seat: reserve.seat,
    count: units.length,
  });
}

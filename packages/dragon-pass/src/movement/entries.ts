import { landsEntered } from '../core/alliances.ts';
import type { Board } from '../core/board.ts';
import type { Activity } from '../core/state.ts';
import type { Hex } from '../core/vocabulary.ts';

const NONE: Pick<Activity, 'entered'> = {};

/** DP-14.1.5-a: what a unit that goes from hex to hex has now entered in this phase. */
export function enteredBy(
  board: Board,
  did: Activity | null,
  from: Hex,
  to: Hex,
  byRoad = false,
): Pick<Activity, 'entered'> {
  const lands = landsEntered(board, from, to, byRoad);
  if (lands.length === 0) return NONE;
  return { entered: [...new Set([...(did?.entered ?? []), ...lands])] };
}

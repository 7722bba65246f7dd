// How to share out points, as a suggestion: all of them where they win a people soonest.

import type { Action } from '../core/actions.ts';
import { neutralMajors } from '../core/alliances.ts';
import type { Board } from '../core/board.ts';
import type { Player } from '../core/vocabulary.ts';
import { MAJORS, type People } from '../core/world/peoples.ts';
import { leftToAllot, openTotalOf, totalOf } from './ledger.ts';

/** How far the player is from winning the people, by what he knows. */
function shortfall({ state }: Board, player: Player, { id, lead = 0 }: People): number {
  const rivals = state.seats.map((_, other) => (other === player ? 0 : knownTotal(state, other, id)));
  return lead + Math.max(...rivals) - totalOf(state, player, id);
}

/** The last total that all have heard, with what has been added since in the open. */
function knownTotal(state: Board['state'], player: Player, people: string): number {
  const open = openTotalOf(state, player, people);
  const told = state.diplomacy?.told.findLast((one) => one.player === player && one.people === people);
  return told ? told.points + open - told.open[player] : open;
}

export function proposeAllotment(board: Board, player: Player): readonly Action[] {
  const left = leftToAllot(board.state, player);
  if (left === 0) return [{ type: 'seal' }];
  // Behind a people that is nearly won comes one that is worth more; with none left the points are wasted.
  const wanted = [...neutralMajors(board.state)]
    .map((people) => ({ people, short: shortfall(board, player, people) }))
    .filter(({ short }) => short > 0)
    .sort((a, b) => a.short - b.short);
  const given = new Map<string, number>();
  let rest = left;
  const give = ({ id }: People, points: number): void => {
    if (points > 0) given.set(id, (given.get(id) ?? 0) + points);
    rest -= points;
  };
  for (const { people, short } of wanted) give(people, Math.min(rest, short));
  const [any] = neutralMajors(board.state).length > 0 ? neutralMajors(board.state) : MAJORS;
  if (any) give(any, rest);
  const allotments = [...given].map(([people, points]): Action => ({ type: 'allot', people, points }));
  return [...allotments, { type: 'seal' }];
}

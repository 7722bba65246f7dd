// Who has allied which people, and whose units are whose: what every layer may ask.

import type { Board } from './board.ts';
import type { State } from './state.ts';
import { NOBODY, type Player } from './vocabulary.ts';
import { MAJORS, type People, territoryOf } from './world/peoples.ts';

/** The player who has allied the people, or NOBODY; final (DP-14.1.3-g). */
export const allyOf = ({ diplomacy }: Pick<State, 'diplomacy'>, { id }: People): Player =>
  diplomacy?.allied.find(({ people }) => people === id)?.player ?? NOBODY;

/** The major independents that have not been allied yet, in scenarios that have any. */
export const neutralMajors = (state: Pick<State, 'diplomacy'>): readonly People[] =>
  state.diplomacy === undefined ? [] : MAJORS.filter((people) => allyOf(state, people) === NOBODY);

/** The neutral peoples into whose land a unit comes by going from a hex to another (DP-14.1.5-a). */
export function landsEntered(board: Board, from: number, to: number, byRoad: boolean): readonly string[] {
  return neutralMajors(board.state).flatMap((people) => {
    if (byRoad && people.roads) return [];
    const land = territoryOf(board.world.land)(people);
    return land[to] === 1 && land[from] !== 1 ? [people.id] : [];
  });
}

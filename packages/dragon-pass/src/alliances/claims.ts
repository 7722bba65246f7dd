// Claims: the active player names a neutral major independent and his total; the answer is yes or no (14.1.3).

import { allyOf, neutralMajors } from '../core/alliances.ts';
import type { Board } from '../core/board.ts';
import { endForesight } from '../core/rolls.ts';
import type { Rule } from '../core/rule.ts';
import { type Clause, NOBODY } from '../core/vocabulary.ts';
import { peopleNamed } from '../core/world/peoples.ts';
import { join } from './joining.ts';
import { credit, record, tell, totalOf } from './ledger.ts';
import { NO_DIPLOMACY } from './state.ts';

/** DP-14.1.3-d: points for the other player who had more. */
const REBUFF = 5;

function claimRefusal({ state }: Board, id: string): Clause | null {
  const people = peopleNamed(id);
  if (people.lead === undefined) return 'DP-14-b';
  if (state.diplomacy === undefined) return 'DP-14-a';
  if (allyOf(state, people) !== NOBODY) return 'DP-14.1.3-g';
  return state.diplomacy.asked.includes(id) ? 'DP-14.1.3-f' : null;
}

export const claim: Rule<'claim'> = {
  type: 'claim',
  timing: 'DP-14.1.3-a',
  list(board, _player, sink) {
    for (const { id } of neutralMajors(board.state))
      if (claimRefusal(board, id) === null) sink.add({ type: 'claim', people: id });
  },
  refusal: (board, _player, { people }) => claimRefusal(board, people),
  carryOut(play, player, { people: id }) {
    const { state, events } = play;
    const people = peopleNamed(id);
    const mine = totalOf(state, player, id);
    // Two sides alone have alliances (DP-14-a).
    const rival = state.seats.findIndex((_, other) => other !== player);
    const theirs = totalOf(state, rival, id);
    endForesight(play);
    const granted = mine - theirs >= (people.lead ?? Number.POSITIVE_INFINITY);
    tell(play, player, id, granted ? 'granted' : 'denied');
    const { asked } = state.diplomacy ?? NO_DIPLOMACY;
    record(play, { asked: [...asked, id] });
    events.push({
      type: 'alliance-claimed',
      clause: granted ? 'DP-14.1.3-b' : 'DP-14.1.3-c',
      seat: state.seats[player],
      people: id,
      points: mine,
      granted,
      reveals: true,
    });
    if (granted) join(play, player, people, 'DP-14.1.3-b');
    // DP-14.1.3-e: nothing for as many or fewer.
    else if (theirs > mine) credit(play, rival, id, REBUFF, 'rebuff');
  },
};

// Delecti joins the first player who sends him a unit, and keeps the unit (16.3.1).

import { approachRefusal, envoyRefusal } from '../../alliances/emissaries.ts';
import { join } from '../../alliances/joining.ts';
import { allyOf } from '../../core/alliances.ts';
import { type Board, changing, type Play, putUnit, stackOf, unitOf } from '../../core/board.ts';
import { hexName } from '../../core/hexes.ts';
import type { Rule } from '../../core/rule.ts';
import { type Clause, NOBODY, type Player, type UnitId } from '../../core/vocabulary.ts';
import { homesOf, type People, peopleWon } from '../../core/world/peoples.ts';
import { eliminate } from '../../harm/harm.ts';
import { avengerOf } from '../../heroes/friends.ts';
import { zombieCounters } from './chain.ts';

/** The people that never refuses and kills the unit that asks (R-DPP-45). */
const HOST: People = peopleWon('sure');

function visitRefusal(board: Board, player: Player, id: UnitId): Clause | null {
  if (board.state.diplomacy === undefined) return 'DP-14-a';
  const clause = envoyRefusal(board, player, id);
  if (clause !== null) return clause;
  if (!homesOf(board.world.land, HOST).includes(unitOf(board, id).hex)) return 'DP-16.3.1-a';
  return approachRefusal(board, player, HOST);
}

/** The first emissary to come to Delecti wins him without a die, and is his first zombie (R-DPP-61). */
export const visit: Rule<'visit'> = {
  type: 'visit',
  timing: 'DP-16.3.1-a',
  list(board, player, sink) {
    if (board.state.diplomacy === undefined) return;
    if (allyOf(board.state, HOST) !== NOBODY) return;
    for (const hex of homesOf(board.world.land, HOST))
      for (const unit of stackOf(board, hex, player))
        if (visitRefusal(board, player, unit) === null) sink.add({ type: 'visit', unit });
  },
  refusal: (board, player, { unit }) => visitRefusal(board, player, unit),
  carryOut(play, player, { unit }) {
    const { hex } = unitOf(play, unit);
    const avenger = play.state.options.berserkers ? avengerOf(play, unit) : -1;
    join(play, player, HOST, 'DP-16.3.1-a', hex);
    // DP-16.3.1-b, c: a hero does not come back, and no other unit is harmed.
    eliminate(play, unit, 'DP-16.3.1-b', true);
    raiseFirst(play, player, hex);
    desert(play, player, avenger);
  },
};

function raiseFirst(play: Play, player: Player, hex: number): void {
  const [first] = zombieCounters(play);
  if (first === undefined) return;
  changing(play, first).owner = player;
  putUnit(play, first, hex);
  play.events.push({ type: 'zombie-raised', clause: 'DP-16.3.1-b', unit: first, hex: hexName(play, hex) });
}

/** DP-8.7.4-b: the superhero whose best friend was given away fights no more for the player. */
function desert(play: Play, player: Player, avenger: UnitId): void {
  if (avenger >= 0 && unitOf(play, avenger).hex >= 0 && unitOf(play, avenger).owner === player)
    eliminate(play, avenger, 'DP-8.7.4-b', true);
}

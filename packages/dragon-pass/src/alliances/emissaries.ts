// Emissaries: a unit of the battalia in the home of a minor independent asks it to join (14.2, DP-PAC.Emissary).

import { type RollOdds, rollOdds } from '@hexwyrm/kernel';
import { allyOf } from '../core/alliances.ts';
import { type Board, type Play, stackOf, typeOf, unitOf } from '../core/board.ts';
import { hexName } from '../core/hexes.ts';
import { throwDie } from '../core/rolls.ts';
import type { Rule } from '../core/rule.ts';
import { type Clause, clauseOf, type Hex, NOBODY, type Player, type UnitId } from '../core/vocabulary.ts';
import { homesOf, PEOPLES, type People } from '../core/world/peoples.ts';
import { eliminate } from '../harm/harm.ts';
import { mfOf } from '../moon/figures.ts';
import { hasGiant, isAgent, isBoundSpirit } from '../stacks/kinds.ts';
import { isBarred, mourn } from './friends.ts';
import { join } from './joining.ts';
import { record } from './ledger.ts';
import { NO_DIPLOMACY } from './state.ts';

/** DP-14.2.1-a, b, R-DPP-41, R-DP-86: why the unit cannot speak for the player, or null. */
export function envoyRefusal(board: Board, player: Player, id: UnitId): Clause | null {
  const { owner, hex } = unitOf(board, id);
  if (owner !== player || hex < 0) return 'DP-14.2.1-a';
  const { faction } = typeOf(board, id);
  if (faction !== board.state.seats[player]) return 'DP-14.2.1-b';
  const cannotGo = isBoundSpirit(board, id) || isAgent(board, id) || mfOf(board, id) === null;
  if (cannotGo) return 'DP-14.2.1-a';
  return hasGiant(board, hex) ? 'DP-17.1-k' : null;
}

/** Why the people cannot be approached by the player with that unit in this phase, or null. */
export function approachRefusal({ state }: Board, player: Player, { id: people }: People): Clause | null {
  const { allied, asked } = state.diplomacy ?? NO_DIPLOMACY;
  if (allied.some((one) => one.people === people)) return 'DP-14.2.2-d';
  if (asked.includes(people)) return 'DP-14.2.2-c';
  return isBarred(state, player, people) ? 'DP-PAC.Emissary-e' : null;
}

/** The player has made his attempt of this phase. */
export function noteApproach(play: Play, { id }: People): void {
  const { asked } = play.state.diplomacy ?? NO_DIPLOMACY;
  record(play, { asked: [...asked, id] });
}

/** The people that hears emissaries in the hex by the general table. */
export const hostIn = (board: Board, hex: Hex): People | undefined =>
  PEOPLES.find(
    ({ way, ...people }) => way === 'emissary' && homesOf(board.world.land, { way, ...people }).includes(hex),
  );

/** DP-PAC.Emissary-c: from this roll on the alliance is granted. */
const GRANTED = 4;
/** DP-PAC.Emissary-a: up to this roll the emissary is slain. */
const SLAIN = 2;

export const emissaryOdds = (unit: UnitId): RollOdds => ({
  ...rollOdds({
    roll: 'emissary',
    clause: 'DP-PAC.Emissary-c',
    unit,
    dice: 1,
    needs: GRANTED,
    success: { result: 'joins' },
    failure: { result: 'refuses' },
  }),
  results: [
    { result: 'joins', chance: [3, 6] },
    { result: 'refuses', chance: [1, 6] },
    { result: 'slain', chance: [2, 6] },
  ],
});

/** A roll on the Emissary Table by that unit, which stands where the people is won. */
export function rollEmissary(play: Play, player: Player, people: People, unit: UnitId): void {
  const { hex } = unitOf(play, unit);
  const die = throwDie(play, () => [emissaryOdds(unit)]);
  const result = die >= GRANTED ? 'joins' : die > SLAIN ? 'refuses' : 'slain';
  play.events.push({
    type: 'emissary-sent',
    clause: CLAUSES[result],
    unit,
    people: people.id,
    hex: hexName(play, hex),
    die,
    result,
    reveals: true,
  });
  if (result === 'joins') join(play, player, people, 'DP-PAC.Emissary-c', hex);
  if (result === 'slain') massacre(play, player, people, unit, hex);
}

const CLAUSES = {
  joins: 'DP-PAC.Emissary-c',
  refuses: 'DP-PAC.Emissary-b',
  slain: 'DP-PAC.Emissary-a',
} as const;

/** DP-PAC.Emissary-a, R-DPP-42: the emissary and all units stacked with it. */
function massacre(play: Play, player: Player, people: People, unit: UnitId, hex: Hex): void {
  mourn(play, player, people, unit);
  for (const id of [...stackOf(play, hex, player)]) eliminate(play, id, 'DP-PAC.Emissary-a');
}

function emissaryRefusal(board: Board, player: Player, unit: UnitId): Clause | null {
  if (board.state.diplomacy === undefined) return 'DP-14-a';
  const clause = envoyRefusal(board, player, unit);
  if (clause !== null) return clause;
  const { hex } = unitOf(board, unit);
  const people = hostIn(board, hex);
  return people === undefined ? unheardRefusal(board, hex) : approachRefusal(board, player, people);
}

/** No people lives there, or one that is won in a way of its own: its clause says how. */
function unheardRefusal(board: Board, hex: Hex): Clause {
  const people = PEOPLES.find((one) => homesOf(board.world.land, one).includes(hex));
  return people === undefined ? 'DP-14.2-a' : clauseOf(people.clause);
}

export const emissary: Rule<'emissary'> = {
  type: 'emissary',
  timing: 'DP-14.2.2-a',
  list(board, player, sink) {
    if (board.state.diplomacy === undefined) return;
    for (const people of PEOPLES) {
      if (people.way !== 'emissary' || allyOf(board.state, people) !== NOBODY) continue;
      for (const hex of homesOf(board.world.land, people))
        for (const unit of stackOf(board, hex, player))
          if (emissaryRefusal(board, player, unit) === null) sink.add({ type: 'emissary', unit });
    }
  },
  refusal: (board, player, { unit }) => emissaryRefusal(board, player, unit),
  carryOut(play, player, { unit }) {
    const people = hostIn(play, unitOf(play, unit).hex);
    if (!people) return;
    noteApproach(play, people);
    rollEmissary(play, player, people, unit);
  },
};

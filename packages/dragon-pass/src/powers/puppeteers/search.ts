// Before they are allied the Puppeteers are in one of five places, and no player knows which: it is the draw of a lot that
// decides (16.13.1).

import type { RollOdds } from '@hexwyrm/kernel';
import * as z from 'zod/mini';
import { approachRefusal, envoyRefusal, noteApproach, rollEmissary } from '../../alliances/emissaries.ts';
import { type Board, type Play, stackOf, unitOf } from '../../core/board.ts';
import { hexName } from '../../core/hexes.ts';
import type { Addition } from '../../core/power.ts';
import { throwDie } from '../../core/rolls.ts';
import type { Rule } from '../../core/rule.ts';
import type { Clause, Hex, Player, UnitId } from '../../core/vocabulary.ts';
import { homesOf, type People, peopleWon } from '../../core/world/peoples.ts';

export interface Added {
  /** Where the Puppeteers may still be, or where they have been found; absent before the first search. */
  lots?: { readonly hexes: readonly Hex[]; readonly found: boolean } | undefined;
}

export const added: Addition<Added> = {
  blank: () => ({ lots: undefined }),
  fields: ({ hex }) => ({
    lots: z.exactOptional(z.strictObject({ hexes: z.array(hex), found: z.boolean() })),
  }),
};

const HOST: People = peopleWon('lots');

/** DP-16.13.1-a: five places at first. */
const lotsOf = ({ state, world }: Board): NonNullable<Added['lots']> =>
  state.lots ?? { hexes: homesOf(world.land, HOST), found: false };

/** DP-16.13.1-d: whether the people has been found in the hex, and hears emissaries there. */
export const isFoundAt = (board: Board, { id }: People, hex: Hex): boolean =>
  id === HOST.id && lotsOf(board).found && lotsOf(board).hexes.includes(hex);

/** DP-16.13.1-b, e: an emissary in such a hex, or where they were found. */
function searchRefusal(board: Board, player: Player, unit: UnitId): Clause | null {
  if (board.state.diplomacy === undefined) return 'DP-14-a';
  const clause = envoyRefusal(board, player, unit) ?? approachRefusal(board, player, HOST);
  if (clause !== null) return clause;
  const { hexes, found } = lotsOf(board);
  if (hexes.includes(unitOf(board, unit).hex)) return null;
  return found ? 'DP-16.13.1-e' : 'DP-16.13.1-b';
}

/** Draws a lot; where they have been found the unit speaks with them, which is a choice of its own (DP-16.13.1-d). */
export const search: Rule<'search'> = {
  type: 'search',
  timing: 'DP-16.13.1-b',
  list(board, player, sink) {
    if (board.state.diplomacy === undefined) return;
    for (const hex of lotsOf(board).hexes)
      for (const unit of stackOf(board, hex, player))
        if (searchRefusal(board, player, unit) === null) sink.add({ type: 'search', unit });
  },
  refusal: (board, player, { unit }) => searchRefusal(board, player, unit),
  carryOut(play, player, { unit }) {
    if (!lotsOf(play).found) {
      draw(play, unit);
      return;
    }
    noteApproach(play, HOST);
    rollEmissary(play, player, HOST, unit);
  },
};

/** DP-16.13.1-c, d: whether they are here; a blank takes the hex from the list, and is not put back. */
function draw(play: Play, unit: UnitId): void {
  const { hex } = unitOf(play, unit);
  const { hexes } = lotsOf(play);
  const found = drawLot(play, unit, hexes.length);
  play.state.lots = found
    ? { hexes: [hex], found }
    : { hexes: hexes.filter((other) => other !== hex), found };
  play.events.push({
    type: 'lot-drawn',
    clause: found ? 'DP-16.13.1-d' : 'DP-16.13.1-c',
    unit,
    hex: hexName(play, hex),
    found,
    left: found ? 0 : hexes.length - 1,
    reveals: true,
  });
}

const FACES = 6;

/** One of so many lots is theirs: faces that cannot be shared out evenly are rolled again (DP-16.13.1-f). */
function drawLot(play: Play, unit: UnitId, count: number): boolean {
  if (count === 1) return true;
  const share = Math.floor(FACES / count);
  let die = FACES;
  do die = throwDie(play, () => [lotOdds(unit, count)]);
  while (die > share * count);
  return die <= share;
}

const lotOdds = (unit: UnitId, count: number): RollOdds => ({
  roll: 'lot',
  clause: 'DP-16.13.1-b',
  unit,
  dice: 1,
  needs: 1,
  modifier: 0,
  modifiers: [],
  chance: [1, count],
  results: [
    { result: 'found', chance: [1, count] },
    { result: 'blank', chance: [count - 1, count] },
  ],
});

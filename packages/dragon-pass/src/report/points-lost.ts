// What a move costs in diplomacy points: trespass on neutral land, and capitals that stand open or fall (14.1.5, 14.1.6).

import { allyOf, landsEntered, neutralMajors } from '../core/alliances.ts';
import { type Board, stackOf, unitOf } from '../core/board.ts';
import { sheetOf } from '../core/scenarios.ts';
import { type Hex, NOBODY, type Player, type UnitId } from '../core/vocabulary.ts';
import { capitalOf, MAJORS, territoryOf } from '../core/world/peoples.ts';
import type { Consequence } from './arrival.ts';

interface Capital {
  readonly hex: Hex;
  readonly holder: Player;
  /** Null for a player's own. */
  readonly people: string | null;
}

/** What the other side gains and both can lose by the way of units to its last hex. */
export function pointsLost(
  board: Board,
  unit: UnitId,
  way: readonly Hex[],
  company: readonly UnitId[],
): readonly Consequence[] {
  const { owner, hex: from } = unitOf(board, unit);
  if (owner === NOBODY || sheetOf(board.state).income === undefined) return [];
  const to = way.at(-1) ?? from;
  return [
    ...trespasses(board, from, way).map(
      (people): Consequence => ({ what: 'trespass', clause: 'DP-14.1.5-a', people }),
    ),
    ...capitalsIn(board).flatMap(({ hex, holder, people }): Consequence[] => {
      const clause = people === null ? ownClause(board, holder) : 'DP-14.1.6-c';
      if (hex === to && holder !== owner)
        return [{ what: people === null ? 'takes-capital' : 'takes-ally-capital', clause, people }];
      const opens = hex === from && hex !== to && holder === owner && isEmptied(board, hex, owner, company);
      return opens
        ? [{ what: people === null ? 'leaves-capital' : 'leaves-ally-capital', clause, people }]
        : [];
    }),
  ];
}

/** DP-14.1.5-a, b: the neutral peoples whose land is entered, or left no more. */
function trespasses(board: Board, from: Hex, way: readonly Hex[]): readonly string[] {
  const to = way.at(-1) ?? from;
  const stays = neutralMajors(board.state).filter(
    (people) => territoryOf(board.world.land)(people)[to] === 1,
  );
  const entered = way.flatMap((hex, i) => landsEntered(board, way[i - 1] ?? from, hex, false));
  return [...new Set([...stays.map(({ id }) => id), ...entered])];
}

function capitalsIn({ state, world }: Board): readonly Capital[] {
  const own = state.seats.map((seat, holder) => ({
    hex: world.land.capitals[seat] ?? -1,
    holder,
    people: null,
  }));
  const allied = MAJORS.map((people) => ({
    hex: capitalOf(world.land, people),
    holder: allyOf(state, people),
    people: people.id,
  }));
  return [...own, ...allied].filter(({ hex, holder }) => hex >= 0 && holder !== NOBODY);
}

const ownClause = ({ state }: Board, player: Player) =>
  state.seats[player] === 'sartar' ? 'DP-14.1.6-a' : 'DP-14.1.6-b';

const isEmptied = (board: Board, hex: Hex, owner: Player, company: readonly UnitId[]): boolean =>
  stackOf(board, hex, owner).every((id) => company.includes(id));

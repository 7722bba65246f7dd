import { dragonRageLeague } from '@hexwyrm/dragon-rage/league';
import { HOST, newBook, type TournamentView, tournamentOf } from '@hexwyrm/league';
import { expect, test } from 'vitest';
import { betterIn, championOf, columnsOf } from './columns.ts';

/** A single elimination in which who is named first wins every match, to its end. */
function played(count: number): TournamentView {
  const players = Array.from({ length: count }, (_, index) => ({ name: `Player ${index + 1}` }));
  const settings = { name: 'Cup', format: 'single', map: 'esirien', players };
  const book = newBook(tournamentOf(dragonRageLeague), settings, 'a secret');
  const give = (command: object) => book.apply(HOST, command, book.version);
  for (let left = count; left > 1; left = Math.ceil(left / 2)) {
    give({ type: 'draw' });
    give({ type: 'tell' });
    for (const { id } of book.view(HOST).rounds.at(-1)?.matches ?? [])
      for (const [leg, razed] of [25, 10].entries()) give({ type: 'result', match: id, leg, razed });
  }
  give({ type: 'close' });
  return book.view(HOST);
}

test('DR-5.2-c no ways cross where each match sends one player on, who goes on unplayed among them', () => {
  const columns = columnsOf(played(10));
  // 10 players, 5 of whom one goes on by lot, 3 likewise, 2.
  expect(columns.map(({ places }) => places.length)).toEqual([5, 3, 2, 1]);
  columns.slice(1).forEach(({ places }, index) => {
    const before = columns[index].places.map(({ players }) => players);
    const from = places.flatMap(({ players }) =>
      players.map((player) => before.findIndex((card) => card.includes(player))),
    );
    expect(from).toEqual(before.map((_, row) => row));
  });
});

test('who won the last match alone is the winner, once all is over', () => {
  const view = played(4);
  const [final] = view.rounds[1].matches;
  expect(championOf(view)).toBe(final.players[0]);
  expect(betterIn(final)).toBe(final.players[0]);
  expect(championOf({ ...view, phase: 'between' })).toBeNull();
});

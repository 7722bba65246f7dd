import { dragonRageLeague } from '@hexwyrm/dragon-rage/league';
import { HOST, newBook, tournamentOf } from '@hexwyrm/league';
import { expect, test } from 'vitest';
import { foretold } from './foretold.ts';

const scoring = dragonRageLeague.tournament;

/** A cup of two: Ann has razed 15 of 33 as the invader, where the goal is 19. */
function halfAMatch() {
  const players = [{ name: 'Ann' }, { name: 'Ben' }];
  const settings = { name: 'Cup', format: 'single', map: 'esirien', players };
  const book = newBook(tournamentOf(dragonRageLeague), settings, 'a secret');
  const give = (command: object) => book.apply(HOST, command, book.version);
  give({ type: 'draw' });
  give({ type: 'tell' });
  give({ type: 'result', match: '1.1', leg: 0, razed: 15 });
  const [match] = book.view(HOST).rounds[0].matches;
  return { give, match, now: () => book.view(HOST).rounds[0].matches[0].score };
}

const typed = (razed: number, conceded: 'invader' | 'defender' | null = null) => ({
  razed,
  conceded,
  total: 33,
});

test('DR-5.1-b, DR-5.1-c, DR-5.1-d what is typed is foretold as it is counted then', () => {
  const { give, match, now } = halfAMatch();
  const [first, second] = match.players;
  const found = foretold(scoring, match, 1, typed(16));
  // The first razed 15 and held 33 − 16 = 17; the second held 33 − 15 = 18 and razed 16.
  expect(found).toEqual({
    isReached: false,
    winner: first,
    score: { [first]: { points: 1, resistance: 32 }, [second]: { points: 1, resistance: 34 } },
  });
  give({ type: 'result', match: '1.1', leg: 1, razed: 16 });
  expect(now()).toEqual(found?.score);
});

test('DR-5.1-b at the goal the invader wins, and a correction stands in for what was counted', () => {
  const { match } = halfAMatch();
  const [first, second] = match.players;
  expect(foretold(scoring, match, 1, typed(19))).toMatchObject({ isReached: true, winner: second });
  // 15 razed becomes 20: won, and 33 − 20 = 13 are left.
  expect(foretold(scoring, match, 0, typed(20))?.score).toEqual({
    [first]: { points: 1, resistance: 20 },
    [second]: { points: 0, resistance: 13 },
  });
});

test('who concedes loses as it stands, and nobody does once the goal is reached', () => {
  const { match } = halfAMatch();
  expect(foretold(scoring, match, 1, typed(3, 'defender'))?.winner).toBe(match.players[1]);
  expect(foretold(scoring, match, 1, typed(3, 'invader'))?.winner).toBe(match.players[0]);
  expect(foretold(scoring, match, 1, typed(19, 'defender'))).toBeNull();
});

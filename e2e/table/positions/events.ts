import { dragonRageLeague } from '@hexwyrm/dragon-rage/league';
import { HOST, newBook, tournamentOf } from '@hexwyrm/league';

const NAMES = ['Aino', 'Bao', 'Chiara', 'Dagny', 'Elias', 'Farid', 'Greta', 'Hiro'];

/** The file of a single elimination of eight with handicaps: one round is over, one match of the next is half played. */
export function halfPlayed(): string {
  const players = NAMES.map((name) => ({ name }));
  const settings = { name: 'Winter Cup', format: 'single', map: 'esirien', handicaps: true, players };
  const book = newBook(tournamentOf(dragonRageLeague), settings, 'a secret');
  const give = (command: object) => book.apply(HOST, command, book.version);
  const draw = () => {
    give({ type: 'draw' });
    give({ type: 'tell' });
  };
  draw();
  // Who is named first razes enough and wins; in the last match nobody does, and both go on.
  for (let table = 1; table <= 4; table += 1) {
    give({ type: 'result', match: `1.${table}`, leg: 0, razed: table === 4 ? 12 : 25 });
    give({ type: 'result', match: `1.${table}`, leg: 1, razed: 10 + table });
  }
  draw();
  give({ type: 'result', match: '2.1', leg: 0, razed: 21 });
  return JSON.stringify(book.file());
}

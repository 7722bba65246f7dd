import { dragonRage } from '@hexwyrm/dragon-rage';
import { dragonRageLeague } from '@hexwyrm/dragon-rage/league';
import { newRecord, openMatch, type Replay } from '@hexwyrm/kernel';
import { campaignOf, HOST, matchOf, newBook, type Slot, tournamentOf, tournamentSlot } from '@hexwyrm/league';

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
  // The player named first razes enough and wins; in the last match neither does, and both go on.
  for (let table = 1; table <= 4; table += 1) {
    give({ type: 'result', match: `1.${table}`, leg: 0, razed: table === 4 ? 12 : 25 });
    give({ type: 'result', match: `1.${table}`, leg: 1, razed: 10 + table });
  }
  draw();
  give({ type: 'result', match: '2.1', leg: 0, razed: 21 });
  return JSON.stringify(book.file());
}

/** A campaign before its first game and after it, and a file of it that was changed. */
export function campaignFiles(): {
  readonly older: string;
  readonly newer: string;
  readonly damaged: string;
} {
  const players = { invader: { name: 'Ann' }, defender: { name: 'Ben' } };
  const settings = { name: 'Wars', map: 'esirien', players, results: 'typed' };
  const book = newBook(campaignOf(dragonRageLeague), settings, 'a secret');
  const older = JSON.stringify(book.file());
  const report = { source: 'typed', winner: 'invader', points: {}, trophies: {} };
  book.apply('invader', { type: 'result', game: 1, report }, book.version);
  const newer = JSON.stringify(book.file());
  return { older, newer, damaged: newer.replace('"winner":"invader"', '"winner":"defender"') };
}

/** A match whose results come from replays only: the first of its games counts already; and the replays of both. */
export function halfCounted(): { readonly file: string; readonly replays: readonly [Replay, Replay] } {
  const players = [{ name: 'Aino' }, { name: 'Bao' }];
  const settings = { name: 'Duel', format: 'single', map: 'esirien', results: 'replays', players };
  const book = newBook(tournamentOf(dragonRageLeague), settings, 'a secret');
  const give = (command: object) => book.apply(HOST, command, book.version);
  give({ type: 'draw' });
  give({ type: 'tell' });
  const replayOf = (leg: 0 | 1): Replay => {
    give({ type: 'begin', match: '1.1', leg });
    const found = matchOf(book.state, '1.1');
    const slot =
      found && tournamentSlot(dragonRageLeague.tournament, book.state, found.round, found.match, leg);
    if (slot === null) throw new Error('the game has not begun');
    return conceded(slot);
  };
  const replays = [replayOf(0), replayOf(1)] as const;
  give({ type: 'replay', match: '1.1', leg: 0, replay: replays[0] });
  return { file: JSON.stringify(book.file()), replays };
}

/** A game of the slot that the defender gives up at once. */
function conceded({ scenario, options, dice, players }: Slot): Replay {
  const game = openMatch(dragonRage, newRecord(dragonRage, { kind: 'scenario', scenario, options }, dice));
  game.apply('defender', { type: 'concede' });
  return { ...game.replay(), players };
}

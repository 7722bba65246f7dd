import { GAMES, type GameId, isGame } from '../kit/ids.ts';
import { recall, remember } from './settings.ts';

const KEY = 'played';

/** The game that was last on the table here: the home screen opens with it. */
export function lastPlayed(): GameId {
  const game = recall(KEY);
  return game !== null && isGame(game) ? game : GAMES[0].id;
}

export const rememberPlayed = (game: string): void => remember(KEY, game);

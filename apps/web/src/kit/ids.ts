import manifest from '../../../../games.json' with { type: 'json' };

/**
 * The games in the order in which they are offered, by the titles on their boxes, each with its lessons. A
 * lesson has the id of the scenario in its position: a saved game names its lesson.
 */
export const GAMES = manifest;

/** Examples show how a game is added: they are offered to people who ask for them. */
export const isExample = ({ folder }: { readonly folder: string }): boolean => folder.startsWith('examples/');

export type GameId = (typeof GAMES)[number]['id'];

export const isGame = (name: string): name is GameId => GAMES.some(({ id }) => id === name);

/** Which of our games it is. */
export function gameOf({ game }: { readonly game: string }): GameId {
  if (!isGame(game)) throw new RangeError(`there is no game called ${game}`);
  return game;
}

export type LessonId = (typeof GAMES)[number]['lessons'][number];

/** By which names the lessons of a game are called for, the one to begin with first. */
export const lessonsNamed = (game: GameId): readonly LessonId[] =>
  GAMES.find(({ id }) => id === game)?.lessons ?? [];

/**
 * The games of the house, in the order in which they are offered, by the titles on their boxes, each with its lessons.
 * A lesson goes by the scenario that its position names, so that a saved game says which lesson it is.
 */
export const GAMES = [
  { id: 'dragon-rage', title: 'Dragon Rage', lessons: ['tutorial', 'flying', 'spells', 'defending'] },
  { id: 'dragon-pass', title: 'Dragon Pass', lessons: ['pass-2'] },
] as const;

export type GameId = (typeof GAMES)[number]['id'];

export const isGame = (name: string): name is GameId => GAMES.some(({ id }) => id === name);

export type LessonId = (typeof GAMES)[number]['lessons'][number];

/** By which names the lessons of a game are called for, the one to begin with first. */
export const lessonsNamed = (game: GameId): readonly [LessonId, ...LessonId[]] =>
  (GAMES.find(({ id }) => id === game) ?? GAMES[0]).lessons;

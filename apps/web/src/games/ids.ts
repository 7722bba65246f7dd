/** The games of the house, in the order in which they are offered, by the titles on their boxes. */
export const GAMES = [
  { id: 'dragon-rage', title: 'Dragon Rage' },
  { id: 'dragon-pass', title: 'Dragon Pass' },
] as const;

export type GameId = (typeof GAMES)[number]['id'];

export const isGame = (name: string): name is GameId => GAMES.some(({ id }) => id === name);

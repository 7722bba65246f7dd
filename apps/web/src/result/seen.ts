/** The game whose result was shown last: a player who returns from it to the board stays there. */
let seen: string | null = null;

export const markSeen = (game: string | null): void => {
  seen = game;
};

export const isSeen = (game: string | null): boolean => seen === game;

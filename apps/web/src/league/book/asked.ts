/** Games that their contest was asked to count. Where it refused, their result is shown as that of any game. */
const asked = new Set<string>();

export const markAsked = (game: string): void => {
  asked.add(game);
};

export const wasAsked = (game: string): boolean => asked.has(game);

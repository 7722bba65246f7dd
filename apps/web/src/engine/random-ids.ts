const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Names a saved game. */
export const newId = (): string => hex(8);

/** Where the dice of a new game come from. */
export const newSeed = (): string => hex(16);

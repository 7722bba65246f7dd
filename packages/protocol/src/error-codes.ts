/**
 * Every code an error may have, and what it says. Codes are stable: a program may decide by them. The message
 * beside a code is for people and may change.
 */
export const ERROR_CODES = {
  // what was sent
  'bad-json': 'the line is not JSON, is not UTF-8, or is nested too deeply',
  'line-too-long': 'the line is longer than the limit; it was skipped',
  'bad-request': 'the line is JSON but no request',
  'unknown-method': 'there is no such method',
  'bad-params': 'a parameter is missing, unknown or of the wrong kind',
  'bad-action': 'the action is no action of this game: a field is missing, unknown or of the wrong kind',
  // what it was about
  'no-game': 'the method needs an open game: call new or load first',
  'unknown-game': 'there is no such game',
  'unknown-scenario': 'the game has no such scenario',
  'unknown-seat': 'there is no such seat',
  'unknown-clause': 'there is no such clause',
  'unknown-query': 'this game answers no query of that name',
  'unknown-bot': 'there is no such bot for this game',
  'bad-option': 'an option of the game has a value it may not have',
  'bad-position': 'the position cannot be on a board',
  'bad-replay': 'the replay cannot be read or does not play',
  'not-allowed': 'this connection may not ask for that, or not before the game is over',
  stale: 'the game has gone on since the version the action was meant for',
  // what the rules say
  refused: 'the rules forbid the action',
  'wrong-seat': 'another seat has to choose',
  'game-over': 'the game has ended',
  'bad-dice': 'a die is not 1 to 6, or not all given dice were rolled',
  'dice-exhausted': 'more dice had to be rolled than were given',
  'undo-refused': 'there is nothing to undo',
  // what should never happen
  internal: 'a bug in Hexwyrm; the game is as it was before',
} as const satisfies Record<string, string>;

export type ErrorCode = keyof typeof ERROR_CODES;

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(ERROR_CODES, code);

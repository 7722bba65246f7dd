export { answerMessage, answerText } from './answer.ts';
export type { Rights } from './caller.ts';
export { type Connection, connectTo } from './connection.ts';
export { errorBody } from './errors.ts';
export { createHost, type Host, type Library, type Patience, type Reference } from './host.ts';
export { type AnyHostedGame, anyHosted, type HostedGame } from './hosted-game.ts';

export { attemptNear, attemptsIn } from './attempts.ts';
export { testGate, testPlay, testSecrets } from './battery.ts';
export { mustBeSame } from './difference.ts';
export { type Moment, playGame } from './random-game.ts';
export type { RandomGame, Secrets, Subject } from './subject.ts';

export { attemptNear, attemptsIn } from './attempts.ts';
export { testGate, testPlay, testSecrets } from './battery.ts';
export type { RandomGame, Secrets, Subject } from './subject.ts';

export { bridgeheadWords } from './bridgehead-words.ts';
export { unitLabel } from './unit-label.ts';

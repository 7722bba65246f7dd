export { passWords } from './pass-words.ts';
export { placeMark } from './places.ts';
export { type Gathered, sayingOf } from './sayings.ts';
export { seatSubject } from './seats.ts';
export { kindName, nationName, typeName, unitName } from './unit-names.ts';

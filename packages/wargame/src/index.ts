export { asOption, asPosition, CorrectionsError, readCorrections } from './corrections.ts';
export { defineGame } from './define-game.ts';
export { hexField, unitField } from './fields.ts';
export type { Engine, GameOf, Question } from './game-definition.ts';
export { HexCodec, NO_HEX } from './hex-codec.ts';
export { loadWith } from './load-with.ts';
export { readWishes, type Wishes } from './options.ts';
export type { Rule } from './rule.ts';
export { byIndexSink, type KeptActions, type Sink } from './sinks.ts';

import type { Side } from '../core/vocabulary.ts';

/** Something for each side. */
export const sidesOf = <T>(value: (side: Side) => T): Record<Side, T> => ({
  invader: value('invader'),
  defender: value('defender'),
});

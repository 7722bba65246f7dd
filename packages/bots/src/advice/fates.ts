import type { Dice } from '@hexwyrm/kernel';
import { loadedDice } from '../try-out.ts';

/** Dice that are tried in every way; those rolled after them fall as they may. */
const TRIED = 2;
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** One way the dice can fall, and how likely it is. */
export interface Fate<T> {
  readonly weight: number;
  readonly result: T;
  /** Whether more dice were rolled than were tried in every way. */
  readonly open: boolean;
}

/** All ways in which work with dice can turn out: exact where it rolls no more than two. */
export function fates<T>(work: (dice: Dice) => T, rest: Dice, faces: readonly number[] = []): Fate<T>[] {
  const dice = loadedDice(faces, rest);
  const result = work(dice);
  const rolled = dice.rolled();
  if (rolled > faces.length && faces.length < TRIED)
    return FACES.flatMap((face) => fates(work, rest, [...faces, face]));
  return [{ weight: FACES.length ** -faces.length, result, open: rolled > faces.length }];
}

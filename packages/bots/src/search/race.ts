import { type Dice, pickIndex } from '@hexwyrm/kernel';
import { mean } from '../ratings/statistics.ts';
import { scaleFor } from './scale.ts';

/** A rival has to be ahead after so many fates, then after more. */
const ROUNDS = [2, 4, 8, 16, 32] as const;
/** Where time is up before the last of them, this many are enough. */
const ENOUGH = 4;

/** Something to do, and what it came to under each fate, as far as it was tried. */
export interface Tried<T> {
  readonly what: T;
  readonly values: number[];
}

/** How a race is run: what something comes to under a fate, and whether that was the last one there is time for. */
export interface Track<T> {
  worthOf(what: T, fate: number): number;
  isOver(): boolean;
}

/** Rivals meet the best one after the other. All meet the same fates: the same dice, and the same guess at what is hidden. */
export class Race<T> {
  readonly #fates: number[] = [];
  readonly #dice: Dice;
  #best: Tried<T>;

  constructor(first: T, dice: Dice) {
    this.#best = { what: first, values: [] };
    this.#dice = dice;
  }

  get best(): T {
    return this.#best.what;
  }

  /** The best is called something else now. */
  rename(what: T): void {
    this.#best = { ...this.#best, what };
  }

  /** Whether the rival stays ahead of the best, and so takes its place. */
  *meet(what: T, { worthOf, isOver }: Track<T>): Generator<undefined, boolean, undefined> {
    const rival: Tried<T> = { what, values: [] };
    let fates = 0;
    for (const more of ROUNDS) {
      for (const tried of [this.#best, rival]) {
        while (tried.values.length < more) {
          const value = worthOf(tried.what, this.#fate(tried.values.length));
          if (isOver()) return fates >= ENOUGH && this.#crown(rival);
          tried.values.push(value);
          yield;
        }
      }
      if (!isAhead(rival, this.#best, more)) return false;
      fates = more;
    }
    return this.#crown(rival);
  }

  #crown(rival: Tried<T>): true {
    this.#best = rival;
    return true;
  }

  #fate(index: number): number {
    const fate = this.#fates[index] ?? pickIndex(this.#dice, 6 ** 10);
    this.#fates[index] = fate;
    return fate;
  }
}

/** Whether one did better than another under the first so many fates. */
function isAhead<T>(one: Tried<T>, other: Tried<T>, fates: number): boolean {
  const [ones, others] = [one.values.slice(0, fates), other.values.slice(0, fates)];
  const scale = scaleFor([...ones, ...others]);
  return mean(ones.map(scale)) > mean(others.map(scale));
}

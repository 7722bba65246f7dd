import { remember } from '@hexwyrm/wargame';
import type { Board } from '../core/board.ts';
import type { Bridge, State } from '../core/state.ts';

const STAGES: Readonly<Record<Bridge['stage'], number>> = { marked: 0, broken: 1, burned: 2 };

/** Entrances, breaches, carcasses and bridges as they were when last looked at. */
class Ground {
  changes = 0;
  readonly #seen: number[] = [];
  #at = 0;
  #isNew = false;

  lookAt({ entrances, breaches, carcasses, bridges }: State): void {
    this.#at = 0;
    this.#isNew = false;
    this.#seeAll(entrances);
    this.#seeAll(breaches);
    this.#seeAll(carcasses);
    this.#see(bridges.length);
    for (let i = 0; i < bridges.length; i++) {
      this.#see(bridges[i].hex);
      this.#see(STAGES[bridges[i].stage]);
    }
    if (this.#isNew) this.changes += 1;
  }

  #seeAll(numbers: readonly number[]): void {
    this.#see(numbers.length);
    for (let i = 0; i < numbers.length; i++) this.#see(numbers[i]);
  }

  #see(number: number): void {
    if (this.#seen[this.#at] !== number) {
      this.#seen[this.#at] = number;
      this.#isNew = true;
    }
    this.#at += 1;
  }
}

const groundOf = remember<Board, Ground>(() => new Ground());

/** How often the ground has changed in ways that let units pass or stop them. */
export function groundChanges(board: Board): number {
  const ground = groundOf(board);
  ground.lookAt(board.state);
  return ground.changes;
}

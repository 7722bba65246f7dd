import type { Grid } from '@hexwyrm/hexmap';
import type { Action, PrintedAction } from './actions.ts';
import { print } from './hex-numbers.ts';
import type { KeptActions, Sink } from './rule.ts';

/** Legal actions as the rules name them, no more than `limit` where that is enough. */
export class MeantActions implements Sink {
  readonly actions: Action[] = [];
  readonly #limit: number;

  constructor(limit = Number.POSITIVE_INFINITY) {
    this.#limit = limit;
  }

  isFull(): boolean {
    return this.actions.length >= this.#limit;
  }

  add(action: Action): void {
    this.actions.push(action);
  }

  addKept({ meant }: KeptActions): void {
    for (const action of meant) this.actions.push(action);
  }
}

/** Legal actions as everybody else names them. */
export class PrintedActions implements Sink {
  readonly actions: PrintedAction[] = [];
  readonly #grid: Grid;

  constructor(grid: Grid) {
    this.#grid = grid;
  }

  isFull(): boolean {
    return false;
  }

  add(action: Action): void {
    this.actions.push(print(this.#grid, action));
  }

  addKept({ printed }: KeptActions): void {
    for (const action of printed) this.actions.push(action);
  }
}

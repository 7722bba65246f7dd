import type { Thinking } from '@hexwyrm/bots';

/** Adds up how long a bot thinks. */
export class Clock {
  #decisions = 0;
  #ms = 0;
  #longest = 0;

  start(): number {
    return performance.now();
  }

  stop(started: number): void {
    const took = performance.now() - started;
    this.#decisions += 1;
    this.#ms += took;
    this.#longest = Math.max(this.#longest, took);
  }

  read(): Thinking {
    return { decisions: this.#decisions, ms: Math.round(this.#ms), longest: Math.round(this.#longest) };
  }
}

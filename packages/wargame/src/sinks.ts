/** Actions that rules keep listed for a while, with hexes by index and by printed number. */
export interface KeptActions<A, P> {
  readonly byIndex: readonly A[];
  readonly printed: readonly P[];
}

/** Collects legal actions: at most `limit`, and moves of the one unit if one is given. */
export class Sink<A, P, Kept extends A | P = A | P> {
  readonly actions: (A | Kept)[] = [];
  readonly #keptAs: (kept: KeptActions<A, P>) => readonly Kept[];
  readonly #limit: number;
  readonly #mover: number;

  constructor(keptAs: (kept: KeptActions<A, P>) => readonly Kept[], limit: number, mover: number | null) {
    this.#keptAs = keptAs;
    this.#limit = limit;
    this.#mover = mover ?? -1;
  }

  /** No more are needed. */
  isFull(): boolean {
    return this.actions.length >= this.#limit;
  }

  /** Whether moves of the unit are needed. */
  wants(unit: number): boolean {
    return this.#mover < 0 || this.#mover === unit;
  }

  /** Takes the action over: the rule keeps no hold of it. */
  add(action: A): void {
    this.actions.push(action);
  }

  addKept(kept: KeptActions<A, P>): void {
    if (kept.byIndex.length === 0) return;
    const actions = this.#keptAs(kept);
    for (let i = 0; i < actions.length; i += 1) this.actions.push(actions[i]);
  }
}

/** Collects actions as the rules name them. */
export const byIndexSink = <A, P>(
  limit = Number.POSITIVE_INFINITY,
  mover: number | null = null,
): Sink<A, P, A> => new Sink<A, P, A>(({ byIndex }) => byIndex, limit, mover);

/** Collects all actions for printing; what is kept is printed already. */
export const sinkToPrint = <A, P>(): Sink<A, P, P> =>
  new Sink<A, P, P>(({ printed }) => printed, Number.POSITIVE_INFINITY, null);

/** Actions that rules keep listed for a while, with hexes by index and by printed number. */
export interface KeptActions<A, P> {
  readonly byIndex: readonly A[];
  readonly printed: readonly P[];
}

/** Collects legal actions. */
export interface Sink<A, P> {
  /** Only the first few are needed: not worth joining what is kept in parts. */
  readonly isBrief: boolean;
  /** No more are needed. */
  isFull(): boolean;
  /** Whether moves of the unit are needed. */
  wants(unit: number): boolean;
  /** Takes the action over: the rule keeps no hold of it. */
  add(action: A): void;
  /** The same for each of many, such as hexes. */
  addEach<T>(many: readonly T[], actionFor: (one: T) => A): void;
  addKept(kept: KeptActions<A, P>): void;
}

/** A sink with what it has collected, in the order in which it came. */
export interface Collector<A, P, Out> extends Sink<A, P> {
  readonly actions: readonly Out[];
}

/** Collects actions as the rules name them: at most `limit`, and moves of the one unit if one is given. */
class ByIndexSink<A, P> implements Collector<A, P, A> {
  readonly isBrief: boolean;
  readonly actions: A[] = [];
  readonly #limit: number;
  readonly #mover: number;

  constructor(limit: number, mover: number | null) {
    this.isBrief = limit !== Number.POSITIVE_INFINITY;
    this.#limit = limit;
    this.#mover = mover ?? -1;
  }

  isFull(): boolean {
    return this.actions.length >= this.#limit;
  }

  wants(unit: number): boolean {
    return this.#mover < 0 || this.#mover === unit;
  }

  add(action: A): void {
    this.actions.push(action);
  }

  addEach<T>(many: readonly T[], actionFor: (one: T) => A): void {
    for (let i = 0; i < many.length && !this.isFull(); i += 1) this.actions.push(actionFor(many[i]));
  }

  addKept({ byIndex }: KeptActions<A, P>): void {
    for (const action of byIndex) this.actions.push(action);
  }
}

/** Collects all actions by their printed hexes; what is kept is printed already. */
class PrintedSink<A, P> implements Collector<A, P, P> {
  readonly isBrief = false;
  readonly #print: (actions: A[]) => readonly P[];
  /** Joined at the very end: lists that rules keep are copied as a whole, action by action would take longer. */
  readonly #lists: (readonly P[])[] = [];
  #added: A[] = [];

  constructor(print: (actions: A[]) => readonly P[]) {
    this.#print = print;
  }

  isFull(): boolean {
    return false;
  }

  wants(): boolean {
    return true;
  }

  add(action: A): void {
    this.#added.push(action);
  }

  addEach<T>(many: readonly T[], actionFor: (one: T) => A): void {
    if (many.length === 0) return;
    this.#closeAdded();
    this.#lists.push(this.#print(many.map(actionFor)));
  }

  addKept({ printed }: KeptActions<A, P>): void {
    if (printed.length === 0) return;
    this.#closeAdded();
    this.#lists.push(printed);
  }

  /** All of them, in the order in which they came. */
  get actions(): readonly P[] {
    if (this.#lists.length === 0) return this.#print(this.#added);
    this.#closeAdded();
    return ([] as P[]).concat(...this.#lists);
  }

  #closeAdded(): void {
    if (this.#added.length === 0) return;
    this.#lists.push(this.#print(this.#added));
    this.#added = [];
  }
}

export const byIndexSink = <A, P>(
  limit = Number.POSITIVE_INFINITY,
  mover: number | null = null,
): Collector<A, P, A> => new ByIndexSink<A, P>(limit, mover);

export const printedSink = <A, P>(print: (actions: A[]) => readonly P[]): Collector<A, P, P> =>
  new PrintedSink<A, P>(print);

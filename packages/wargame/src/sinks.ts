/** Actions that rules keep listed for a while, with hexes by index and by printed number. */
export interface KeptActions<A, P> {
  readonly byIndex: readonly A[];
  readonly printed: readonly P[];
}

/** In which form a sink hands out what rules keep, and what they add one by one. */
interface Form<A, P, Out> {
  kept(actions: KeptActions<A, P>): readonly Out[];
  added(actions: A[]): readonly Out[];
}

/** Collects legal actions: at most `limit`, and moves of the one unit if one is given. */
export class Sink<A, P, Out extends A | P = A | P> {
  readonly #form: Form<A, P, Out>;
  readonly #limit: number;
  readonly #mover: number;
  /** Joined at the very end: lists that rules keep are copied as a whole, action by action would take longer. */
  readonly #lists: (readonly Out[])[] = [];
  #added: A[] = [];
  #count = 0;

  constructor(form: Form<A, P, Out>, limit: number, mover: number | null) {
    this.#form = form;
    this.#limit = limit;
    this.#mover = mover ?? -1;
  }

  /** No more are needed. */
  isFull(): boolean {
    return this.#count >= this.#limit;
  }

  /** Only the first few are needed: not worth joining what is kept in parts. */
  get isBrief(): boolean {
    return this.#limit !== Number.POSITIVE_INFINITY;
  }

  /** Whether moves of the unit are needed. */
  wants(unit: number): boolean {
    return this.#mover < 0 || this.#mover === unit;
  }

  /** Takes the action over: the rule keeps no hold of it. */
  add(action: A): void {
    this.#added.push(action);
    this.#count += 1;
  }

  addKept(kept: KeptActions<A, P>): void {
    const list = this.#form.kept(kept);
    if (list.length === 0) return;
    this.#closeAdded();
    this.#lists.push(list);
    this.#count += list.length;
  }

  /** All of them, in the order in which they came. */
  get actions(): readonly Out[] {
    if (this.#lists.length === 0) return this.#form.added(this.#added);
    this.#closeAdded();
    return joined(this.#lists);
  }

  #closeAdded(): void {
    if (this.#added.length === 0) return;
    this.#lists.push(this.#form.added(this.#added));
    this.#added = [];
  }
}

const byIndexOf = <A, P>({ byIndex }: KeptActions<A, P>): readonly A[] => byIndex;
const printedOf = <A, P>({ printed }: KeptActions<A, P>): readonly P[] => printed;
const asTheyAre = <A>(actions: A[]): readonly A[] => actions;

/** The lists one after the other; there are thousands of entries a second. */
const joined = <T>(lists: readonly (readonly T[])[]): T[] => ([] as T[]).concat(...lists);

/** Collects actions as the rules name them. */
export const byIndexSink = <A, P>(
  limit = Number.POSITIVE_INFINITY,
  mover: number | null = null,
): Sink<A, P, A> => new Sink<A, P, A>({ kept: byIndexOf, added: asTheyAre }, limit, mover);

/** Collects all actions by their printed hexes; what is kept is printed already. */
export const printedSink = <A, P>(print: (actions: A[]) => readonly P[]): Sink<A, P, P> =>
  new Sink<A, P, P>({ kept: printedOf, added: print }, Number.POSITIVE_INFINITY, null);

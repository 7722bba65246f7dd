// What follows from something that seldom changes is worked out once and kept with it: with a world what follows from
// fixed data, with a board what follows from where its units are.

/** Something that carries what was worked out about it. */
export interface Remembering {
  readonly memory: Memory;
}

/** By the number of each `remember`. */
export type Memory = unknown[];

const heirlooms: (((known: never) => unknown) | undefined)[] = [];

/**
 * Works something out once for each holder. `bequeath` makes of it what a copy of the holder begins with; without it a
 * copy works it out again.
 */
export function remember<H extends Remembering, T extends object>(
  work: (holder: H) => T,
  bequeath?: (known: T) => T,
): (holder: H) => T {
  const slot = heirlooms.push(bequeath) - 1;
  return (holder) => {
    const { memory } = holder;
    // Nothing else writes to this slot.
    const known = memory[slot] as T | undefined;
    if (known !== undefined) return known;
    const found = work(holder);
    memory[slot] = found;
    return found;
  };
}

/** What a copy of the holder remembers from the start. */
export function bequeathed(memory: Memory): Memory {
  const copy: Memory = [];
  for (let slot = 0; slot < memory.length; slot += 1) {
    const bequeath = heirlooms[slot];
    if (memory[slot] !== undefined && bequeath) copy[slot] = bequeath(memory[slot] as never);
  }
  return copy;
}

/** What is kept beside objects that must stay plain data, such as states; it lasts as long as they do. */
export interface Beside<K extends object, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): void;
}

/** Constructs nothing: the object that is given becomes an instance of the subclass. */
class Given {
  constructor(key: object) {
    // biome-ignore lint/correctness/noConstructorReturn: this is how a private field comes to a plain object
    return key;
  }
}

/**
 * Keeps a value in a private field of each object, which no copy, comparison or text of it has. A WeakMap does the same, but
 * for states that are copied by the thousand it takes twenty times as long: its entries are a burden to the collector.
 */
export function beside<K extends object, V>(): Beside<K, V> {
  class Holder extends Given {
    #value: V;

    constructor(key: K, value: V) {
      super(key);
      this.#value = value;
    }

    static get(key: K): V | undefined {
      return #value in key ? key.#value : undefined;
    }

    static set(key: K, value: V): void {
      if (#value in key) key.#value = value;
      else new Holder(key, value);
    }
  }
  return Holder;
}

/** Works something out once for each object: for a world, a map, a view. The last one is kept in a variable: it is often asked for again. */
export function memo<K extends object, V>(work: (key: K) => V): (key: K) => V {
  const kept = beside<K, { readonly value: V }>();
  let lastKey: K | null = null;
  let last: { readonly value: V } | undefined;
  return (key) => {
    if (last !== undefined && lastKey === key) return last.value;
    let known = kept.get(key);
    if (known === undefined) {
      known = { value: work(key) };
      kept.set(key, known);
    }
    lastKey = key;
    last = known;
    return known.value;
  };
}

/** How many changes are looked up one by one; caches that are older are checked unit by unit. */
const LOGGED = 256;

/** Which units or hexes changed, in order: what is kept for each is checked only for those that changed since. */
export class Changes {
  #count: number;
  readonly #log: number[] = [];

  constructor(count = 0) {
    this.#count = count;
  }

  /** How many there have been. */
  get count(): number {
    return this.#count;
  }

  note(one: number): void {
    if (this.#log.length === LOGGED) this.#log.length = 0;
    this.#log.push(one);
    this.#count += 1;
  }

  /** Any of them may have changed. */
  noteAll(): void {
    this.#log.length = 0;
    this.#count += 1;
  }

  /** Whether the test holds for all that changed since that count, or for every one if that is too long ago. */
  everySince(count: number, all: number, test: (one: number) => boolean): boolean {
    const first = this.#log.length - (this.#count - count);
    if (first < 0) {
      for (let one = 0; one < all; one += 1) if (!test(one)) return false;
    } else {
      for (let i = first; i < this.#log.length; i += 1) if (!test(this.#log[i])) return false;
    }
    return true;
  }
}

import { recall, remember } from './settings.ts';

/** Things kept by name on this device. */
export interface NamedLists<T> {
  /** What cannot be read is nothing. */
  list(): readonly T[];
  /** One that is the same takes the place of the one before. */
  keep(thing: T): readonly T[];
  forget(thing: T): readonly T[];
}

export function namedLists<T>(
  key: string,
  isThing: (value: unknown) => value is T,
  isSame: (a: T, b: T) => boolean,
): NamedLists<T> {
  const list = (): readonly T[] => {
    try {
      const kept: unknown = JSON.parse(recall(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isThing) : [];
    } catch {
      return [];
    }
  };
  const write = (things: readonly T[]): readonly T[] => {
    remember(key, things.length === 0 ? null : JSON.stringify(things));
    return things;
  };
  const others = (thing: T): readonly T[] => list().filter((kept) => !isSame(kept, thing));
  return {
    list,
    keep: (thing) => write([...others(thing), thing]),
    forget: (thing) => write(others(thing)),
  };
}

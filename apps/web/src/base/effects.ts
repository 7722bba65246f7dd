// biome-ignore lint/style/noRestrictedImports: everyone else takes them from here
import { type DependencyList, useEffect as reactEffect, useLayoutEffect as reactLayoutEffect } from 'react';

/**
 * React calls what an effect returned when the effect ends. Its types allow any void method, but browsers now
 * return a promise from some (`scrollTo`), which cannot be called. Here an effect returns nothing or a
 * function.
 */
interface Effect {
  (effect: () => undefined, deps?: DependencyList): void;
  (effect: () => (() => void) | undefined, deps?: DependencyList): void;
}

export const useEffect: Effect = reactEffect;
export const useLayoutEffect: Effect = reactLayoutEffect;

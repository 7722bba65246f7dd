// biome-ignore lint/style/noRestrictedImports: everyone else takes them from here
import { type DependencyList, useEffect as reactEffect, useLayoutEffect as reactLayoutEffect } from 'react';

/**
 * React calls what an effect returned when that effect is over. Its own types take any method without a result for nothing, but browsers
 * have begun to answer some of them (`scrollTo`) with a promise, and that cannot be called. Here an effect gives nothing or a function.
 */
interface Effect {
  (effect: () => undefined, deps?: DependencyList): void;
  (effect: () => (() => void) | undefined, deps?: DependencyList): void;
}

export const useEffect: Effect = reactEffect;
export const useLayoutEffect: Effect = reactLayoutEffect;

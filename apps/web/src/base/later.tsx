import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';

/** Milliseconds between the first screen and later chunks, to keep their loads apart. */
const APART = 600;

const waiting: (() => Promise<unknown>)[] = [];
const watchers = new Set<() => void>();
let shown = false;

/**
 * A component that no first screen needs: fetched after that, or as soon as it is needed. Its surroundings
 * wait for it, so nothing appears between things already seen and used.
 */
export function laterTogether<P extends object = object>(
  fetch: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const load = async () => ({ default: await fetch() });
  waiting.push(load);
  return lazy(load);
}

/** The same, where what is around it need not wait. */
export function later<P extends object = object>(fetch: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Late = laterTogether(fetch);
  return (props) => (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  );
}

const tell = () => {
  for (const watcher of watchers) watcher();
};

/** The first screen is shown: fetches the rest, one after another, before it is needed. */
export function markFirstScreenShown(): void {
  if (shown) return;
  shown = true;
  setTimeout(async () => {
    tell();
    for (const load of waiting.splice(0)) await load().catch(() => {});
  }, APART);
}

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** Whether the first screen has come: what only adds to it waits for that. */
export const useFirstScreenShown = (): boolean => useSyncExternalStore(watch, () => shown);

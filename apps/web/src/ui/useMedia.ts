import { useSyncExternalStore } from 'react';

/** Questions to the screen, each with one way to watch it. */
const asked = new Map<string, { readonly list: MediaQueryList; watch(changed: () => void): () => void }>();

function ask(query: string) {
  const known = asked.get(query);
  if (known !== undefined) return known;
  const list = matchMedia(query);
  const watch = (changed: () => void) => {
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  asked.set(query, { list, watch });
  const fresh = { list, watch };
  asked.set(query, fresh);
  return fresh;
}

/** Whether the screen is as the media query says, now and when it changes. */
export function useMedia(query: string): boolean {
  const { list, watch } = ask(query);
  return useSyncExternalStore(watch, () => list.matches);
}

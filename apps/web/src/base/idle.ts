/** Does it when the page has nothing else to do; the function that is returned calls it off. */
export function whenIdle(work: () => void): () => void {
  // Some browsers have no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}

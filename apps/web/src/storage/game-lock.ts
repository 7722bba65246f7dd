/** Ends the hold on the game this window has; null: it has none. */
let release: (() => void) | null = null;

/** Gives the game free for other windows. */
export function releaseGame(): void {
  release?.();
  release = null;
}

/**
 * Locks the game for this window. The last window to open it has it; `lost` notifies the one before, because
 * two windows must not save over each other.
 */
export function lockGame(id: string, lost: () => void): void {
  releaseGame();
  // Only pages from a safe origin have locks; elsewhere a game in two windows is the player's own care.
  if (!('locks' in navigator)) return;
  let free = () => {};
  const held = new Promise<void>((resolve) => {
    free = resolve;
  });
  let mine = true;
  release = () => {
    mine = false;
    free();
  };
  navigator.locks
    .request(`hexwyrm.${id}`, { steal: true }, () => held)
    .catch((error: unknown) => {
      // Aborted: another window took it. If the browser refuses locks, no window can.
      if (mine && error instanceof DOMException && error.name === 'AbortError') lost();
    });
}

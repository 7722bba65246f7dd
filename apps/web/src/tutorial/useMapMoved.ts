import { useEffect } from '../base/effects.ts';

/** Calls back when the player has moved or zoomed the map. */
export function useMapMoved(waits: boolean, moved: () => void): void {
  useEffect(() => {
    const world = waits ? document.querySelector('.board-world') : null;
    if (world === null) return;
    const before = world.getAttribute('style');
    const observer = new MutationObserver(() => {
      if (world.getAttribute('style') !== before) moved();
    });
    observer.observe(world, { attributes: true, attributeFilter: ['style'] });
    return () => observer.disconnect();
  }, [waits, moved]);
}

import { useGame } from '../../engine/store.ts';
import { useDesk } from './selection-store.ts';

// Nothing chosen or pointed at in one game means anything in the next: its hexes may not even exist there.
useGame.subscribe(({ id }, before) => {
  if (id !== before.id) useDesk.getState().clear();
});

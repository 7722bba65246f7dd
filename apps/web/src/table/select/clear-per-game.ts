import { useGame } from '../../engine/store.ts';
import { useSelection } from './selection-store.ts';

// Nothing chosen or pointed at in one game means anything in the next: its hexes may not even exist there.
useGame.subscribe(({ id }, before) => {
  if (id !== before.id) useSelection.getState().clear();
});

import type { MessageId } from '../../i18n/index.ts';
import type { IconName } from '../../ui/icons/Icon.tsx';
import { useTable } from '../context.ts';
import { toggleOverlay, useSelection } from '../select/selection-store.ts';

/** Something that is laid over the board or taken from it. */
export interface Layer {
  readonly id: MessageId;
  readonly icon: IconName;
  readonly pressed: boolean;
  readonly letter?: string;
  readonly onClick: () => void;
}

/** Counters, and the game's map overlays. */
export function useLayers(): readonly Layer[] {
  const { kit } = useTable();
  const { hideCounters, overlays, set } = useSelection();
  return [
    {
      id: 'table.tool-hide',
      icon: 'eye',
      pressed: hideCounters,
      onClick: () => set({ hideCounters: !hideCounters }),
    },
    ...kit.play.overlays.map(({ id, title, icon, key }) => ({
      id: title,
      icon,
      pressed: overlays.has(id),
      letter: key,
      onClick: () => toggleOverlay(id),
    })),
  ];
}

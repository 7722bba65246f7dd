import { type Choosing, createChoosing } from './choice-commands.ts';
import type { Means } from './command-context.ts';
import { type Asking, createAsking } from './explain-commands.ts';
import { createPointing, type Pointing } from './pointer-commands.ts';
import { actionsOf } from './selection.ts';
import { useDesk } from './selection-store.ts';

/** All that a hand, a mouse or a key can do at the table. */
export interface Commands extends Omit<Choosing, 'takePreview'>, Omit<Asking, 'guess'>, Pointing {
  /** One step back: undoes what was opened, asked or chosen last. */
  back(): void;
  /** Goes no longer through the hex that was named last; false where none was. */
  dropWaypoint(): boolean;
}

export function createCommands(means: Means): Commands {
  const choosing = createChoosing(means);
  const asking = createAsking(means);
  const dropWaypoint = (): boolean => {
    const { waypoints, set } = useDesk.getState();
    if (waypoints.length > 0) set({ waypoints: waypoints.slice(0, -1), preview: null });
    return waypoints.length > 0;
  };
  return {
    ...choosing,
    ...asking,
    ...createPointing(means, choosing, asking),
    dropWaypoint,
    back() {
      const { drawer, spread, whyNot, preview, kind, subject, askEnd, set } = useDesk.getState();
      if (drawer) set({ drawer: null });
      else if (spread?.held) set({ spread: null });
      else if (askEnd) set({ askEnd: false });
      else if (whyNot) set({ whyNot: null });
      else if (preview) set({ preview: null });
      else if (dropWaypoint()) return;
      else if (kind) set({ kind: null });
      else if (subject && actionsOf(means.menu, subject).length > 0) choosing.select(null);
      else set({ subject: null, inspected: null });
    },
  };
}

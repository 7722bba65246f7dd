import { type ChoiceCommands, createChoiceCommands } from './choice-commands.ts';
import type { CommandContext } from './command-context.ts';
import { createExplainCommands, type ExplainCommands } from './explain-commands.ts';
import { createPointerCommands, type PointerCommands } from './pointer-commands.ts';
import { actionsOf } from './selection.ts';
import { useSelection } from './selection-store.ts';

/** All that a hand, a mouse or a key can do at the table. */
export interface Commands
  extends Omit<ChoiceCommands, 'takePreview'>,
    Omit<ExplainCommands, 'guess'>,
    PointerCommands {
  /** One step back: undoes what was opened, asked or chosen last. */
  back(): void;
  /** Goes no longer through the hex that was named last; false where none was. */
  dropWaypoint(): boolean;
}

export function createCommands(means: CommandContext): Commands {
  const choosing = createChoiceCommands(means);
  const asking = createExplainCommands(means);
  const dropWaypoint = (): boolean => {
    const { waypoints, set } = useSelection.getState();
    if (waypoints.length > 0) set({ waypoints: waypoints.slice(0, -1), preview: null });
    return waypoints.length > 0;
  };
  return {
    ...choosing,
    ...asking,
    ...createPointerCommands(means, choosing, asking),
    dropWaypoint,
    back() {
      const { drawer, page, openStack, whyNot, preview, pressed, kind, subject, askEnd, set } =
        useSelection.getState();
      if (drawer) set({ drawer: null });
      else if (page !== null) set({ page: null });
      else if (openStack?.held) set({ openStack: null });
      else if (askEnd) set({ askEnd: false });
      else if (whyNot) set({ whyNot: null });
      else if (preview) set({ preview: null });
      else if (pressed) set({ pressed: null, trial: null });
      else if (dropWaypoint()) return;
      else if (kind) set({ kind: null });
      else if (subject && actionsOf(means.menu, subject).length > 0) choosing.select(null);
      else set({ subject: null, inspected: null });
    },
  };
}

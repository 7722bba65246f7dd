import { useTable } from './context.ts';
import { useDesk } from './desk.ts';
import { usePreferences } from './preferences.ts';

/** Ends the phase or the choice; a phase asks once if units could still do something, and always if that lets dice fall. */
export function useEndPhase(): (sure: boolean) => void {
  const { menu, commands, mine, odds } = useTable();
  const { asksEnd } = usePreferences();
  return (sure) => {
    if (!mine) return;
    if (menu.end === null) {
      commands.explain({ type: 'end' }, null);
      return;
    }
    const { askEnd, set } = useDesk.getState();
    const phase = menu.end.type === 'end';
    const rolls = (odds.get(menu.end)?.length ?? 0) > 0;
    if (phase && !sure && !askEnd && (rolls || (asksEnd && menu.units.size > 0)))
      set({ askEnd: true, preview: null, whyNot: null });
    else commands.take(menu.end);
  };
}

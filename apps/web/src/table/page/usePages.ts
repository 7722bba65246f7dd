import { useTable } from '../context.ts';
import type { Page } from '../kit.ts';

/** The game's own pages that this game has use for. */
export function usePages(): readonly Page[] {
  const { kit, view } = useTable();
  return (kit.panels.pages ?? []).filter((page) => page.isOffered(view));
}

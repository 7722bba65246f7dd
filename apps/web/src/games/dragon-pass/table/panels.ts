import type { PanelsKit } from '../../../table/kit.ts';
import { Battle } from './battle/Battle.tsx';
import { CombatTables } from './drawer/CombatTables.tsx';
import { OffMap } from './drawer/OffMap.tsx';
import { Roster } from './drawer/Roster.tsx';
import { TerrainKey } from './drawer/TerrainKey.tsx';
import { Aside } from './frame/Aside.tsx';
import { Score } from './frame/Score.tsx';
import { Track } from './frame/Track.tsx';
import { UnitCard } from './panel/UnitCard.tsx';
import { Prompt } from './play/Prompt.tsx';
import { WayPrice } from './play/WayPrice.tsx';

/** What Dragon Pass lays on the table itself. */
export const passPanels: PanelsKit = {
  Screen: ({ children }) => children,
  Scene: Battle,
  Prompt,
  Refinements: WayPrice,
  UnitCard,
  Track,
  Score,
  Aside,
  books: [
    { id: 'tables', title: 'pass.tables', icon: 'melee', Content: CombatTables },
    { id: 'terrain', title: 'table.tool-terrain', icon: 'terrain', Content: TerrainKey },
    { id: 'units', title: 'books.units', icon: 'crown', Content: Roster },
    { id: 'off', title: 'pass.tray', icon: 'table', Content: OffMap },
  ],
  lesson: async () => (await import('../tutorial/lesson/lesson.ts')).lesson,
};

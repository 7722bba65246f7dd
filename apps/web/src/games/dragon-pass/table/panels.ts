import { lazy } from 'react';
import type { PanelsKit } from '../../../table/kit.ts';
import { Battle } from './battle/Battle.tsx';
import { Aside } from './frame/Aside.tsx';
import { Score } from './frame/Score.tsx';
import { Track } from './frame/Track.tsx';
import { UnitCard } from './panel/UnitCard.tsx';
import { Prompt } from './play/Prompt.tsx';
import { WayPrice } from './play/WayPrice.tsx';

const CombatTables = lazy(() => import('./drawer/CombatTables.tsx'));
const OffMap = lazy(() => import('./drawer/OffMap.tsx'));
const Roster = lazy(() => import('./drawer/Roster.tsx'));
const TerrainKey = lazy(() => import('./drawer/TerrainKey.tsx'));

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

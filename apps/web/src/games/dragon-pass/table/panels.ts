import type { View } from '@hexwyrm/dragon-pass';
import { SCENARIO_SHEETS } from '@hexwyrm/dragon-pass/data';
import { lazy } from 'react';
import { later, laterTogether } from '../../../base/later.tsx';
import type { PanelsKit } from '../../../table/kit.ts';
import { FightingScene } from './battle/fighting.tsx';
import { AsideIfAny } from './frame/AsideIfAny.tsx';
import { Score } from './frame/Score.tsx';
import { Track } from './frame/Track.tsx';
import { OwnSight } from './OwnSight.ts';
import { Prompt } from './play/Prompt.tsx';

const CombatTables = lazy(() => import('./drawer/CombatTables.tsx'));
const OffMap = lazy(() => import('./drawer/OffMap.tsx'));
const TurnsPage = lazy(() => import('./turns/TurnsPage.tsx'));
const Roster = lazy(() => import('./drawer/Roster.tsx'));
const Army = lazy(() => import('./drawer/Army.tsx'));
const TerrainKey = lazy(() => import('./drawer/TerrainKey.tsx'));

/** What Dragon Pass lays on the table itself. */
export const passPanels: PanelsKit = {
  Screen: OwnSight,
  Scene: FightingScene,
  Prompt,
  Consequences: later(async () => (await import('./play/Consequences.tsx')).Consequences),
  Refinements: laterTogether(async () => (await import('./play/Refinements.tsx')).Refinements),
  UnitCard: later(async () => (await import('./panel/UnitCard.tsx')).UnitCard),
  StackTotals: later(async () => (await import('./panel/StackTotals.tsx')).StackTotals),
  Track,
  Score,
  Aside: AsideIfAny,
  books: [
    { id: 'army', title: 'books.army', icon: 'army', Content: Army },
    { id: 'tables', title: 'pass.tables', icon: 'melee', Content: CombatTables },
    { id: 'terrain', title: 'table.tool-terrain', icon: 'terrain', Content: TerrainKey },
    { id: 'units', title: 'books.units', icon: 'crown', Content: Roster },
    { id: 'off', title: 'pass.tray', icon: 'table', Content: OffMap },
  ],
  pages: [
    {
      id: 'turns',
      title: 'pass.turns',
      icon: 'turn',
      key: 'y',
      isOffered: ({ scenario }: View) =>
        SCENARIO_SHEETS.some(({ id, income }) => id === scenario && income !== undefined),
      Content: TurnsPage,
    },
  ],
  lessons: async () => [(await import('../tutorial/lesson/lesson.ts')).lesson],
};

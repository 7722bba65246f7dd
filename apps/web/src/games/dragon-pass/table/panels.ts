import type { View } from '@hexwyrm/dragon-pass';
import { SCENARIO_SHEETS } from '@hexwyrm/dragon-pass/data';
import { lazy } from 'react';
import { later, laterTogether } from '../../../base/later.tsx';
import type { PanelsKit } from '../../../table/kit.ts';
import type { PassView } from '../view.ts';
import { AsideIfAny } from './frame/AsideIfAny.tsx';
import { Score } from './frame/Score.tsx';
import { Track } from './frame/Track.tsx';
import { OwnSight } from './OwnSight.ts';
import { Prompt } from './play/Prompt.tsx';
import { Scene } from './Scene.tsx';

const CombatTables = lazy(() => import('./drawer/CombatTables.tsx'));
const OffMap = lazy(() => import('./drawer/OffMap.tsx'));
const Desk = lazy(() => import('./desk/Desk.tsx'));
const PowersPage = lazy(() => import('./peoples/PowersPage.tsx'));
const TurnsPage = lazy(() => import('./turns/TurnsPage.tsx'));
const Roster = lazy(() => import('./drawer/Roster.tsx'));
const Army = lazy(() => import('./drawer/Army.tsx'));
const TerrainKey = lazy(() => import('./drawer/TerrainKey.tsx'));

/** Secret choices with buttons of their own: a press of E must not send what has not been laid out. */
const ENDS_ITSELF: ReadonlySet<string | undefined> = new Set(['diplomacy', 'auction']);

/** What Dragon Pass lays on the table itself. */
export const passPanels: PanelsKit = {
  Screen: OwnSight,
  Scene,
  OverBoard: later(async () => (await import('./OverBoard.tsx')).OverBoard),
  endsItself: ({ frames }: PassView) => ENDS_ITSELF.has(frames.at(-1)?.kind),
  Prompt,
  Consequences: later(async () => (await import('./play/Consequences.tsx')).Consequences),
  Refinements: laterTogether(async () => (await import('./play/Refinements.tsx')).Refinements),
  Settings: later(async () => (await import('./powers/WhenAsked.tsx')).WhenAsked),
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
      id: 'desk',
      title: 'pass.desk',
      icon: 'diplomacy',
      key: 'd',
      isOffered: ({ answers }: PassView) => answers.diplomacy !== null,
      Content: Desk,
    },
    {
      id: 'powers',
      title: 'pass.peoples',
      icon: 'alliance',
      key: 'o',
      isOffered: ({ diplomacy }: PassView) => diplomacy !== undefined,
      Content: PowersPage,
    },
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
  lessons: async () => (await import('../tutorial/lessons.ts')).lessons,
};

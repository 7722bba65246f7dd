import { lazy } from 'react';
import { later, laterTogether } from '../../../base/later.tsx';
import type { PanelsKit } from '../../../table/kit.ts';
import { Drafting } from '../draft/Drafting.tsx';
import { Score } from './frame/Score.tsx';
import { Track } from './frame/Track.tsx';
import { Prompt } from './play/Prompt.tsx';

const CombatTable = lazy(() => import('./drawer/CombatTable.tsx'));
const Roster = lazy(() => import('./drawer/Roster.tsx'));
const Army = lazy(() => import('./drawer/Army.tsx'));
const TerrainKey = lazy(() => import('./drawer/TerrainKey.tsx'));

/** What Dragon Rage lays on the table itself. */
export const ragePanels: PanelsKit = {
  Screen: Drafting,
  Scene: () => null,
  Prompt,
  Refinements: laterTogether(async () => (await import('./play/Refinements.tsx')).Refinements),
  Cautions: later(async () => (await import('./play/Cautions.tsx')).Cautions),
  KindNote: later(async () => (await import('./play/KindNote.tsx')).KindNote),
  UnitCard: later(async () => (await import('./panel/UnitCard.tsx')).UnitCard),
  Track,
  Score,
  Aside: () => null,
  books: [
    { id: 'army', title: 'books.army', icon: 'army', Content: Army },
    { id: 'combat', title: 'rage.tool-combat', icon: 'melee', Content: CombatTable },
    { id: 'terrain', title: 'table.tool-terrain', icon: 'terrain', Content: TerrainKey },
    { id: 'units', title: 'books.units', icon: 'crown', Content: Roster },
  ],
  lessons: async () => (await import('../tutorial/lessons.ts')).lessons,
};

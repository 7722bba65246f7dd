import type { PanelsKit } from '../../../table/kit.ts';
import { Score } from './Score.tsx';
import { Track } from './Track.tsx';
import { UnitCard } from './UnitCard.tsx';

/** What Bridgehead lays on the table itself. */
export const bridgeheadPanels: PanelsKit = {
  Screen: ({ children }) => children,
  Scene: () => null,
  Prompt: () => null,
  Refinements: () => null,
  UnitCard,
  Track,
  Aside: () => null,
  Score,
  books: [],
  lessons: async () => [],
};

import type { PanelsKit } from '../../../table/kit.ts';
import { Score } from './frame/Score.tsx';
import { Track } from './frame/Track.tsx';
import { UnitCard } from './panel/UnitCard.tsx';
import { Prompt } from './play/Prompt.tsx';

/** What Dragon Pass lays on the table itself. */
export const passPanels: PanelsKit = {
  Screen: ({ children }) => children,
  Prompt,
  Refinements: () => null,
  UnitCard,
  Track,
  Score,
  books: [],
  lesson: null,
};

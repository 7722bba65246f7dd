import type { PanelsKit } from '../../../table/kit.ts';
import { Battle } from './battle/Battle.tsx';
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
  books: [],
  lesson: async () => (await import('../tutorial/lesson/lesson.ts')).lesson,
};

import { create } from 'zustand';
import type { MessageId } from '../i18n/index.ts';
import { recall, remember } from '../storage/settings.ts';

interface LessonStore {
  /** The saved game that is the lesson; null before it is known. */
  readonly game: string | null;
  /** The step the lesson waits in. */
  readonly index: number;
  /** The step whose card is open: an earlier one while the player reads it again. */
  readonly shown: number;
  /** Why the coach has just refused. */
  readonly objection: MessageId | null;
  begin(game: string, index: number): void;
  goTo(index: number): void;
  turnBack(): void;
  turnOn(): void;
  object(objection: MessageId | null): void;
}

/** How far the learner has come. */
export const useLesson = create<LessonStore>()((set) => ({
  game: null,
  index: 0,
  shown: 0,
  objection: null,
  begin: (game, index) => set({ game, index, shown: index, objection: null }),
  goTo: (index) => set({ index, shown: index, objection: null }),
  turnBack: () => set(({ shown }) => ({ shown: Math.max(shown - 1, 0), objection: null })),
  turnOn: () => set(({ shown, index }) => ({ shown: Math.min(shown + 1, index), objection: null })),
  object: (objection) => set({ objection }),
}));

const KEY = 'lesson';

/** Keeps the step with the game it belongs to. */
export const keepStep = (game: string, index: number): void => remember(KEY, `${game} ${index}`);

export function keptStep(game: string): number {
  const [kept, index] = (recall(KEY) ?? '').split(' ');
  return kept === game ? Number(index) || 0 : 0;
}

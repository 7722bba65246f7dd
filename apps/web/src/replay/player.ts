import { create } from 'zustand';
import { isOutOfSight, pauseAfter } from '../engine/bots/pace.ts';
import { useGame } from '../engine/store.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

interface Player {
  readonly playing: boolean;
  readonly speed: Speed;
  /** Plays from the current moment, or from `from`; at the end of the game it stops, or returns to now. */
  play(from?: number, returns?: boolean): Promise<void>;
  pause(): void;
  setSpeed(speed: Speed): void;
  /** Shows a moment and stays there. */
  goTo(actions: number): Promise<void>;
  /** Back to the game as it is. */
  leave(): Promise<void>;
}

/** Minimum milliseconds per moment: a long quiet stretch is still seen to pass. */
const LEAST = 90;

/** Plays the past of the game on the table. */
export const usePlayer = create<Player>((set, get) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let returning = false;

  const tick = async (): Promise<void> => {
    const { past, length, lookAt } = useGame.getState();
    if (!get().playing || past === null) return set({ playing: false });
    if (past >= length) {
      set({ playing: false });
      if (returning) await lookAt(null);
      return;
    }
    await lookAt(past + 1);
    const newest = useGame.getState().log.slice(-1);
    const wait = newest.every(isOutOfSight) ? 0 : Math.max(LEAST, pauseAfter(newest, 'brisk')) / get().speed;
    timer = setTimeout(() => void tick(), wait);
  };

  const pause = (): void => {
    clearTimeout(timer);
    set({ playing: false });
  };

  return {
    playing: false,
    speed: 1,
    async play(from, returns = false) {
      pause();
      returning = returns;
      const { past, length, lookAt } = useGame.getState();
      const start = from ?? (past === null || past >= length ? 0 : past);
      await lookAt(start);
      set({ playing: true });
      timer = setTimeout(() => void tick(), LEAST / get().speed);
    },
    pause,
    setSpeed: (speed) => set({ speed }),
    async goTo(actions) {
      pause();
      const { length, lookAt } = useGame.getState();
      await lookAt(Math.min(length, Math.max(0, actions)));
    },
    async leave() {
      pause();
      await useGame.getState().lookAt(null);
    },
  };
});

import type { Analysis, Json, Missed } from '@hexwyrm/kernel';
import { useRef, useState } from 'react';
import { useEffect } from '../../base/effects.ts';
import { useGame } from '../../engine/store.ts';
import { viewOf } from '../../engine/view.ts';
import type { GameView } from '../../kit/kit.ts';

/** Actions that are weighed between two looks at whether to go on. */
const SLICE = 12;

/** What was missed, with the view of the player who missed it. */
interface Oversight extends Missed<Json> {
  readonly view: GameView;
}

/** How far it has come: `done` of `all` pieces of work. */
export interface Progress {
  readonly analysis: Analysis | null;
  readonly missed: readonly Oversight[];
  readonly done: number;
  readonly all: number;
  readonly running: boolean;
  readonly failed: boolean;
}

const NOTHING: Progress = { analysis: null, missed: [], done: 0, all: 0, running: false, failed: false };

/** Looks back at the game piece by piece: first the chances, then what was missed. It can be stopped and goes on from there. */
export function useAnalysis(length: number) {
  const host = useGame((game) => game.host);
  const [progress, setProgress] = useState(NOTHING);
  const wanted = useRef(false);
  const latest = useRef(progress);
  const tell = (change: Partial<Progress>) => {
    latest.current = { ...latest.current, ...change };
    setProgress(latest.current);
  };
  useEffect(
    () => () => {
      wanted.current = false;
    },
    [],
  );
  const weigh = async (): Promise<void> => {
    for (;;) {
      const { analysis } = latest.current;
      const from = analysis?.actions.length ?? 0;
      if (!wanted.current || (analysis !== null && from >= length)) return;
      const more = await host.analyse(from, Math.min(length, from + SLICE));
      const whole = analysis === null ? more : joined(analysis, more);
      tell({ analysis: whole, done: whole.actions.length, all: length });
    }
  };
  const search = async (): Promise<void> => {
    const turns = latest.current.analysis?.turns ?? [];
    tell({ all: length + turns.length });
    for (;;) {
      const { done, missed } = latest.current;
      const at = turns[done - length];
      if (!wanted.current || at === undefined) return;
      const found = (await host.missed(at)).missed;
      const news = found === null ? [] : [{ ...found, view: viewOf(await host.at(at, found.seat)) }];
      tell({ missed: [...missed, ...news], done: done + 1 });
    }
  };
  return {
    progress,
    async start() {
      if (latest.current.running) return;
      wanted.current = true;
      tell({ running: true, failed: false });
      try {
        await weigh();
        await search();
        tell({ running: false });
      } catch {
        tell({ running: false, failed: true });
      }
    },
    stop() {
      wanted.current = false;
    },
  };
}

const joined = (one: Analysis, more: Analysis): Analysis => ({
  ...one,
  actions: [...one.actions, ...more.actions],
  turns: [...one.turns, ...more.turns],
});

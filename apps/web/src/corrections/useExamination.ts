import type { Examination } from '@hexwyrm/wargame';
import { useCallback, useRef, useState } from 'react';
import { useEffect } from '../base/effects.ts';
import type { Draft } from './draft.ts';
import type { ExamineRequest } from './examine-messages.ts';

/** Milliseconds after the last change. */
const PAUSE = 300;

export type Examine = (draft: Draft) => Promise<Examination>;

/** The rules of the game, asked in a worker whether it can be played with corrections. */
export function useExaminer(game: string): Examine {
  const worker = useRef<Worker>(null);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );
  return useCallback(
    (draft) => {
      worker.current ??= new Worker(new URL('../workers/engine-worker.ts', import.meta.url), {
        type: 'module',
        name: 'examiner',
      });
      const to = worker.current;
      return new Promise((resolve, reject) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }: MessageEvent<Examination>) => {
          port1.close();
          resolve(data);
        };
        to.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true });
        to.postMessage({ game, draft } satisfies ExamineRequest, [port2]);
      });
    },
    [game],
  );
}

/** What the rules say of a draft; null until they have said it of this one. */
export function useExamination(examine: Examine, draft: Draft): Examination | null {
  const [known, setKnown] = useState<{ readonly of: Draft; readonly found: Examination } | null>(null);
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(() => {
      examine(draft)
        .then((found) => {
          if (wanted) setKnown({ of: draft, found });
        })
        .catch((error: unknown) => console.error('the corrections could not be checked', error));
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [examine, draft]);
  return known?.of === draft ? known.found : null;
}

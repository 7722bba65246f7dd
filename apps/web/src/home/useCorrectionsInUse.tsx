import type { Json } from '@hexwyrm/kernel';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { GameId } from '../kit/ids.ts';
import { inUse, putInUse } from '../storage/corrections.ts';

const InUse = lazy(() => import('./InUse.tsx'));

interface CorrectionsInUse {
  /** Says that new games are played with them, and lets them be left out. */
  readonly notice: ReactNode;
  /** The options of a new game, with them. */
  appliedTo(options: Json): Json;
}

/** The corrections that new games use, as a form shows and sets them. */
export function useCorrectionsInUse(game: GameId): CorrectionsInUse {
  const [corrections, setCorrections] = useState(() => inUse(game));
  if (corrections === null) return { notice: null, appliedTo: (options) => options };
  const leave = () => {
    putInUse(game, null);
    setCorrections(null);
  };
  return {
    notice: (
      <Suspense fallback={null}>
        <InUse {...{ game, corrections, leave }} />
      </Suspense>
    ),
    appliedTo: (options) => ({ ...Object(options), corrections }),
  };
}

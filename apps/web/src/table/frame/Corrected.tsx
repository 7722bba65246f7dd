import { lazy, Suspense } from 'react';
import { type Draft, isDraft } from '../../corrections/draft.ts';
import { gameOf } from '../../kit/ids.ts';
import type { GameView } from '../../kit/kit.ts';
import { useTable } from '../context.ts';

const CorrectedChip = lazy(() => import('../../corrections/differences/CorrectedChip.tsx'));

/** What the game was corrected with, as its view says; null: nothing. */
function correctionsIn(view: GameView): Draft | null {
  const corrections: unknown = 'corrections' in view ? view.corrections : null;
  return isDraft(corrections) ? corrections : null;
}

/** Tells everyone at the table that corrections are in force, and which. */
export function Corrected() {
  const { view, snapshot } = useTable();
  const corrections = correctionsIn(view);
  if (corrections === null) return null;
  return (
    <Suspense fallback={null}>
      <CorrectedChip game={gameOf(snapshot)} corrections={corrections} />
    </Suspense>
  );
}

import type { Json } from '@hexwyrm/kernel';
import { lazy, Suspense } from 'react';
import { isDraft } from '../corrections/draft.ts';
import type { GameId } from '../kit/ids.ts';

const CorrectedChip = lazy(() => import('../corrections/differences/CorrectedChip.tsx'));

interface ContestCorrectionsProps {
  readonly game: GameId;
  /** Of every game of the contest. */
  readonly options: Readonly<Record<string, Json>>;
}

/** Tells all players of a contest that its games are played with corrections, and with which. */
export function ContestCorrections({ game, options: { corrections } }: ContestCorrectionsProps) {
  if (!isDraft(corrections)) return null;
  return (
    <Suspense fallback={null}>
      <CorrectedChip game={game} corrections={corrections} />
    </Suspense>
  );
}

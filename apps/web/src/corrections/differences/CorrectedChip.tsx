import { lazy, Suspense, useState } from 'react';
import { useVolume, useWords } from '../../i18n/index.ts';
import type { GameId } from '../../kit/ids.ts';
import { type Draft, headOf } from '../draft.ts';
import './corrected-chip.css';

const CorrectionsList = lazy(() => import('./CorrectionsList.tsx'));

interface CorrectedChipProps {
  readonly game: GameId;
  readonly corrections: Draft;
}

/** Says that corrections are in force, and opens which. */
export default function CorrectedChip({ game, corrections }: CorrectedChipProps) {
  const { t } = useWords();
  const told = useVolume('corrections');
  const [open, setOpen] = useState(false);
  if (!told) return null;
  const name = headOf(corrections, 'name');
  return (
    <>
      <button
        type="button"
        className="corrected-chip"
        title={t('corrections.chip-title')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('corrections.chip')}
        {name !== '' && <span>{name}</span>}
      </button>
      {open && (
        <Suspense fallback={null}>
          <CorrectionsList {...{ game, corrections }} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

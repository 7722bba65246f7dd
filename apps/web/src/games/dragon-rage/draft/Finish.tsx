import { useState } from 'react';
import { Key } from '../../../ui/Key.tsx';
import { useRageTable } from '../useRageTable.ts';
import { useRageWords } from '../words/useRageWords.ts';
import type { Draft } from './useDraft.ts';
import type { GoalWish } from './usePlannedGoal.ts';

interface FinishProps {
  readonly draft: Draft;
  readonly wish: GoalWish;
}

/** Finishes the army. Asks once if points are left that would buy something. */
export function Finish({ draft, wish }: FinishProps) {
  const { busy } = useRageTable();
  const { t, list, number, unitName } = useRageWords();
  const [asks, setAsks] = useState(false);
  const wanting = draft.musters.filter(({ ledger }) => !ledger.complete);
  const affordable = draft.musters.flatMap(({ ledger }) =>
    ledger.wares.filter(({ refusal, price }) => refusal === null && price > 0),
  );
  const left = draft.musters.reduce((sum, { ledger }) => sum + ledger.left, 0);
  const done = () => draft.finish(wish.pending);
  const press = () => {
    if (wanting.length > 0) return;
    if (affordable.length === 0 || draft.planned) done();
    else setAsks(true);
  };
  if (asks && affordable.length > 0) {
    return (
      <div className="ask draft-ask" role="alertdialog" aria-label={t('draft.finish')}>
        <p>
          {t('draft.points-left', {
            points: number(left),
            units: list(affordable.map(({ what }) => unitName(what))),
          })}
        </p>
        <div className="pair">
          <button type="button" className="button" onClick={() => setAsks(false)}>
            {t('draft.go-on')}
          </button>
          <button type="button" className="button button-primary" data-finish disabled={busy} onClick={done}>
            {t('draft.finish-anyway')} <Key name="E" />
          </button>
        </div>
      </div>
    );
  }
  return (
    <div className="draft-finish">
      {wanting.map(({ side, ledger }) =>
        ledger.least > 0 ? (
          <p key={side} className="hint">
            {t('draft.short-of', { side, points: ledger.least - ledger.spent })}
          </p>
        ) : null,
      )}
      <button
        type="button"
        className="button button-primary"
        data-finish
        aria-disabled={wanting.length > 0 || busy}
        onClick={press}
      >
        {t(draft.planned ? 'draft.finish-plan' : 'draft.finish')} <Key name="E" />
      </button>
    </div>
  );
}

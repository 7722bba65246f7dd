import { type BattleReport, battleIn, battleWith } from '@hexwyrm/dragon-pass';
import { useMemo } from 'react';
import { useSelection } from '../../../../table/select/selection-store.ts';
import { usePassTable } from '../../usePassTable.ts';
import { isMuster, type Muster } from './muster.ts';

interface Shown {
  readonly report: BattleReport;
  /** The previewed step, or null: the battle as it is. */
  readonly trial: Muster | null;
}

/** The battle that is put together or fought, as if the unit in preview had joined. */
export function useBattle(): Shown | null {
  const { view } = usePassTable();
  const { trial, preview } = useSelection();
  const looked = trial ?? preview?.action ?? null;
  return useMemo(() => {
    const step = looked !== null && isMuster(looked) ? looked : null;
    const tried = step && battleWith(view, step);
    const report = tried ?? battleIn(view);
    return report && { report, trial: tried ? step : null };
  }, [view, looked]);
}

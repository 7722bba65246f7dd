import type { BattleReport } from '@hexwyrm/dragon-pass';
import { useMemo } from 'react';
import type { GameAction } from '../../../../kit/kit.ts';
import { useSelection } from '../../../../table/select/selection-store.ts';
import { usePassAnswer } from '../../useAnswer.ts';
import { usePassTable } from '../../usePassTable.ts';
import { isMuster, type Muster } from './muster.ts';

interface Shown {
  readonly report: BattleReport;
  /** The previewed step, or null: the battle as it is. */
  readonly trial: Muster | null;
}

/** The battle that is put together or fought, as if the unit in preview had joined. */
export function useBattle(): Shown | null {
  const { trial, preview } = useSelection();
  return useBattleWith(trial ?? preview?.action ?? null);
}

/** The battle as this step would make it; as it is, where it is no such step. */
export function useBattleWith(looked: GameAction | null): Shown | null {
  const { view } = usePassTable();
  const step = looked !== null && isMuster(looked) ? looked : null;
  const tried = usePassAnswer('battle', step && { action: step });
  const { battle } = view.answers;
  return useMemo(() => {
    const report = tried ?? battle;
    return report && { report, trial: tried ? step : null };
  }, [tried, battle, step]);
}

import type { Seat } from '@hexwyrm/kernel';
import { speechOf } from '@hexwyrm/words';
import { useMemo, useState } from 'react';
import { useEffect } from '../../base/effects.ts';
import { useLanguage, useVolume } from '../../i18n/index.ts';
import type { GameView } from '../../kit/kit.ts';
import { useKit } from '../../kit/kit-context.ts';
import type { LogEvent } from '../../replay/log-events.ts';
import type { Reporter } from '../kit.ts';
import { type ReportLine, reportOf } from './report.ts';

/** The report of what a seat has missed; none until its words and the game's reporter are there. */
export function useReport(missed: readonly LogEvent[], view: GameView, seat: Seat): readonly ReportLine[] {
  const { story } = useKit();
  const { tongue } = useLanguage();
  const told = useVolume('report');
  const [reporter, setReporter] = useState<Reporter | null>(null);
  useEffect(() => {
    let current = true;
    void story.reporter().then((come) => current && setReporter(come));
    return () => {
      current = false;
    };
  }, [story]);
  return useMemo(
    () => (told && reporter ? reportOf(reporter, missed, view, seat, speechOf(tongue)) : []),
    [told, reporter, missed, view, seat, tongue],
  );
}

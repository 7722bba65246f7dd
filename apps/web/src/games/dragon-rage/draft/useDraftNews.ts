import { useRef, useState } from 'react';
import { useEffect } from '../../../base/effects.ts';
import { useWords } from '../../../i18n/index.ts';
import type { Draft } from './useDraft.ts';

/** What has changed, in words, for screen readers. */
export function useDraftNews({ open, goal, planned }: Draft): string {
  const { t, number } = useWords();
  const { spent, left, units } = open.ledger;
  const [news, setNews] = useState('');
  const before = useRef(units);
  useEffect(() => {
    if (before.current === units) return;
    before.current = units;
    setNews(
      t(planned ? 'draft.news-plan' : 'draft.news', {
        units,
        spent: number(spent),
        left: number(left),
        goal: goal.total,
      }),
    );
  }, [units, spent, left, goal.total, planned, t, number]);
  return news;
}

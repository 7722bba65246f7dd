import { useWords } from '../../../../i18n/index.ts';
import { useRageTable } from '../../useRageTable.ts';

/** How much of the goal is razed, in the little room of a phone. */
export function Score() {
  const { view } = useRageTable();
  const { t, score } = useWords();
  return (
    <span className="score" data-spot="score" role="img" aria-label={score(view)}>
      {t('rage.score-short', { score: view.answers.score.score, goal: view.goal })}
    </span>
  );
}

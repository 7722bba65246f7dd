import { useWords } from '../../../../i18n/index.ts';
import { useRageTable } from '../../useRageTable.ts';
import { gradesOf, nextOf } from './grades.ts';

/** How much of the goal, or of the next grade, is razed, in the little room of a phone. */
export function Score() {
  const { view, world } = useRageTable();
  const { t } = useWords();
  const { score } = view.answers.score;
  const goal = nextOf(gradesOf(view, world.tables), score);
  return (
    <span className="score" data-spot="score" role="img" aria-label={t('score.line', { score, goal })}>
      {t('rage.score-short', { score, goal })}
    </span>
  );
}

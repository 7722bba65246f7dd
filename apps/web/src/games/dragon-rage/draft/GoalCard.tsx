import { useWords } from '../../../i18n/index.ts';
import { ClauseLink } from '../../../table/frame/ClauseLink.tsx';
import type { Draft } from './useDraft.ts';
import type { GoalWish } from './usePlannedGoal.ts';
import './goal.css';

interface GoalCardProps {
  readonly draft: Draft;
  readonly wish: GoalWish;
}

/** The victory points the invader will need, line by line as the armies make them. */
export function GoalCard({ draft: { goal, planned, takeGoalBack }, wish }: GoalCardProps) {
  const { t } = useWords();
  const open = goal.parts.some(({ unseen }) => unseen);
  const shown = goal.set ?? goal.total;
  return (
    <section className="card goal-card" aria-labelledby="goal-title">
      <header>
        <h2 className="label" id="goal-title">
          {t(planned ? 'draft.goal-formula' : 'draft.goal')}
        </h2>
        <p className="goal-total">
          <strong>{planned ? goal.total : shown}</strong> {t('draft.vp')}
        </p>
      </header>
      <ul className="goal-parts">
        {goal.parts.map(({ reason, clause, count, points, unseen, army }, index) => (
          <li key={reason} data-none={points === 0 && !unseen} data-balance={reason === 'invader-ahead'}>
            <span>
              {t(`rage.goal.${reason}`)} {count > 0 && army !== null && `(${count})`}{' '}
              <ClauseLink clause={clause} />
            </span>
            <strong>
              {unseen ? '?' : index === 0 || points === 0 ? points : t('draft.signed', { points })}
            </strong>
          </li>
        ))}
      </ul>
      {open && <p className="hint">{t('draft.goal-open')}</p>}
      {planned &&
        (goal.set === null ? (
          <label className="goal-wish">
            <span>{t('draft.goal-set')}</span>
            <input
              type="number"
              className="text-field"
              min={wish.least}
              max={wish.most}
              value={wish.value}
              onChange={({ target }) => wish.change(target.valueAsNumber)}
            />
            <small>{t('draft.goal-range', { least: wish.least, most: wish.most })}</small>
          </label>
        ) : (
          <p className="goal-wish">
            {t('draft.goal-fixed', { goal: goal.set })}
            <button type="button" className="button" onClick={takeGoalBack}>
              {t('draft.goal-again')}
            </button>
          </p>
        ))}
    </section>
  );
}

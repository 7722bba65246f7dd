import { ClauseLink } from '../../../table/frame/ClauseLink.tsx';
import { freshFace } from '../board/fresh-face.ts';
import { Counter } from '../table/Counter.tsx';
import { useRageTable } from '../useRageTable.ts';
import { coloursOf } from '../view.ts';
import { useRageWords } from '../words/useRageWords.ts';
import { type Draft, type Muster, takenOf } from './useDraft.ts';
import './army.css';

interface ArmyCardProps {
  readonly draft: Draft;
  readonly muster: Muster;
}

/** An army so far: what it costs, what is left, and every counter in it; a press puts one back. */
export function ArmyCard({ draft, muster: { side, ledger } }: ArmyCardProps) {
  const { world, view } = useRageTable();
  const { t, number, unitName } = useRageWords();
  const { least, most, spent, left, units, usual, clause, complete, cap } = ledger;
  const taken = takenOf(ledger);
  const title = draft.planned ? t(`draft.army-${side}`) : t('draft.your-army');
  return (
    <section
      className={`card army-card army-${coloursOf(view, side)}`}
      aria-label={title}
      data-open={side === draft.open.side}
    >
      <header>
        <h2 className="label">{title}</h2>
        <p className="army-clause">
          {cap !== null
            ? t('draft.roster', { most })
            : least > 0
              ? t('draft.band', { least, most })
              : t('draft.most', { most })}{' '}
          <ClauseLink clause={clause} />
        </p>
      </header>
      <div className="budget">
        <p className="budget-left">
          <strong>{number(left)}</strong> {t('draft.left', { count: left })}
        </p>
        <p className="budget-spent">{t(cap === null ? 'draft.spent' : 'draft.used', { spent, most })}</p>
        <div className="budget-gauge" aria-hidden="true">
          <i style={{ width: `${(Math.min(spent, most) / most) * 100}%` }} data-full={complete} />
          {least > 0 && <b style={{ left: `${(least / most) * 100}%` }} />}
        </div>
      </div>
      {cap !== null && (
        <div className="budget budget-units">
          <p className="budget-left">
            <strong>{units}</strong> {t('draft.of-units', { cap })}
          </p>
          <p className="budget-spent">
            <ClauseLink clause="DR-4.3.1-e" />
          </p>
          <div className="budget-gauge" aria-hidden="true">
            <i style={{ width: `${(Math.min(units, cap) / cap) * 100}%` }} />
          </div>
        </div>
      )}
      {taken.length === 0 ? (
        <p className="hint">{t('draft.nobody')}</p>
      ) : (
        <ul className="picks">
          {taken.map(({ what, taken: count }) => (
            <li key={what}>
              <button
                type="button"
                onClick={() => draft.remove(side, what)}
                title={t('draft.remove', { unit: unitName(what) })}
              >
                <span className="visually-hidden">
                  {t('draft.pick', { unit: unitName(what, count), count })}
                </span>
                <Counter face={freshFace(what, side, world)} size={46} />
                <strong aria-hidden="true">× {count}</strong>
                <span className="pick-less" aria-hidden="true">
                  −
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="draft-units">
        {cap === null && t('draft.units', { count: units })}
        {usual && ` · ${t('draft.usual', { from: usual[0], to: usual[1] })}`}
      </p>
    </section>
  );
}

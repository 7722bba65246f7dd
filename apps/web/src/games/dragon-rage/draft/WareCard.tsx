import type { Ware } from '@hexwyrm/dragon-rage';
import { ClauseLink } from '../../../table/frame/ClauseLink.tsx';
import { freshFace } from '../board/fresh-face.ts';
import { Counter } from '../table/Counter.tsx';
import { useRageTable } from '../useRageTable.ts';
import { useRageWords } from '../words/useRageWords.ts';
import type { Draft } from './useDraft.ts';
import { useFigures } from './useFigures.ts';

interface WareCardProps {
  readonly draft: Draft;
  readonly ware: Ware;
}

/** A kind of counter in the shop: what it can do, what it costs, how many are left. One press takes one. */
export function WareCard({ draft, ware }: WareCardProps) {
  const { view, world, commands } = useRageTable();
  const { t, unitName, abilities, number, refusalFact, clauseTitle } = useRageWords();
  const figures = useFigures(ware.what);
  const { what, price, taken, limit, refusal, goalChange } = ware;
  const { side } = draft.open;
  const name = unitName(what);
  const stock = t('draft.stock', { taken, limit });
  const reason = refusal === null ? '' : refusalFact(refusal) || clauseTitle(refusal.clause);
  const take = () => {
    if (refusal === null) draft.add(what);
    else commands.explain(draft.planned ? { type: 'recruit', what, side } : { type: 'recruit', what }, null);
  };
  return (
    <li className="ware" data-taken={taken > 0}>
      <button
        type="button"
        className="ware-add"
        data-ware={what}
        aria-disabled={refusal !== null}
        onClick={take}
      >
        <span className="visually-hidden">
          {[t('draft.add', { unit: name, price }), stock, reason].filter(Boolean).join(' ')}
        </span>
        <Counter face={freshFace(what, side, world)} size={world.types[what].kind === 'major' ? 76 : 62} />
        <span className="ware-text">
          <span className="ware-name" aria-hidden="true">
            {name}
          </span>
          <span className="ware-figures">{figures}</span>
          <span className="ware-abilities">{abilities(view, what).join(' · ')}</span>
        </span>
        <span className="ware-price" aria-hidden="true">
          <strong>{number(price)}</strong>
          <small>{t('draft.points', { count: price })}</small>
        </span>
      </button>
      <div className="ware-foot">
        <span className="ware-stock">
          <span className="pips" aria-hidden="true">
            {Array.from({ length: limit }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one pip is like another
              <i key={index} data-taken={index < taken} />
            ))}
          </span>
          {stock}
        </span>
        {goalChange !== 0 && (
          <span className="ware-goal">{t('draft.goal-change', { points: goalChange })}</span>
        )}
        {taken > 0 && (
          <button
            type="button"
            className="ware-less"
            aria-label={t('draft.remove', { unit: name })}
            title={t('draft.remove', { unit: name })}
            onClick={() => draft.remove(side, what)}
          >
            −
          </button>
        )}
      </div>
      {refusal !== null && (
        <p className="ware-why">
          {reason} <ClauseLink clause={refusal.clause} />
        </p>
      )}
    </li>
  );
}

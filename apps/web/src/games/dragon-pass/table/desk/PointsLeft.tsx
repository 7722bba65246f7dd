import { useWords } from '../../../../i18n/index.ts';
import { usePeopleInk } from '../peoples/usePeopleInk.ts';
import type { OpenDesk } from './useDesk.ts';
import './share-points.css';

/** How many points are left to give, and who gets the others. */
export function PointsLeft({ desk: { diplomacy, given, left } }: { readonly desk: OpenDesk }) {
  const { t } = useWords();
  const inkOf = usePeopleInk();
  const { majors, fund, income } = diplomacy;
  const { total } = income;
  return (
    <div className="points-left">
      <p role="status">
        <strong data-left={left > 0}>{left}</strong>{' '}
        {t('pages.points-left', { left, given: total - left, total })}
      </p>
      <div className="points-bar" aria-hidden="true">
        {majors.map(({ people }) => (
          <span key={people} style={{ flexGrow: given[people] ?? 0, background: inkOf(people) }} />
        ))}
        {fund !== null && <span className="points-fund" style={{ flexGrow: given[fund.people] ?? 0 }} />}
        {left > 0 && <span className="points-rest" style={{ flexGrow: left }} />}
      </div>
    </div>
  );
}

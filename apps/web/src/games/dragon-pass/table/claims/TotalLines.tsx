import type { Major } from '@hexwyrm/dragon-pass';
import { useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { usePassTable } from '../../usePassTable.ts';

const SOURCES = ['allotted', 'event', 'trespass', 'rebuff'] as const;

/** Where the player’s total with a people comes from. */
export function TotalLines({ major: { people, own } }: { readonly major: Major }) {
  const { view, player } = usePassTable();
  const { t } = useWords();
  const entries = (view.diplomacy?.ledger ?? []).filter(
    (entry) => entry.player === player && entry.people === people,
  );
  return (
    <ul className="sum-lines">
      {SOURCES.map((why) => {
        const points = entries.filter((entry) => entry.why === why).map((entry) => entry.points);
        return (
          <li key={why} data-none={points.length === 0}>
            <span>{t(`pages.points-${why}`)}</span>
            <b>{points.length === 0 ? 0 : points.join(' + ')}</b>
          </li>
        );
      })}
      <li className="sum-total">
        <span>
          {t('pages.total-told')} <ClauseLink clause="DP-14.1.3-a" />
        </span>
        <b>{own}</b>
      </li>
    </ul>
  );
}

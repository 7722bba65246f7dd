import { useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { usePassTable } from '../../usePassTable.ts';
import type { OpenDesk } from './useDesk.ts';

/** Where the points of this turn come from (14.1.6). */
export function Income({ desk: { diplomacy } }: { readonly desk: OpenDesk }) {
  const { view } = usePassTable();
  const { t } = useWords();
  return (
    <details open>
      <summary>{t('pages.income', { turn: view.turn })}</summary>
      <ul className="sum-lines">
        {diplomacy.income.parts.map(({ what, value, clause = 'DP-14.1.2-a' }) => (
          <li key={what}>
            <span>
              {t(`odds.part.${what}`)} <ClauseLink clause={clause} />
            </span>
            <b>{value}</b>
          </li>
        ))}
      </ul>
    </details>
  );
}

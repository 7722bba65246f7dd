import type { Major } from '@hexwyrm/dragon-pass';
import { useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { usePassTable } from '../../usePassTable.ts';
import { Pennon } from '../peoples/Pennon.tsx';

/** Whose ally it is, since when, and with what total it was won. */
export function Allied({ major: { owner, since, stated, own } }: { readonly major: Major }) {
  const { view } = usePassTable();
  const { t, who } = useWords();
  const seat = view.seats[owner];
  if (seat === undefined) return null;
  return (
    <div className="allied">
      <Pennon player={owner} size={34} />
      <div>
        <b>
          {since === null
            ? t('pages.allied', who(seat))
            : t('pages.allied-since', { ...who(seat), turn: since })}
        </b>
        <small>
          {stated !== null && t('pages.allied-with', { stated })} <ClauseLink clause="DP-14.1.3-g" />
          {own > 0 && ` · ${t('pages.allied-spent', { points: own })}`}
        </small>
      </div>
    </div>
  );
}

import { useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { usePassTable } from '../../usePassTable.ts';
import { Crest } from '../peoples/Crest.tsx';
import { Pennon } from '../peoples/Pennon.tsx';
import { RangeBar } from '../points/RangeBar.tsx';
import { rangeOf } from '../points/range-of.ts';
import { useVerdict } from '../points/useVerdict.ts';
import { Allied } from './Allied.tsx';
import { Fold } from './Fold.tsx';
import type { MajorRowProps } from './MajorRow.tsx';
import { Steps } from './Steps.tsx';

/** A major power on a phone: one line, which opens to the points and the axis. */
export function MajorFold({ major, given, left, end, onGive }: MajorRowProps) {
  const { view, player } = usePassTable();
  const { t } = useWords();
  const { people, lead, owner, own } = major;
  const range = rangeOf(major, given);
  const { verdict, holds } = useVerdict(major, given);
  const allied = owner >= 0;
  const name = t(`people.${people}`);
  const line = allied ? t('pages.is-allied') : `${t('pages.lead', { lead })} · ${verdict}`;
  const mark = allied ? <Pennon player={owner} size={26} /> : <strong>{range.mine}</strong>;
  return (
    <Fold sign={<Crest people={people} size={32} />} {...{ name, line, mark, given, allied }}>
      {allied ? (
        <Allied major={major} />
      ) : (
        <div className="fold-open">
          {left !== null && <Steps {...{ name, given, left, onGive }} had={own} />}
          <RangeBar range={range} end={end} own={view.seats[player]} other={view.seats[1 - player]} />
          <p>
            <b>{verdict}.</b> {holds} <ClauseLink clause="DP-14.1.3-b" />
          </p>
        </div>
      )}
    </Fold>
  );
}

import { useState } from 'react';
import { useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { usePassTable } from '../../usePassTable.ts';
import { Crest } from '../peoples/Crest.tsx';
import { Pennon } from '../peoples/Pennon.tsx';
import { RangeBar } from '../points/RangeBar.tsx';
import { rangeOf } from '../points/range-of.ts';
import { useVerdict } from '../points/useVerdict.ts';
import { Allied } from './Allied.tsx';
import type { MajorRowProps } from './MajorRow.tsx';

const STEPS = [-5, -1, 1, 5] as const;

/** A major power on a phone: one line, which opens to the points and the axis. */
export function MajorFold({ major, given, left, end, onGive }: MajorRowProps) {
  const { view, player } = usePassTable();
  const { t, signed } = useWords();
  const [open, setOpen] = useState(false);
  const { people, lead, owner, own } = major;
  const range = rangeOf(major, given);
  const { verdict, holds } = useVerdict(major, given);
  const allied = owner >= 0;
  const name = t(`people.${people}`);
  const line = allied ? t('pages.is-allied') : `${t('pages.lead', { lead })} · ${verdict}`;
  return (
    <li className="major-fold" data-given={given > 0} data-allied={allied}>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Crest people={people} size={32} />
        <span>
          <b>{name}</b>
          <small>{line}</small>
        </span>
        {allied ? <Pennon player={owner} size={26} /> : <strong>{range.mine}</strong>}
      </button>
      {open && allied && <Allied major={major} />}
      {open && !allied && (
        <div className="fold-open">
          {left !== null && (
            <div className="fold-steps">
              {STEPS.map((step) => (
                <button
                  key={step}
                  type="button"
                  className="button"
                  aria-label={`${name}: ${signed(step)}`}
                  disabled={step < 0 ? given === 0 : left === 0}
                  onClick={() => onGive(Math.max(0, Math.min(given + step, given + left)))}
                >
                  {signed(step)}
                </button>
              ))}
              <output>{t('pages.had-plus', { had: own, given })}</output>
            </div>
          )}
          <RangeBar
            range={range}
            end={end}
            own={view.seats[player] ?? ''}
            other={view.seats[1 - player] ?? ''}
          />
          <p>
            <b>{verdict}.</b> {holds} <ClauseLink clause="DP-14.1.3-b" />
          </p>
        </div>
      )}
    </li>
  );
}

import type { KeyboardEvent } from 'react';
import { useWords } from '../../../../i18n/index.ts';
import { usePhone } from '../../../../table/usePhone.ts';
import { axisEnd } from '../points/RangeBar.tsx';
import { rangeOf } from '../points/range-of.ts';
import { FundRow } from './FundRow.tsx';
import { MajorFold } from './MajorFold.tsx';
import { MajorRow } from './MajorRow.tsx';
import type { OpenDesk } from './useDesk.ts';

/** The major powers, each with what it has and gets, and both totals on one axis; last the replacement fund. */
export function Majors({ desk: { diplomacy, open, given, give, left } }: { readonly desk: OpenDesk }) {
  const { t } = useWords();
  const phone = usePhone();
  const { majors, fund } = diplomacy;
  const end = axisEnd(
    majors.flatMap((major) => (major.owner < 0 ? [rangeOf(major, given[major.people] ?? 0)] : [])),
  );
  const Row = phone ? MajorFold : MajorRow;
  return (
    <>
      <div className="desk-head" aria-hidden="true">
        <span className="label">{t('pages.major')}</span>
        <span className="label">{t('pages.had-give-then')}</span>
        <span className="label">{t('pages.both-totals', { end })}</span>
        <span className="label">{t('pages.if-claimed')}</span>
      </div>
      <ul className="desk-rows" onKeyDown={walkRows}>
        {majors.map((major) => (
          <Row
            key={major.people}
            major={major}
            given={given[major.people] ?? 0}
            left={open ? left : null}
            end={end}
            onGive={(points) => give(major.people, points)}
          />
        ))}
        {fund !== null && (
          <FundRow
            fund={fund}
            given={given[fund.people] ?? 0}
            left={open ? left : null}
            onGive={(points) => give(fund.people, points)}
          />
        )}
      </ul>
    </>
  );
}

/** Up and down go from one people to the next. */
function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined) return;
  const fields = [...event.currentTarget.querySelectorAll<Element>('[role="spinbutton"]')];
  const at = document.activeElement === null ? -1 : fields.indexOf(document.activeElement);
  const next = fields[(at + step + fields.length) % fields.length];
  if (next instanceof HTMLElement) next.focus();
  event.preventDefault();
}

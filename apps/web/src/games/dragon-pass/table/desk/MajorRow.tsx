import type { Major } from '@hexwyrm/dragon-pass';
import { useWords } from '../../../../i18n/index.ts';
import { usePassTable } from '../../usePassTable.ts';
import { Band } from '../peoples/Band.tsx';
import { Crest } from '../peoples/Crest.tsx';
import { landOf } from '../peoples/leaders.ts';
import { RangeBar } from '../points/RangeBar.tsx';
import { rangeOf } from '../points/range-of.ts';
import { useVerdict } from '../points/useVerdict.ts';
import { Allied } from './Allied.tsx';
import { Stepper } from './Stepper.tsx';

export interface MajorRowProps {
  readonly major: Major;
  readonly given: number;
  /** What is left to give; null: nothing is given now. */
  readonly left: number | null;
  readonly end: number;
  onGive(points: number): void;
}

/** A major power: what it has of the player’s points, and what a claim would come to. */
export function MajorRow({ major, given, left, end, onGive }: MajorRowProps) {
  const { view, player } = usePassTable();
  const { t } = useWords();
  const { people, lead, owner } = major;
  const [mine, others] = [view.seats[player], view.seats[1 - player]];
  const name = t(`people.${people}`);
  const range = rangeOf(major, given);
  const { kind, verdict, holds } = useVerdict(major, given);
  return (
    <li className="desk-row" data-given={given > 0} data-allied={owner >= 0} data-side={mine}>
      <Crest people={people} size={40} />
      <div className="desk-who">
        <h3>
          {name} {owner < 0 && <span className="lead">{t('pages.lead', { lead })}</span>}
        </h3>
        <p className="hint">{t(landOf(people))}</p>
        <Band people={people} />
      </div>
      {owner >= 0 ? (
        <Allied major={major} />
      ) : (
        <>
          <div className="desk-give">
            <span>{major.own}</span>
            {left === null ? (
              <span />
            ) : (
              <Stepper
                value={given}
                left={left}
                label={t('pages.give-to', { people: name, lead })}
                text={t('pages.give-text', { had: major.own, given, mine: range.mine, verdict, holds })}
                less={t('pages.less', { people: name })}
                more={t('pages.more', { people: name })}
                onChange={onGive}
              />
            )}
            <b>{range.mine}</b>
          </div>
          <RangeBar range={range} end={end} own={mine} other={others} />
          <div className="desk-verdict" data-verdict={kind}>
            <b>{verdict}</b>
            <small>{holds}</small>
          </div>
        </>
      )}
    </li>
  );
}

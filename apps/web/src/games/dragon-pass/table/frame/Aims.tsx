import { useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { usePassTable } from '../../usePassTable.ts';
import { aimNow } from '../../words/aim-now.ts';
import { briefly } from './brief-aims.ts';
import './aims.css';
import './seats.css';

/** What each side needs to win and how much of it it has; `short`: one line a side where a tie is enough. */
export function Aims({ short = false }: { readonly short?: boolean }) {
  const { view } = usePassTable();
  const { t, seatName } = useWords();
  return (
    <ul className="aims" aria-label={t('pass.aims')}>
      {(short ? briefly(view.answers.aims) : view.answers.aims).map((aim) => {
        const { seat, reason, has, needs, clause } = aim;
        return (
          <li key={`${seat} ${reason}`} className={seat} data-reached={has >= needs}>
            <span className="aim-seat">{seatName(seat)}</span>
            <span className="aim-text">
              {t(`pass.aim.${reason}`, { needs })} <ClauseLink clause={clause} />
            </span>
            <strong>{aimNow(aim)}</strong>
            <span className="aim-pips" aria-hidden="true">
              {Array.from({ length: needs }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: pips have no other name than their place
                <i key={i} data-full={i < has} />
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

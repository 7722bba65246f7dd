import { useWords } from '../../../../i18n/index.ts';
import { ClauseLink } from '../../../../table/frame/ClauseLink.tsx';
import { usePassTable } from '../../usePassTable.ts';
import { aimNow } from '../../words/aim-now.ts';
import { briefly } from './brief-aims.ts';
import './aims.css';
import './seats.css';

const COMPARED: ReadonlySet<string> = new Set(['more-enemy-fortresses', 'last-to-move']);

/** What each side needs to win and how much of it it has; `short`: one line a side where a tie is enough. */
export function Aims({ short = false }: { readonly short?: boolean }) {
  const { view, world } = usePassTable();
  const { t, seatName } = useWords();
  const { fortresses } = world.land;
  return (
    <ul className="aims" aria-label={t('pass.aims')}>
      {(short ? briefly(view.answers.aims) : view.answers.aims).map((aim) => {
        const { seat, reason, has, needs, clause } = aim;
        // Measured by what the other side has: all there are to take are shown.
        const prizes = !COMPARED.has(reason) ? null : seat === 'lunar' ? fortresses.sartar : fortresses.lunar;
        return (
          <li key={`${seat} ${reason}`} className={seat} data-reached={has >= needs}>
            <span className="aim-seat">{seatName(seat)}</span>
            <span className="aim-text">
              {prizes !== null && short ? t('pass.aim-taken', { seat }) : t(`pass.aim.${reason}`, { needs })}{' '}
              <ClauseLink clause={clause} />
            </span>
            <strong>{prizes === null ? aimNow(aim) : t('pass.aim-of', { has, all: prizes.length })}</strong>
            <span className="aim-pips" aria-hidden="true">
              {Array.from({ length: prizes?.length ?? needs }, (_, i) => (
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

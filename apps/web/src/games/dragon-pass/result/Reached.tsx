import { useWords } from '../../../i18n/index.ts';
import type { PassView } from '../view.ts';
import { aimNow } from '../words/aim-now.ts';
import '../table/frame/seats.css';
import './reached.css';

/** The victory conditions of each player, and how far each was met in the end. */
export function Reached({ view }: { readonly view: PassView }) {
  const { t, seatName } = useWords();
  const { aims } = view.answers;
  if (aims.length === 0) return null;
  return (
    <section aria-labelledby="reached">
      <h2 className="label" id="reached">
        {t('pass.result.aims')}
      </h2>
      <ul className="reached">
        {aims.map((aim) => (
          <li key={`${aim.seat} ${aim.reason}`} className={aim.seat}>
            <strong>{seatName(aim.seat)}</strong>
            <span>{t(`pass.aim.${aim.reason}`, { needs: aim.needs })}</span>
            <span>{aimNow(aim)}</span>
            <em>{t(aim.has >= aim.needs ? 'pass.result.reached' : 'pass.result.missed')}</em>
          </li>
        ))}
      </ul>
    </section>
  );
}

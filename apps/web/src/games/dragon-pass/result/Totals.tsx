import type { View } from '@hexwyrm/dragon-pass';
import { useWords } from '../../../i18n/index.ts';
import { totalsOf } from './totals.ts';
import './totals.css';

/** DP-14.1.2-d: what each side held with every major power, open once the game is over; allies are in bold. */
export function Totals({ view }: { readonly view: View }) {
  const { t, seatName } = useWords();
  const rows = totalsOf(view);
  if (rows.length === 0) return null;
  return (
    <section className="result-card" aria-labelledby="points">
      <h2 className="label" id="points">
        {t('pass.result.points')}
      </h2>
      <table className="points-held">
        <thead>
          <tr>
            <td />
            {view.seats.map((seat) => (
              <th key={seat} scope="col">
                {seatName(seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ people, held, ally }) => (
            <tr key={people}>
              <th scope="row">{t(`people.${people}`)}</th>
              {held.map((points, player) => (
                <td key={view.seats[player]}>
                  {ally === player ? <b>{t('pass.result.ally', { points })}</b> : points}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import { useWords } from '../../../../i18n/index.ts';
import { usePassTable } from '../../usePassTable.ts';
import { Aims } from '../frame/Aims.tsx';
import { Pennon } from '../peoples/Pennon.tsx';
import { useTurns } from './useTurns.ts';

/** Who moves first in this turn and what each side needs in the end. */
export function OrderOfTurn() {
  const { view, player: own } = usePassTable();
  const { t, seatName } = useWords();
  const order = useTurns()[view.turn - 1]?.order ?? [];
  return (
    <>
      <h3 className="label">{t('pages.order-of', { turn: view.turn })}</h3>
      <ol className="order-cards">
        {order.map((player, place) => (
          <li key={player}>
            <Pennon player={player} size={34} />
            <b>{seatName(view.seats[player] ?? '')}</b>
            <small>{t('pages.order-place', { place: place + 1, own: String(player === own) })}</small>
          </li>
        ))}
      </ol>
      <h3 className="label">{t('pass.aims')}</h3>
      <Aims />
    </>
  );
}

import { useWords } from '../../../../i18n/index.ts';
import { logEvents } from '../../../../replay/log-events.ts';
import { Sentence } from '../../../../table/log/Sentence.tsx';
import { usePassTable } from '../../usePassTable.ts';
import { Dice } from '../events/Dice.tsx';
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
            <b>{seatName(view.seats[player])}</b>
            <small>{t('pages.order-place', { place: place + 1, own: String(player === own) })}</small>
          </li>
        ))}
      </ol>
      <OrderNews />
      <h3 className="label">{t('pass.aims')}</h3>
      <Aims />
    </>
  );
}

/** How the order has come about: the dice of the set-up, and the events that have turned it round. */
function OrderNews() {
  const { view, log } = usePassTable();
  const { t, eventSentence } = useWords();
  const rolled = logEvents(log, view.turn).filter(({ event }) => event.type === 'order-rolled');
  const turned = view.answers.events.rolled.filter(
    ({ kind, without }) => kind === 'order' && without === null,
  );
  if (rolled.length + turned.length === 0) return null;
  return (
    <ul className="order-news">
      {rolled.map(({ event, actions }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the past does not change
        <li key={`${actions} ${i}`}>
          <Sentence sentence={eventSentence(event, view)} chance={null} />
        </li>
      ))}
      {turned.toReversed().map(({ turn, dice }) => (
        <li key={turn}>
          {t('table.turn-n', { turn })} <Dice dice={dice} size={20} /> {t('odds.result.initiative-shift')}
        </li>
      ))}
    </ul>
  );
}

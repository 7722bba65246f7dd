import { useVolume, useWords } from '../../../../i18n/index.ts';
import { PageFrame } from '../../../../table/page/PageFrame.tsx';
import { usePassAnswer } from '../../useAnswer.ts';
import { usePassTable } from '../../usePassTable.ts';
import { EventTable } from '../events/EventTable.tsx';
import { Pennon } from '../peoples/Pennon.tsx';
import { Incomes } from './Incomes.tsx';
import { OrderOfTurn } from './OrderOfTurn.tsx';
import { TurnCard } from './TurnCard.tsx';
import { useTurns } from './useTurns.ts';
import './turns-page.css';
import '../frame/seats.css';

/** Turns and order: the moon, the income and the order of every turn, what it brought, and what decides at the end. */
export default function TurnsPage() {
  const { t } = useWords();
  const told = useVolume('pages');
  const turns = useTurns();
  const coming = usePassAnswer('coming', {}) ?? [];
  const { view } = usePassTable();
  if (!told) return null;
  return (
    <PageFrame title={t('pages.turns')} over="table" head={<Legend />}>
      <div className="turns-page">
        <div className="turns-main">
          <ol className="turn-cards">
            {turns.map((turn) => (
              <TurnCard key={turn.turn} turn={turn} coming={coming.filter((one) => one.turn === turn.turn)} />
            ))}
          </ol>
          <Incomes turns={turns} />
        </div>
        <aside className="turns-side">
          <OrderOfTurn />
          {view.diplomacy !== undefined && (
            <>
              <h3 className="label">{t('pages.events')}</h3>
              <EventTable />
            </>
          )}
        </aside>
      </div>
    </PageFrame>
  );
}

/** What the signs on the turns mean. */
function Legend() {
  const { view } = usePassTable();
  const { t } = useWords();
  const { order = [], income = null } = useTurns()[view.turn - 1] ?? {};
  const [first, second] = order;
  return (
    <ul className="turns-legend" aria-hidden="true">
      {income !== null && (
        <li>
          <span className="way">{income}</span>
          {t('pages.legend-points')}
        </li>
      )}
      {first !== undefined && second !== undefined && (
        <li className="turn-order">
          <Pennon player={first} size={16} />›<Pennon player={second} size={16} />
          {t('pages.legend-order')}
        </li>
      )}
    </ul>
  );
}

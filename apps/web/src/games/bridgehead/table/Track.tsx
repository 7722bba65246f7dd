import { LAST_TURN } from '@hexwyrm/bridgehead';
import { useWords } from '../../../i18n/index.ts';
import { useBridgeheadTable } from './useBridgeheadTable.ts';
import '../../../table/frame/track.css';
import './sides.css';

/** Turns gone and to come, and who holds the bridge. */
export function Track() {
  const { view } = useBridgeheadTable();
  const { t, score } = useWords();
  const turns = Array.from({ length: LAST_TURN }, (_, i) => i + 1);
  return (
    <footer className="track">
      <span className="label">
        {t('table.turn')} <span className="turn-number">{view.turn}</span>
      </span>
      <ol className="turns" aria-label={t('table.turn-n', { turn: view.turn })}>
        {turns.map((turn) => (
          <li
            key={turn}
            className={turn < view.turn ? 'gone' : turn === view.turn ? 'now' : ''}
            aria-current={turn === view.turn ? 'step' : undefined}
          >
            <span>{turn}</span>
          </li>
        ))}
      </ol>
      <p>{score(view)}</p>
    </footer>
  );
}

import { SCENARIO_SHEETS } from '@hexwyrm/dragon-pass/data';
import { useWords } from '../../../../i18n/index.ts';
import { usePassTable } from '../../usePassTable.ts';
import { Aims } from './Aims.tsx';
import '../../../../table/frame/track.css';

/** Turns gone and to come, and how near each side is to winning. */
export function Track() {
  const { view } = usePassTable();
  const { t } = useWords();
  const last = SCENARIO_SHEETS.find(({ id }) => id === view.scenario)?.turns ?? view.turn;
  const turns = Array.from({ length: Math.max(last, view.turn) }, (_, i) => i + 1);
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
      <Aims />
    </footer>
  );
}

import { Link } from 'wouter';
import { useWords } from '../../i18n/index.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useTable } from '../context.ts';
import { useSelection } from '../select/selection-store.ts';
import './bar.css';
import { useClock } from './useClock.ts';

/** Turn, phase and score in the little room of a phone. */
export function PhoneBar() {
  const { kit, snapshot } = useTable();
  const { set } = useSelection();
  const words = useWords();
  const { t } = words;
  const { turn, phases, at, stopped } = useClock();
  const now = stopped ? -1 : at;
  const phase = phases[now];
  return (
    <header className="bar phone-bar">
      <Link href="/" className="wordmark" aria-label={`Hexwyrm. ${t('table.home')}`}>
        <Icon name="wordmark" size={26} />
      </Link>
      <div className="where" data-spot="phases">
        <p>
          {snapshot.outcome !== null ? (
            <strong>{t('game.over')}</strong>
          ) : at < 0 ? (
            <strong>{t('history.before-turns')}</strong>
          ) : (
            <>
              <strong>{t('table.turn-n', { turn })}</strong>
              {phase && ` · ${words.phaseShort(phase.id)}`}
            </>
          )}
        </p>
        <ol className="pips" aria-hidden="true">
          {phases.map(({ id }, i) => (
            <li key={id} className={i === now ? 'now' : i < at ? 'done' : ''} />
          ))}
        </ol>
      </div>
      <kit.panels.Score />
      <button
        type="button"
        className="bar-button"
        aria-label={t('table.menu')}
        onClick={() => set({ drawer: { kind: 'settings' } })}
      >
        <Icon name="menu" size={26} />
      </button>
    </header>
  );
}

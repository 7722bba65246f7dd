import { scoreOf } from '@hexwyrm/dragon-rage';
import { Link } from 'wouter';
import { isBefore, PHASES } from '../../games/dragon-rage/table/phases.ts';
import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { useDesk } from '../desk.ts';
import { Icon } from '../icons/Icon.tsx';
import './bar.css';

/** Turn, phase and score in the little room of a phone. */
export function PhoneBar() {
  const { view } = useTable();
  const { set } = useDesk();
  const words = useWords();
  const { t } = words;
  const phase = PHASES[view.phase - 1] ?? 'advance-turn';
  const before = isBefore(view.frames);
  const score = scoreOf(view);
  return (
    <header className="bar phone-bar">
      <Link href="/" className="wordmark" aria-label={`Hexwyrm. ${t('table.home')}`}>
        <Icon name="wordmark" size={26} />
      </Link>
      <div className="where" data-spot="phases">
        <p>
          {before ? (
            <strong>{t('history.before-turns')}</strong>
          ) : (
            <>
              <strong>{t('table.turn-n', { turn: view.turn })}</strong> · {words.phaseShort(phase)}
            </>
          )}
        </p>
        <ol className="pips" aria-hidden="true">
          {PHASES.map((name, i) => (
            <li
              key={name}
              className={before || i + 1 > view.phase ? '' : i + 1 === view.phase ? 'now' : 'done'}
            />
          ))}
        </ol>
      </div>
      <span
        className="score"
        data-spot="score"
        role="img"
        aria-label={t('table.score', { score, goal: view.goal })}
      >
        {t('table.score-short', { score, goal: view.goal })}
      </span>
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

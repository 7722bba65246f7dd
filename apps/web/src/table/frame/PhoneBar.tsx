import { scoreOf } from '@hexwyrm/dragon-rage';
import { Link } from 'wouter';
import { useWords } from '../../i18n/index.ts';
import { useTable } from '../context.ts';
import { useDesk } from '../desk.ts';
import { Icon } from '../icons/Icon.tsx';
import { PHASES } from '../phases.ts';
import { useTexts } from '../texts/useTexts.ts';
import './bar.css';

/** Turn, phase and score in the little room of a phone. */
export function PhoneBar() {
  const { view } = useTable();
  const { set } = useDesk();
  const words = useWords();
  const text = useTexts();
  const phase = PHASES[view.phase - 1] ?? 'advance-turn';
  const score = scoreOf(view);
  return (
    <header className="bar phone-bar">
      <Link href="/" className="wordmark" aria-label={`Hexwyrm. ${text('home')}`}>
        <Icon name="wordmark" size={26} />
      </Link>
      <div className="where">
        <p>
          <strong>{text('turn-n', { turn: view.turn })}</strong> · {words.phaseName(phase)}
        </p>
        <ol className="pips" aria-hidden="true">
          {PHASES.map((name, i) => (
            <li key={name} className={i + 1 === view.phase ? 'now' : i + 1 < view.phase ? 'done' : ''} />
          ))}
        </ol>
      </div>
      <span className="score" role="img" aria-label={text('score', { score, goal: view.goal })}>
        {text('score-short', { score, goal: view.goal })}
      </span>
      <button
        type="button"
        className="bar-button"
        aria-label={text('menu')}
        onClick={() => set({ drawer: { kind: 'settings' } })}
      >
        <Icon name="menu" size={26} />
      </button>
    </header>
  );
}

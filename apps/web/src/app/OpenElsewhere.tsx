import { Link } from 'wouter';
import { useGame } from '../engine/store.ts';
import { usePlainWords } from '../i18n/index.ts';
import './error.css';

/** The game is being played in another window: two would save over each other. */
export function OpenElsewhere() {
  const { t } = usePlainWords();
  const { takeBack, busy } = useGame();
  return (
    <main className="failure">
      <h1>{t('history.elsewhere')}</h1>
      <p>{t('history.elsewhere-text')}</p>
      <button type="button" className="button button-primary" disabled={busy} onClick={() => void takeBack()}>
        {t('history.take-back')}
      </button>
      <Link href="/" className="button">
        {t('home.home')}
      </Link>
    </main>
  );
}

import { useGame } from '../../engine/store.ts';
import { useWords } from '../../i18n/index.ts';
import { Key } from '../frame/Key.tsx';
import { UndoButton } from './UndoButton.tsx';

/** One's turn went by because nothing was left to do: the last move can be taken back before the other side acts. */
export function TurnOver() {
  const { t } = useWords();
  const goOn = useGame((game) => game.goOn);
  return (
    <section className="card prompt" id="prompt" tabIndex={-1} aria-labelledby="prompt-title">
      <h2 id="prompt-title">{t('history.turn-over')}</h2>
      <p className="hint">{t('history.turn-over-hint')}</p>
      <div className="pair">
        <UndoButton />
        <button type="button" className="button button-primary" data-commit onClick={() => void goOn()}>
          {t('history.end-turn')} <Key name="↵" />
        </button>
      </div>
    </section>
  );
}

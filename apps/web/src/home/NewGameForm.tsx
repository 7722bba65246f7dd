import { type FormEvent, type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import type { Setup } from '../engine/game-store.ts';
import { useGame } from '../engine/store.ts';
import { useWords } from '../i18n/index.ts';
import { gameOf } from '../kit/ids.ts';
import { useCorrectionsInUse } from './useCorrectionsInUse.tsx';
import './new-game.css';

interface NewGameFormProps {
  /** The game that is started as the form is filled in now. */
  chosen(): Setup;
  /** Beside the title: the choice of the game. */
  readonly head: ReactNode;
  /** Beside the button that starts. */
  readonly options?: ReactNode;
  readonly children: ReactNode;
}

/** The card that starts a game; each game fills it. */
export function NewGameForm({ chosen, head, options, children }: NewGameFormProps) {
  const { t } = useWords();
  const [, navigate] = useLocation();
  const { start, busy, error } = useGame();
  const [failed, setFailed] = useState(false);
  const { notice, appliedTo } = useCorrectionsInUse(gameOf(chosen()));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const setup = chosen();
    const started = await start({ ...setup, options: appliedTo(setup.options) });
    setFailed(!started);
    if (started) navigate('/play');
  };

  return (
    <form className="new-game" id="new-game" onSubmit={submit} aria-labelledby="new-game-title">
      <div className="new-game-head">
        <h2 className="new-game-title" id="new-game-title">
          {t('home.new.title')}
        </h2>
        {head}
      </div>
      {notice}
      {children}
      {failed && error && (
        <p className="new-game-error" role="alert">
          {t('home.new.failed', { reason: error.message })}
        </p>
      )}
      <div className="new-game-foot">
        {options}
        <button type="submit" className="button button-primary new-game-start" disabled={busy}>
          {t('home.new.start')}
        </button>
      </div>
    </form>
  );
}

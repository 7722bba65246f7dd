import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { Setup } from '../engine/game-store.ts';
import { useGame } from '../engine/store.ts';
import { useWords } from '../i18n/index.ts';
import { gameOf } from '../kit/ids.ts';
import { inUse, putInUse } from '../storage/corrections.ts';
import './new-game.css';

const InUse = lazy(() => import('./InUse.tsx'));

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
  const game = gameOf(chosen());
  const [corrections, setCorrections] = useState(() => inUse(game));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const setup = chosen();
    const started = await start(
      corrections === null ? setup : { ...setup, options: { ...Object(setup.options), corrections } },
    );
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
      {corrections !== null && (
        <Suspense fallback={null}>
          <InUse
            {...{ game, corrections }}
            leave={() => {
              putInUse(game, null);
              setCorrections(null);
            }}
          />
        </Suspense>
      )}
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

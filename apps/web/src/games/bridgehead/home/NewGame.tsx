import { SIDES } from '@hexwyrm/bridgehead';
import { BRIDGEHEAD_BOTS } from '@hexwyrm/bridgehead/bots';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useGame } from '../../../engine/store.ts';
import type { NewGameProps } from '../../../home/kit.ts';
import { Players } from '../../../home/Players.tsx';
import { namesFor, seatsFor } from '../../../home/players.ts';
import { useWords } from '../../../i18n/index.ts';
import picture from './pictures/bridgehead.svg';
import '../../../home/new-game.css';

const SCENARIO = 'bridge';

/** The card that starts a game. */
export function NewGame({ company, setCompany, children }: NewGameProps) {
  const { t, scenarioLine, seatName } = useWords();
  const [, navigate] = useLocation();
  const { start, busy, error } = useGame();
  const [failed, setFailed] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const started = await start({
      game: 'bridgehead',
      scenario: SCENARIO,
      options: {},
      seats: seatsFor(company, SIDES),
      names: namesFor(company, SIDES),
      covered: false,
    });
    setFailed(!started);
    if (started) navigate('/play');
  };

  return (
    <form className="new-game" id="new-game" onSubmit={submit} aria-labelledby="new-game-title">
      <div className="new-game-head">
        <h2 className="new-game-title" id="new-game-title">
          {t('home.new.title')}
        </h2>
        {children}
      </div>
      <img src={picture} alt="" width={720} height={200} style={{ width: '100%', height: 'auto' }} />
      <p className="scenario-text">{scenarioLine(SCENARIO)}</p>
      <Players {...{ company, setCompany }} bots={BRIDGEHEAD_BOTS} places={SIDES} nameOf={seatName} />
      {failed && error && (
        <p className="new-game-error" role="alert">
          {t('home.new.failed', { reason: error.message })}
        </p>
      )}
      <div className="new-game-foot">
        <button type="submit" className="button button-primary new-game-start" disabled={busy}>
          {t('home.new.start')}
        </button>
      </div>
    </form>
  );
}

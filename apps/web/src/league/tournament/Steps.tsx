import { useState } from 'react';
import { useWords } from '../../i18n/index.ts';
import { ReasonField } from './ReasonField.tsx';
import { OpenGames } from './round/OpenGames.tsx';
import type { Entering } from './round/RoundPanel.tsx';
import type { TournamentPartProps } from './TournamentPage.tsx';

interface StepsProps extends TournamentPartProps {
  enter(entering: Entering): void;
}

/** What the organiser does next: draw, tell, draw again before that, or end it. */
export function Steps({ view, handle, enter }: StepsProps) {
  const { t } = useWords();
  const [reason, setReason] = useState('');
  const { phase, rounds } = view;
  const number = rounds.length + 1;
  const last = rounds.at(-1);
  if (phase === 'closed') return <p className="contest-note">{t('tournament.closed')}</p>;
  if (phase === 'drawn') {
    return (
      <div className="event-steps">
        <p className="contest-note">{t('tournament.before-telling')}</p>
        <button
          type="button"
          className="button button-primary"
          disabled={handle.busy}
          data-next
          onClick={() => void handle.run({ type: 'tell' })}
        >
          {t('tournament.tell')}
        </button>
        <ReasonField reason={reason} change={setReason} />
        <button
          type="button"
          className="button"
          disabled={handle.busy || reason.trim() === ''}
          onClick={() => void handle.run({ type: 'redraw', reason })}
        >
          {t('tournament.redraw')}
        </button>
      </div>
    );
  }
  return (
    <div className="event-steps">
      {phase === 'playing' && last !== undefined && (
        <div className="contest-note">
          {t('tournament.waits', { number, count: last.open })}
          <OpenGames view={view} round={last} enter={enter} />
        </div>
      )}
      <button
        type="button"
        className="button button-primary"
        disabled={handle.busy || phase === 'playing'}
        data-next
        onClick={() => void handle.run({ type: 'draw' })}
      >
        {t('tournament.start-round', { number })}
      </button>
      {phase === 'between' && (
        <button
          type="button"
          className="button"
          disabled={handle.busy}
          onClick={() => void handle.run({ type: 'close' })}
        >
          {t('tournament.close')}
        </button>
      )}
    </div>
  );
}

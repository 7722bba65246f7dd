import { useState } from 'react';
import { useWords } from '../../../i18n/index.ts';
import { Clause } from '../../Clause.tsx';
import { ReasonField } from '../ReasonField.tsx';
import { type MatchOnPage, namesIn } from '../sort.ts';
import type { TournamentPartProps } from '../TournamentPage.tsx';

interface AwardEntryProps extends TournamentPartProps {
  readonly match: MatchOnPage;
  close(): void;
}

/** The open games of a match count as won by the one who is there: points, and no resistance. */
export function AwardEntry({ view, handle, match, close }: AwardEntryProps) {
  const { t } = useWords();
  const nameOf = namesIn(view);
  const [reason, setReason] = useState('');
  const award = async (to: string) => {
    if (await handle.run({ type: 'award', match: match.id, to, reason })) close();
  };
  return (
    <section className="panel event-entry" aria-labelledby="award">
      <h2 className="label" id="award">
        {t('tournament.award-title')}
      </h2>
      <h3>{match.players.map(nameOf).join(' – ')}</h3>
      <p>
        {t('tournament.award-about')} <Clause clause="DR-5.1-b" />
      </p>
      <ReasonField reason={reason} change={setReason} />
      <div className="event-steps">
        <button type="button" className="button" onClick={close}>
          {t('tournament.cancel')}
        </button>
        {match.players.map((player) => (
          <button
            key={player}
            type="button"
            className="button button-primary"
            disabled={handle.busy || reason.trim() === ''}
            onClick={() => void award(player)}
          >
            {t('tournament.award-to', { name: nameOf(player) })}
          </button>
        ))}
      </div>
      <p className="hint">{t('tournament.kept')}</p>
    </section>
  );
}

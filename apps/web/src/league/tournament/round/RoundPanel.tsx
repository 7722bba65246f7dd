import { useState } from 'react';
import { useWords } from '../../../i18n/index.ts';
import { Steps } from '../Steps.tsx';
import { type LegNumber, type MatchOnPage, matchIn } from '../sort.ts';
import type { TournamentPartProps } from '../TournamentPage.tsx';
import { AwardEntry } from './AwardEntry.tsx';
import { Matches } from './Matches.tsx';
import { ResultEntry } from './ResultEntry.tsx';

/** What is entered of a match: the result of one game, or to whom the open ones are awarded. */
export interface Entering {
  readonly match: MatchOnPage;
  readonly what: LegNumber | 'award';
}

/** A round: its matches, what is open, and how to go on. Earlier ones can be looked at, and their results corrected. */
export function RoundPanel(props: TournamentPartProps) {
  const { rounds } = props.view;
  const { t } = useWords();
  const [chosen, choose] = useState<number | null>(null);
  const [entering, setEntering] = useState<Entering | null>(null);
  const round = rounds.find(({ number }) => number === chosen) ?? rounds.at(-1);
  const close = () => setEntering(null);
  return (
    <div className="event-columns">
      <section className="panel" aria-labelledby="round">
        <h2 className="label" id="round">
          {round === undefined
            ? t('tournament.no-round')
            : t('tournament.round', { number: round.number, matches: round.matches.length })}
        </h2>
        {rounds.length > 1 && (
          // biome-ignore lint/a11y/useSemanticElements: buttons that toggle
          <div className="segments event-rounds" role="group" aria-label={t('tournament.rounds')}>
            {rounds.map(({ number }) => (
              <button
                key={number}
                type="button"
                aria-pressed={number === round?.number}
                onClick={() => choose(number)}
              >
                {t('tournament.round-short', { number })}
              </button>
            ))}
          </div>
        )}
        {round !== undefined && <Matches {...props} round={round} entering={entering} enter={setEntering} />}
        {round === rounds.at(-1) && <Steps {...props} />}
      </section>
      {entering !== null && entering.what !== 'award' && (
        <ResultEntry
          key={`${entering.match.id}/${entering.what}`}
          {...props}
          match={matchIn(props.view, entering.match.id)}
          leg={entering.what}
          close={close}
        />
      )}
      {entering?.what === 'award' && (
        <AwardEntry key={entering.match.id} {...props} match={entering.match} close={close} />
      )}
    </div>
  );
}

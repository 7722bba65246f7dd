import { type ReactNode, useRef, useState } from 'react';
import { useWords } from '../../../i18n/index.ts';
import { useKeys } from '../../../ui/useKeys.ts';
import { Segments } from '../Segments.tsx';
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

interface RoundPanelProps extends TournamentPartProps {
  /** What has its place beside the round. */
  readonly children: ReactNode;
}

/** A round: its matches, what is open, and how to go on. Earlier ones can be looked at, and their results corrected. */
export function RoundPanel({ children, ...props }: RoundPanelProps) {
  const { rounds } = props.view;
  const { t } = useWords();
  const [chosen, choose] = useState<number | null>(null);
  const [entering, setEntering] = useState<Entering | null>(null);
  const round = rounds.find(({ number }) => number === chosen) ?? rounds.at(-1);
  const panel = useRef<HTMLElement>(null);
  const steps = () => panel.current?.querySelector<HTMLButtonElement>('[data-next]:enabled');
  // S goes on with the tournament.
  useKeys(({ key }) => (key.toLowerCase() === 's' && steps() ? () => steps()?.click() : undefined));
  const close = () => setEntering(null);
  const besides = round === undefined ? 'entries' : entering === null ? 'round' : 'entry';
  return (
    <div className={children ? 'event-desk' : 'event-columns'} data-beside={besides}>
      {children}
      <section className="panel" aria-labelledby="round" ref={panel}>
        <h2 className="label" id="round">
          {round === undefined
            ? t('tournament.no-round')
            : t('tournament.round', { number: round.number, matches: round.matches.length })}
        </h2>
        {rounds.length > 1 && (
          <Segments
            label={t('tournament.rounds')}
            className="event-rounds"
            all={rounds.map(({ number }) => number)}
            chosen={round?.number ?? null}
            nameOf={(number) => t('tournament.round-short', { number })}
            choose={choose}
          />
        )}
        {round !== undefined && <Matches {...props} round={round} entering={entering} enter={setEntering} />}
        {round === rounds.at(-1) && <Steps {...props} enter={setEntering} />}
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

import { useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../../i18n/index.ts';
import { EventHead } from '../EventHead.tsx';
import { Exports } from '../Exports.tsx';
import { Pairings } from '../round/Pairings.tsx';
import { Segments } from '../Segments.tsx';
import { Standings } from '../Standings.tsx';
import { namesIn } from '../sort.ts';
import type { TournamentPartProps } from '../TournamentPage.tsx';
import { EventRules } from './EventRules.tsx';
import { MyMatch } from './MyMatch.tsx';
import { MyRecord } from './MyRecord.tsx';

export interface PlayerPartProps extends TournamentPartProps {
  readonly player: string;
}

/** What one player wants to know: whom they play next, how they stand, whom they met. Only rounds that are told. */
export function PlayerPage(props: PlayerPartProps) {
  const { view, handle, game, player, hrefOf } = props;
  const { t } = useWords();
  const [tab, setTab] = useState<'standings' | 'rules' | number>('standings');
  const rounds = view.rounds.filter(({ told }) => told);
  const round = rounds.find(({ number }) => number === tab);
  const last = rounds.at(-1);
  const name = namesIn(view)(player);
  return (
    <main className="event">
      <EventHead {...{ view, handle, game }} title={name} of={view.settings.name}>
        <Link className="button" href={hrefOf(null)}>
          {t('tournament.whole')}
        </Link>
      </EventHead>
      <div className="event-columns event-mine">
        <section className="panel event-table" aria-label={t('tournament.parts')}>
          <Segments
            label={t('tournament.parts')}
            all={['standings', ...rounds.map(({ number }) => number), 'rules'] as const}
            chosen={tab}
            nameOf={(each) =>
              typeof each === 'number'
                ? t('tournament.tab-round', { number: each })
                : t(`tournament.tab-${each}`)
            }
            choose={setTab}
          />
          {tab === 'standings' && <Standings view={view} mine={player} hrefOf={hrefOf} />}
          {tab === 'rules' && <EventRules view={view} />}
          {round !== undefined && <Pairings {...{ view, round, hrefOf }} mine={player} />}
        </section>
        <div className="event-aside">
          <MyMatch {...props} round={last} />
          {last !== undefined && (
            <section className="panel" aria-labelledby="pairings">
              <h2 className="label" id="pairings">
                {t('tournament.pairings-of', { number: last.number })}
              </h2>
              <Pairings {...{ view, hrefOf }} round={last} mine={player} />
            </section>
          )}
          <MyRecord {...props} />
          {view.phase === 'closed' && <Exports {...props} />}
        </div>
      </div>
    </main>
  );
}

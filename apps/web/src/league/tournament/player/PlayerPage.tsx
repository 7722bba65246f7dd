import { useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../../i18n/index.ts';
import { Laurel } from '../../../result/Laurel.tsx';
import { ContestCorrections } from '../../ContestCorrections.tsx';
import { ContestFailure } from '../../ContestFailure.tsx';
import { Pairings } from '../round/Pairings.tsx';
import { RefusedGames } from '../round/RefusedGames.tsx';
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
  const { settings, entrants } = view;
  const rounds = view.rounds.filter(({ told }) => told);
  const round = rounds.find(({ number }) => number === tab);
  const last = rounds.at(-1);
  const name = namesIn(view)(player);
  return (
    <main className="event">
      <header className="event-head">
        <div className="event-laurel" aria-hidden="true">
          <Laurel />
        </div>
        <div>
          <h1>{name}</h1>
          <p>
            {settings.name} · {t(`tournament.format-${settings.format}`)} ·{' '}
            {t('tournament.players-count', { count: entrants.length })} ·{' '}
            {t(`tournament.phase-${view.phase}`, { number: view.rounds.length })}
          </p>
          <ContestCorrections game={game} options={settings.options} />
        </div>
        <Link className="button" href={hrefOf(null)}>
          {t('tournament.whole')}
        </Link>
      </header>
      {handle.failure !== null && <ContestFailure failure={handle.failure} />}
      <RefusedGames view={view} handle={handle} />
      <div className="event-columns event-mine">
        <section className="panel event-table" aria-label={t('tournament.parts')}>
          {/* biome-ignore lint/a11y/useSemanticElements: buttons that toggle */}
          <div className="segments" role="group" aria-label={t('tournament.parts')}>
            {(['standings', ...rounds.map(({ number }) => number), 'rules'] as const).map((each) => (
              <button key={each} type="button" aria-pressed={tab === each} onClick={() => setTab(each)}>
                {typeof each === 'number'
                  ? t('tournament.tab-round', { number: each })
                  : t(`tournament.tab-${each}`)}
              </button>
            ))}
          </div>
          {tab === 'standings' && <Standings view={view} mine={player} hrefOf={hrefOf} />}
          {tab === 'rules' && <EventRules {...props} />}
          {round !== undefined && <Pairings {...{ view, round, hrefOf }} mine={player} />}
        </section>
        <div className="event-aside">
          <MyMatch {...props} round={last} />
          <MyRecord {...props} />
          {last !== undefined && (
            <section className="panel" aria-labelledby="pairings">
              <h2 className="label" id="pairings">
                {t('tournament.pairings-of', { number: last.number })}
              </h2>
              <Pairings {...{ view, hrefOf }} round={last} mine={player} />
            </section>
          )}
        </div>
      </div>
    </main>
  );
}

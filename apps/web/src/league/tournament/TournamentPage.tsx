import { use, useState } from 'react';
import { useEffect } from '../../base/effects.ts';
import { useVolume, useWords } from '../../i18n/index.ts';
import { useGames } from '../../kit/games.ts';
import type { GameId } from '../../kit/ids.ts';
import { Laurel } from '../../result/Laurel.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { ContestFailure } from '../ContestFailure.tsx';
import type { EventKit } from '../kit.ts';
import { Bracket } from './Bracket.tsx';
import { Decisions } from './Decisions.tsx';
import { Exports } from './Exports.tsx';
import { Players } from './Players.tsx';
import { RoundPanel } from './RoundPanel.tsx';
import { Standings } from './Standings.tsx';
import type { TournamentOnPage } from './sort.ts';
import { type TournamentHandle, useTournament } from './useTournament.ts';
import './tournament.css';

export interface TournamentPartProps {
  readonly view: TournamentOnPage;
  readonly handle: TournamentHandle;
  readonly kit: EventKit;
}

const TABS = ['round', 'standings', 'bracket', 'players', 'log', 'export'] as const;

/** A tournament as its organiser runs it. Games that were played here are counted when the page is opened. */
export function TournamentPage({ id, game }: { readonly id: string; readonly game: GameId }) {
  const handle = useTournament(id);
  const kit = use(useGames().eventOf(game));
  const { t } = useWords();
  const spoken = useVolume('league');
  const { contest, countNext } = handle;
  const version = contest.status === 'open' ? contest.view.version : null;
  // One game after the other: each changes the book that the next is written in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version of the book
  useEffect(() => {
    if (version !== null) void countNext();
  }, [version]);
  if (!spoken || contest.status === 'loading') return <Loading />;
  if (contest.status === 'missing') return <p className="campaign-none">{t('tournament.missing')}</p>;
  if (contest.status === 'broken') return <ContestFailure failure={contest.failure} />;
  return <Opened view={contest.view} {...{ handle, kit }} />;
}

function Opened({ view, handle, kit }: TournamentPartProps) {
  const { t } = useWords();
  const [tab, setTab] = useState<(typeof TABS)[number]>(view.phase === 'entries' ? 'players' : 'round');
  const { settings, entrants, rounds } = view;
  const hasBracket = settings.format !== 'swiss';
  const props = { view, handle, kit };
  return (
    <main className="event">
      <header className="event-head">
        <div className="event-laurel" aria-hidden="true">
          <Laurel />
        </div>
        <div>
          <h1>{settings.name}</h1>
          <p>
            {t(`tournament.format-${settings.format}`)} ·{' '}
            {t('tournament.players-count', { count: entrants.length })} ·{' '}
            {t(`tournament.phase-${view.phase}`, { number: rounds.length })}
          </p>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: buttons that toggle */}
        <div className="segments" role="group" aria-label={t('tournament.parts')}>
          {TABS.filter((each) => hasBracket || each !== 'bracket').map((each) => (
            <button key={each} type="button" aria-pressed={tab === each} onClick={() => setTab(each)}>
              {each === 'round'
                ? t('tournament.tab-round', { number: rounds.length })
                : t(`tournament.tab-${each}`)}
            </button>
          ))}
        </div>
      </header>
      {handle.failure !== null && <ContestFailure failure={handle.failure} />}
      {tab === 'round' && <RoundPanel {...props} />}
      {tab === 'standings' && <Standings view={view} />}
      {tab === 'bracket' && <Bracket view={view} />}
      {tab === 'players' && <Players {...props} />}
      {tab === 'log' && <Decisions view={view} />}
      {tab === 'export' && <Exports {...props} />}
    </main>
  );
}

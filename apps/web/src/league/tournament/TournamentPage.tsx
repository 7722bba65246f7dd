import { use, useState } from 'react';
import { useEffect } from '../../base/effects.ts';
import { useVolume, useWords } from '../../i18n/index.ts';
import { useGames } from '../../kit/games.ts';
import type { GameId } from '../../kit/ids.ts';
import { Laurel } from '../../result/Laurel.tsx';
import { pathOf } from '../../storage/contests.ts';
import { Loading } from '../../ui/Loading.tsx';
import { ContestCorrections } from '../ContestCorrections.tsx';
import { ContestFailure } from '../ContestFailure.tsx';
import type { EventKit } from '../kit.ts';
import { Bracket } from './bracket/Bracket.tsx';
import { Decisions } from './Decisions.tsx';
import { Exports } from './Exports.tsx';
import { Players } from './Players.tsx';
import { PlayerPage } from './player/PlayerPage.tsx';
import { RefusedGames } from './round/RefusedGames.tsx';
import { RoundPanel } from './round/RoundPanel.tsx';
import { Standings } from './Standings.tsx';
import type { TournamentOnPage } from './sort.ts';
import { type TournamentHandle, useTournament } from './useTournament.ts';
import './tournament.css';

export interface TournamentPartProps {
  readonly view: TournamentOnPage;
  readonly handle: TournamentHandle;
  readonly kit: EventKit;
  readonly game: GameId;
  /** Where the page of a player is; null: the whole tournament. */
  hrefOf(player: string | null): string;
}

const TABS = ['round', 'standings', 'bracket', 'players', 'log', 'export'] as const;

interface TournamentPageProps {
  readonly id: string;
  readonly game: GameId;
  /** Whose page it is; null: that of the organiser. */
  readonly player: string | null;
}

/** A tournament as its organiser or one of its players sees it. Games that were played here are counted when it is opened. */
export function TournamentPage({ id, game, player }: TournamentPageProps) {
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
  const { view } = contest;
  const own = pathOf({ kind: 'tournament', id });
  const hrefOf = (one: string | null): string => (one === null ? own : `${own}&player=${one}`);
  const props = { view, handle, kit, game, hrefOf };
  return player !== null && view.entrants.some((entrant) => entrant.id === player) ? (
    <PlayerPage key={player} {...props} player={player} />
  ) : (
    <Opened {...props} />
  );
}

function Opened(props: TournamentPartProps) {
  const { view, handle, game, hrefOf } = props;
  const { t } = useWords();
  const [tab, setTab] = useState<(typeof TABS)[number]>(view.phase === 'entries' ? 'players' : 'round');
  const { settings, entrants, rounds } = view;
  const hasBracket = settings.format !== 'swiss';
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
          <ContestCorrections game={game} options={settings.options} />
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
      <RefusedGames view={view} handle={handle} />
      {tab === 'round' && <RoundPanel {...props} />}
      {tab === 'standings' && (
        <section className="panel" aria-label={t('tournament.tab-standings')}>
          <Standings view={view} mine={null} hrefOf={hrefOf} />
        </section>
      )}
      {tab === 'bracket' && <Bracket view={view} hrefOf={hrefOf} />}
      {tab === 'players' && <Players {...props} />}
      {tab === 'log' && <Decisions view={view} />}
      {tab === 'export' && <Exports {...props} />}
    </main>
  );
}

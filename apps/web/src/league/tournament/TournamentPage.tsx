import { use, useState } from 'react';
import { useEffect } from '../../base/effects.ts';
import { useVolume, useWords } from '../../i18n/index.ts';
import { useGames } from '../../kit/games.ts';
import type { GameId } from '../../kit/ids.ts';
import { pathOf } from '../../storage/contests.ts';
import { Loading } from '../../ui/Loading.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { ContestFailure } from '../ContestFailure.tsx';
import type { EventKit } from '../kit.ts';
import { Bracket } from './bracket/Bracket.tsx';
import { Decisions } from './Decisions.tsx';
import { EventHead } from './EventHead.tsx';
import { Exports } from './Exports.tsx';
import { PlayerPage } from './player/PlayerPage.tsx';
import { RoundPanel } from './round/RoundPanel.tsx';
import { Segments } from './Segments.tsx';
import { Standings } from './Standings.tsx';
import { SetUp } from './set-up/SetUp.tsx';
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

const TABS = ['round', 'set-up', 'standings', 'bracket', 'log', 'export'] as const;

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

/** Room for the set-up, the round and an entry beside each other. */
const WIDE = '(min-width: 1200px)';

function Opened(props: TournamentPartProps) {
  const { view, handle, game, hrefOf } = props;
  const { t } = useWords();
  const { settings, rounds, phase } = view;
  const isWide = useMedia(WIDE);
  /** Before round 1 the set-up and its draw are one page on every screen. */
  const isTogether = isWide || phase === 'entries';
  const tabs = TABS.filter((each) => each !== 'bracket' || settings.format !== 'swiss').filter(
    (each) => each !== 'set-up' || !isTogether,
  );
  const [tab, setTab] = useState<(typeof TABS)[number]>('round');
  const shown = tabs.includes(tab) ? tab : 'round';
  return (
    <main className="event">
      <EventHead {...{ view, handle, game }} title={settings.name}>
        <Segments
          label={t('tournament.parts')}
          all={tabs}
          chosen={shown}
          nameOf={(each) =>
            each === 'round' && rounds.length > 0
              ? t('tournament.tab-round', { number: rounds.length })
              : t(each === 'round' ? 'tournament.rounds' : `tournament.tab-${each}`)
          }
          choose={setTab}
        />
      </EventHead>
      {shown === 'round' && <RoundPanel {...props}>{isTogether && <SetUp {...props} />}</RoundPanel>}
      {shown === 'set-up' && <SetUp {...props} />}
      {shown === 'standings' && (
        <section className="panel" aria-label={t('tournament.tab-standings')}>
          <Standings view={view} mine={null} hrefOf={hrefOf} />
        </section>
      )}
      {shown === 'bracket' && <Bracket view={view} hrefOf={hrefOf} />}
      {shown === 'log' && <Decisions view={view} />}
      {shown === 'export' && <Exports {...props} />}
    </main>
  );
}

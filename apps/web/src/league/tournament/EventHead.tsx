import type { ReactNode } from 'react';
import { useWords } from '../../i18n/index.ts';
import type { GameId } from '../../kit/ids.ts';
import { Laurel } from '../../result/Laurel.tsx';
import { ContestCorrections } from '../ContestCorrections.tsx';
import { ContestFailure } from '../ContestFailure.tsx';
import { RefusedGames } from './round/RefusedGames.tsx';
import type { TournamentOnPage } from './sort.ts';
import type { TournamentHandle } from './useTournament.ts';

interface EventHeadProps {
  readonly view: TournamentOnPage;
  readonly handle: TournamentHandle;
  readonly game: GameId;
  readonly title: string;
  /** The name of the tournament, where the title is another. */
  readonly of?: string;
  /** Where else one can go. */
  readonly children: ReactNode;
}

/** What a page of a tournament begins with: its title, how far the tournament is, and what was refused. */
export function EventHead({ view, handle, game, title, of, children }: EventHeadProps) {
  const { t } = useWords();
  const { settings, entrants, rounds, phase } = view;
  const facts = [
    t(`tournament.format-${settings.format}`),
    t('tournament.players-count', { count: entrants.length }),
    t(`tournament.phase-${phase}`, { number: rounds.length }),
  ];
  return (
    <>
      <header className="event-head">
        <div className="event-laurel" aria-hidden="true">
          <Laurel />
        </div>
        <div>
          <h1>{title}</h1>
          <p>{(of === undefined ? facts : [of, ...facts]).join(' · ')}</p>
          <ContestCorrections game={game} options={settings.options} />
        </div>
        {children}
      </header>
      {handle.failure !== null && <ContestFailure failure={handle.failure} />}
      <RefusedGames view={view} handle={handle} />
    </>
  );
}

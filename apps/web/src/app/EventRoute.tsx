import { useLocation, useSearch } from 'wouter';
import { NewTournament } from '../league/tournament/NewTournament.tsx';
import { TournamentPage } from '../league/tournament/TournamentPage.tsx';
import { pathOf } from '../storage/contests.ts';
import { ContestScreen } from './ContestScreen.tsx';

/** `/event` offers tournaments; with `?id=` it is one of them. */
export default function EventRoute() {
  const id = new URLSearchParams(useSearch()).get('id');
  const [, navigate] = useLocation();
  return (
    <ContestScreen
      kind="tournament"
      id={id}
      page={(one, game) => <TournamentPage key={one} id={one} game={game} />}
      offer={(game) => (
        <NewTournament game={game} begun={(one) => navigate(pathOf({ kind: 'tournament', id: one }))} />
      )}
    />
  );
}

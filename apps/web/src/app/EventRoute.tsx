import { useLocation, useSearch } from 'wouter';
import { NewTournament } from '../league/tournament/set-up/NewTournament.tsx';
import { TournamentPage } from '../league/tournament/TournamentPage.tsx';
import { pathOf } from '../storage/contests.ts';
import { ContestScreen } from './ContestScreen.tsx';

/** `/event` offers tournaments; with `?id=` it is one of them, with `&player=` the page of a player. */
export default function EventRoute() {
  const asked = new URLSearchParams(useSearch());
  const id = asked.get('id');
  const [, navigate] = useLocation();
  return (
    <ContestScreen
      kind="tournament"
      id={id}
      page={(one, game) => <TournamentPage key={one} id={one} game={game} player={asked.get('player')} />}
      offer={(game) => (
        <NewTournament game={game} begun={(one) => navigate(pathOf({ kind: 'tournament', id: one }))} />
      )}
    />
  );
}

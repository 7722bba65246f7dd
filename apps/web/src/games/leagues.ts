import { HexwyrmError } from '@hexwyrm/kernel';
import type { LeagueGame } from '@hexwyrm/league';

const LEAGUES = import.meta.glob<LeagueGame>('./*/league.ts', { import: 'league' });

/** What a game declares for campaigns and tournaments, with its rules. */
export async function leagueOf(game: string): Promise<LeagueGame> {
  const load = LEAGUES[`./${game}/league.ts`];
  if (load === undefined) throw new HexwyrmError('no-league', `${game} has no campaigns and no tournaments`);
  return load();
}

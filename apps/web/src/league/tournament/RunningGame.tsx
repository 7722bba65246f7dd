import { use } from 'react';
import { useWords } from '../../i18n/index.ts';
import { useGames } from '../../kit/games.ts';
import { gameOf } from '../../kit/ids.ts';
import { useSavedGame } from '../book/useSavedGame.ts';

/** How far a game is that is played on this device. */
export function RunningGame({ game }: { readonly game: string }) {
  const saved = useSavedGame(game);
  const words = useWords();
  const { homeOf } = useGames();
  if (saved === null) return null;
  const { standingLine } = use(homeOf(gameOf(saved)));
  return <span className="event-score">{standingLine(saved.standing, saved.over, words)}</span>;
}

import { type ReactNode, Suspense, use } from 'react';
import { useVolume } from '../i18n/index.ts';
import { WordsContext } from '../i18n/words-context.ts';
import { useGames } from '../kit/games.ts';
import type { GameId } from '../kit/ids.ts';
import { Loading } from './Loading.tsx';

interface WordsProviderProps {
  readonly game: GameId;
  readonly children: ReactNode;
}

/** Everything inside uses the words of one game. Words and messages are fetched in parallel. */
export function WordsProvider({ game, children }: WordsProviderProps) {
  const spoken = useVolume(game);
  return (
    <Suspense fallback={<Loading />}>
      <WithWords game={game}>{spoken ? children : <Loading />}</WithWords>
    </Suspense>
  );
}

function WithWords({ game, children }: WordsProviderProps) {
  const { wordsOf } = useGames();
  return <WordsContext value={use(wordsOf(game))}>{children}</WordsContext>;
}

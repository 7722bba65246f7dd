import { type ReactNode, Suspense, use, useMemo } from 'react';
import { useLanguage, useVolume } from '../i18n/index.ts';
import { LanguageContext } from '../i18n/language-context.ts';
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
  const language = useLanguage();
  const ofGame = useMemo(() => ({ ...language, tongue: language.tongueFor(game) }), [language, game]);
  return (
    <LanguageContext value={ofGame}>
      <Suspense fallback={<Loading />}>
        <WithWords game={game}>{spoken ? children : <Loading />}</WithWords>
      </Suspense>
    </LanguageContext>
  );
}

function WithWords({ game, children }: WordsProviderProps) {
  const { wordsOf } = useGames();
  return <WordsContext value={use(wordsOf(game))}>{children}</WordsContext>;
}

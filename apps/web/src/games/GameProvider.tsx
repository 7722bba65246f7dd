import { type ReactNode, Suspense, use, useEffect } from 'react';
import { useLanguage } from '../i18n/index.ts';
import { Loading } from '../Loading.tsx';
import { type GameId, kitOf } from './index.ts';
import { KitContext } from './kit-context.ts';

interface GameProviderProps {
  readonly game: GameId;
  readonly children: ReactNode;
}

/** Everything inside is about one game, and speaks of it: its kit and its messages are fetched side by side. */
export function GameProvider({ game, children }: GameProviderProps) {
  const { spoken, speakOf } = useLanguage();
  useEffect(() => speakOf(game), [speakOf, game]);
  return (
    <Suspense fallback={<Loading />}>
      <WithKit game={game}>{spoken.includes(game) ? children : <Loading />}</WithKit>
    </Suspense>
  );
}

function WithKit({ game, children }: GameProviderProps) {
  return <KitContext value={use(kitOf(game))}>{children}</KitContext>;
}

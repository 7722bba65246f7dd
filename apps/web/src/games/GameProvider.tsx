import { type ReactNode, use } from 'react';
import { type GameId, kitOf } from './index.ts';
import { KitContext } from './kit-context.ts';
import { WordsProvider } from './WordsProvider.tsx';

interface GameProviderProps {
  readonly game: GameId;
  readonly children: ReactNode;
}

/** Everything inside is about one game, and speaks of it. */
export function GameProvider({ game, children }: GameProviderProps) {
  // Sent for now, so that it comes beside the words.
  void kitOf(game);
  return (
    <WordsProvider game={game}>
      <WithKit game={game}>{children}</WithKit>
    </WordsProvider>
  );
}

function WithKit({ game, children }: GameProviderProps) {
  return <KitContext value={use(kitOf(game))}>{children}</KitContext>;
}

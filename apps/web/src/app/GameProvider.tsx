import { type ReactNode, use } from 'react';
import { useGame } from '../engine/store.ts';
import { CompanyContext, NamesContext } from '../i18n/words-context.ts';
import { useGames } from '../kit/games.ts';
import type { GameId } from '../kit/ids.ts';
import { KitContext } from '../kit/kit-context.ts';
import { WordsProvider } from '../ui/WordsProvider.tsx';

interface GameProviderProps {
  readonly game: GameId;
  readonly children: ReactNode;
}

/** Everything inside is about one game and uses its words. */
export function GameProvider({ game, children }: GameProviderProps) {
  const { kitOf } = useGames();
  // Requested now, to load in parallel with the messages.
  void kitOf(game);
  const names = useGame((store) => store.names);
  const seats = useGame((store) => store.seats);
  return (
    <NamesContext value={names}>
      <CompanyContext value={seats}>
        <WordsProvider game={game}>
          <WithKit game={game}>{children}</WithKit>
        </WordsProvider>
      </CompanyContext>
    </NamesContext>
  );
}

function WithKit({ game, children }: GameProviderProps) {
  const { kitOf } = useGames();
  return <KitContext value={use(kitOf(game))}>{children}</KitContext>;
}

import type { GameKit } from './kit.ts';

type Loader = () => Promise<{ readonly kit: GameKit }>;

/** The games of the house. A table loads the one that is played on it. */
const LOADERS = {
  'dragon-rage': () => import('./dragon-rage/index.ts'),
} as const satisfies Readonly<Record<string, Loader>>;

export type GameId = keyof typeof LOADERS;

const isGame = (id: string): id is GameId => id in LOADERS;

/** Which of our games it is. */
export function gameOf({ game }: { readonly game: string }): GameId {
  if (!isGame(game)) throw new RangeError(`there is no game called ${game}`);
  return game;
}

const kits = new Map<GameId, Promise<GameKit>>();

/** The kit of a game; the same promise each time, so that a screen can wait for it. */
export function kitOf(game: GameId): Promise<GameKit> {
  const known = kits.get(game);
  if (known !== undefined) return known;
  const loading = LOADERS[game]().then(({ kit }) => kit);
  kits.set(game, loading);
  loading.catch(() => kits.delete(game));
  return loading;
}

import type { GameKit } from './kit.ts';

type Loader = () => Promise<{ readonly kit: GameKit }>;

/** The games of the house. A table loads the one that is played on it. */
const LOADERS: Readonly<Record<string, Loader>> = {
  'dragon-rage': () => import('./dragon-rage/index.ts'),
};

const kits = new Map<string, Promise<GameKit>>();

/** The kit of a game; the same promise each time, so that a screen can wait for it. */
export function kitOf(game: string): Promise<GameKit> {
  const known = kits.get(game);
  if (known !== undefined) return known;
  const load = LOADERS[game];
  if (load === undefined) return Promise.reject(new Error(`there is no game ${game}`));
  const loading = load().then(({ kit }) => kit);
  kits.set(game, loading);
  loading.catch(() => kits.delete(game));
  return loading;
}

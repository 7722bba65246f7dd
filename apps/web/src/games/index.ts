import type { HomeKit } from '../home/kit.ts';
import type { TableWords } from '../i18n/kit.ts';
import type { Games } from '../kit/games.ts';
import type { GameId } from '../kit/ids.ts';
import type { GameKit } from '../kit/kit.ts';

/** Loaders for the table, the words and the home screen of a game. */
interface Loaders {
  kit(): Promise<GameKit>;
  words(): Promise<TableWords>;
  home(): Promise<HomeKit>;
}

/** The games of the house. Only the one in use is loaded. */
const LOADERS = {
  'dragon-rage': {
    kit: async () => (await import('./dragon-rage/index.ts')).kit,
    words: async () => (await import('./dragon-rage/words/kit.ts')).rageWords,
    home: async () => (await import('./dragon-rage/home/index.ts')).home,
  },
  'dragon-pass': {
    kit: async () => (await import('./dragon-pass/index.ts')).kit,
    words: async () => (await import('./dragon-pass/words/kit.ts')).passWords,
    home: async () => (await import('./dragon-pass/home/index.ts')).home,
  },
} as const satisfies Readonly<Record<GameId, Loaders>>;

/** Loads a part of a game once: the same promise each time, for screens that wait on it. */
function once<T>(load: (game: GameId) => Promise<T>): (game: GameId) => Promise<T> {
  const loading = new Map<GameId, Promise<T>>();
  return (game) => {
    const known = loading.get(game);
    if (known !== undefined) return known;
    const wanted = load(game);
    loading.set(game, wanted);
    wanted.catch(() => loading.delete(game));
    return wanted;
  };
}

const kitOf = once((game): Promise<GameKit> => LOADERS[game].kit());

/** The games of this page. */
export const games: Games = {
  kitOf,
  wordsOf: once((game): Promise<TableWords> => LOADERS[game].words()),
  homeOf: once((game): Promise<HomeKit> => LOADERS[game].home()),
  lessonsOf: once(async (game) => (await kitOf(game)).panels.lessons()),
};

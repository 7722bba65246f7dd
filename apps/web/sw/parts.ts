import type { Rolldown } from 'vite';

const GAME = /[\\/](?:games|packages)[\\/](dragon-[a-z]+)[\\/]/;

const gameOf = (module: string): string | null => GAME.exec(module)?.[1] ?? null;

/** Parts smaller than this, in bytes before packing, join the one that is needed beside them most often. */
const SMALL = 20_000;

const shared = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: SMALL } as const;

/**
 * How the scripts are parted: what every screen needs, what some screens share, and what screens share of one game. Many
 * small files pack badly and travel slowly; a file with two games in it would bring one that is not played.
 */
export const parts: Rolldown.OutputOptions = {
  codeSplitting: {
    groups: [
      { name: 'core', tags: ['$initial'], priority: 4 },
      // The page reads files with it, but never needs it to play.
      { name: 'zod', test: /[\\/]node_modules[\\/]zod[\\/]/, priority: 3 },
      { name: 'table', test: (module) => gameOf(module) === null, priority: 2, ...shared },
      { name: gameOf, priority: 1, ...shared },
    ],
  },
  // The bundler names a shared part after all who share it.
  chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
};

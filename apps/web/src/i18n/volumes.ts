// Which folders of messages are loaded together: read by the build, by the check and by the tests.

import { fileURLToPath } from 'node:url';
import { GAMES } from '../kit/ids.ts';

const at = (folder: string): string => fileURLToPath(new URL(folder, import.meta.url));

/** Areas of i18n/messages by volume: of every screen, for previews, for moving, and those no first screen needs. */
const AREAS = {
  common: ['books', 'history', 'home', 'odds', 'table'],
  foresight: ['foresight'],
  later: ['army', 'files', 'sound', 'verdict'],
  moves: ['moves'],
  report: ['report'],
} as const;

export type AreaVolume = keyof typeof AREAS;

type Volume = readonly [name: string, folders: readonly string[]];

const ofAreas = Object.entries(AREAS).map(
  ([volume, areas]): Volume => [volume, areas.map((area) => at(`./messages/${area}`))],
);

/** What a game says lies in its package, what its own panels say beside them. */
const ofGames = GAMES.map(
  ({ id }): Volume => [
    id,
    [
      at(`../../../../packages/${id}/words`),
      at(`../../../../packages/${id}/src`),
      at(`../games/${id}/messages/table`),
    ],
  ],
);

const lessons: Volume = [
  'lessons',
  [at('./messages/tutorial'), ...GAMES.map(({ id }) => at(`../games/${id}/messages/tutorial`))],
];

/** The volumes of the table, as `wordsPlugin` takes them. */
export const VOLUMES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...ofAreas, ...ofGames, lessons].map(([volume, folders]) => [`web/${volume}`, folders]),
);

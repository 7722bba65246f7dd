// Which folders of messages are loaded together: read by the build, by the check and by the tests.

import { fileURLToPath } from 'node:url';
import { GAMES, isExample } from '../kit/ids.ts';

/** Areas by volume: of every screen, for corrections, for previews, for campaigns and tournaments, for moving, those no first screen needs, and for the pages of games. */
const AREAS = {
  advice: ['packages/words/src/advice', 'apps/web/src/i18n/messages/suggest'],
  common: [
    'packages/words/messages',
    'apps/web/src/i18n/messages/books',
    'apps/web/src/i18n/messages/history',
    'apps/web/src/i18n/messages/home',
    'apps/web/src/i18n/messages/table',
    ...GAMES.filter((game) => !isExample(game)).map(({ id }) => `apps/web/src/games/${id}/messages/home`),
  ],
  corrections: [
    'apps/web/src/i18n/messages/corrections',
    ...GAMES.map(({ id }) => `apps/web/src/games/${id}/messages/corrections`),
  ],
  foresight: ['apps/web/src/i18n/messages/foresight'],
  later: [
    'apps/web/src/i18n/messages/army',
    'apps/web/src/i18n/messages/files',
    'apps/web/src/i18n/messages/sound',
    'apps/web/src/i18n/messages/verdict',
  ],
  league: [
    'packages/league/src',
    'apps/web/src/i18n/messages/campaign',
    'apps/web/src/i18n/messages/contest',
    'apps/web/src/i18n/messages/tournament',
  ],
  moves: ['apps/web/src/i18n/messages/moves'],
  pages: GAMES.map(({ id }) => `apps/web/src/games/${id}/messages/pages`),
  report: ['apps/web/src/i18n/messages/report'],
  lessons: [
    'apps/web/src/i18n/messages/tutorial',
    ...GAMES.map(({ id }) => `apps/web/src/games/${id}/messages/tutorial`),
  ],
} as const;

export type AreaVolume = keyof typeof AREAS;

/** What a game says is in its package, what its own panels say beside them; the first screen speaks of no example. */
const ofGame = ({ id, folder }: (typeof GAMES)[number]): readonly string[] => [
  `${folder}/words`,
  `${folder}/src`,
  `apps/web/src/games/${id}/messages/table`,
  ...(isExample({ folder }) ? [`apps/web/src/games/${id}/messages/home`] : []),
];

const at = (folder: string): string => fileURLToPath(new URL(`../../../../${folder}`, import.meta.url));

/** The volumes of the table, as `wordsPlugin` takes them. */
export const VOLUMES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [...Object.entries(AREAS), ...GAMES.map((game) => [game.id, ofGame(game)] as const)].map(
    ([volume, folders]) => [`web/${volume}`, folders.map(at)],
  ),
);

import { fileURLToPath } from 'node:url';
import games from '../../../../games.json' with { type: 'json' };

const at = (folder: string): string => fileURLToPath(new URL(`../../../../${folder}`, import.meta.url));

/** Which folders of messages belong together, as `wordsPlugin` takes them: those of every game, and of each. */
export const VOLUMES: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  [
    'cli/common',
    [
      at('packages/words/messages'),
      at('packages/words/src'),
      at('packages/league/src'),
      at('apps/cli/messages'),
    ],
  ],
  ...games.map(({ id, folder }) => [
    `cli/${id}`,
    [at(`${folder}/words`), at(`${folder}/src`), at(`apps/cli/src/games/${id}/messages`)],
  ]),
]);

import { fileURLToPath } from 'node:url';

/** The games that the command line speaks of. */
const GAMES = ['dragon-rage', 'dragon-pass'];

const at = (folder: string): string => fileURLToPath(new URL(`../../../../${folder}`, import.meta.url));

/** Which folders of messages belong together, as `wordsPlugin` takes them: those of every game, and of each. */
export const VOLUMES: Readonly<Record<string, readonly string[]>> = Object.fromEntries([
  ['cli/common', [at('packages/words/messages'), at('apps/cli/messages')]],
  ...GAMES.map((game) => [
    `cli/${game}`,
    [at(`packages/${game}/words`), at(`packages/${game}/src`), at(`apps/cli/src/games/${game}/messages`)],
  ]),
]);

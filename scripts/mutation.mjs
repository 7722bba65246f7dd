// `npm run mutation [-- packages/kernel …]`: changes the code in small ways and reports what no test notices.
// Slow; its tool lives in tools/mutation so that nobody else has to install it.
import './node-version.mjs';
import path from 'node:path';
import { ensureInstalled } from './prepare.mjs';
import { exitWith, npm, root, tool } from './process.mjs';

const home = 'tools/mutation';
const targets = process.argv.slice(2).map((folder) => `${folder}/src/**/!(*.test|*.bench).ts`);

await exitWith(async () => {
  await ensureInstalled();
  await npm(['ci', '--loglevel=error'], { cwd: path.join(root, home) });
  await tool(`${home}/node_modules/@stryker-mutator/core/bin/stryker.js`, [
    'run',
    `${home}/stryker.config.json`,
    ...(targets.length > 0 ? ['--mutate', targets.join(',')] : []),
  ]);
});

// `npm run mutation [-- packages/kernel packages/dragon-pass/src/moon …]`: changes the code of these folders in small ways and
// reports what no test in them notices. Slow; its tool is in tools/mutation, so that an ordinary install does not need it.
import './node-version.mjs';
import path from 'node:path';
import { ensureInstalled } from './prepare.mjs';
import { exitWith, npm, root, tool } from './process.mjs';

const home = 'tools/mutation';
const folders = process.argv.slice(2);
const targets = folders.map((folder) => {
  const code = folder.includes('/src') ? folder : `${folder}/src`;
  return `${code}/**/!(*.test|*.bench|*.fixture).ts`;
});

await exitWith(async () => {
  if (folders.length > 0) process.env.TESTED = folders.join(',');
  await ensureInstalled();
  await npm(['ci', '--loglevel=error'], { cwd: path.join(root, home) });
  await tool(`${home}/node_modules/@stryker-mutator/core/bin/stryker.js`, [
    'run',
    `${home}/stryker.config.json`,
    ...(targets.length > 0 ? ['--mutate', targets.join(',')] : []),
  ]);
});

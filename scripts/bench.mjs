// Bundles the benches as the product is bundled, then runs them: a development loader would be measured too.
// The bench of the table measures what a browser runs, so it needs no bundle of its own.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { exitWith, root, tool } from './process.mjs';

const outDir = path.join(root, 'node_modules/.cache/bench');

/** Bundles a file of a checkout into one of that name. */
async function bundle(checkout, file, name) {
  await build({
    configFile: false,
    root: checkout,
    logLevel: 'error',
    build: {
      ssr: file,
      outDir: path.join(outDir, name),
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'main.mjs' } },
    },
    ssr: { noExternal: true },
  });
  return path.join(outDir, name, 'main.mjs');
}

const [name, ...args] = process.argv.slice(2);
if (name === 'table') {
  await exitWith(() => tool('node_modules/tsx/dist/cli.mjs', ['bench/table/main.ts', ...args]));
} else {
  if (name === 'ratio') {
    const { values } = parseArgs({ args, options: { against: { type: 'string' } }, strict: false });
    const games = 'apps/cli/src/games/games.ts';
    await bundle(root, games, 'here');
    await bundle(path.resolve(values.against ?? root), games, 'there');
  }
  const main = await bundle(root, 'bench/main.ts', 'benches');
  process.chdir(root);
  await import(pathToFileURL(main).href);
}

// Bundles the benches as the product is bundled, then runs them: a development loader would be measured too.
// The bench of the table measures what a browser runs, so it needs no bundle of its own.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { exitWith, root, tool } from './process.mjs';

const [name, ...args] = process.argv.slice(2);
if (name === 'table') {
  await exitWith(() => tool('node_modules/tsx/dist/cli.mjs', ['bench/table/main.ts', ...args]));
} else {
  const outDir = path.join(root, 'node_modules/.cache/bench');
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      ssr: 'bench/main.ts',
      outDir,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'main.mjs' } },
    },
    ssr: { noExternal: true },
  });
  process.chdir(root);
  await import(pathToFileURL(path.join(outDir, 'main.mjs')).href);
}

// Bundles the benches as the product is bundled, then runs them: a development loader would be measured too.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from './process.mjs';

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
await import(pathToFileURL(path.join(outDir, 'main.mjs')).href);

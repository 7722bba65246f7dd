import { defineConfig } from 'vite';
import { wordsPlugin } from '../../packages/words/src/build/index.ts';
import { VOLUMES } from './src/games/volumes.ts';

// The command line as one file: our packages, their data and all libraries inside, only Node's own modules outside.
export default defineConfig({
  plugins: [wordsPlugin(VOLUMES)],
  build: {
    ssr: 'src/index.ts',
    target: 'node20',
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { entryFileNames: 'hexwyrm.mjs', codeSplitting: false },
    },
  },
  ssr: { noExternal: true },
});

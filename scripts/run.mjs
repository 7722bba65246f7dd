// `npm start` and `npm test` from a bare clone: plain Node, nothing installed yet.
import './node-version.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { exitWith, tool } from './process.mjs';

const [task, ...args] = process.argv.slice(2);

const vitest = (...more) => tool('node_modules/vitest/vitest.mjs', ['run', ...more]);

const tasks = {
  async start() {
    await ensureBuilt();
    const { serve } = await import('./serve.mjs');
    serve();
  },

  async test() {
    await ensureInstalled();
    if (args.length > 0) return vitest(...args);
    await tool('scripts/check.mjs');
    await tool('scripts/check-lock.mjs');
    await tool('scripts/browsers.mjs');
    await ensureBuilt();
    await vitest();
    await tool('scripts/newest-node.mjs');
    await tool('node_modules/tsx/dist/cli.mjs', ['scripts/rules.ts', '--summary']);
  },
};

if (task in tasks) await exitWith(tasks[task]);
else {
  console.error(`Unknown task "${task}". Use: ${Object.keys(tasks).join(', ')}.`);
  process.exitCode = 2;
}

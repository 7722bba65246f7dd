// `npm start` and `npm test` from a bare clone: plain Node, nothing installed yet.
import './node-version.mjs';
import { bundle, ensureBuilt, ensureInstalled } from './prepare.mjs';
import { exitWith, run, tool } from './process.mjs';

const [task, ...args] = process.argv.slice(2);

const vitest = (...more) => tool('node_modules/vitest/vitest.mjs', ['run', ...more]);

const tasks = {
  async start() {
    await ensureBuilt();
    await run(process.execPath, [bundle, 'play', ...args], { cwd: process.cwd() });
  },

  async test() {
    await ensureInstalled();
    if (args.length > 0) return vitest(...args);
    await tool('scripts/check.mjs');
    await tool('scripts/check-lock.mjs');
    await ensureBuilt();
    await vitest();
    await tool('node_modules/tsx/dist/cli.mjs', ['scripts/rules.ts', '--summary']);
  },
};

if (task in tasks) await exitWith(tasks[task]);
else {
  console.error(`Unknown task "${task}". Use: ${Object.keys(tasks).join(', ')}.`);
  process.exitCode = 2;
}

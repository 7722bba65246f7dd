// `npm start`, `npm test` and `npm run test:fast` from a bare clone: plain Node, nothing installed yet.
import './node-version.mjs';
import { runParts } from './parts.mjs';
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { exitWith, tool } from './process.mjs';

const [task, ...args] = process.argv.slice(2);

const vitest = (...more) => tool('node_modules/vitest/vitest.mjs', ['run', ...more]);

/** What needs no browser. */
const fast = {
  checks: () => tool('scripts/check.mjs'),
  code: () => vitest('--project', 'code'),
};

const whole = {
  ...fast,
  browsers: () => tool('scripts/browsers.mjs'),
  async table() {
    await ensureBuilt();
    await vitest('--project', 'table');
  },
  'newest Node': () => tool('scripts/newest-node.mjs'),
  clauses: () => tool('node_modules/tsx/dist/cli.mjs', ['scripts/rules.ts', '--summary']),
};

const tasks = {
  async start() {
    await ensureBuilt();
    const { serve } = await import('./serve.mjs');
    serve();
  },

  async test() {
    await ensureInstalled();
    await (args.length > 0 ? vitest(...args) : runParts(whole));
  },

  async 'test:fast'() {
    await ensureInstalled();
    await runParts(fast);
  },
};

if (task in tasks) await exitWith(tasks[task]);
else {
  console.error(`Unknown task "${task}". Use: ${Object.keys(tasks).join(', ')}.`);
  process.exitCode = 2;
}

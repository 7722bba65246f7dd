// `npm run check`: types, style, package borders, dead code, messages, lock files and commits, side by side. Prints only what is wrong.
import { spawn } from 'node:child_process';
import { cleanEnvironment, root } from './process.mjs';

// Threads would check the same types once each, and the checks share the processors anyway.
const types = ['typescript7/bin/tsc', '--noEmit', '--singleThreaded', '-p'];

const checks = {
  types: [...types, '.'],
  'types of the table': [...types, 'apps/web'],
  'types of the libraries': [...types, 'tsconfig.packages.json'],
  style: ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  borders: [
    'dependency-cruiser/bin/dependency-cruise.mjs',
    '--config',
    '.dependency-cruiser.cjs',
    'packages',
    'examples',
    'apps',
  ],
  'dead code': ['knip/bin/knip.js', '--no-progress'],
  messages: ['tsx/dist/cli.mjs', 'scripts/check-messages.ts'],
  'lock files': ['../scripts/check-lock.mjs'],
  commits: ['tsx/dist/cli.mjs', 'scripts/check-commits.ts'],
};

const results = await Promise.all(Object.entries(checks).map(([name, command]) => check(name, command)));
for (const { name, code, output, seconds } of results) {
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output);
}
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1;

function check(name, [script, ...args]) {
  const started = performance.now();
  const child = spawn(process.execPath, [`node_modules/${script}`, ...args], {
    cwd: root,
    env: cleanEnvironment(),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      resolve({ name, code, output, seconds: ((performance.now() - started) / 1000).toFixed(1) });
    });
  });
}

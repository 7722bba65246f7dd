// Says in which browsers the table is tested. On a machine for tests (CI=true) with apt-get the newest are installed
// first, and there it is a failure to lack one.
import { spawnSync } from 'node:child_process';
import { findChromium, packagedChromium } from './find-chromium.mjs';
import { findFirefox } from './find-firefox.mjs';

const onCi = process.env.CI === 'true';

/** What cannot be installed is told below, when it is not found. */
function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

if (onCi && process.getuid?.() === 0 && aptGet('update'))
  // One by one, so that one is there when the other cannot be had.
  for (const name of ['chromium', 'firefox-esr']) aptGet('install', '-y', '--no-install-recommends', name);

const chromium = await findChromium();
const isNewest = chromium !== (await packagedChromium());
const wanted = [
  {
    name: 'newest Chromium',
    found: isNewest ? chromium : null,
    hint: 'chromium, or set CHROMIUM_PATH',
  },
  { name: 'Firefox', found: findFirefox(), hint: 'firefox-esr, or set FIREFOX_PATH' },
];
for (const { name, found, hint } of wanted) {
  if (found) console.log(`ok     ${name}: ${found.version}`);
  else
    console.error(`${onCi ? 'FAILED' : 'MISSING'} ${name}: the table is not tested in it. Install ${hint}.`);
}
process.exitCode = onCi && wanted.some(({ found }) => !found) ? 1 : 0;

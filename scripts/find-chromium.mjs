// Finds a Chromium for tests that need a real browser. Never downloads one.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './process.mjs';
import { versionOf } from './version-of.mjs';

const isRoot = process.getuid?.() === 0;

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(isRoot ? ['--no-sandbox'] : []),
];

/**
 * Launch options for playwright-core and the version: of CHROMIUM_PATH, or of the newest among the system's, Playwright's own downloads
 * and the one inside the package @sparticuz/chromium. Throws when there is none.
 */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    const version = versionOf(chosen);
    if (version !== null) return { version, ...options(chosen) };
    throw new Error(`CHROMIUM_PATH is ${chosen}, which does not start.`);
  }
  const installed = [...onThisSystem(), await fromPlaywright()].flatMap((file) => {
    const version = versionOf(file);
    return version === null ? [] : [{ version, ...options(file) }];
  });
  const packaged = await packagedChromium();
  const [newest] = [...installed, ...(packaged ? [packaged] : [])].sort((a, b) => b.version - a.version);
  if (newest) return newest;
  throw new Error(
    'No Chromium found: install one (for example "apt-get install chromium") or set CHROMIUM_PATH.',
  );
}

const options = (executablePath, more = {}) => ({ executablePath, args: flags, ...more });

function onThisSystem() {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/snap/bin'];
  const files = [
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ].filter(fs.existsSync);
  // Several folders may be one.
  return new Set(files.map((file) => fs.realpathSync(file)));
}

async function fromPlaywright() {
  const { chromium } = await import('playwright-core');
  return chromium.executablePath();
}

const PACKAGED = '147.0.0';

let packaged;

/** The one inside the package; null where it does not run. */
export function packagedChromium() {
  packaged ??= fromPackage();
  return packaged;
}

/**
 * The package unpacks itself into TMPDIR, and adds the system libraries it brings along only when it believes
 * it runs as a cloud function; so it is told so, and the environment is put back afterwards.
 */
async function fromPackage() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const home = path.join(root, `node_modules/.cache/chromium-${PACKAGED}-${process.getuid()}`);
  fs.mkdirSync(home, { recursive: true });
  const before = { ...process.env };
  Object.assign(process.env, { TMPDIR: home, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' });
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const executablePath = await chromium.executablePath();
    const { LD_LIBRARY_PATH } = process.env;
    const FONTCONFIG_PATH = nameFonts(home);
    // The unpacked browser has no set-uid helper, so it cannot build its sandbox.
    const args = [...new Set([...flags, '--no-sandbox'])];
    const env = { ...before, LD_LIBRARY_PATH, FONTCONFIG_PATH };
    return { version: Number.parseInt(PACKAGED, 10), ...options(executablePath, { args, env }) };
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}

/**
 * The fonts of the package look for themselves in /tmp, wherever they were unpacked; without any font Chromium
 * crashes at the first button. So they are named here, in a folder of their own.
 */
function nameFonts(home) {
  const folder = path.join(home, 'fontconfig');
  const file = path.join(folder, 'fonts.conf');
  const folders = [path.join(home, 'fonts'), '/usr/share/fonts'].map((name) => `<dir>${name}</dir>`);
  const text = `<?xml version="1.0"?>
<fontconfig>${folders.join('')}<cachedir>${folder}</cachedir></fontconfig>
`;
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return folder;
  fs.mkdirSync(folder, { recursive: true });
  const fresh = `${file}.${process.pid}`;
  fs.writeFileSync(fresh, text);
  fs.renameSync(fresh, file);
  return folder;
}

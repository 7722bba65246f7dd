// Installs and builds, each only when something it depends on has changed since the last time.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { oneAtATime } from './one-at-a-time.mjs';
import { npm, quietly, root, tool } from './process.mjs';

const at = (...parts) => path.join(root, ...parts);

/** The command line as one file; built, not committed. */
const bundle = at('apps/cli/dist/hexwyrm.mjs');

const table = at('apps/web/dist');

export function ensureInstalled() {
  return unlessStamped(at('node_modules/.hexwyrm-stamp'), installKey, 'install', async () => {
    console.error('Installing dependencies …');
    await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  });
}

export async function ensureBuilt() {
  await ensureInstalled();
  await ensureCommandLine();
  await unlessStamped(at('node_modules/.hexwyrm-table-stamp'), buildKey, 'build', async () => {
    console.error('Building the table …');
    await buildTable();
  });
}

/** For tests, which run where everything is installed, and on more than one Node. */
export async function ensureCommandLine() {
  await unlessStamped(at('apps/cli/dist/.stamp'), buildKey, 'build', async () => {
    console.error('Building the command line …');
    const fresh = at('apps/cli/dist/next');
    const args = ['build', 'apps/cli', '--outDir', fresh, '--logLevel', 'warn'];
    await tool('node_modules/vite/bin/vite.js', args, quietly);
    // One rename, so that a game running elsewhere never sees half a bundle.
    fs.renameSync(path.join(fresh, path.basename(bundle)), bundle);
    fs.rmSync(fresh, { recursive: true, force: true });
  });
}

/** The table is built beside the one in use and then takes its place. */
async function buildTable() {
  const fresh = `${table}-next`;
  const args = ['build', 'apps/web', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn'];
  await tool('node_modules/vite/bin/vite.js', args, quietly);
  fs.rmSync(table, { recursive: true, force: true });
  fs.renameSync(fresh, table);
}

/** Does the work unless the stamp already holds the key; writes the stamp afterwards. */
async function unlessStamped(stamp, key, name, work) {
  const done = () => read(stamp) === key();
  if (done()) return;
  await oneAtATime(name, async () => {
    if (done()) return;
    const before = key();
    await work();
    fs.writeFileSync(stamp, before);
  });
}

function installKey() {
  const files = ['package-lock.json', '.npmrc'].map((file) => read(at(file)));
  return hash([...files, process.version, process.platform, process.arch]);
}

function buildKey() {
  const folders = ['packages', 'examples', 'apps'];
  const sources = [at('games.json'), ...folders.flatMap((folder) => [...sourcesUnder(at(folder))])].sort();
  return hash([
    installKey(),
    ...sources.flatMap((file) => [path.relative(root, file), fs.readFileSync(file)]),
  ]);
}

function* sourcesUnder(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist', 'coverage'].includes(entry.name)) yield* sourcesUnder(full);
    } else if (/(?<!\.test|\.bench)\.(tsx?|json|mjs|js|css|html|svg|woff2|webp)$/.test(entry.name))
      yield full;
  }
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function hash(parts) {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex');
}

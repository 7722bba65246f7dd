// The packages as libraries that others can install: JavaScript with type declarations, one tarball each.
import fs from 'node:fs';
import path from 'node:path';
import { npm, root, tool } from './process.mjs';

const compiled = path.join(root, 'reports/packages');

const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** Packs every library into a folder. */
export async function packLibraries(where) {
  fs.rmSync(compiled, { recursive: true, force: true });
  await tool('node_modules/typescript7/bin/tsc', ['-p', 'tsconfig.packages.json']);
  for (const name of fs.readdirSync(compiled)) {
    const folder = path.join(compiled, name);
    const source = path.join(root, 'packages', name);
    const manifest = readJson(path.join(source, 'package.json'));
    copyData(source, folder);
    fs.writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(published(manifest), null, 2)}\n`);
    fs.writeFileSync(path.join(folder, 'README.md'), `# ${manifest.name}\n\n${manifest.description}\n`);
    for (const file of ['LICENSE', 'NOTICE']) fs.copyFileSync(path.join(root, file), path.join(folder, file));
    await npm(['pack', '--loglevel=error', '--pack-destination', where], { cwd: folder, stdio: 'inherit' });
  }
}

/** Tables, maps and words: the compiler copies only those that code imports by name. */
function copyData(source, folder) {
  for (const file of fs.readdirSync(source, { recursive: true }))
    if (file.endsWith('.json') && file !== 'package.json') {
      fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      fs.copyFileSync(path.join(source, file), path.join(folder, file));
    }
}

/** The manifest of a package once its sources are compiled. */
function published({ private: _, exports, dependencies, ...manifest }) {
  const { engines, devDependencies } = readJson(path.join(root, 'package.json'));
  return {
    ...manifest,
    engines,
    ...('./testing' in exports && toolsOfTests(devDependencies)),
    exports: Object.fromEntries(Object.entries(exports).map(([entry, file]) => [entry, compiledEntry(file)])),
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([name, range]) => [name, range === '*' ? manifest.version : range]),
    ),
  };
}

/** The battery of tests runs with its user's own tools; the rest of the package needs none. */
const toolsOfTests = ({ vitest, 'fast-check': fastCheck }) => ({
  peerDependencies: { vitest: `^${vitest}`, 'fast-check': `^${fastCheck}` },
  peerDependenciesMeta: { vitest: { optional: true }, 'fast-check': { optional: true } },
});

const compiledEntry = (file) =>
  file.endsWith('.ts')
    ? { types: file.replace(/\.ts$/, '.d.ts'), default: file.replace(/\.ts$/, '.js') }
    : file;

// `npm run pack`: the command line as a package of its own, hexwyrm-<version>.tgz: one file, nothing to install with it;
// and beside it the libraries, @hexwyrm/*, compiled with their types.
import './node-version.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { packLibraries } from './pack-libraries.mjs';
import { ensureBuilt } from './prepare.mjs';
import { exitWith, npm, root } from './process.mjs';

const [where = root] = process.argv.slice(2);
const at = (...parts) => path.join(root, ...parts);
const cli = JSON.parse(fs.readFileSync(at('apps/cli/package.json'), 'utf8'));
const { engines } = JSON.parse(fs.readFileSync(at('package.json'), 'utf8'));
const bundle = at('apps/cli/dist/hexwyrm.mjs');
const folder = at('apps/cli/dist/package');

const manifest = {
  name: 'hexwyrm',
  version: cli.version,
  description: cli.description,
  license: cli.license,
  type: 'module',
  engines,
  bin: { hexwyrm: 'hexwyrm.mjs' },
};

const readme = `# Hexwyrm

${cli.description}

    npx hexwyrm --help
`;

await exitWith(async () => {
  await ensureBuilt();
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const write = (name, text) => fs.writeFileSync(path.join(folder, name), text);
  write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  write('README.md', readme);
  write('hexwyrm.mjs', `#!/usr/bin/env node\n${fs.readFileSync(bundle, 'utf8')}`);
  for (const name of ['LICENSE', 'NOTICE']) fs.copyFileSync(at(name), path.join(folder, name));
  await npm(['pack', '--loglevel=error', '--pack-destination', path.resolve(where)], {
    cwd: folder,
    stdio: 'inherit',
  });
  await packLibraries(path.resolve(where));
});

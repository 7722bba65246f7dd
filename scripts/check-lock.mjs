// The lock file must install anywhere: every optional (platform) dependency is itself locked, else `npm ci`
// refuses the file on another system; and nothing is tied to the address of one registry.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './process.mjs';

const files = ['package-lock.json', 'tools/mutation/package-lock.json', 'tools/node/package-lock.json'];

const problems = files.flatMap((file) => {
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
  const locked = new Set(
    Object.keys(packages).map((key) => key.slice(key.lastIndexOf('node_modules/') + 13)),
  );
  return Object.entries(packages).flatMap(([key, { resolved, optionalDependencies = {} }]) => [
    ...(/^https?:/.test(resolved ?? '') ? [`${file}: ${key} names a registry`] : []),
    ...Object.keys(optionalDependencies)
      .filter((name) => !locked.has(name))
      .map((name) => `${file}: ${name}, optional for ${key}, is not locked`),
  ]);
});

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

// Rounds the drawings of the icons to whole steps of their 512 × 512 grid, which is invisible at the size they are shown.
// `node scripts/round-icons.mjs FOLDER`, where FOLDER has svgo installed. Running it again changes nothing.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './process.mjs';

const from = createRequire(path.resolve(process.argv[2] ?? '.', 'package.json'));
const { optimize } = await import(pathToFileURL(from.resolve('svgo')).href);

const FILES = [
  'art/icons.json',
  'games/dragon-pass/art/icons.json',
  'games/dragon-rage/art/icons.json',
  'games/dragon-pass/art/rare-icons.json',
  'ui/icons/icons.json',
  'ui/icons/late-icons.json',
];

const plugins = [{ name: 'convertPathData', params: { floatPrecision: 0 } }];

function rounded(d) {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${d}"/></svg>`, { plugins });
  return / d="([^"]+)"/.exec(data)[1];
}

/** Until rounding what is round changes nothing. */
function whole(d) {
  const next = rounded(d);
  return next === d ? d : whole(next);
}

for (const name of FILES) {
  const file = path.join(root, 'apps/web/src', name);
  const icons = JSON.parse(fs.readFileSync(file, 'utf8'));
  const smaller = Object.fromEntries(Object.entries(icons).map(([icon, d]) => [icon, whole(d)]));
  fs.writeFileSync(file, `${JSON.stringify(smaller, null, 2)}\n`);
  console.log(`${name} ${JSON.stringify(icons).length} → ${JSON.stringify(smaller).length}`);
}

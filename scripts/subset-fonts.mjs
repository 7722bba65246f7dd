// Cuts the fonts of the table into parts a browser fetches only where their letters are seen, without the small capitals
// and alternates that are never shown, and writes fonts.css, which says what lies in which part.
// `node scripts/subset-fonts.mjs FOLDER`, where FOLDER has subset-font installed.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root, tool } from './process.mjs';

const subsetFont = createRequire(path.resolve(process.argv[2] ?? '.', 'package.json'))('subset-font');

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const without = (text, other) => [...text].filter((letter) => !other.includes(letter)).join('');

/** Sums, odds and chances. */
const FIGURES = `${range(0x30, 0x39)} ()%+,./:×–−`;
const LETTERS = `${range(0x41, 0x5a)}${range(0x61, 0x7a)}`;
/** What every language needs; with the letters in the names of the four languages, which every visitor sees. */
const BASIC = `${FIGURES}${LETTERS}!-;?\u00a0·çñ—‘’“”…→`;
/** What is written in French, Spanish and German beside that. */
const ACCENTS = '¡¿«»°ÀÁÂÄÆÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜßàáâäæèéêëíîïóôöùúûüŒœŸÿ„←';
/** What only players may write, in notes and names. */
const RARE = without(`${range(0x20, 0x7e)}${range(0xa1, 0xff)}‚†•‹›€™↑↓`, BASIC + ACCENTS);

const TEXT = { '': BASIC, '-accents': ACCENTS, '-rare': RARE };
/** The heaviest letters set figures more often than words. */
const HEAVY = { '': FIGURES, '-letters': without(BASIC, FIGURES), '-accents': ACCENTS, '-rare': RARE };
/** Rough old outlines take much room: names, what is on a map, letters, then figures and accents, when they are needed. */
const rough = (names, map = '') => {
  const letters = without(`${LETTERS} ,.’!?:-`, names + map);
  return {
    ...(names && { '-names': names }),
    ...(map && { '-map': without(map, names) }),
    '-letters': letters,
    '-more': without(BASIC + ACCENTS + RARE, names + map + letters),
  };
};

/** Realms on the map of Dragon Pass. */
const REALMS = 'BCDGHMOPSTVacdeghiklnoprstuyz’';

const FACES = [
  { family: 'Alegreya', weight: 400, parts: TEXT },
  { family: 'Alegreya', weight: 700, parts: TEXT },
  { family: 'Alegreya', weight: 800, parts: HEAVY },
  { family: 'Alegreya', weight: 400, style: 'italic', parts: TEXT },
  { family: 'Alegreya Sans', weight: 400, parts: TEXT },
  { family: 'Alegreya Sans', weight: 400, style: 'italic', parts: TEXT },
  // The numbers of the hexes: painted with the map, never set by the page.
  { family: 'Alegreya Sans', weight: 500, parts: { '': range(0x30, 0x39) }, painted: true },
  { family: 'Alegreya Sans', weight: 700, parts: TEXT },
  { family: 'Alegreya Sans', weight: 800, parts: HEAVY },
  { family: 'Alegreya SC', weight: 700, parts: TEXT },
  { family: 'IM Fell English', weight: 400, parts: rough('') },
  // Hexwyrm, New game.
  { family: 'IM Fell English SC', weight: 400, parts: rough(' HNaegmrwxy', REALMS) },
];

/** Columns of figures are set in Alegreya Sans alone. */
const featuresOf = (family) => ['kern', 'liga', 'lnum', ...(family === 'Alegreya Sans' ? ['tnum'] : [])];

const theme = path.join(root, 'apps/web/src/theme');
const folder = path.join(theme, 'fonts');
fs.rmSync(folder, { recursive: true, force: true });
fs.mkdirSync(folder);
const rules = [];
for (const { family, weight, style = 'normal', parts, painted = false } of FACES) {
  const id = family.toLowerCase().replaceAll(' ', '-');
  const source = `node_modules/@fontsource/${id}/files/${id}-latin-${weight}-${style}.woff2`;
  const whole = fs.readFileSync(path.join(root, source));
  for (const [part, text] of Object.entries(parts)) {
    const file = `${id}-${weight}-${style}${part}.woff2`;
    const cut = await subsetFont(whole, text, {
      targetFormat: 'woff2',
      keepFeatures: featuresOf(family),
      noHinting: true,
    });
    fs.writeFileSync(path.join(folder, file), cut);
    console.log(`${file} ${cut.length}`);
    if (!painted) rules.push(ruleFor({ family, weight, style, file, text }));
  }
}
const head = '/* Written by scripts/subset-fonts.mjs, which cuts these fonts from @fontsource. */';
const sheet = path.join(theme, 'fonts.css');
fs.writeFileSync(sheet, `${[head, ...rules].join('\n\n')}\n`);
await tool('node_modules/@biomejs/biome/bin/biome', ['format', '--write', sheet]);

function ruleFor({ family, weight, style, file, text }) {
  return `@font-face {
  font-family: "${family}";
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  src: url("./fonts/${file}") format("woff2");
  unicode-range: ${rangesOf(text)};
}`;
}

/** U+41-5A, U+7E */
function rangesOf(text) {
  const runs = [];
  for (const code of [...text].map((letter) => letter.codePointAt(0)).sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && code <= last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code) => code.toString(16).toUpperCase();
  return runs.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(', ');
}

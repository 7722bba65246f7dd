// Cuts the fonts of the table down to what four languages need: letters, marks and figures, without the small capitals
// and alternates that nobody sees. `node scripts/subset-fonts.mjs FOLDER`, where FOLDER has subset-font installed.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './process.mjs';

const subsetFont = createRequire(path.resolve(process.argv[2] ?? '.', 'package.json'))('subset-font');

const faces = {
  alegreya: ['400-normal', '700-normal', '800-normal', '400-italic'],
  'alegreya-sans': ['400-normal', '400-italic', '500-normal', '700-normal', '800-normal'],
  'alegreya-sc': ['700-normal'],
  'im-fell-english': ['400-normal', '400-italic'],
  'im-fell-english-sc': ['400-normal'],
};

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const NAMES = ' DHNPRaeghmnoprswxy';
const LETTERS = [...range(0x41, 0x5a), ...range(0x61, 0x7a), ',.’!?:-'].join('');
/** With the letters in the names of the four languages, which every visitor sees. */
const BASIC = `${range(0x20, 0x7e)}\u00a0·×çñ–—‘’“”…−→`;
const MORE = `${range(0xa1, 0xff)}ŒœŸ‚„†•‹›€™←↑↓`.replace(/[·×çñ]/g, '');
const without = (text, other) => [...text].filter((letter) => !other.includes(letter)).join('');
/**
 * Rough old outlines take much room: the names of games come alone, the other letters, then figures and accents, when
 * they are needed. Of the others only the accents come apart. fonts.css has the same parts as ranges.
 */
const ROUGH = {
  '-names': NAMES,
  '-letters': without(LETTERS, NAMES),
  '-more': without(BASIC + MORE, NAMES + LETTERS),
};
/** The numbers of the hexes. */
const FIGURES = '0123456789';
const isLarge = (family) => family.startsWith('im-fell');
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'lnum', 'pnum', 'tnum'];

const folder = path.join(root, 'apps/web/src/theme/fonts');
fs.mkdirSync(folder, { recursive: true });
for (const [family, styles] of Object.entries(faces)) {
  for (const style of styles) {
    const name = `${family}-latin-${style}.woff2`;
    const whole = fs.readFileSync(path.join(root, 'node_modules/@fontsource', family, 'files', name));
    const parts = isLarge(family)
      ? ROUGH
      : style === '500-normal'
        ? { '': FIGURES }
        : { '': BASIC, '-more': MORE };
    for (const [part, text] of Object.entries(parts)) {
      const cut = await subsetFont(whole, text, {
        targetFormat: 'woff2',
        keepFeatures: FEATURES,
        noHinting: true,
      });
      fs.writeFileSync(path.join(folder, `${family}-${style}${part}.woff2`), cut);
      console.log(`${name} ${whole.length} → ${family}-${style}${part}.woff2 ${cut.length}`);
    }
  }
}

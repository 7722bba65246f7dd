// Paints the board of Dragon Pass into reports/: `npx tsx scripts/paint-dragon-pass.mjs [theme ...]`.
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { paintLand } from '../apps/web/src/games/dragon-pass/art/terrain/board.ts';
import { paintLettering } from '../apps/web/src/games/dragon-pass/art/terrain/lettering/lettering.ts';
import { levelFor } from '../apps/web/src/games/dragon-pass/art/terrain/lettering/levels.ts';
import { paintProvenance } from '../apps/web/src/games/dragon-pass/art/terrain/provenance.ts';
import { makeScene } from '../apps/web/src/games/dragon-pass/art/terrain/scene.ts';
import { findChromium } from './find-chromium.mjs';
import { root } from './process.mjs';

const map = JSON.parse(fs.readFileSync(path.join(root, 'packages/dragon-pass/data/map.json'), 'utf8'));
const folder = path.join(root, 'reports/dragon-pass');
const themes = process.argv.length > 2 ? process.argv.slice(2) : ['day', 'night', 'colourBlind'];

/** The whole board, and parts of it around a hex, as a window on the table would show them. */
const pictures = [
  { name: 'fit', radius: 13, detail: 'far', scale: 2 },
  { name: 'middle', radius: 26, detail: 'near', around: '2919', size: [1000, 800] },
  { name: 'near', radius: 48, detail: 'near', around: '3022', size: [1000, 800] },
  { name: 'near-west', radius: 48, detail: 'near', around: '0706', size: [1000, 800] },
  { name: 'near-marsh', radius: 48, detail: 'near', around: '2229', size: [1000, 800] },
  { name: 'near-corner', radius: 48, detail: 'near', around: '3904', size: [1000, 800] },
  { name: 'inferred', radius: 26, detail: 'near', around: '2919', size: [1000, 800], isInferred: true },
];

/** The fonts of the table, in the page. */
const fonts = path.join(root, 'apps/web/src/theme');
const faces = fs
  .readFileSync(path.join(fonts, 'fonts.css'), 'utf8')
  .replace(/url\("\.\/([^"]+)"\)/g, (_, file) => {
    return `url(data:font/woff2;base64,${fs.readFileSync(path.join(fonts, file)).toString('base64')})`;
  });

fs.mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(await findChromium());
try {
  for (const theme of themes) {
    for (const { name, radius, detail, around, size, scale = 1, isInferred = false } of pictures) {
      const started = performance.now();
      const land = paintLand(map, theme, { radius, detail });
      const took = Math.round(performance.now() - started);
      const scene = makeScene(map, theme, radius, detail);
      const above =
        (isInferred ? paintProvenance(scene) : '') + paintLettering(scene, levelFor(radius), () => null);
      const svg = land.replace('</svg>', `${above}</svg>`);
      const { width, depth, centre } = scene.layout;
      const [w, h] = size ?? [Math.ceil(width), Math.ceil(depth)];
      const middle = around ? centre(around) : { x: w / 2, y: h / 2 };
      const at = `left:${w / 2 - middle.x}px;top:${h / 2 - middle.y}px`;
      const page = await browser.newPage({ viewport: { width: w, height: h }, deviceScaleFactor: scale });
      await page.setContent(`<style>${faces}</style><div style="position:absolute;${at}">${svg}</div>`);
      await page.evaluate('document.fonts.ready');
      await page.screenshot({ path: path.join(folder, `${name}-${theme}.png`) });
      await page.close();
      console.log(`${name}-${theme}: ${Math.round(land.length / 1024)} KB of SVG in ${took} ms`);
    }
  }
} finally {
  await browser.close();
}

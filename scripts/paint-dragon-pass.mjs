// Paints the board of Dragon Pass into reports/: `npx tsx scripts/paint-dragon-pass.mjs [theme ...]`.
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { paintLand } from '../apps/web/src/games/dragon-pass/art/terrain/board.ts';
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
];

fs.mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(await findChromium());
try {
  for (const theme of themes) {
    for (const { name, radius, detail, around, size, scale = 1 } of pictures) {
      const started = performance.now();
      const svg = paintLand(map, theme, { radius, detail });
      const took = Math.round(performance.now() - started);
      const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg);
      const [w, h] = size ?? [Math.ceil(width), Math.ceil(height)];
      const page = await browser.newPage({ viewport: { width: w, height: h }, deviceScaleFactor: scale });
      await page.setContent(`<body style="margin:0;overflow:hidden"><div style="position:absolute">${svg}</div></body>`);
      await page.screenshot({ path: path.join(folder, `${name}-${theme}.png`) });
      await page.close();
      console.log(`${name}-${theme}: ${Math.round(svg.length / 1024)} KB of SVG in ${took} ms`);
    }
  }
} finally {
  await browser.close();
}

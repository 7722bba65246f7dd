// Paints the pictures of the home screen from the board's own art: `npx tsx scripts/paint-covers.mjs`.
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { paintLand } from '../apps/web/src/games/dragon-pass/art/terrain/board.ts';
import { paintBoard } from '../apps/web/src/games/dragon-rage/art/terrain/board.ts';
import { findChromium } from './find-chromium.mjs';
import { root } from './process.mjs';

const folderOf = (game) => path.join(root, `apps/web/src/games/${game}/home/pictures`);
const mapOf = (game, id) =>
  JSON.parse(fs.readFileSync(path.join(root, `packages/${game}/data/${id}.json`), 'utf8'));

const painters = {
  'dragon-rage': (map, theme, radius) =>
    paintBoard(map, theme, {
      radius,
      detail: radius > 30 ? 'near' : 'far',
      without: ['numbers', 'names'],
    }).svg,
  'dragon-pass': (map, theme, radius) => paintLand(map, theme, { radius, detail: 'far' }),
};

/** `scale` enlarges the painted map, `at` is the part of it in the middle of the picture, `kept` its width as a file. */
const pictures = [
  {
    game: 'dragon-rage',
    file: 'esirien.webp',
    map: 'esirien',
    theme: 'day',
    radius: 24,
    size: [480, 290],
    kept: 360,
    quality: 0.5,
    scale: 0.56,
    at: [0.51, 0.5],
  },
  {
    game: 'dragon-rage',
    file: 'nurkott.webp',
    map: 'nurkott',
    theme: 'day',
    radius: 24,
    size: [480, 290],
    kept: 360,
    quality: 0.5,
    scale: 0.56,
    at: [0.51, 0.48],
  },
  {
    game: 'dragon-rage',
    file: 'backdrop.webp',
    map: 'esirien',
    theme: 'night',
    radius: 72,
    size: [1600, 1000],
    // It lies under a dark shade.
    kept: 1040,
    quality: 0.3,
    scale: 1,
    at: [0.47, 0.52],
  },
  {
    game: 'dragon-pass',
    file: 'dragon-pass.webp',
    map: 'map',
    theme: 'day',
    radius: 24,
    size: [720, 290],
    kept: 620,
    quality: 0.55,
    scale: 0.72,
    at: [0.6, 0.52],
  },
];

const browser = await chromium.launch(await findChromium());
try {
  for (const { game, file, map, theme, radius, size, kept, quality, scale, at } of pictures) {
    const svg = painters[game](mapOf(game, map), theme, radius);
    const [, width, height] = svg.match(/width="([\d.]+)" height="([\d.]+)"/).map(Number);
    const folder = folderOf(game);
    fs.mkdirSync(folder, { recursive: true });
    const [w, h] = size;
    const page = await browser.newPage({ viewport: { width: w, height: h }, deviceScaleFactor: 1 });
    const left = w / 2 - width * scale * at[0];
    const top = h / 2 - height * scale * at[1];
    const style = `position:absolute;left:${left}px;top:${top}px;transform-origin:0 0;transform:scale(${scale})`;
    await page.setContent(`<body style="margin:0;overflow:hidden"><div style="${style}">${svg}</div></body>`);
    const painted = (await page.screenshot({ type: 'png' })).toString('base64');
    const packed = await page.evaluate(`(async () => {
      const image = new Image();
      image.src = 'data:image/png;base64,${painted}';
      await image.decode();
      const canvas = new OffscreenCanvas(${kept}, ${Math.round((kept * h) / w)});
      const context = canvas.getContext('2d');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: ${quality} });
      return [...new Uint8Array(await blob.arrayBuffer())];
    })()`);
    fs.writeFileSync(path.join(folder, file), Buffer.from(packed));
    await page.close();
    console.log(`${file}: ${Math.round(fs.statSync(path.join(folder, file)).size / 1024)} KB`);
  }
} finally {
  await browser.close();
}

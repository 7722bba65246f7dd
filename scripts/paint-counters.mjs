// Paints every counter of Dragon Pass on sheets under reports/: `npx tsx scripts/paint-counters.ts`, or with a word only those sheets
// whose name has it.
import fs from 'node:fs';
import path from 'node:path';
import { worldFor } from '@hexwyrm/dragon-pass';
import { chromium } from 'playwright-core';
import { iconPaths } from '../apps/web/src/art/draw/icon.ts';
import { group, text, translate } from '../apps/web/src/art/draw/svg.ts';
import { THEMES } from '../apps/web/src/art/themes.ts';
import { CARD, paintCard } from '../apps/web/src/games/dragon-pass/art/counters/card.ts';
import { paintFace } from '../apps/web/src/games/dragon-pass/art/counters/counter.ts';
import { counterDefs } from '../apps/web/src/games/dragon-pass/art/counters/defs.ts';
import {
  markerNames,
  paintControl,
  paintMarker,
} from '../apps/web/src/games/dragon-pass/art/counters/markers.ts';
import { paintMoon } from '../apps/web/src/games/dragon-pass/art/counters/moon.ts';
import { printedFace } from '../apps/web/src/games/dragon-pass/art/counters/printed.ts';
import { paintStack } from '../apps/web/src/games/dragon-pass/art/counters/stack.ts';
import rare from '../apps/web/src/games/dragon-pass/art/rare-icons.json' with { type: 'json' };
import { findChromium } from './find-chromium.mjs';
import { root } from './process.mjs';

const folder = path.join(root, 'reports/counters');
const { types } = worldFor(null);
const GROUND = { day: '#ddd0ac', night: '#2b3338', colourBlind: '#e0d8c0' };
const SEALS = ['lunar', 'sartar', 'tarsh', 'independents'];
const ZOOMS = [
  { zoom: 'named', size: 84 },
  { zoom: 'full', size: 48 },
  { zoom: 'middle', size: 32 },
  { zoom: 'block', size: 18 },
];

const fonts = ['400', '700', '800', '900']
  .map((weight) => {
    const file = path.join(
      root,
      `node_modules/@fontsource/alegreya-sans/files/alegreya-sans-latin-${weight}-normal.woff2`,
    );
    const data = fs.readFileSync(file).toString('base64');
    return `@font-face{font-family:"Alegreya Sans";font-weight:${weight};src:url(data:font/woff2;base64,${data})}`;
  })
  .join('');

const place = (drawing, x, y, size) =>
  group({ transform: `${translate(x, y)} scale(${size / 100})` }, drawing);

const caption = (content, x, y, theme, size = 22) =>
  text(content, {
    x,
    y,
    'font-family': 'Alegreya Sans',
    'font-weight': 800,
    'font-size': size,
    fill: theme === 'night' ? '#ece3cf' : '#2a2118',
  });

/** Every counter of a faction: front at four sizes, and the back large. */
function factionSheet(faction, theme) {
  const counters = types
    .filter((type) => type.faction === faction)
    .flatMap((type) => type.names.map((_, number) => ({ type, number })));
  const [columns, wide, high] = [5, 304, 106];
  const cells = counters.map(({ type, number }, i) => {
    const [x, y] = [60 + (i % columns) * wide, 100 + Math.floor(i / columns) * high];
    const name = type.names[number];
    const front = { ...printedFace(type, number), name };
    const fronts = ZOOMS.map(({ zoom, size }, at) =>
      place(paintFace(front, theme, zoom), x + [0, 72, 118, 150][at], y, size),
    );
    const back = type.back
      ? place(paintFace(printedFace(type, number, 'back'), theme, 'full'), x + 200, y, 60)
      : '';
    return fronts.join('') + back;
  });
  const height = 100 + Math.ceil(counters.length / columns) * high;
  const title = caption(`${faction}: ${counters.length}`, 20, 36, theme, 26);
  return {
    file: `${faction}-${theme}`,
    theme,
    width: columns * wide + 10,
    height,
    drawing: title + cells.join(''),
  };
}

/** What a counter can wear, stacks, backs, markers and cards. */
function statesSheet(theme) {
  const face = (id, number = 0, side = 'front') => {
    const type = types.find((one) => one.id === id);
    if (!type) throw new RangeError(id);
    return { ...printedFace(type, number, side), name: type.names[number] };
  };
  const lancers = face('heavy-cavalry');
  const moon = { moon: 'full', now: '5' };
  const states = [
    ['front', paintFace(lancers, theme, 'named')],
    ['disrupted', paintFace(face('heavy-cavalry', 0, 'back'), theme, 'named')],
    ['berserk', paintFace(face('harrek', 0, 'back'), theme, 'named')],
    ['selected', paintFace({ ...lancers, selected: true }, theme, 'named')],
    ['target', paintFace({ ...face('free-army-foot'), target: true }, theme, 'named')],
    ['acted', paintFace({ ...lancers, acted: true }, theme, 'named')],
    ['must attack', paintFace({ ...lancers, mustAttack: true }, theme, 'named')],
    ['glowing', paintFace({ ...face('major-classes'), magic: moon, glowing: true }, theme, 'named')],
    [
      'moon today',
      paintFace({ ...face('wolfrunners'), combat: { moon: 'half', now: '2½' } }, theme, 'named'),
    ],
    ['committed', paintFace({ ...face('comet-seers-spirit'), committed: true }, theme, 'named')],
    ['ghost', paintFace({ ...lancers, ghost: true }, theme, 'named')],
  ];
  const row = states.map(([word, drawing], i) => {
    const x = 80 + i * 124;
    return place(drawing, x, 120, 88) + caption(word, x - 44, 192, theme, 15);
  });
  const hidden = SEALS.flatMap((seal) =>
    ['lunar', 'sartar', 'horde', 'dragonewts', 'spirit'].map((livery) => ({ livery, seal })),
  );
  const backs = hidden.map((back, i) => place(paintFace(back, theme, 'full'), 70 + i * 68, 260, 56));
  const stacks = [
    [lancers, face('line-cavalry', 1)],
    [lancers, face('jar-eel'), face('line-cavalry', 2), face('comet-seers-spirit'), face('ducks')],
    [face('stormwalkers'), ...hidden.slice(5, 10), ...hidden.slice(5, 10)],
  ].flatMap((stack, i) =>
    ZOOMS.map(({ zoom, size }, at) =>
      place(paintStack(stack, theme, zoom), 80 + i * 330 + [0, 110, 190, 250][at], 380, size),
    ),
  );
  const markers = markerNames.map((marker, i) => place(paintMarker(marker), 60 + i * 70, 490, 62));
  const days = [0, 1, 2, 3, 4, 5, 6].map((day, i) => place(paintMoon(day), 60 + i * 60, 570, 52));
  const flags = SEALS.map((seal, i) => place(paintControl(seal, theme), 520 + i * 60, 570, 44));
  const words = { combat: 'Combat', magic: 'Magic', move: 'Movement', range: 'Range' };
  const cards = [
    'jar-eel',
    'stormwalkers',
    'crater-makers',
    'dragonewt-priests',
    'horse-herds',
    'zombies',
    'hydra',
    'sir-ethilrist',
  ].map((id, i) =>
    group(
      {
        transform: translate(24 + (i % 4) * (CARD.width + 12), 630 + Math.floor(i / 4) * (CARD.height + 16)),
      },
      paintCard(face(id), words, theme),
    ),
  );
  const drawing = [...row, ...backs, ...stacks, ...markers, ...days, ...flags, ...cards].join('');
  return { file: `states-${theme}`, theme, width: 1440, height: 1010, drawing };
}

const FACTIONS = [...new Set(types.map(({ faction }) => faction))];
const sheets = THEMES.flatMap((theme) => [
  statesSheet(theme),
  ...FACTIONS.map((faction) => factionSheet(faction, theme)),
]).filter(({ file }) => file.includes(process.argv[2] ?? ''));

fs.mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(await findChromium());
try {
  for (const { file, theme, width, height, drawing } of sheets) {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1.5 });
    const svg = `<svg width="${width}" height="${height}" style="display:block">${counterDefs(theme)}${iconPaths(rare)}${drawing}</svg>`;
    await page.setContent(
      `<style>${fonts}</style><body style="margin:0;background:${GROUND[theme]}">${svg}</body>`,
    );
    await page.evaluate('document.fonts.ready');
    await page.screenshot({ path: path.join(folder, `${file}.png`) });
    await page.close();
  }
} finally {
  await browser.close();
}
console.log(`${sheets.length} sheets in ${path.relative(root, folder)}`);

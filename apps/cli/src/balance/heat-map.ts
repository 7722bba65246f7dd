import { columnOf, type Grid, heightOf } from '@hexwyrm/hexmap';
import type { ScenarioBalance } from './survey.ts';

/** From the middle of a hex to its corner, and to its side. */
const REACH = 10;
const SIDE = 8.66;
/** What happened this much more seldom than where it happened most is not drawn. */
const SELDOM = 0.04;

type Heat = ScenarioBalance['heat'];

const middleOf = (grid: Grid, hex: number): readonly [x: number, y: number] => [
  1.5 * REACH * columnOf(grid, hex),
  SIDE * heightOf(grid, hex),
];

/**
 * A map of where it happened, as SVG: the darker a hex the oftener units passed, the larger a red disc the oftener it was fought
 * there, and a ring where places fell.
 */
export function heatMap(grid: Grid, heat: Heat, title: string): string {
  const width = Math.ceil(1.5 * REACH * (grid.columns + 1));
  const height = Math.ceil(SIDE * (2 * grid.rows + 3));
  const marks = [
    ...hot(grid, heat.passed).map(({ x, y, share }) => {
      const shade = (0.12 + 0.6 * share).toFixed(2);
      return `<use href="#h" x="${x}" y="${y}" fill-opacity="${shade}"/>`;
    }),
    ...hot(grid, heat.fought).map(
      ({ x, y, share }) =>
        `<circle class="f" cx="${x}" cy="${y}" r="${(2 + 6 * Math.sqrt(share)).toFixed(1)}"/>`,
    ),
    ...hot(grid, heat.razed ?? heat.taken).map(
      ({ x, y, share }) =>
        `<circle class="p" cx="${x}" cy="${y}" r="8" stroke-width="${(1 + 2 * share).toFixed(1)}"/>`,
    ),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}">`,
    '<style>.f{fill:#b3261e;fill-opacity:.75}.p{fill:none;stroke:#1c1408}</style>',
    `<defs><path id="h" d="M-10 0L-5-8.66H5L10 0L5 8.66H-5Z" fill="#6b4f2a"/></defs>`,
    `<rect width="${width}" height="${height}" fill="#f6efdf"/>`,
    ...marks,
    '</svg>',
    '',
  ].join('\n');
}

/** Where something happened, and how often beside the hex in which it happened most. */
function hot(grid: Grid, counts: Heat[string] = {}) {
  const most = Math.max(...Object.values(counts));
  return Object.entries(counts)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, count]) => {
      const hex = grid.index.get(name);
      if (hex === undefined || count < SELDOM * most) return [];
      const [x, y] = middleOf(grid, hex);
      return [{ x: Math.round(x), y: Math.round(y), share: count / most }];
    });
}

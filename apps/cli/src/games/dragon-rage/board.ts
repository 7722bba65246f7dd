import { TERRAIN, type View, worldFor } from '@hexwyrm/dragon-rage';
import type { Words } from '@hexwyrm/words';
import { drawCells } from '../draw-cells.ts';
import { legend } from '../legend.ts';

const GROUND: Readonly<Record<(typeof TERRAIN)[number], string>> = {
  open: '.',
  city: ':',
  forest: '^',
  river: '~',
  sea: '~',
  dock: '=',
  bridge: '#',
  ford: '%',
  tower: 'T',
  shore: ',',
  offmap: ' ',
};

/** Two letters a type, capitals for the invader. */
const LETTERS: Readonly<Record<View['units'][number]['type'], string>> = {
  MIL: 'mi',
  INF: 'in',
  CAV: 'ca',
  ARH: 'ar',
  HERO: 'he',
  WZD: 'wz',
  ELOWYN: 'el',
  CAT: 'ct',
  BAL: 'ba',
  ORC: 'or',
  GOB: 'go',
  TRL: 'tr',
  WRG: 'wr',
  OHERO: 'oh',
  OWZD: 'ow',
  GIANT: 'gi',
  SERPENT: 'ss',
  TREX: 'tx',
  ELM_EARTH: 'ee',
  ELM_FIRE: 'ef',
  DRAGON: 'dr',
  YDRAGON: 'yd',
  ROC: 'ro',
  WURM: 'wu',
};

const MORE = '+';
const FLYING = '!';
const RAZED = 'x';

export function drawBoard(view: View, words: Words): string {
  const { grid } = worldFor(view.map, view.corrections).map;
  const cells = grid.names.map((_, hex) => cellOf(view, hex));
  return [...drawCells(grid, cells, 3), ...signs(words)].join('\n');
}

function cellOf(view: View, hex: number): string {
  const { map } = worldFor(view.map, view.corrections);
  const there = view.units.filter((unit) => unit.hex === hex);
  const [top] = there.toSorted((a, b) => Number(b.body !== null) - Number(a.body !== null));
  const worth =
    map.vp[hex] > 0 ? (view.razed.some((ruin) => ruin.hex === hex) ? RAZED : String(map.vp[hex])) : '';
  if (!top) return `${GROUND[TERRAIN[map.terrain[hex]]]}${worth}`;
  const letters = LETTERS[top.type];
  const name = top.side === 'invader' ? letters.toUpperCase() : letters;
  return `${name}${top.body?.aloft ? FLYING : ''}${there.length > 1 ? MORE : ''}${worth}`;
}

const signs = ({ t }: Words): string[] => [
  t('terminal.units', { more: MORE, flying: FLYING, razed: RAZED }),
  legend(
    Object.entries(GROUND)
      .filter(([terrain]) => terrain !== 'offmap')
      .map(([terrain, sign]) => [sign, t(`terrain.${terrain}`)]),
  ),
];

import { type View, worldFor } from '@hexwyrm/dragon-pass';
import { rowOf } from '@hexwyrm/hexmap';
import type { Words } from '@hexwyrm/words';
import { legend } from '../legend.ts';
import { placeOf } from './glance.ts';

type Land = ReturnType<typeof worldFor>['land'];
type Stack = View['stacks'][number];

const GROUND: Readonly<Record<Land['terrain'][number], string>> = {
  open: '.',
  forest: '^',
  marsh: '"',
  hill: 'n',
  'hill-forest': 'm',
  mountain: 'A',
  lake: '~',
  sea: '~',
};

const BUILT: Readonly<Record<Land['structure'][number], string>> = {
  none: '',
  fortress: '#',
  stockade: '=',
  town: ':',
  temple: '+',
  altar: '_',
  ruin: '%',
  'dragonewt-city': '*',
};

const RIVER = ',';
const NEUTRAL = 'o';
const MANY = 'x';

/** Two letters: a stack, or the ground with what is built on it. */
export function cellOf(view: View, hex: number, stack: Stack | undefined): string {
  const { terrain, structure, river } = worldFor(view.corrections).land;
  if (stack === undefined) {
    const ground = BUILT[structure[hex]] || GROUND[terrain[hex]];
    return `${ground}${river[hex] === 1 ? RIVER : ' '}`;
  }
  const { length } = stack.places;
  const owners = stack.places.map(({ owner }) => view.seats[owner]);
  const letter = owners.find((owner) => owner !== undefined)?.[0].toUpperCase() ?? NEUTRAL;
  return `${letter}${length > 9 ? MANY : length}`;
}

/** The stacks that the seat sees, by hex. */
export const stacksSeen = ({ stacks }: View): ReadonlyMap<number, Stack> =>
  new Map(stacks.map((stack) => [stack.hex, stack]));

/** The whole board, a line a row, what its signs mean, and who holds which of the places that count. */
export function drawBoard(view: View, words: Words): string {
  const { grid } = worldFor(view.corrections).land;
  const stacks = stacksSeen(view);
  const lines = Array.from({ length: grid.rows }, (_, row) => `${String(row + 1).padStart(2, '0')} `);
  grid.names.forEach((_, hex) => {
    lines[rowOf(grid, hex) - 1] += cellOf(view, hex, stacks.get(hex));
  });
  const columns = grid.names.filter((_, hex) => rowOf(grid, hex) === 1);
  const digits = (place: 0 | 1): string => `   ${columns.map((name) => `${name[place]} `).join('')}`;
  const rows = [digits(0), digits(1), ...lines].map((line) => line.trimEnd());
  return [...rows, ...signs(words), ...holdings(view, words)].join('\n');
}

function signs({ t }: Words): string[] {
  const ground = Object.entries(GROUND).map(([terrain, sign]) => [sign, t(`terrain.${terrain}`)] as const);
  const built = Object.entries(BUILT)
    .filter(([structure]) => structure !== 'none')
    .map(([structure, sign]) => [sign, t(`structure.${structure}`)] as const);
  return [
    t('terminal.stack', { neutral: NEUTRAL, many: MANY }),
    legend([...ground, [RIVER, t('feature.river')]]),
    legend(built),
    t('terminal.columns', { examples: 'm 3524, m boldhome, m sartar' }),
  ];
}

/** "Sartar holds Boldhome (3524), Jonstown (3220)" */
const holdings = (view: View, words: Words): string[] =>
  view.seats.flatMap((seat, player) => {
    const held = view.control.filter((place) => place.player === player);
    const places = held.map(({ hex }) => placeOf(view, words, hex)).join(', ');
    return held.length === 0 ? [] : [words.t('play.holds', { seat: words.seatName(seat), places })];
  });

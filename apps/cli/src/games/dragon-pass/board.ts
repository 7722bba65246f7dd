import { dragonPass, type State, type View, worldFor } from '@hexwyrm/dragon-pass';
import { rowOf } from '@hexwyrm/hexmap';
import type { Seat } from '@hexwyrm/kernel';
import { placeName } from './names.ts';

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

const LEGEND = `A stack: the first letter of its owner (o: neutral) and the number of units, x for more than 9.
. open  ^ forest  " marsh  n hill  m wooded hill  A mountain  ~ water  , a river beside it
# fortress  = stockade  : town  + temple  _ altar  % ruin  * dragonewt city
Even columns sit half a hex lower. Type m 3524, m boldhome or m sartar for a closer look.`;

/** Two letters: a stack, or the ground with what is built on it. */
export function cellOf(state: State, hex: number, stack: Stack | undefined): string {
  const { terrain, structure, river } = worldFor(state.corrections).land;
  if (stack === undefined) {
    const ground = BUILT[structure[hex]] || GROUND[terrain[hex]];
    return `${ground}${river[hex] === 1 ? ',' : ' '}`;
  }
  const { length } = stack.places;
  const owners = stack.places.map(({ owner }) => state.seats[owner]);
  const letter = owners.find((owner) => owner !== undefined)?.[0].toUpperCase() ?? 'o';
  return `${letter}${length > 9 ? 'x' : length}`;
}

/** The stacks a seat sees, by hex. */
export const stacksSeen = (state: State, seat: Seat): ReadonlyMap<number, Stack> =>
  new Map(dragonPass.view(state, seat).stacks.map((stack) => [stack.hex, stack]));

/** The whole board, a line a row, and who holds which of the places that count. */
export function drawBoard(state: State, seat: Seat): string {
  const { grid } = worldFor(state.corrections).land;
  const stacks = stacksSeen(state, seat);
  const lines = Array.from({ length: grid.rows }, (_, row) => `${String(row + 1).padStart(2, '0')} `);
  grid.names.forEach((_, hex) => {
    lines[rowOf(grid, hex) - 1] += cellOf(state, hex, stacks.get(hex));
  });
  const columns = grid.names.filter((_, hex) => rowOf(grid, hex) === 1);
  const digits = (place: 0 | 1): string => `   ${columns.map((name) => `${name[place]} `).join('')}`;
  const rows = [digits(0), digits(1), ...lines].map((line) => line.trimEnd());
  return [...rows, LEGEND, ...holdings(state)].join('\n');
}

/** `sartar holds 3524 Boldhome, 3220 Jonstown`. */
function holdings(state: State): string[] {
  const { grid } = worldFor(state.corrections).land;
  return state.seats.flatMap((seat, player) => {
    const held = state.control.filter((place) => place.player === player);
    const names = held.map(({ hex }) => placeName(state, grid.names[hex] ?? ''));
    return names.length === 0 ? [] : [`${seat} holds ${names.join(', ')}`];
  });
}

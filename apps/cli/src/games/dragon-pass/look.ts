import { dragonPass, type State, type View, worldFor } from '@hexwyrm/dragon-pass';
import { columnOf, heightOf } from '@hexwyrm/hexmap';
import type { Seat } from '@hexwyrm/kernel';
import { spaced } from '../words.ts';
import { cellOf, stacksSeen } from './board.ts';
import { counterOf, placeName, unitAtGlance, unitName } from './names.ts';

type Stack = View['stacks'][number];

/** Columns and half rows shown on each side of a hex. */
const REACH = 4;
/** Letters a column of a close-up takes. */
const PITCH = 6;

/**
 * Looks up what a player asks about: a hex by number or name shows its surroundings, a seat all its stacks,
 * any other word the units with it in their name, as far as the seat may know them. Null if nothing matches.
 */
export function look(state: State, seat: Seat, words: string): string | null {
  const wanted = words.toLowerCase();
  const { land } = worldFor(state.corrections);
  const player = state.seats.indexOf(wanted);
  if (player >= 0) return stacksOf(state, seat, player);
  const hex = land.grid.index.get(words) ?? land.names.findIndex((name) => name?.toLowerCase() === wanted);
  return hex >= 0 ? closeUp(state, seat, [hex]) : unitsNamed(state, seat, wanted);
}

/** The surroundings of the first of some hexes, drawn, and the stacks in and around all of them. */
export function closeUp(state: State, seat: Seat, hexes: readonly number[]): string {
  const { land } = worldFor(state.corrections);
  const seen = stacksSeen(state, seat);
  const around = hexes.flatMap((hex) => [hex, ...land.grid.neighbour.slice(hex * 6, hex * 6 + 6)]);
  const stacks = [...new Set(around)].flatMap((hex) => seen.get(hex) ?? []);
  const places = hexes.map((hex) => describeGround(state, hex));
  return [
    ...drawAround(state, hexes[0], seen),
    ...places,
    ...stacks.flatMap((stack) => describeStack(state, stack)),
  ].join('\n');
}

/** Each hex takes two lines, its number and what is there; the hexes of even columns begin a line lower. */
function drawAround(state: State, centre: number, seen: ReadonlyMap<number, Stack>): string[] {
  const { grid } = worldFor(state.corrections).land;
  const left = columnOf(grid, centre) - REACH;
  const top = heightOf(grid, centre) - REACH;
  const lines = Array.from({ length: 2 * REACH + 2 }, () => ' '.repeat((2 * REACH + 1) * PITCH));
  const write = (line: number, column: number, text: string): void => {
    const row = lines[line];
    lines[line] = row.slice(0, column * PITCH) + text.padEnd(PITCH) + row.slice((column + 1) * PITCH);
  };
  grid.names.forEach((name, hex) => {
    const column = columnOf(grid, hex) - left;
    const line = heightOf(grid, hex) - top;
    if (column < 0 || column > 2 * REACH || line < 0 || line > 2 * REACH) return;
    write(line, column, hex === centre ? `[${name}]` : ` ${name}`);
    write(line + 1, column, ` ${cellOf(state, hex, seen.get(hex))}`);
  });
  return lines.map((line) => `  ${line}`.trimEnd());
}

/** `3524 Boldhome: open, fortress, old sartar`. */
function describeGround(state: State, hex: number): string {
  const { land } = worldFor(state.corrections);
  const { terrain, structure, territory, river, stream, grid } = land;
  const water = river[hex] === 1 ? 'river' : stream[hex] === 1 ? 'ford or headwaters' : '';
  const built = structure[hex] === 'none' ? '' : structure[hex];
  const marks = [terrain[hex], built, territory[hex], water, ...statesOf(state, hex)].filter(Boolean);
  return `${placeName(state, grid.names[hex] ?? '')}: ${marks.map(spaced).join(', ')}`;
}

const statesOf = (state: State, hex: number): string[] => [
  state.flooded.includes(hex) ? 'flooded' : '',
  state.ruined.includes(hex) ? 'walls broken' : '',
];

/** A stack from the top down, and the units sent against it. */
function describeStack(state: State, { hex, places }: Stack): string[] {
  const { grid } = worldFor(state.corrections).land;
  const owners = new Set(places.map(({ owner }) => state.seats[owner] ?? 'neutral'));
  const against = state.committed.filter((id) => state.units[id]?.hex === hex);
  return [
    `  ${placeName(state, grid.names[hex] ?? '')} (${[...owners].join(', ')}), from the top:`,
    ...places.map(({ unit, colour }) =>
      unit === null ? `    a hidden unit (${spaced(colour)})` : `    ${counterOf(state, unit)}`,
    ),
    ...against.map((id) => `    against it: ${counterOf(state, id)}`),
  ];
}

function stacksOf(state: State, seat: Seat, player: number): string {
  const stacks = [...stacksSeen(state, seat).values()].filter(({ places }) =>
    places.some(({ owner }) => owner === player),
  );
  return stacks.flatMap((stack) => describeStack(state, stack)).join('\n') || 'No units on the map.';
}

function unitsNamed(state: State, seat: Seat, words: string): string | null {
  const known = dragonPass.view(state, seat).units.map(({ id }) => id);
  const found = known.filter((id) => unitName(state, id).toLowerCase().includes(words));
  return found.length === 0 ? null : found.map((id) => unitAtGlance(state, id)).join('\n');
}

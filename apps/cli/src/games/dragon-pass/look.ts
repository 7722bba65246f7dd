import { type View, worldFor } from '@hexwyrm/dragon-pass';
import { columnOf, heightOf } from '@hexwyrm/hexmap';
import { fold, type Words } from '@hexwyrm/words';
import { cellOf, stacksSeen } from './board.ts';
import { glance } from './glance.ts';

type Stack = View['stacks'][number];

/** Columns and half rows shown on each side of a hex. */
const REACH = 4;
/** Letters a column of a close-up takes. */
const PITCH = 6;

/**
 * Looks up what a player asks about: a hex by number or name shows its surroundings, a seat all its stacks,
 * any other word the units with it in their name, as far as the seat may know them. Null if nothing matches.
 */
export function look(view: View, words: Words, asked: string): string | null {
  const wanted = fold(asked);
  const { grid } = worldFor(view.corrections).land;
  const player = view.seats.findIndex((seat) => seat === wanted || fold(words.seatName(seat)) === wanted);
  if (player >= 0) return stacksOf(view, words, player);
  const hex = grid.names.findIndex(
    (number) => number === asked || fold(words.placeName(view, number)) === wanted,
  );
  return hex >= 0 ? closeUp(view, words, [hex]) : unitsNamed(view, words, wanted);
}

/** The surroundings of the first of some hexes, drawn, then what is there and on the hexes around them. */
export function closeUp(view: View, words: Words, hexes: readonly number[]): string {
  const { grid } = worldFor(view.corrections).land;
  const seen = stacksSeen(view);
  const around = hexes.flatMap((hex) => [...grid.neighbour.slice(hex * 6, hex * 6 + 6)]);
  const told = new Set([...hexes, ...around.filter((hex) => seen.has(hex))]);
  const drawn = hexes[0] === undefined ? [] : drawAround(view, hexes[0], seen);
  return [...drawn, ...[...told].map((hex) => words.hexLabel(grid.names[hex], view))].join('\n');
}

/** Each hex takes two lines, its number and what is there; the hexes of even columns begin a line lower. */
function drawAround(view: View, centre: number, seen: ReadonlyMap<number, Stack>): string[] {
  const { grid } = worldFor(view.corrections).land;
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
    write(line + 1, column, ` ${cellOf(view, hex, seen.get(hex))}`);
  });
  return lines.map((line) => `  ${line}`.trimEnd());
}

function stacksOf(view: View, words: Words, player: number): string {
  const { grid } = worldFor(view.corrections).land;
  const stacks = view.stacks.filter(({ places }) => places.some(({ owner }) => owner === player));
  if (stacks.length === 0) return words.t('terminal.nothing');
  return stacks.map(({ hex }) => words.hexLabel(grid.names[hex], view)).join('\n');
}

function unitsNamed(view: View, words: Words, wanted: string): string | null {
  const found = view.units.filter(({ id }) => fold(words.unitLabel(view, id)).includes(wanted));
  return found.length === 0 ? null : found.map(({ id }) => glance(view, words, id)).join('\n');
}

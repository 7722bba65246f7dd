import { columnOf, type Grid, rowOf } from '@hexwyrm/hexmap';

/** A small map in letters, a cell for each hex: two lines a row, because low columns sit half a hex lower. */
export function drawCells(grid: Grid, cells: readonly string[], pitch: number): string[] {
  const width = grid.columns * pitch + pitch;
  const lines = Array.from({ length: grid.rows * 2 + 1 }, () => Array<string>(width).fill(' '));
  cells.forEach((cell, hex) => {
    const column = columnOf(grid, hex);
    const low = (column % 2 === 0) === (grid.lowColumns === 'even');
    const line = lines[(rowOf(grid, hex) - 1) * 2 + (low ? 1 : 0)];
    [...cell].forEach((letter, index) => {
      line[(column - 1) * pitch + index] = letter;
    });
  });
  const header = Array.from({ length: grid.columns }, (_, i) => String(i + 1).padEnd(pitch)).join('');
  const body = lines.map((line, index) => {
    const row = index % 2 === 0 && index / 2 < grid.rows ? String(index / 2 + 1).padStart(2, '0') : '  ';
    return `${row} ${line.join('')}`.trimEnd();
  });
  return [`   ${header}`.trimEnd(), ...body];
}

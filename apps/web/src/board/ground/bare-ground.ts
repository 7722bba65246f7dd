import { outline } from '../../art/draw/svg.ts';
import type { Field } from '../field.ts';

/** The hexes of a map and nothing else, as SVG: to look at until it is painted. */
export function bareGround({ width, height, grid, layout, isOn }: Field): string {
  const hexes = grid.names.filter((_, hex) => isOn(hex)).map((name) => outline(layout.corners(name)));
  return `<svg class="board-bare" viewBox="0 0 ${width} ${height}"><path d="${hexes.join('')}"/></svg>`;
}

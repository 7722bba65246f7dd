import type { Field } from '../field.ts';
import type { Hex } from '../types.ts';

/** The colour of the land in a hex as seen from afar. */
export type TintOf = (hex: Hex) => string;

/** Pixels for one of the board: so few that patches run into each other when they are shown large. */
const SCALE = 1 / 10;

/** A little over the edge, to leave no gap between two hexes. */
const OVER = 1.05;

/** The land in soft patches of colour: drawn in a few milliseconds, to look at until the map is painted. */
export function underpainting(field: Field, tintOf: TintOf): HTMLCanvasElement {
  const { width, height, grid, layout, isOn } = field;
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * SCALE);
  canvas.height = Math.ceil(height * SCALE);
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  for (const [hex, name] of grid.names.entries()) {
    if (!isOn(hex)) continue;
    context.beginPath();
    for (const { x, y } of layout.corners(name, OVER)) context.lineTo(x * SCALE, y * SCALE);
    context.fillStyle = tintOf(hex);
    context.fill();
  }
  return canvas;
}

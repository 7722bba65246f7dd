import type { Terrain } from '@hexwyrm/bridgehead';
import { makeLayout } from '../../../art/draw/geometry.ts';
import { polygon, sheet, text } from '../../../art/draw/svg.ts';
import type { Theme } from '../../../art/themes.ts';
import { inksOf } from './inks.ts';

/** What the ground is painted from. */
export interface BridgeheadGround {
  readonly columns: number;
  readonly rows: number;
  readonly terrain: Readonly<Record<string, Terrain>>;
}

/** Flat hexes in the colour of their terrain, with their numbers. */
export const ground = {
  paint({ columns, rows, terrain }: BridgeheadGround, theme: Theme, radius: number): string {
    const { ground: fills, line, number } = inksOf(theme);
    const layout = makeLayout(radius, columns, rows);
    const hexes = Object.entries(terrain).map(([name, kind]) => {
      const { x, y } = layout.centre(name);
      const shape = polygon(layout.corners(name), {
        fill: fills[kind],
        stroke: line,
        'stroke-width': radius / 32,
      });
      const label = {
        x,
        y: y - 0.64 * radius,
        'text-anchor': 'middle',
        'font-size': 0.24 * radius,
        fill: number,
      };
      return shape + text(name, label);
    });
    return sheet(0, 0, layout.width, layout.depth, hexes.join(''));
  },
};

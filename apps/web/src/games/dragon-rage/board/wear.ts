import { box, path } from '../../../art/draw/svg.ts';
import { boardPalette, sidePalettes } from '../../../art/themes.ts';
import type { Look } from '../art/index.ts';
import { rubble } from '../art/symbols/rubble.ts';

const O = { x: 0, y: 0 };

/** A gap in a wall that runs west to east through the origin. */
export function paintBreach(look: Look, seed: number): string {
  const { radius } = look;
  const { groundWest } = boardPalette(look.theme, look.build);
  const gap = box(O, radius * 0.36, radius * 0.2, { rx: radius * 0.12, fill: groundWest });
  return gap + rubble(look, `breach ${seed}`, radius * 0.42, radius * 0.26, 12);
}

/** The invader's pennon over an entrance they hold, upright for every direction of the wall. */
export function paintPennon(look: Look, angle: number): string {
  const { radius } = look;
  const { top, edge } = sidePalettes(look.theme).invader;
  const [w, h] = [radius * 0.3, radius * 0.46];
  const line = { stroke: edge, 'stroke-width': radius * 0.04, 'stroke-linejoin': 'round' };
  const pole = path(`M0 0V${-h}`, { ...line, fill: 'none' });
  const cloth = path(`M0 ${-h}L${w} ${-h * 0.78}L0 ${-h * 0.52}Z`, { ...line, fill: top });
  return `<g transform="rotate(${-angle})">${pole}${cloth}</g>`;
}

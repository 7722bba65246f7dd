import { paintHexNumbers } from '../../../../art/draw/hex-numbers.ts';
import { group, num, text } from '../../../../art/draw/svg.ts';
import type { Scene } from './scene.ts';

/** The number of every hex, at its upper side. */
export const paintNumbers = ({ layout, hexes, ink }: Scene): string =>
  paintHexNumbers(layout, hexes, ink.hexNumber, ink.labelHalo);

/** The names of places, below the counters. `hidden` hexes show none; `nameOf` translates. */
export function paintNames(
  scene: Scene,
  hidden: ReadonlySet<string> = new Set(),
  nameOf: (hex: string, printed: string) => string = (_, printed) => printed,
): string {
  const { ink, radius, layout } = scene;
  const names = scene.hexes.flatMap((hex) => {
    const { name, vp } = scene.map.hexes[hex];
    if (name === undefined || hidden.has(hex)) return [];
    const at = layout.centre(hex);
    const size = radius * (vp ? 0.25 : 0.215);
    const lines = inLines(nameOf(hex, name));
    return lines.map((words, i) => {
      const y = at.y + radius * 0.82 - (lines.length - 1 - i) * size * 0.92;
      return text(words, { x: at.x, y, 'font-size': num(size) });
    });
  });
  const style = {
    'font-family': 'Alegreya SC',
    'font-weight': 700,
    'text-anchor': 'middle',
    fill: ink.label,
    stroke: ink.labelHalo,
    'stroke-width': radius * 0.09,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  };
  return group(style, names.join(''));
}

const LONGEST_LINE = 12;

function inLines(name: string): readonly string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && `${last} ${word}`.length <= LONGEST_LINE) lines[lines.length - 1] += ` ${word}`;
    else lines.push(word);
  }
  return lines;
}

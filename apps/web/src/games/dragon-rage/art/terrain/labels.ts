import { group, num, text } from '../../../../art/draw/svg.ts';
import type { Scene } from './scene.ts';

/** The number of every hex, at its upper side. */
export function paintNumbers(scene: Scene): string {
  const { ink, radius, layout } = scene;
  const size = Math.max(5.5, radius * 0.2);
  const numbers = scene.hexes.map((hex) => {
    const at = layout.centre(hex);
    return text(hex, { x: at.x, y: at.y - layout.height / 2 + size * 1.12 });
  });
  const style = {
    'font-family': 'Alegreya Sans',
    'font-size': size,
    'font-weight': 500,
    'text-anchor': 'middle',
    fill: ink.hexNumber,
    opacity: 0.82,
    stroke: ink.labelHalo,
    'stroke-width': size * 0.22,
    'stroke-opacity': 0.55,
    'paint-order': 'stroke',
    style: 'font-variant-numeric:lining-nums',
  };
  return group(style, numbers.join(''));
}

/** The names of places, below where a counter stands. `hidden` hexes keep theirs back; `nameOf` translates. */
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

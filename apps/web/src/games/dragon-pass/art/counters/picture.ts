import { circle, group, translate } from '../../../../art/draw/svg.ts';
import { type IconName, icon } from '../icons.ts';
import { type Group, UNIT_ART, type UnitArt, type UnitId } from './unit-art.ts';

const O = { x: 0, y: 0 };

/** Inks of a picture: its own, and that of the ground, which separates overlapping shapes. */
export interface Inks {
  readonly ink: string;
  readonly ground: string;
}

/** The picture of a counter, `size` wide around the origin. */
export function paintPicture(type: UnitId, number: number, size: number, inks: Inks): string {
  const art: UnitArt = UNIT_ART[type];
  const figure = nth(art.figure, number);
  const device = art.device && nth(art.device, number);
  const own: Inks = { ink: art.inks?.[number] ?? inks.ink, ground: inks.ground };
  const figures = paintGroup(figure, nth(art.group ?? 'alone', number), own);
  const drawn = device ? beside(figures, device, own) : figures;
  return group({ transform: `scale(${Number((size / 100).toFixed(3))})` }, drawn);
}

/** What belongs to the counter with that number, where the counters of a type differ. */
function nth<Entry extends string>(entries: Entry | readonly Entry[], number: number): Entry {
  if (typeof entries === 'string') return entries;
  const entry = entries[number % entries.length];
  if (entry === undefined) throw new RangeError(`there is no counter ${number}`);
  return entry;
}

function paintGroup(figure: IconName, how: Group, inks: Inks): string {
  const { ink } = inks;
  switch (how) {
    case 'alone':
      return icon(figure, 100, ink);
    case 'crossed':
      return group({ transform: 'scale(-1 1)' }, icon(figure, 94, ink)) + parted(figure, 94, inks);
    case 'two':
      return at(-20, -12, icon(figure, 70, ink)) + at(18, 14, parted(figure, 74, inks));
    case 'three':
      return (
        at(-26, -16, icon(figure, 58, ink)) +
        at(26, -14, parted(figure, 58, inks)) +
        at(0, 18, parted(figure, 68, inks))
      );
  }
}

/** The figure makes room at its lower right for the device, on a roundel in the ink of the figure. */
function beside(figures: string, device: IconName, { ink, ground }: Inks): string {
  const roundel = circle(O, 27, { fill: ink, stroke: ground, 'stroke-width': 5 });
  return (
    at(-9, -4, group({ transform: 'scale(.92)' }, figures)) + at(35, 26, roundel + icon(device, 39, ground))
  );
}

const at = (x: number, y: number, drawing: string): string => group({ transform: translate(x, y) }, drawing);

/** Drawn with an outline in the ground colour, to stand out from what is below. */
const parted = (name: IconName, size: number, { ink, ground }: Inks): string =>
  group(
    { stroke: ground, 'stroke-width': (512 / size) * 7, 'stroke-linejoin': 'round', 'paint-order': 'stroke' },
    icon(name, size, ink),
  );

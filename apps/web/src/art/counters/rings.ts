import { box, circle } from '../draw/svg.ts';

const O = { x: 0, y: 0 };
const GOLD = '#ffcf33';
const DARK = '#1c1408';
const RED = '#b3201a';

/** The rings around a counter that show its state. */
export interface Standing {
  readonly selected?: boolean;
  readonly target?: boolean;
  readonly ghost?: boolean;
}

const line = (stroke: string, width: number, dashes?: string) => ({
  fill: 'none',
  stroke,
  'stroke-width': width,
  'stroke-dasharray': dashes,
});

/** Gold in dark for the selected counter, dashed red on white for one that may be attacked. */
export function counterRings({ selected, target }: Standing): string {
  const gold = box(O, 59, 59, { rx: 16, ...line(DARK, 11) }) + box(O, 59, 59, { rx: 16, ...line(GOLD, 7) });
  const red =
    box(O, 58, 58, { rx: 15, ...line('#fff', 9) }) + box(O, 58, 58, { rx: 15, ...line(RED, 6, '14 7') });
  return (selected ? gold : '') + (target ? red : '');
}

export function medallionRings({ selected, target }: Standing): string {
  const gold = circle(O, 62, line(DARK, 10)) + circle(O, 62, line(GOLD, 6.5));
  const red = circle(O, 60, line('#fff', 9)) + circle(O, 60, line(RED, 6, '14 7'));
  return (selected ? gold : '') + (target ? red : '');
}

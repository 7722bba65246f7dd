import type { Box, Camera, Size } from './camera.ts';

type Point = readonly [x: number, y: number];

/** A place on the map that stays under a place on the screen. */
interface Anchor {
  screen: Point;
  readonly map: Point;
}

/** The place on the map that is at a place on the screen. */
const mapAt = ({ x, y, k }: Camera, [left, top]: Point): Point => [(left - x) / k, (top - y) / k];

export const anchorAt = (camera: Camera, screen: Point): Anchor => ({ screen, map: mapAt(camera, screen) });

/** The camera at this zoom that has the anchor in its place. */
export const held = ({ screen, map }: Anchor, k: number): Camera => ({
  x: screen[0] - map[0] * k,
  y: screen[1] - map[1] * k,
  k,
});

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** What two fingers show: as much farther or nearer as they have moved apart. */
export function pinched(a: Anchor, b: Anchor, [least, most]: readonly [number, number]): Camera {
  const apart = (from: Point, to: Point) => Math.hypot(to[0] - from[0], to[1] - from[1]);
  // Two fingers on one spot have no distance to divide by.
  const k = apart(a.screen, b.screen) / Math.max(1, apart(a.map, b.map));
  const between = { screen: middle(a.screen, b.screen), map: middle(a.map, b.map) };
  return held(between, Math.min(most, Math.max(least, k)));
}

/** How much a turn of the wheel magnifies, in lines, pages or pixels; a pinch on a touchpad comes with Ctrl. */
export function wheelFactor({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const unit = deltaMode === 1 ? 0.05 : deltaMode === 0 ? 0.002 : 1;
  return 2 ** (-deltaY * unit * (ctrlKey ? 10 : 1));
}

/** Moved back so that the view shows nothing outside these bounds; where they are smaller, they are in its middle. */
export function within(bounds: Box, camera: Camera, view: Size): Camera {
  const { k } = camera;
  const [left, top] = mapAt(camera, [0, 0]);
  const [right, bottom] = mapAt(camera, [view.width, view.height]);
  return {
    x: camera.x + k * pushed(left - bounds.left, right - bounds.right),
    y: camera.y + k * pushed(top - bounds.top, bottom - bounds.bottom),
    k,
  };
}

/** How far back, by what the view is inside its bounds on one side and beyond them on the other. */
function pushed(before: number, after: number): number {
  if (after > before) return (before + after) / 2;
  return before < 0 ? before : Math.max(0, after);
}

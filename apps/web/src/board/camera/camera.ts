import type { Point } from '../../art/draw/geometry.ts';
import { RADIUS } from '../field.ts';
import type { Insets } from '../types.ts';

/** A point p of the board is shown at p * k + (x, y). */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Hex radius on the screen at the nearest zoom. */
const NEAREST = 110;
export const MAX_ZOOM = NEAREST / RADIUS;

const freeBox = (view: Size, insets: Insets): Box => ({
  left: insets.left,
  top: insets.top,
  right: view.width - insets.right,
  bottom: view.height - insets.bottom,
});

/** The camera that shows a part of the board as large as possible, centred in the free part of the view. */
export function cameraFor(part: Box, view: Size, insets: Insets, most = MAX_ZOOM): Camera {
  const free = freeBox(view, insets);
  const across = Math.max(1, free.right - free.left) / (part.right - part.left);
  const down = Math.max(1, free.bottom - free.top) / (part.bottom - part.top);
  return centred(part, free, Math.min(across, down, most));
}

function centred(part: Box, free: Box, k: number): Camera {
  return {
    x: (free.left + free.right - (part.left + part.right) * k) / 2,
    y: (free.top + free.bottom - (part.top + part.bottom) * k) / 2,
    k,
  };
}

export const wholeMap = (map: Size): Box => ({ left: 0, top: 0, right: map.width, bottom: map.height });

/** Whether the camera is as near as the one that shows the whole map. */
export const isWhole = (camera: Camera, whole: Camera): boolean =>
  camera.k <= whole.k * 1.001 && camera.k >= whole.k * 0.999;

/** Below this hex radius a first look shows the middle of the map only: on a phone the whole is too small. */
const SMALLEST_FIRST_LOOK = 17;

/** The part that matters as large as it goes, where it goes large enough. */
export function firstCamera(map: Size, view: Size, insets: Insets, part: Box = wholeMap(map)): Camera {
  const near = cameraFor(part, view, insets);
  if (near.k * RADIUS >= SMALLEST_FIRST_LOOK) return filling(near, map, view, insets);
  const free = freeBox(view, insets);
  const cover = (free.bottom - free.top) / map.height;
  return centred(wholeMap(map), free, Math.max(cover, SMALLEST_FIRST_LOOK / RADIUS));
}

/** The box around a hex, on the board. */
export const aroundHex = ({ x, y }: Point, radii = 1): Box => ({
  left: x - RADIUS * radii,
  top: y - RADIUS * radii,
  right: x + RADIUS * radii,
  bottom: y + RADIUS * radii,
});

export const onScreen = (box: Box, { x, y, k }: Camera): Box => ({
  left: box.left * k + x,
  top: box.top * k + y,
  right: box.right * k + x,
  bottom: box.bottom * k + y,
});

/** Moved by the smallest distance after which the box is in the free part and under none of the covers. */
export function revealing(
  box: Box,
  camera: Camera,
  view: Size,
  insets: Insets,
  covers: readonly Box[],
): Camera {
  let shown = onScreen(box, camera);
  const free = freeBox(view, insets);
  let dx = pushIn(shown.left, shown.right, free.left, free.right);
  let dy = pushIn(shown.top, shown.bottom, free.top, free.bottom);
  shown = shifted(shown, dx, dy);
  for (const cover of covers) {
    if (!overlap(shown, cover)) continue;
    const ways = [
      { x: cover.left - shown.right, y: 0 },
      { x: cover.right - shown.left, y: 0 },
      { x: 0, y: cover.top - shown.bottom },
      { x: 0, y: cover.bottom - shown.top },
    ].filter((way) => inside(shifted(shown, way.x, way.y), free));
    const way = ways.sort((a, b) => Math.abs(a.x + a.y) - Math.abs(b.x + b.y))[0];
    if (way === undefined) continue;
    dx += way.x;
    dy += way.y;
    shown = shifted(shown, way.x, way.y);
  }
  return { x: camera.x + dx, y: camera.y + dy, k: camera.k };
}

function pushIn(low: number, high: number, from: number, to: number): number {
  if (high - low > to - from) return (from + to - low - high) / 2;
  if (low < from) return from - low;
  return high > to ? to - high : 0;
}

const shifted = (box: Box, x: number, y: number): Box => ({
  left: box.left + x,
  top: box.top + y,
  right: box.right + x,
  bottom: box.bottom + y,
});

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const inside = (a: Box, b: Box): boolean =>
  a.left >= b.left && a.top >= b.top && a.right <= b.right && a.bottom <= b.bottom;

/** Pixels of bare table that may show beside the map. */
const BARE = 48;

/** The same zoom, moved to fill the free part of the view with the map as far as possible. */
export function filling(camera: Camera, map: Size, view: Size, insets: Insets): Camera {
  const free = freeBox(view, insets);
  const keep = (at: number, length: number, from: number, to: number) => {
    if (length <= to - from) return (from + to - length) / 2;
    return Math.min(from + BARE, Math.max(to - length - BARE, at));
  };
  return {
    x: keep(camera.x, map.width * camera.k, free.left, free.right),
    y: keep(camera.y, map.height * camera.k, free.top, free.bottom),
    k: camera.k,
  };
}

/** The smallest box around them all. */
export const union = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map((box) => box.left)),
  top: Math.min(...boxes.map((box) => box.top)),
  right: Math.max(...boxes.map((box) => box.right)),
  bottom: Math.max(...boxes.map((box) => box.bottom)),
});

const grown = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

/** The free part around an element that floats over a corner of the view: beside, above or below it. */
function beside(cover: Box, view: Size, insets: Insets): Insets[] {
  const isRight = cover.left + cover.right > view.width;
  const isLow = cover.top + cover.bottom > view.height;
  return [
    isRight
      ? { ...insets, right: Math.max(insets.right, view.width - cover.left) }
      : { ...insets, left: Math.max(insets.left, cover.right) },
    isLow
      ? { ...insets, bottom: Math.max(insets.bottom, view.height - cover.top) }
      : { ...insets, top: Math.max(insets.top, cover.bottom) },
  ];
}

export interface Showing {
  readonly map: Size;
  readonly view: Size;
  readonly insets: Insets;
  /** What floats over the view. */
  readonly covers: readonly Box[];
  /** Board around the boxes that is shown as well. */
  readonly margin: number;
  readonly most: number;
}

/** The boxes together as large as it goes, none of them under what floats over the view where that can be. */
export function showing(boxes: readonly Box[], { map, view, insets, covers, margin, most }: Showing): Camera {
  const part = grown(union(boxes), margin);
  const within = (free: Insets) => filling(cameraFor(part, view, free, most), map, view, free);
  const isClear = (camera: Camera) =>
    boxes.every((box) => covers.every((cover) => !overlap(onScreen(box, camera), cover)));
  const plain = within(insets);
  if (isClear(plain)) return plain;
  const clear = covers.flatMap((cover) => beside(cover, view, insets).map(within)).filter(isClear);
  return clear.toSorted((a, b) => b.k - a.k)[0] ?? plain;
}

/** Hex radius on the screen at which a finger hits a hex. */
const TOUCHABLE = 24;

/**
 * Brings the boxes into view: moved by the smallest distance, at another zoom only where it must. A camera that the
 * player led stays if it shows them all, and comes no nearer.
 */
export function framing(
  boxes: readonly Box[],
  now: Camera,
  around: Omit<Showing, 'margin' | 'most'>,
  led: boolean,
): Camera {
  const { view, insets, covers } = around;
  const moved = (margin: number) => revealing(grown(union(boxes), margin), now, view, insets, covers);
  const stays = moved(0);
  if (led && stays.x === now.x && stays.y === now.y) return now;
  const margin = RADIUS / 4;
  const most = led ? now.k : Math.max(now.k, TOUCHABLE / RADIUS);
  const goal = showing(boxes, { ...around, margin, most });
  return goal.k === now.k ? moved(margin) : goal;
}

/** A rectangle on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Spot {
  readonly left: number;
  readonly top: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const MARGIN = 12;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The corners of the room, those first that are mostly free. */
function corners(room: Box, { width, height }: Size): readonly Spot[] {
  const left = room.left + MARGIN;
  const right = Math.max(left, room.right - MARGIN - width);
  const top = room.top + MARGIN;
  const bottom = Math.max(top, room.bottom - MARGIN - height);
  return [
    { left: right, top },
    { left, top: bottom },
    { left, top },
    { left: right, top: bottom },
  ];
}

/** Places a card of that size where it hides the least. It stays if no other place is better. */
export function placeFor(size: Size, room: Box, hidden: readonly Box[], now: Spot | null): Spot {
  const boxAt = ({ left, top }: Spot): Box => ({
    left,
    top,
    right: left + size.width,
    bottom: top + size.height,
  });
  const cost = (spot: Spot): number => hidden.reduce((sum, box) => sum + overlap(boxAt(spot), box), 0);
  const all = corners(room, size);
  const kept = all.filter((spot) => now !== null && spot.left === now.left && spot.top === now.top);
  return [...kept, ...all].reduce((best, spot) => (cost(spot) < cost(best) ? spot : best));
}

export const boxOf = (element: Element): Box => element.getBoundingClientRect();

export const widened = ({ left, top, right, bottom }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

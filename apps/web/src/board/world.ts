import type { Camera, Size } from './camera/camera.ts';

/** Only Chromium has this; other browsers redraw a layer by their own rules. */
const CHROMIUM = 'userAgentData' in (globalThis.navigator ?? {});

/**
 * The world is laid out this many times smaller than the field. Chromium redraws a `will-change` layer shown
 * smaller than it is laid out, which would delay the first step of a zoom; this avoids it.
 */
const SMALL = CHROMIUM ? 16 : 1;

/** The live layer in whole pixels: fractions would be cut off before it is enlarged. */
export function liveSizeOf(field: Size): { width: number; height: number; viewBox: string } {
  const [width, height] = [Math.ceil(field.width / SMALL), Math.ceil(field.height / SMALL)];
  return { width, height, viewBox: `0 0 ${width * SMALL} ${height * SMALL}` };
}

/** The map itself is bitmaps, which are laid out as large as they are. */
export const mapStyleOf = ({
  width,
  height,
}: Size): { width: number; height: number; transform: string } => ({
  width,
  height,
  transform: `scale(${1 / SMALL})`,
});

export const transformOf = ({ x, y, k }: Camera): string =>
  `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${k.toFixed(5)})`;

/** In Chromium the world is a 3D layer of its own, also at rest: dragging it changes nothing in it. */
export const restingWorldOf = (camera: Camera): string =>
  CHROMIUM ? movingWorldOf(camera, camera.k) : transformOf(camera);

/**
 * Drawn for one zoom and shown at another: the difference is in the last place of the matrix. Chromium lays
 * out and paints all lettering again when the scale of its container changes; it ignores this place.
 */
export function movingWorldOf({ x, y, k }: Camera, drawnAt: number): string {
  const w = drawnAt / k;
  return `matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, ${x * w}, ${y * w}, 0, ${w}) scale(${drawnAt * SMALL})`;
}

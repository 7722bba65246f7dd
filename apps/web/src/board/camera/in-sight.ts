import type { Field } from '../field.ts';
import type { Hex, Insets } from '../types.ts';
import { aroundHex } from './camera.ts';
import type { CameraControl } from './camera-control.ts';

/** Those of the hexes whose middle can be seen. */
export const inSight = (
  it: CameraControl,
  hexes: readonly Hex[],
  field: Field,
  insets: Insets,
): readonly Hex[] => {
  const { x, y, k } = it.camera();
  const { width, height } = it.view();
  return hexes.filter((hex) => {
    const { left, top, right, bottom } = aroundHex(field.centres[hex]);
    const [across, down] = [((left + right) / 2) * k + x, ((top + bottom) / 2) * k + y];
    return across > 0 && across < width && down > 0 && down < height - insets.bottom;
  });
};

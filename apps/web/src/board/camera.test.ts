import { describe, expect, it } from 'vitest';
import {
  aroundHex,
  cameraFor,
  filling,
  firstCamera,
  NO_INSETS,
  onScreen,
  revealing,
  wholeMap,
} from './camera.ts';

const map = { width: 1880, height: 1510 };
const desk = { width: 1000, height: 700 };
const phone = { width: 390, height: 844 };

describe('the first look', () => {
  it('shows the whole map on a desk, in the middle', () => {
    const shown = onScreen(wholeMap(map), firstCamera(map, desk, NO_INSETS));
    expect(shown.top).toBeCloseTo(0);
    expect(shown.bottom).toBeCloseTo(700);
    expect(shown.left).toBeCloseTo(1000 - shown.right);
  });

  it('fills the height of a phone, where the whole map would be too small', () => {
    const shown = onScreen(wholeMap(map), firstCamera(map, phone, NO_INSETS));
    expect(shown.bottom - shown.top).toBeCloseTo(844);
    expect(shown.left).toBeLessThan(0);
  });

  it('leaves room for what lies over the rim', () => {
    const shown = onScreen(wholeMap(map), cameraFor(wholeMap(map), desk, { ...NO_INSETS, bottom: 100 }));
    expect(shown.bottom).toBeCloseTo(600);
  });
});

describe('bringing a hex into view', () => {
  const camera = { x: 0, y: 0, k: 1 };
  const box = aroundHex({ x: 500, y: 300 });

  it('does nothing for a hex in plain view', () => {
    expect(revealing(box, camera, desk, NO_INSETS, [])).toEqual(camera);
  });

  it('moves by the smallest distance', () => {
    expect(revealing(box, camera, desk, { ...NO_INSETS, bottom: 400 }, [])).toEqual({ x: 0, y: -48, k: 1 });
  });

  it('moves out from under a cover, the shorter way', () => {
    const cover = { left: 530, top: 100, right: 900, bottom: 600 };
    expect(revealing(box, camera, desk, NO_INSETS, [cover])).toEqual({ x: -18, y: 0, k: 1 });
  });
});

it('a camera led past the edge of the map comes back to it', () => {
  const { x, y } = filling({ x: 900, y: -9000, k: 1 }, map, desk, NO_INSETS);
  expect(x).toBe(48);
  expect(y).toBe(700 - 1510 - 48);
});

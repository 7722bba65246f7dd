import { describe, expect, it } from 'vitest';
import { RADIUS } from '../field.ts';
import {
  aroundHex,
  cameraFor,
  filling,
  firstCamera,
  framing,
  isWhole,
  NO_INSETS,
  onScreen,
  revealing,
  showing,
  wholeMap,
} from './camera.ts';

const map = { width: 1880, height: 1510 };
const desk = { width: 1000, height: 700 };
const phone = { width: 390, height: 844 };

it('tells a camera that shows the whole map from one that is closer or farther', () => {
  const whole = cameraFor(wholeMap(map), desk, NO_INSETS);
  expect(isWhole(whole, whole)).toBe(true);
  expect(isWhole({ ...whole, k: whole.k * 1.2 }, whole)).toBe(false);
  expect(isWhole({ ...whole, k: whole.k / 1.2 }, whole)).toBe(false);
});

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

describe('hexes shown together', () => {
  const corner = { left: 810, top: 540, right: 990, bottom: 690 };
  const around = { map, view: desk, insets: NO_INSETS, margin: 0, most: 1.5 };
  const army = [
    { x: 300, y: 300 },
    { x: 1500, y: 1200 },
  ].map((at) => aroundHex(at));
  const hidden = (camera: ReturnType<typeof showing>) =>
    army.some((box) => {
      const { left, top } = onScreen(box, camera);
      return left > corner.left - 10 && top > corner.top - 10;
    });

  it('lie beside what floats over a corner, not under it', () => {
    expect(hidden(showing(army, { ...around, covers: [] }))).toBe(true);
    const shown = showing(army, { ...around, covers: [corner] });
    expect(hidden(shown)).toBe(false);
    for (const box of army) {
      const { left, top, right, bottom } = onScreen(box, shown);
      expect([left >= 0, top >= 0, right <= 1000, bottom <= 700]).toEqual([true, true, true, true]);
    }
  });

  it('are as large as without it where nothing of them lies there', () => {
    const north = army.slice(0, 1);
    expect(showing(north, { ...around, covers: [corner] })).toEqual(
      showing(north, { ...around, covers: [] }),
    );
  });
});

describe('hexes that must be decided about', () => {
  const around = { map, view: desk, insets: NO_INSETS, covers: [] };
  const far = { x: 0, y: 0, k: 0.3 };
  const battle = [
    { x: 600, y: 600 },
    { x: 700, y: 650 },
  ].map((at) => aroundHex(at));
  const elsewhere = [aroundHex({ x: 1500, y: 1400 })];

  it('are shown large enough for a finger on a map that nobody has moved', () => {
    expect(framing(battle, far, around, false).k * RADIUS).toBeCloseTo(24);
  });

  it('leave a map where the player put it if they are all in sight', () => {
    expect(framing(battle, far, around, true)).toEqual(far);
    expect(framing(battle, { ...far, k: 0.9 }, around, true)).toEqual({ ...far, k: 0.9 });
  });

  it('are fetched from outside the view without coming nearer', () => {
    const near = { x: 0, y: 0, k: 0.8 };
    const { x, y, k } = framing(elsewhere, near, around, true);
    expect(k).toBe(0.8);
    const { left, top, right, bottom } = onScreen(elsewhere[0]!, { x, y, k });
    expect([left >= 0, top >= 0, right <= 1000, bottom <= 700]).toEqual([true, true, true, true]);
  });

  it('that do not fit make the map smaller', () => {
    const near = { x: 0, y: 0, k: 1.5 };
    expect(framing([...battle, ...elsewhere], near, around, true).k).toBeLessThan(0.8);
  });
});

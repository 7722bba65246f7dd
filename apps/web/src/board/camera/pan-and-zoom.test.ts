import { expect, it } from 'vitest';
import { anchorAt, held, pinched, wheelFactor, within } from './pan-and-zoom.ts';

const view = { width: 1000, height: 700 };
const bounds = { left: -500, top: -500, right: 2500, bottom: 2500 };
const wheel = { deltaY: 0, deltaMode: 0, ctrlKey: false } as WheelEvent;

it('what is under the pointer stays there while the map is magnified', () => {
  const camera = { x: -100, y: -50, k: 1 };
  // 300, 250 on the screen is 400, 300 on the map.
  expect(held(anchorAt(camera, [300, 250]), 2)).toEqual({ x: -500, y: -350, k: 2 });
});

it('what is taken hold of follows the hand', () => {
  const anchor = anchorAt({ x: 0, y: 0, k: 2 }, [100, 100]);
  expect(held({ ...anchor, screen: [150, 80] }, 2)).toEqual({ x: 50, y: -20, k: 2 });
});

it('two fingers that move to twice their distance magnify twice, around their middle, but not beyond the limits', () => {
  const camera = { x: 0, y: 0, k: 1 };
  const a = { ...anchorAt(camera, [100, 100]), screen: [50, 100] as const };
  const b = { ...anchorAt(camera, [200, 100]), screen: [250, 100] as const };
  expect(pinched(a, b, [0.5, 4])).toEqual({ x: -150, y: -100, k: 2 });
  expect(pinched(a, b, [0.5, 1.5])).toEqual({ x: -75, y: -50, k: 1.5 });
});

it('two fingers on one spot leave a camera that has a place', () => {
  const finger = anchorAt({ x: 0, y: 0, k: 1 }, [100, 100]);
  expect(pinched(finger, finger, [0.5, 4])).toEqual({ x: 50, y: 50, k: 0.5 });
});

it('500 pixels of the wheel halve or double; lines count more, and a pinch on a touchpad ten times as much', () => {
  expect(wheelFactor({ ...wheel, deltaY: 500 })).toBeCloseTo(0.5);
  expect(wheelFactor({ ...wheel, deltaY: -500 })).toBeCloseTo(2);
  expect(wheelFactor({ ...wheel, deltaY: -20, deltaMode: 1 })).toBeCloseTo(2);
  expect(wheelFactor({ ...wheel, deltaY: -50, ctrlKey: true })).toBeCloseTo(2);
});

it('the map is pushed no farther than its bounds, and is in the middle where they are smaller than the view', () => {
  const inside = { x: 0, y: 0, k: 1 };
  expect(within(bounds, inside, view)).toEqual(inside);
  expect(within(bounds, { x: 900, y: 0, k: 1 }, view)).toEqual({ x: 500, y: 0, k: 1 });
  expect(within(bounds, { x: -9000, y: 0, k: 1 }, view)).toEqual({ x: -1500, y: 0, k: 1 });
  // 3000 wide at a fifth: 600 of 1000 pixels, 200 left on either side.
  expect(within(bounds, { x: 0, y: 0, k: 0.2 }, view).x).toBeCloseTo(300);
});

import { describe, expect, it } from 'vitest';
import { placeFor } from './placing.ts';

const ROOM = { left: 0, top: 100, right: 1000, bottom: 700 };
const CARD = { width: 300, height: 200 };

describe('the place of the card', () => {
  it('is the upper right corner when nothing is in the way', () => {
    expect(placeFor(CARD, ROOM, [], null)).toEqual({ left: 688, top: 112 });
  });

  it('hides nothing it points at', () => {
    const target = { left: 900, top: 150, right: 950, bottom: 200 };
    expect(placeFor(CARD, ROOM, [target], null)).toEqual({ left: 12, top: 488 });
  });

  it('stays where it was while that hides nothing', () => {
    const now = { left: 12, top: 488 };
    expect(placeFor(CARD, ROOM, [], now)).toEqual(now);
  });

  it('takes the corner that hides least where all hide something', () => {
    const wall = { left: 0, top: 100, right: 1000, bottom: 400 };
    const line = { left: 0, top: 600, right: 1000, bottom: 610 };
    expect(placeFor(CARD, ROOM, [wall, line], null)).toEqual({ left: 12, top: 488 });
  });
});

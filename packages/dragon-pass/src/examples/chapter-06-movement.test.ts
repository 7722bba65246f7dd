// The worked examples of chapter 6, as the rules give them.

import { describe, expect, it } from 'vitest';
import { costs, trek } from '../testing/trek.ts';

const RAIN = { rain: true };

describe('6.6, what moves cost when it rains', () => {
  it('2 points to leave a river (DP-6.6-b)', () => {
    // Open ground is 1 in clear weather, 2 in rain: 2 + 2.
    const land = { rivers: [['1009', '1010', '1011']] };
    expect(costs(trek('4-3-9', land), '1110')).toEqual([1 + 1]);
    expect(costs(trek('4-3-9', land, RAIN), '1110')).toEqual([2 + 2]);
  });

  it('3 points to enter a forest (DP-6.6-b)', () => {
    const land = { ground: { forest: ['1009'] } };
    expect(costs(trek('4-3-9', land), '1009')).toEqual([2]);
    expect(costs(trek('4-3-9', land, RAIN), '1009')).toEqual([3]);
  });

  it('2 points up a ridge, nothing down it in any weather (DP-6.6-b, DP-6.6-d)', () => {
    const land = { ridges: [{ high: '1009', low: '1010' }] };
    expect(costs(trek('4-3-9', land), '1009', '1010')).toEqual([1 + 1, 1]);
    expect(costs(trek('4-3-9', land, RAIN), '1009', '1010')).toEqual([2 + 2, 2]);
  });

  it('still half a point along a primary road (DP-6.6-c)', () => {
    const land = { primary: [['1010', '1009', '1008']], ground: { forest: ['1009'] } };
    expect(costs(trek('4-3-9', land, RAIN), '1009', '1008')).toEqual([0.5, 0.5]);
  });

  it('an underlined MF is not affected (DP-6.6-e)', () => {
    const land = { ground: { forest: ['1009'], mountain: ['1008'] } };
    expect(costs(trek('(4!)-10-6', land, RAIN), '1009', '1008', '1007')).toEqual([1, 1, 1]);
  });

  it('the water rune: 1 to leave a river, 2 into a marsh or lake (DP-6.6-f)', () => {
    const land = { rivers: [['1009', '1010', '1011']], ground: { marsh: ['1110'], lake: ['1109'] } };
    // Into the marsh: 2, and 1 to leave the river; then 2 for the lake.
    const t = trek('1*-1-9', land, { ...RAIN, waterwalk: true });
    expect(costs(t, '1110', '1109')).toEqual([2 + 1, 2]);
  });

  it('the air rune: 2 for every hex (DP-6.6-g)', () => {
    const land = { ground: { forest: ['1009'], lake: ['1008'] } };
    expect(costs(trek('3-5-10', land, { ...RAIN, flies: true }), '1009', '1008', '1007')).toEqual([2, 2, 2]);
  });

  it('the stone rune: 2 into mountains, 1 up a ridge (DP-6.6-h)', () => {
    const land = { ground: { mountain: ['1009'] }, ridges: [{ high: '1009', low: '1010' }] };
    expect(costs(trek('3-6-9', land, { ...RAIN, stonewalk: true }), '1009')).toEqual([2 + 1]);
  });
});

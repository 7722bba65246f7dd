import { describe, expect, it } from 'vitest';
import { costs, north, stop, trek } from '../testing/trek.ts';

const TUSKS = { type: 'tusk-riders' };
const ride = (plain: Parameters<typeof trek>[1], rain = false) =>
  trek('5-4-5', plain, { ...TUSKS, rain } as { rain: boolean });

describe('Tusk Riders', () => {
  it('DP-16.17-f: hills and forests cost them 1 in clear weather and 2 in rain, with or without a ruin', () => {
    for (const kind of ['hill', 'forest', 'hill-forest']) {
      expect(costs(ride({ ground: { [kind]: north(2) } }), ...north(2)), kind).toEqual([1, 1]);
      expect(costs(ride({ ground: { [kind]: north(2) } }, true), ...north(2)), kind).toEqual([2, 2]);
    }
    expect(costs(ride({ ground: { hill: ['1009'], ruin: ['1009'] } }, true), '1009')).toEqual([2]);
  });

  it('DP-16.17-f R-DPP-97: all other ground, slopes and rivers cost what they cost others', () => {
    const ground = { marsh: ['1009'], mountain: ['1008'] };
    expect(costs(ride({ ground }), '1009', '1008')).toEqual([2, 3]);
    expect(stop(ride({ ground: { lake: ['1009'] } }), '1009')).toBe('DP-3.LAKE-a');
    const slope = { ridges: [{ high: '1009', low: '1010' }], ground: { hill: ['1009'] } };
    expect(costs(ride(slope), '1009')).toEqual([2]);
    expect(costs(ride({ rivers: [['0910', '1010', '1110']], ground: { forest: ['1009'] } }), '1009')).toEqual(
      [2],
    );
  });

  it('DP-16.17-g: roads are nothing to them, fords are', () => {
    const road = ['1010', ...north(5)];
    expect(costs(ride({ primary: [road], ground: { forest: ['1009'] } }), '1009')).toEqual([1]);
    expect(costs(ride({ secondary: [road] }), ...north(3))).toEqual([1, 1, 1]);
    expect(costs(ride({ secondary: [road], ground: { marsh: ['1009'] } }), '1009')).toEqual([2]);
    expect(costs(ride({ rivers: [['0910', '1010', '1110']], fords: ['1010'] }), '1009')).toEqual([1]);
  });
});

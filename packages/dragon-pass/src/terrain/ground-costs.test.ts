import { describe, expect, it } from 'vitest';
import { costs, north, stop, trek } from '../testing/trek.ts';

describe('what ground costs', () => {
  it('DP-3.OPEN-a, DP-6-b: open ground costs 1: MF 5 goes five hexes and not a sixth', () => {
    const t = trek('4-3-5');
    expect(costs(t, ...north(5))).toEqual([1, 1, 1, 1, 1]);
    expect(stop(t, '1004')).toBe('DP-6-b');
    expect(t.offers('lunar', { type: 'step', unit: t.id('it') })).toBe(false);
  });

  it('DP-3.FOREST-a: forest costs 2', () => {
    const open = trek('3-3-3', { ground: { forest: ['1008'] } });
    expect(costs(open, '1009', '1008')).toEqual([1, 2]);
    const far = trek('3-3-3', { ground: { forest: ['1007'] } });
    expect(costs(far, '1009', '1008')).toEqual([1, 1]);
    expect(stop(far, '1007')).toBe('DP-6-b');
  });

  it('DP-3.MARSH-a: marsh costs 2', () => {
    expect(costs(trek('3-3-3', { ground: { marsh: ['1009'] } }), '1009', '1008')).toEqual([2, 1]);
    const t = trek('3-3-3', { ground: { marsh: ['1009', '1008'] } });
    expect(costs(t, '1009')).toEqual([2]);
    expect(stop(t, '1008')).toBe('DP-6-b');
  });

  it('DP-3.HILL-a: a hill costs 1', () => {
    expect(costs(trek('3-3-3', { ground: { hill: north(3) } }), ...north(3))).toEqual([1, 1, 1]);
  });

  it('DP-3.HILLFOREST-a: hill and forest cost 2', () => {
    const t = trek('4-3-5', { ground: { 'hill-forest': north(3) } });
    expect(costs(t, ...north(2))).toEqual([2, 2]);
    expect(stop(t, '1007')).toBe('DP-6-b');
  });

  it('DP-3.MOUNTAIN-a: a mountain costs 3', () => {
    expect(costs(trek('4-3-5', { ground: { mountain: ['1008'] } }), '1009', '1008')).toEqual([1, 3]);
    const t = trek('4-3-5', { ground: { mountain: ['1006'] } });
    costs(t, ...north(3));
    expect(stop(t, '1006')).toBe('DP-6-b');
  });

  it('DP-3.FORTRESS-a, DP-3.STOCKADE-a, DP-3.STRUCT-a: structures cost 1', () => {
    for (const kind of ['fortress', 'stockade', 'town', 'temple', 'altar', 'ruin', 'dragonewt-city'])
      expect(costs(trek('3-3-3', { ground: { [kind]: ['1007'] } }), ...north(3)), kind).toEqual([1, 1, 1]);
  });

  it('DP-3.MARSHRUIN-a, DP-3.HILLRUIN-a: a ruin in a marsh costs 2, on a hill 1', () => {
    const marsh = trek('3-3-3', { ground: { marsh: ['1009'], ruin: ['1009'] } });
    expect(costs(marsh, '1009', '1008')).toEqual([2, 1]);
    expect(costs(trek('3-3-3', { ground: { hill: ['1009'], ruin: ['1009'] } }), '1009')).toEqual([1]);
  });

  it('DP-3.LAKE-a: nobody without an ability for it enters a lake, not even as the only hex', () => {
    const t = trek('4-3-5', { ground: { lake: ['1009'] } });
    expect(stop(t, '1009')).toBe('DP-3.LAKE-a');
    expect(t.offers('lunar', { type: 'step', unit: t.id('it'), to: t.hex('1009') })).toBe(false);
  });

  it('DP-3.RIDGE-a, DP-3.RIDGE-b: upslope costs 1 more, downslope nothing, in any weather', () => {
    const up = { ridges: [{ high: '1009', low: '1010' }], ground: { forest: ['1009'] } };
    expect(costs(trek('3-3-3', up), '1009')).toEqual([3]);
    const down = { ridges: [{ high: '1010', low: '1009' }] };
    expect(costs(trek('3-3-3', down), '1009')).toEqual([1]);
    expect(costs(trek('3-3-3', down, { rain: true }), '1009')).toEqual([2]);
  });

  it('DP-6.1-a: entry, leaving a river and upslope add up', () => {
    const plain = {
      rivers: [['0910', '1010', '1110']],
      ridges: [{ high: '1009', low: '1010' }],
      ground: { 'hill-forest': ['1009'] },
    };
    expect(costs(trek('4-3-5', plain), '1009')).toEqual([4]);
  });

  it('DP-3.ROAD-d, DP-3.SYMBOL-a: dragonewt roads and symbols change nothing', () => {
    const plain = { dragonewtRoads: [north(5)], symbols: { dinosaur: ['1008'] } };
    expect(costs(trek('4-3-5', plain), ...north(5))).toEqual([1, 1, 1, 1, 1]);
  });
});

describe('rivers', () => {
  const rivers = [['0910', '1010', '1110', '1209']];

  it('DP-3.RIVER-a, DP-6.1.1-a: leaving a river costs 1 more, except along it', () => {
    expect(costs(trek('3-3-3', { rivers }), '1009')).toEqual([2]);
    expect(costs(trek('3-3-3', { rivers }), '1110')).toEqual([1]);
    expect(costs(trek('3-3-3', { rivers }, { rain: true }), '1110')).toEqual([2]);
  });

  it('DP-3.RIVER-b: entering a river costs nothing more', () => {
    expect(costs(trek('3-3-3', { rivers }, { hex: '1009' }), '1010')).toEqual([1]);
  });

  it('DP-3.RIVER-d, DP-6.1.1-c: leaving a ford or headwaters costs nothing more, in rain either', () => {
    expect(costs(trek('3-3-3', { rivers, fords: ['1010'] }), '1009')).toEqual([1]);
    expect(costs(trek('3-3-3', { rivers, fords: ['1010'] }, { rain: true }), '1009')).toEqual([2]);
    expect(costs(trek('3-3-3', { rivers, headwaters: ['1010'] }, { rain: true }), '1009')).toEqual([2]);
  });

  it('DP-6.1.1-b: into the Upland Marsh goes along the river', () => {
    expect(costs(trek('3-3-3', { rivers, uplandMarsh: ['1009'] }), '1009')).toEqual([2]);
    expect(costs(trek('3-3-3', { rivers, ground: { marsh: ['1009'] } }), '1009')).toEqual([3]);
  });

  it('DP-6.1.1-d: between two river hexes whose side the river does not cross, the river is left', () => {
    const two = [
      ['0910', '1010', '1110'],
      ['1008', '1009'],
    ];
    expect(costs(trek('3-3-3', { rivers: two }), '1009')).toEqual([2]);
  });
});

import { describe, expect, it } from 'vitest';
import { costs, north, stop, trek } from '../testing/trek.ts';

describe('rain', () => {
  const rain = { rain: true };
  const enter = (ground: Record<string, string[]>): number[] =>
    costs(trek('3-3-9', { ground }, rain), '1009');

  it('DP-6.6-a: it is clear unless somebody makes it rain', () => {
    expect(trek('3-3-3').state.rain).toBe(false);
  });

  it('DP-6.6-b: entry, leaving a river and upslope each cost 1 more', () => {
    expect(enter({})).toEqual([2]);
    expect(enter({ forest: ['1009'] })).toEqual([3]);
    expect(enter({ marsh: ['1009'] })).toEqual([3]);
    expect(enter({ hill: ['1009'] })).toEqual([2]);
    expect(enter({ 'hill-forest': ['1009'] })).toEqual([3]);
    expect(enter({ mountain: ['1009'] })).toEqual([4]);
    expect(enter({ fortress: ['1009'] })).toEqual([2]);
    expect(enter({ marsh: ['1009'], ruin: ['1009'] })).toEqual([3]);
    expect(enter({ hill: ['1009'], ruin: ['1009'] })).toEqual([2]);
    const plain = {
      rivers: [['0910', '1010', '1110']],
      ridges: [{ high: '1009', low: '1010' }],
      ground: { forest: ['1009'] },
    };
    expect(costs(trek('3-3-9', plain, rain), '1009')).toEqual([7]);
  });

  it('DP-6.6-c: roads and the free hex are as ever', () => {
    const road = ['1010', ...north(7)];
    expect(costs(trek('3-3-3', { secondary: [road] }, rain), ...north(4))).toEqual([1, 1, 0, 1]);
    expect(costs(trek('3-3-3', { primary: [road] }, rain), ...north(6))).toEqual(Array(6).fill(0.5));
  });

  it('DP-6.6-d: what costs nothing stays free', () => {
    const down = { ridges: [{ high: '1010', low: '1009' }] };
    expect(costs(trek('3-3-3', down, rain), '1009')).toEqual([2]);
    const ford = { rivers: [['0910', '1010', '1110']], fords: ['1010'] };
    expect(costs(trek('3-3-3', ford, rain), '1009')).toEqual([2]);
  });

  it('DP-6.6-e: heroic movement pays the same', () => {
    const plain = { ground: { mountain: ['1009'] }, ridges: [{ high: '1009', low: '1010' }] };
    expect(costs(trek('(4!)-10-6', plain, rain), '1009')).toEqual([1]);
  });

  it('DP-6.6-f: the water rune pays 1 to leave a river, 2 for marsh and lake, else what rain asks', () => {
    const duck = { ...rain, waterwalk: true };
    expect(costs(trek('1*-1-4', { rivers: [['0910', '1010', '1110']] }, duck), '1009')).toEqual([3]);
    expect(costs(trek('1*-1-4', { ground: { marsh: ['1009'] } }, duck), '1009')).toEqual([2]);
    expect(costs(trek('1*-1-4', { ground: { lake: ['1009'] } }, duck), '1009')).toEqual([2]);
    expect(costs(trek('1*-1-4', { ground: { forest: ['1009'] } }, duck), '1009')).toEqual([3]);
  });

  it('DP-6.6-g: flyers pay 2', () => {
    const t = trek('3-5-10', {}, { ...rain, flies: true });
    expect(costs(t, ...north(5))).toEqual([2, 2, 2, 2, 2]);
    expect(stop(t, '1004')).toBe('DP-6-b');
  });

  it('DP-6.6-h: the stone rune pays 2 for a mountain and 1 for a slope', () => {
    const plain = { ground: { mountain: ['1009'] }, ridges: [{ high: '1009', low: '1010' }] };
    expect(costs(trek('2-5-3-5', plain, { ...rain, stonewalk: true }), '1009')).toEqual([3]);
  });
});

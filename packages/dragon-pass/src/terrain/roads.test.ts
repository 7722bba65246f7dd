import { describe, expect, it } from 'vitest';
import { passUntil } from '../testing/opening.ts';
import { costs, north, stop, trek } from '../testing/trek.ts';

describe('roads', () => {
  const long = ['1010', ...north(9)];
  const hard = { forest: ['1009'], hill: ['1008'], mountain: ['1007'] };

  it('DP-3.ROAD-a: a primary road costs half a point, whatever the ground and the weather', () => {
    expect(costs(trek('3-3-3', { primary: [long], ground: hard }), ...north(6))).toEqual(Array(6).fill(0.5));
    const rain = trek('3-3-3', { primary: [long], ground: hard }, { rain: true });
    expect(costs(rain, ...north(6))).toEqual(Array(6).fill(0.5));
    expect(stop(rain, '1003')).toBe('DP-6-b');
  });

  it('DP-3.ROAD-b: only where the road crosses the hexside', () => {
    const plain = {
      primary: [['1110', '1010']],
      secondary: [['1109', '1009']],
      ground: { forest: ['1010', '1009'] },
    };
    expect(costs(trek('3-3-3', plain), '1009')).toEqual([2]);
  });

  it('DP-3.ROAD-c: a secondary road costs 1 whatever is entered', () => {
    expect(costs(trek('3-3-3', { secondary: [long], ground: { mountain: ['1009'] } }), '1009')).toEqual([1]);
  });

  it('DP-6.1.2-a: half a point replaces entry, river and ridge, in rain too', () => {
    const plain = {
      primary: [long],
      rivers: [['0910', '1010', '1110']],
      ridges: [{ high: '1009', low: '1010' }],
      ground: { mountain: ['1009'] },
    };
    expect(costs(trek('3-3-3', plain, { rain: true }), '1009')).toEqual([0.5]);
  });

  it('DP-6.1.2-b: two paid hexes along secondary roads earn a free one', () => {
    const three = trek('3-3-3', { secondary: [long] });
    expect(costs(three, ...north(4))).toEqual([1, 1, 0, 1]);
    expect(stop(three, '1005')).toBe('DP-6-b');
    const five = trek('3-3-5', { secondary: [long] });
    expect(costs(five, ...north(7))).toEqual([1, 1, 0, 1, 1, 0, 1]);
    expect(stop(five, '1002')).toBe('DP-6-b');
  });

  it('DP-6.1.2-c: the two paid hexes need not follow each other', () => {
    const plain = {
      secondary: [
        ['1010', '1009'],
        ['1008', '1007', '1006'],
      ],
    };
    expect(costs(trek('4-3-5', plain), ...north(4))).toEqual([1, 1, 1, 0]);
  });

  it('DP-6.1.2-d: a free hex earns nothing', () => {
    const t = trek('4-3-4', { secondary: [long] });
    expect(costs(t, ...north(6))).toEqual([1, 1, 0, 1, 1, 0]);
    expect(stop(t, '1003')).toBe('DP-6-b');
  });

  it('DP-6.1.2-e: the free hex is the very next along any road, also a primary one', () => {
    const plain = { secondary: [['1010', '1009', '1008']], primary: [['1008', '1007', '1006']] };
    expect(costs(trek('4-3-5', plain), ...north(4))).toEqual([1, 1, 0, 0.5]);
  });

  it('DP-6.1.2-f: primary roads earn nothing', () => {
    const plain = { primary: [['1010', '1009', '1008']], secondary: [['1008', '1007', '1006', '1005']] };
    expect(costs(trek('4-3-5', plain), ...north(5))).toEqual([0.5, 0.5, 1, 1, 0]);
    expect(costs(trek('4-3-5', { ...plain, secondary: [['1008', '1007']] }), ...north(4))).toEqual([
      0.5, 0.5, 1, 1,
    ]);
  });

  it('DP-6.1.2-g: what was earned is lost when the move is over', () => {
    const t = trek('3-3-3', { secondary: [long] });
    costs(t, ...north(2));
    passUntil(t.state, ({ turn }) => turn === 2);
    expect(costs(t, '1007')).toEqual([1]);
  });

  it('DP-6.1.2-h: no river, ridge or rain is added to a secondary road', () => {
    const plain = {
      secondary: [long],
      rivers: [['0910', '1010', '1110']],
      ridges: [{ high: '1009', low: '1010' }],
      ground: { forest: ['1009'] },
    };
    expect(costs(trek('3-3-3', plain, { rain: true }), '1009')).toEqual([1]);
  });
});

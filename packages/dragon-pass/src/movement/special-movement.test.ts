import { describe, expect, it } from 'vitest';
import { costs, north, stop, trek } from '../testing/trek.ts';

/** Water all round 1016 but for itself: every hex of rows 11 to 15 in the columns 05 to 15, and the rows below. */
function wetLand(depth: number): string[] {
  const hexes: string[] = [];
  for (let column = 1; column <= 20; column++)
    for (let row = 16 - depth; row <= 20; row++) {
      const name = `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;
      if (name !== '1016') hexes.push(name);
    }
  return hexes;
}

describe('special movement', () => {
  const heroic = '(4!)-10-6';

  it('DP-6.2.2-a: heroic movement never pays more than 1', () => {
    const plain = {
      rivers: [['0910', '1010', '1110']],
      ridges: [{ high: '1009', low: '1010' }],
      ground: { mountain: north(6) },
    };
    expect(costs(trek(heroic, plain), ...north(6))).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('DP-6.2.2-b: it pays less where less is asked: twelve hexes of primary road', () => {
    const road = [
      '1016',
      '1015',
      '1014',
      '1013',
      '1012',
      '1011',
      '1010',
      '1009',
      '1008',
      '1007',
      '1006',
      '1005',
      '1004',
    ];
    const t = trek(heroic, { primary: [road] }, { hex: '1016' });
    expect(costs(t, ...road.slice(1))).toEqual(Array(12).fill(0.5));
    expect(stop(t, '1003')).toBe('DP-6-b');
  });

  it('DP-6.2.2-c: it opens no lake', () => {
    expect(stop(trek(heroic, { ground: { lake: ['1009'] } }), '1009')).toBe('DP-3.LAKE-a');
  });

  it('DP-6.2.3-a: the water rune leaves rivers freely and pays 1 for marsh', () => {
    const rivers = [['0910', '1010', '1110']];
    expect(costs(trek('1*-1-4', { rivers }, { waterwalk: true }), '1009')).toEqual([1]);
    expect(costs(trek('1*-1-4', { ground: { marsh: ['1009'] } }, { waterwalk: true }), '1009')).toEqual([1]);
    const ruin = { ground: { marsh: ['1009'], ruin: ['1009'] } };
    expect(costs(trek('1*-1-4', ruin, { waterwalk: true }), '1009')).toEqual([1]);
  });

  it('DP-6.2.3-b: it crosses lakes at 1 each but may not stop there, nor enter the sea', () => {
    const t = trek('1*-1-4', { ground: { lake: ['1009', '1008'] } }, { waterwalk: true });
    expect(costs(t, '1009', '1008')).toEqual([1, 1]);
    expect(t.refusal('lunar', { type: 'end' })).toBe('DP-6.3-b');
    expect(costs(t, '1007')).toEqual([1]);
    expect(t.refusal('lunar', { type: 'end' })).toBeNull();
    // Two hexes out it can still come back; a third would leave it on the water.
    const wide = trek('1*-1-4', { ground: { lake: wetLand(5) } }, { waterwalk: true, hex: '1016' });
    expect(costs(wide, '1015', '1014')).toEqual([1, 1]);
    expect(stop(wide, '1013')).toBe('DP-6.3-b');
    expect(wide.offers('lunar', { type: 'step', unit: wide.id('it'), to: wide.hex('1013') })).toBe(false);
    expect(stop(trek('1*-1-4', { ground: { sea: ['1009'] } }, { waterwalk: true }), '1009')).toBe(
      'DP-6.2.3-b',
    );
  });

  it('DP-6.2.4-a: flyers pay 1 for each hex and use no roads', () => {
    const t = trek('3-5-10', { ground: { mountain: north(9) } }, { flies: true });
    expect(costs(t, ...north(9))).toEqual(Array(9).fill(1));
    const road = trek('3-5-10', { primary: [['1010', ...north(3)]] }, { flies: true });
    expect(costs(road, ...north(3))).toEqual([1, 1, 1]);
  });

  it('DP-6.2.4-b, DP-6.3-b: flyers pass over lakes and the sea but do not end there', () => {
    const t = trek('3-5-10', { ground: { lake: north(2), sea: ['1007'] } }, { flies: true });
    expect(costs(t, ...north(3))).toEqual([1, 1, 1]);
    expect(t.refusal('lunar', { type: 'end' })).toBe('DP-6.3-b');
    expect(costs(t, '1006')).toEqual([1]);
    const last = trek('3-5-1', { ground: { lake: ['1009'] } }, { flies: true });
    expect(stop(last, '1009')).toBe('DP-6.3-b');
  });

  it('DP-6.2.5-a: the stone rune pays 1 for mountains and nothing for slopes', () => {
    const plain = {
      ground: { mountain: north(3) },
      ridges: [
        { high: '1009', low: '1010' },
        { high: '1008', low: '1009' },
        { high: '1007', low: '1008' },
      ],
    };
    expect(costs(trek('2-5-3-5', plain, { stonewalk: true }), ...north(3))).toEqual([1, 1, 1]);
  });

  it('DP-6.2.6-a: a sign in the MF has no effect of its own', () => {
    const t = trek('3-3-3', {}, {});
    expect(t.offers('lunar', { type: 'step', unit: t.id('it') })).toBe(true);
    const herd = trek('1h-2-+2');
    expect(costs(herd, '1009', '1008')).toEqual([1, 1]);
    expect(stop(herd, '1007')).toBe('DP-6-b');
  });
});

describe('free spirits without a body', () => {
  const spirit = { kind: 'spirit' };

  it('DP-6.8-a, DP-6.6-i: they pay 1 for each hex, whatever ground and weather', () => {
    const plain = {
      rivers: [['0910', '1010', '1110']],
      ridges: [{ high: '1009', low: '1010' }],
      ground: { mountain: north(3) },
    };
    const t = trek('X-5-x2-1', plain, spirit);
    expect(costs(t, ...north(2))).toEqual([1, 1]);
    expect(stop(t, '1007')).toBe('DP-6-b');
    expect(costs(trek('X-5-x2-1', plain, { ...spirit, rain: true }), ...north(2))).toEqual([1, 1]);
  });

  it('DP-6.8-b: they cross lakes but do not stop there', () => {
    const t = trek('X-5-x2-1', { ground: { lake: ['1009'] } }, spirit);
    expect(costs(t, '1009')).toEqual([1]);
    expect(t.refusal('lunar', { type: 'end' })).toBe('DP-6.3-b');
    expect(costs(t, '1008')).toEqual([1]);
  });
});

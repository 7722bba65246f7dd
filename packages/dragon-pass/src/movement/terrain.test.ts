import { describe, expect, it } from 'vitest';
import { passUntil } from '../testing/opening.ts';
import { costs, north, stop, trek } from '../testing/trek.ts';
import { stepPrice } from './price.ts';

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

  it('says what a step costs part by part', () => {
    const plain = {
      rivers: [['0910', '1010', '1110']],
      ridges: [{ high: '1009', low: '1010' }],
      ground: { 'hill-forest': ['1009'] },
    };
    const parts = (code: string) => {
      const t = trek(code, plain);
      return stepPrice(t.state, t.id('it'), t.hex('1009'));
    };
    expect(parts('4-3-5')).toEqual([
      { clause: 'DP-6.1-a', cost: 2 },
      { clause: 'DP-3.RIVER-a', cost: 1 },
      { clause: 'DP-3.RIDGE-a', cost: 1 },
    ]);
    expect(parts('(4!)-10-6')).toEqual([{ clause: 'DP-6.2.2-a', cost: 1 }]);
    const t = trek('4-3-5');
    expect([stepPrice(t.state, 99, 0), stepPrice(t.state, t.id('it'), t.hex('1007'))]).toEqual([[], []]);
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

import { describe, expect, it } from 'vitest';
import { passUntil } from '../testing/opening.ts';
import { lunar, sartar } from '../testing/skirmish.ts';
import { table } from '../testing/table.ts';
import { refuse, spent } from '../testing/trek.ts';

describe('reinforcements', () => {
  type Setting = {
    capital?: boolean;
    ground?: string;
    road?: 'primary' | 'secondary';
    enemy?: string;
    code?: string;
  };

  function arriving({
    capital = false,
    ground = 'open',
    road,
    enemy = '2020',
    code = '4-3-5',
  }: Setting = {}) {
    return table({
      land: {
        ground: { [ground]: ['1001'] },
        ...(road && { [road]: [['1001', '1002', '1003', '1004', '1005', '1006']], roadExits: ['1001'] }),
      },
      pieces: { it: lunar(code, 'off'), other: lunar('3-3-3', '0105'), his: sartar('3-3-3', enemy) },
      state: (state, hex) => {
        state.arrivals = [{ unit: 0, hexes: [hex('1001'), hex('1201')], capital }];
      },
    });
  }
  const left = (t: ReturnType<typeof arriving>) => {
    let count = 0;
    const [column] = [1002];
    for (; refuse(t, 'lunar', 'it', String(column + count)) === null; count++)
      t.walk('lunar', 'it', String(column + count));
    return count;
  };

  it('DP-6.9.1-a, DP-6.9.2-a: the first hex has its price, by road where one leaves the map', () => {
    const forest = arriving({ ground: 'forest' });
    const [event] = forest.play('lunar', { type: 'arrive', unit: 0, hex: forest.hex('1001') });
    expect(event).toMatchObject({ type: 'arrived', cost: 2 });
    expect(left(forest)).toBe(6);
    const road = arriving({ ground: 'forest', road: 'primary' });
    const [by] = road.play('lunar', { type: 'arrive', unit: 0, hex: road.hex('1001') });
    expect(by).toMatchObject({ cost: 0.5 });
    expect(road.unit('it').did?.spent).toBe(1);
    const poor = arriving({ ground: 'forest', road: 'secondary' });
    poor.play('lunar', { type: 'arrive', unit: 0, hex: poor.hex('1001') });
    expect(spent(poor.walk('lunar', 'it', '1002', '1003'))).toEqual([1, 0]);
  });

  it('DP-6.9.2-a: eight hexes of open ground for MF 5', () => {
    const t = arriving();
    t.play('lunar', { type: 'arrive', unit: 0, hex: t.hex('1001') });
    expect(1 + left(t)).toBe(8);
  });

  it('DP-6.9.2-b: the free points may cover part of a cost', () => {
    const t = table({
      land: { ground: { forest: ['1001', '1002'] } },
      pieces: { it: lunar('3-3-3', 'off'), other: lunar('3-3-3', '0105') },
      state: (state, hex) => {
        state.arrivals = [{ unit: 0, hexes: [hex('1001')], capital: false }];
      },
    });
    t.play('lunar', { type: 'arrive', unit: 0, hex: t.hex('1001') });
    t.walk('lunar', 'it', '1002', '1003', '1004');
    expect(refuse(t, 'lunar', 'it', '1005')).toBe('DP-6-b');
  });

  it('DP-6.9.2-c: herds do not force their march', () => {
    const t = arriving({ code: '1h-2-+2' });
    t.play('lunar', { type: 'arrive', unit: 0, hex: t.hex('1001') });
    expect(1 + left(t)).toBe(2);
  });

  it('DP-6.9.2-d: free points lift no ban, and are gone on the next turn', () => {
    const t = arriving({ enemy: '1004' });
    t.play('lunar', { type: 'arrive', unit: 0, hex: t.hex('1001') });
    t.walk('lunar', 'it', '1002', '1003');
    expect(refuse(t, 'lunar', 'it', '1002')).toBe('DP-6.5.1-a');
    const later = arriving();
    later.play('lunar', { type: 'arrive', unit: 0, hex: later.hex('1001') });
    passUntil(later.state, ({ turn }) => turn === 2);
    expect(left(later)).toBe(5);
  });

  it('DP-6.9.1-b: nobody arrives where or next to where others stand, were it a lone hero', () => {
    const t = arriving({ enemy: '1002' });
    expect(t.refusal('lunar', { type: 'arrive', unit: 0, hex: t.hex('1001') })).toBe('DP-6.9.1-b');
    expect(t.refusal('lunar', { type: 'arrive', unit: 0, hex: t.hex('1201') })).toBeNull();
    expect(t.refusal('lunar', { type: 'arrive', unit: 0, hex: t.hex('1401') })).toBe('DP-6.9.1-a');
  });

  it('DP-6.9.1-c, DP-6.9.1-d: whoever cannot or will not come may come later', () => {
    const t = arriving({ enemy: '1101' });
    expect(t.offers('lunar', { type: 'arrive' })).toBe(false);
    t.change('his').hex = t.hex('2020');
    expect(t.offers('lunar', { type: 'arrive' })).toBe(true);
    passUntil(t.state, ({ turn }) => turn === 2);
    expect(t.offers('lunar', { type: 'arrive', unit: 0, hex: t.hex('1001') })).toBe(true);
  });

  it('DP-2-l: only in the movement phase, and only one’s own', () => {
    const t = arriving();
    expect(t.refusal('lunar', { type: 'arrive', unit: 1, hex: t.hex('1001') })).toBe('DP-2-l');
    t.state.phase = 'support';
    expect(t.refusal('lunar', { type: 'arrive', unit: 0, hex: t.hex('1001') })).toBe('DP-2-l');
  });

  it('DP-6.9.1-e: in a capital they appear at no cost and move on', () => {
    const t = arriving({ capital: true });
    t.play('lunar', { type: 'arrive', unit: 0, hex: t.hex('1001') });
    expect(left(t)).toBe(8);
    const beset = arriving({ capital: true, enemy: '1002' });
    expect(beset.refusal('lunar', { type: 'arrive', unit: 0, hex: beset.hex('1001') })).toBe('DP-6.9.1-b');
    const elsewhere = arriving({ capital: true });
    const other = { type: 'arrive', unit: 0, hex: elsewhere.hex('1101') };
    expect(elsewhere.refusal('lunar', other)).toBe('DP-6.9.1-e');
  });
});

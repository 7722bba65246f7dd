import { describe, expect, it } from 'vitest';
import { TABLE_DATA } from '../core/world/data.ts';
import { assault, lunar, sartar, skirmish, untilDice } from '../testing/skirmish.ts';
import { eventsOf } from '../testing/table.ts';
import { attackLoss } from './tables.ts';

describe('the Attack Table', () => {
  it('DP-PAC.ATTACK-a: every entry is the total by the share of the die, fraction dropped', () => {
    const spots: [number, number, number][] = [
      [5, 5, 3],
      [11, 4, 5],
      [23, 1, 3],
      [29, 5, 21],
      [35, 2, 8],
      [5, 1, 0],
      [36, 6, 36],
    ];
    for (const [total, die, loss] of spots) expect(attackLoss(total * 24, die), `${total}@${die}`).toBe(loss);
    for (const [die, printed] of Object.entries(TABLE_DATA.attack))
      expect(printed.map((_, i) => attackLoss((i + 1) * 24, Number(die)))).toEqual(printed);
    expect(Object.values(TABLE_DATA.attack).map(({ length }) => length)).toEqual(Array(6).fill(36));
  });

  it('DP-PAC.ATTACK-b: the fraction of a total is dropped first', () => {
    expect(attackLoss(7.5 * 24, 4)).toBe(3);
  });

  it('DP-PAC.ATTACK-c: a modified die stays between 1 and 6', () => {
    expect(attackLoss(12 * 24, 0)).toBe(2);
    expect(attackLoss(12 * 24, 7)).toBe(12);
  });

  it('DP-PAC.ATTACK-d: larger totals are multiplied, nothing gives nothing', () => {
    expect([1, 2, 3, 4, 5, 6].map((die) => attackLoss(47 * 24, die))).toEqual([7, 11, 15, 23, 35, 47]);
    expect([1, 2, 3, 4, 5, 6].map((die) => attackLoss(0, die))).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('DP-PAC.ATTACK-e: both ways of a melee read it', () => {
    const t = skirmish({
      a: lunar('20-3-3', '0909'),
      d: sartar('10-3-3', '0910'),
      e: sartar('16-3-3', '0910'),
    });
    assault(t, '0910', 'a');
    expect(eventsOf(untilDice(t, 5), 'struck')).toMatchObject([{ total: 20, die: 5, loss: 15 }]);
    const counter = t.play('lunar', { type: 'done' }, 5);
    expect(eventsOf(counter, 'struck')).toMatchObject([{ total: 52, die: 5, loss: 39 }]);
  });
});

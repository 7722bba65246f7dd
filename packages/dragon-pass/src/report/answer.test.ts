// What the defenders strike back with, after the losses they are about to take: worked out by hand.

import { describe, expect, it } from 'vitest';
import { dragonPass } from '../testing/by-index.ts';
import { table } from '../testing/table.ts';
import { battleIn } from './battle.ts';

/** Attackers of 12 CF against a stack of 4, 3 and 2 on the plain. */
const field = (screening: boolean) => {
  const t = table({
    active: 'lunar',
    phase: 'battles',
    options: { screening },
    pieces: {
      a: { code: '6-3-5', owner: 'lunar', hex: '1010' },
      b: { code: '6-3-5', owner: 'lunar', hex: '1010' },
      top: { code: '4-3-5', owner: 'sartar', hex: '1011' },
      middle: { code: '3-3-5', owner: 'sartar', hex: '1011' },
      bottom: { code: '2-3-5', owner: 'sartar', hex: '1011' },
    },
  });
  t.play('lunar', { type: 'attack', unit: t.id('a'), hex: t.hex('1011') });
  return t;
};

describe('the defender who falls first', () => {
  const firstOn = (ground: Readonly<Record<string, string[]>>) => {
    const t = table({
      active: 'lunar',
      phase: 'battles',
      options: { screening: false },
      land: { ground },
      pieces: {
        a: { code: '6-3-5', owner: 'lunar', hex: '1010' },
        top: { code: '4-3-5', owner: 'sartar', hex: '1011' },
        bottom: { code: '2-3-5', owner: 'sartar', hex: '1011' },
      },
    });
    t.play('lunar', { type: 'attack', unit: t.id('a'), hex: t.hex('1011') });
    const first = battleIn(dragonPass.view(t.state, 'lunar'))?.first;
    return [first?.unit === t.id('top'), first?.price];
  };

  it('DP-7.10.7.2-a: is the one on top, and a loss of its CF takes it in the open', () => {
    expect(firstOn({})).toEqual([true, 4]);
  });

  it('DP-7.10.7.4-a: counts double inside a fortress', () => {
    expect(firstOn({ fortress: ['1011'] })).toEqual([true, 8]);
  });
});

describe('the answer of the defenders', () => {
  it('DP-7.10.6.2-a: counts only those whom each face of the attack leaves', () => {
    const report = battleIn(dragonPass.view(field(false).state, 'lunar'));
    // 12 CF lose them 2, 3, 4, 6, 9 or 12 points: from the top down 0, 0, 4, 4, 9 or 9 of their 9 fall. Doubled in
    // defence, 18, 18, 10, 10, 0 or 0 are left to strike with.
    expect(report?.attack.blow.results.map(({ value }) => value)).toEqual([2, 3, 4, 6, 9, 12]);
    expect(report?.answer?.total).toEqual({ least: 0, most: 18 });
    expect(report?.answer?.loss).toEqual({ least: 0, most: 18 });
    // 18 cost the attackers 3, 4, 6, 9, 13 or 18 points, 53 in all; 10 cost 1, 2, 3, 5, 7 or 10, 28 in all.
    expect(report?.answer?.mean).toBeCloseTo((2 * 53 + 2 * 28) / 36);
  });

  it('DP-5.3-b: a side with hidden counters is at least as strong as it looks', () => {
    const report = battleIn(dragonPass.view(field(true).state, 'lunar'));
    expect(report?.defence.companies.map(({ hidden }) => hidden)).not.toContain(0);
    expect(report?.attack.companies.map(({ hidden }) => hidden)).toEqual([0]);
    expect(report?.defence.combat).toBe(4);
  });
});

import { describe, expect, it } from 'vitest';
import { viewFor } from '../game/view.ts';
import { lunar, sartar, skirmish } from '../testing/skirmish.ts';
import { stackIn } from './stack.ts';

describe('what a stack comes to', () => {
  const t = skirmish(
    {
      leader: lunar('(2!)-3-3', '0909'),
      archers: lunar('5**-4-5', '0909'),
      third: lunar('4-3-3', '0909'),
      fourth: lunar('4-3-2', '0909'),
      fifth: lunar('6-3-2', '0909'),
      top: sartar('3-2-3', '0910'),
      under: sartar('4-3-3', '0910'),
    },
    { options: { screening: true } },
  );

  const ALL = (['leader', 'archers', 'third', 'fourth', 'fifth'] as const).map(t.id);
  const seen = (hex: string, units: readonly number[]) =>
    stackIn(viewFor(t.state, 'lunar'), t.hex(hex), units);

  it('DP-7.10.6.5-a DP-7.10.3-b: combat with what leaders add, without who lies too deep', () => {
    const { attack, led, tooDeep } = seen('0909', ALL);
    expect([attack, led, tooDeep.map(t.nameOf)]).toEqual([18, 3, ['fifth']]);
  });

  it('DP-7.9.1-a DP-6-b: missiles and magic together, and the slowest decides how far they get together', () => {
    expect(seen('0909', ALL)).toMatchObject({
      missiles: 2,
      magic: 16,
      slowest: 2,
      hidden: 0,
    });
  });

  it('DP-5.3-c: says how many counters the seat may not look at, and counts only the others', () => {
    expect(seen('0910', [t.id('top'), -1])).toMatchObject({ attack: 3, hidden: 1 });
  });

  it('DP-7.10.6.5-a: a part of it for itself, without the leader who is left behind', () => {
    expect(seen('0909', [t.id('archers'), t.id('third')])).toMatchObject({ attack: 9, led: 0, slowest: 3 });
  });
});

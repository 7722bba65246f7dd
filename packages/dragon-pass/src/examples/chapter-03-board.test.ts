// The worked examples of chapter 3, as the rules give them.

import { expect, it } from 'vitest';
import { dragonPass } from '../game/dragon-pass.ts';
import { table } from '../testing/table.ts';

it('3.2, how hexes are numbered: 0101 is the first, 0134 the last of its row, 4534 the last of all (DP-3.2-a)', () => {
  const t = table({
    land: 'dragon-pass',
    pieces: {
      it: { code: '4-3-5', owner: 'lunar', hex: '0134' },
      far: { code: '3-3-3', owner: 'sartar', hex: '4534' },
    },
  });
  const step = (to: string) => dragonPass.explain(t.state, 'lunar', { type: 'step', unit: t.id('it'), to });
  expect(step('0133').ok).toBe(true);
  // Beyond the bottom of the row, and beyond the last row, nothing is printed.
  for (const hex of ['0135', '4601', '0100'])
    expect(step(hex)).toEqual({ ok: false, refusal: { clause: 'DP-3.2-a' } });
  expect([t.at('it'), t.at('far')]).toEqual(['0134', '4534']);
  expect([t.hex('0101'), t.hex('0134'), t.hex('4534')]).toEqual([0, 33, 45 * 34 - 1]);
});

it('3.2.5, Apple Lane: 3124 is no town but clear ground (DP-3.2.5-a)', () => {
  const shot = (hex: string, from: string) => {
    const t = table({
      land: 'dragon-pass',
      phase: 'battles',
      pieces: {
        archers: { code: '2**-4-4', owner: 'lunar', hex: from },
        d: { code: '3-3-3', owner: 'sartar', hex },
        e: { code: '3-3-3', owner: 'sartar', hex },
      },
    });
    t.play('lunar', { type: 'attack', hex: t.hex(hex), unit: t.id('archers') });
    t.play('lunar', { type: 'fight' });
    const [odds] = t.odds('lunar', { type: 'aim', unit: t.id('archers'), hex: t.hex(hex) });
    return odds?.modifier;
  };
  expect(shot('3124', '3125')).toBe(0);
  // Too Far is a town, not a stockade, in all scenarios (3.2.6): 2 less.
  expect(shot('2308', '2309')).toBe(-2);
});

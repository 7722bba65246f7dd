// The worked examples of chapter 7, as the rules give them.

import { describe, expect, it } from 'vitest';
import { assault, lunar, sartar, skirmish, until, untilOdds } from '../testing/skirmish.ts';
import { eventsOf, type Piece } from '../testing/table.ts';

describe('7.6, chaotic magic', () => {
  it('7.6.2: a chaotic unit with an MgF of -2 takes up to two opposing units (DP-7.6.2-a)', () => {
    const t = skirmish({
      chaos: lunar('6-[-2]-5', '0909'),
      d: sartar('3-3-3', '0910'),
      e: sartar('3-3-3', '0910'),
      f: sartar('3-3-3', '0910'),
    });
    assault(t, '0910', 'chaos');
    const devour = (unit: 'd' | 'e' | 'f') =>
      ({ type: 'devour', by: t.id('chaos'), unit: t.id(unit) }) as const;
    // None, one or two, as the attacker likes.
    expect(t.refusal('lunar', { type: 'done' })).toBeNull();
    t.play('lunar', devour('d'));
    t.play('lunar', devour('f'));
    // Sated: the two fall, and the battle goes on.
    expect(t.decision()?.kind).toBe('array');
    expect([t.at('d'), t.at('e'), t.at('f')]).toEqual(['dead', '0910', 'dead']);
  });

  it('7.6.3: losses are simultaneous, so chaos can devour while it is devoured (DP-7.6.3-d)', () => {
    const t = skirmish({ chaos: lunar('6-[-1]-5', '0909'), mirror: sartar('6-[-1]-5', '0910') });
    assault(t, '0910', 'chaos');
    t.play('lunar', { type: 'devour', by: t.id('mirror'), unit: t.id('chaos') });
    t.play('lunar', { type: 'devour', by: t.id('chaos'), unit: t.id('mirror') });
    expect([t.at('chaos'), t.at('mirror')]).toEqual(['dead', 'dead']);
  });
});

describe('7.10.3, who of a stack can fight', () => {
  // From the top down: 3-3-3, 4-3-5, 1h-2-+2, 4-4-4, (20!!)-oo-6.
  const stack = (own: (code: string, hex: string) => Piece, hex: string) => ({
    foot: own('3-3-3', hex),
    horse: own('4-3-5', hex),
    herd: own('1h-2-+2', hex),
    fourth: own('4-4-4', hex),
    superhero: own('(20!!)-oo-6', hex),
  });

  it('attacking, the 3-3-3 and the 4-3-5 fight: 7; herd, fourth major unit and superhero do not (DP-7.10.3-b, DP-7.10.3-c)', () => {
    const t = skirmish({ ...stack(lunar, '0909'), d: sartar('9-9-9', '0910') });
    assault(t, '0910', 'foot');
    const [attack] = untilOdds(t);
    expect(attack).toMatchObject({ roll: 'attack', sum: { total: 7 } });
    expect(attack?.sum?.parts.map(({ unit }) => unit)).toEqual([t.id('foot'), t.id('horse')]);
  });

  it('defending, the same two strike back: 14 (DP-7.10.3-b)', () => {
    const t = skirmish({ a: lunar('1-3-9', '0909'), ...stack(sartar, '0910') });
    assault(t, '0910', 'a');
    until(t, 'regroup');
    const struck = eventsOf(t.done(1, 1), 'struck');
    expect(struck[1]).toMatchObject({
      cause: 'counter-attack',
      total: 14,
      by: [t.id('foot'), t.id('horse')],
    });
  });
});

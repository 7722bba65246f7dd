import { describe, expect, it } from 'vitest';
import { eventsOf, type Piece, table } from '../testing/table.ts';

const lunar = (code: string, hex: string): Piece => ({ code, owner: 'lunar', hex });
const sartar = (code: string, hex: string): Piece => ({ code, owner: 'sartar', hex });

/** Attackers in 0909 against defenders in 0910, both in the open, up to the attackers' array. */
function battle<N extends string>(pieces: Record<N, Piece>, attacker: NoInfer<N>) {
  const t = table({ phase: 'battles', pieces });
  t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id(attacker) });
  return t;
}

describe('melee', () => {
  it('DP-7.10.6.1-a DP-7.10.7-b: the attackers strike with the sum of their factors, the rest of a loss is wasted', () => {
    const t = battle(
      {
        a: lunar('5-4-5', '0909'),
        b: lunar('5-4-5', '0909'),
        c: lunar('4-3-5', '0909'),
        d: sartar('3-3-3', '0910'),
        e: sartar('3-3-3', '0910'),
        f: sartar('3-3-3', '0910'),
        g: sartar('3-3-3', '0910'),
      },
      'a',
    );
    t.done(); // no reserves
    t.done(); // no retreat
    const events = t.done(5); // the order stays
    expect(eventsOf(events, 'struck')).toMatchObject([{ total: 14, die: 5, loss: 10 }]);
    t.play('lunar', { type: 'take', unit: t.id('d') });
    t.play('lunar', { type: 'take', unit: t.id('e') });
    // 3 + 3 + 3 of 10 are spent: 1 is left, too little for the fourth unit, so nothing more is asked.
    const counter = t.play('lunar', { type: 'take', unit: t.id('f') }, 4);
    expect(t.at('f')).toBe('dead');
    expect(t.at('g')).toBe('0910');
    // DP-7.10.6.3-a: the survivor counts double, 3 x 2 = 6, half of it lost.
    expect(eventsOf(counter, 'struck')).toMatchObject([{ cause: 'counter-attack', total: 6, loss: 3 }]);
  });
});

import { describe, expect, it } from 'vitest';
import { attackTotal, counterTotal, type Pieces, strong } from '../testing/melee.ts';
import { assault, lunar, sartar, skirmish, until, untilDice } from '../testing/skirmish.ts';
import { eventsOf } from '../testing/table.ts';

describe('who fights', () => {
  it('DP-7.10.1-a DP-7.10.3-a: all but herds and spirits', () => {
    const defenders = {
      s: sartar('X-5-X-5', '0910', { of: 'mage' }),
      h: sartar('1h-2-+2', '0910'),
      d: sartar('3-3-3', '0910'),
      hero: sartar('(4!)-10-6', '0910'),
      mage: sartar('5-5-5-5', '1515'),
    };
    // 3 doubled and led by 1, and 4 doubled.
    expect(counterTotal(defenders)).toBe(6 + 1 + 8);
  });

  it('DP-7.10.1-b DP-7.10.7.1-a: a lone supporting spirit neither strikes nor falls', () => {
    const t = skirmish({
      a: lunar('5-4-5', '0909'),
      s: sartar('X-5-X-5', '0910', { of: 'mage' }),
      mage: sartar('5-5-5-5', '1515'),
    });
    assault(t, '0910', 'a');
    const events = untilDice(t, 6);
    expect(eventsOf(events, 'struck')).toMatchObject([{ total: 5, loss: 5 }]);
    expect(eventsOf(events, 'eliminated')).toEqual([]);
    // DP-7.11.1-a: its hex is not vacated, so nobody advances and the battle is over.
    expect(eventsOf(events, 'battle-ended')).toHaveLength(1);
    expect(t.at('a')).toBe('0909');
  });

  it('DP-7.10.3-b: the fourth major unit and those below are too deep', () => {
    const five = (make: typeof lunar, hex: string) =>
      Object.fromEntries(['a', 'b', 'c', 'e', 'f'].map((name) => [name, make('3-3-3', hex)]));
    expect(attackTotal({ ...five(lunar, '0909'), d: strong })).toBe(9);
    const t = skirmish({ x: lunar('1-3-3', '0909'), ...five(sartar, '0910') } as Pieces);
    assault(t, '0910', 'x');
    expect(eventsOf(untilDice(t, 1, 1), 'struck')[1]).toMatchObject({ total: 18 });
  });

  it('DP-7.10.3-c: a herd is one of the three', () => {
    expect(
      attackTotal({
        a: lunar('3-3-3', '0909'),
        b: lunar('4-3-5', '0909'),
        h: lunar('1h-2-+2', '0909'),
        c: lunar('4-4-4', '0909'),
        super: lunar('(20!!)-oo-6', '0909'),
        d: strong,
      }),
    ).toBe(7);
  });

  it('DP-7.10.3-d DP-7.10.6.5-h: single beings fight beside the three, above the fourth', () => {
    expect(
      attackTotal({
        a: lunar('(4!)-10-6', '0909'),
        b: lunar('5-4-5', '0909'),
        c: lunar('5-4-5', '0909'),
        e: lunar('5-4-5', '0909'),
        f: lunar('(3)-5*-6-0', '0909'),
        g: lunar('5-4-5', '0909'),
        d: strong,
      }),
    ).toBe(4 + 6 + 6 + 6 + 4);
  });

  it('DP-7.10.4-a DP-7.10.4-b: reserves add nothing, and whoever lies below one is in reserve too', () => {
    const t = skirmish({ a: lunar('5-4-5', '0909'), b: lunar('5-4-5', '0909'), d: strong });
    assault(t, '0910', 'a');
    const [reserved] = eventsOf(t.play('lunar', { type: 'reserve', unit: t.id('b') }), 'reserved');
    expect(reserved?.units).toEqual([t.id('b')]);
    expect(t.refusal('lunar', { type: 'reserve', unit: t.id('b') })).toBe('DP-7.10.4-a');
    expect(eventsOf(untilDice(t, 1, 1), 'struck')[0]).toMatchObject({ total: 5, by: [t.id('a')] });
    const all = skirmish({ a: lunar('5-4-5', '0909'), b: lunar('5-4-5', '0909'), d: strong });
    assault(all, '0910', 'a');
    const events = all.play('lunar', { type: 'reserve', unit: all.id('a') });
    expect(eventsOf(events, 'reserved')[0]?.units).toEqual([all.id('a'), all.id('b')]);
  });

  it('DP-7.10.4-d DP-7.5-b: everybody may be held back; the defenders strike all the same', () => {
    const t = skirmish(
      {
        a: lunar('3-3-3', '0909'),
        b: lunar('3-3-3', '0909'),
        c: lunar('3-3-3', '0909'),
        d: sartar('5-4-5', '0910'),
      },
      { land: { ground: { forest: ['0909'] } } },
    );
    assault(t, '0910', 'a');
    t.play('lunar', { type: 'reserve', unit: t.id('a') });
    const struck = eventsOf(untilDice(t, 6), 'struck');
    expect(struck).toMatchObject([{ cause: 'counter-attack', total: 10, loss: 10 }]);
    t.play('sartar', { type: 'take', unit: t.id('a') });
    t.play('sartar', { type: 'take', unit: t.id('b') });
    // 4 + 4 of 10: the third would cost 4 more.
    expect([t.at('a'), t.at('b'), t.at('c')]).toEqual(['dead', 'dead', '0909']);
  });

  it('R-DPC-70: a unit of CF 0 adds nothing; against a total of nothing nobody rolls and nobody falls', () => {
    const t = skirmish({ a: lunar('0-3-3', '0909'), d: sartar('0-3-3', '0910') });
    assault(t, '0910', 'a');
    until(t, 'movement');
    expect([t.at('a'), t.at('d')]).toEqual(['0909', '0910']);
    const other = skirmish({ a: lunar('1-3-3', '0909'), d: sartar('0-3-3', '0910') });
    assault(other, '0910', 'a');
    untilDice(other, 1);
    // A loss of 0 after a roll can be spent on it.
    expect(other.offers('lunar', { type: 'take', unit: other.id('d') })).toBe(true);
  });
});

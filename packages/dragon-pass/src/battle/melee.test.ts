import { describe, expect, it } from 'vitest';
import type { State } from '../state.ts';
import { assault, lunar, sartar, skirmish, tarsh, until, untilDice, untilOdds } from '../testing/skirmish.ts';
import { eventsOf, type Piece, type Setting } from '../testing/table.ts';
import { TABLE_DATA } from '../world/data.ts';
import { attackLoss } from './tables.ts';

type Pieces = Record<string, Piece>;
type Land = Setting<string>['land'];

/** The attackers' total where all Lunar stacks around 0910 attack it as they lie. */
function attackTotal(pieces: Pieces, land: Land = {}): number | undefined {
  const t = skirmish(pieces, { land });
  assault(t, '0910', 'a');
  return untilOdds(t)[0]?.sum?.total;
}

/** The defenders' total after a blow that took nobody. */
function counterTotal(defenders: Pieces, land: Land = {}): number | undefined {
  const t = skirmish({ a: lunar('1-3-3', '0909'), ...defenders } as Pieces, { land });
  assault(t, '0910', 'a');
  const struck = eventsOf(untilDice(t, 1, 1), 'struck');
  return struck.find(({ cause }) => cause === 'counter-attack')?.total;
}

const strong = sartar('9-9-9', '0910');

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

describe('the course of a melee', () => {
  it('DP-7.10-a DP-2-o: order, reserves, retreats, order, blow, casualties, answer, casualties', () => {
    const t = skirmish({
      a: lunar('9-3-3', '0909'),
      b: lunar('1-3-3', '0909'),
      d: sartar('2-3-3', '0910'),
      e: sartar('5-3-3', '0910'),
    });
    assault(t, '0910', 'a');
    const asked: string[] = [];
    const ask = () => {
      const decision = t.decision();
      asked.push(`${decision?.seats[0]} ${decision?.kind}`);
    };
    ask();
    t.play('lunar', { type: 'restack', hex: t.hex('0909') });
    t.play('lunar', { type: 'next', unit: t.id('b') });
    t.play('lunar', { type: 'done' });
    ask();
    expect(t.refusal('lunar', { type: 'reserve', unit: t.id('a') })).toBe('K-SEAT');
    expect(t.refusal('sartar', { type: 'reserve', unit: t.id('a') })).toBe('DP-7.10.4-a');
    t.play('sartar', { type: 'done' });
    ask();
    const attack = t.play('sartar', { type: 'done' }, 2);
    ask();
    const counter = t.play('lunar', { type: 'take', unit: t.id('d') }, 2);
    ask();
    expect(asked).toEqual([
      'lunar array',
      'sartar retreat',
      'sartar regroup',
      'lunar casualties',
      'sartar casualties',
    ]);
    expect(eventsOf(attack, 'struck')).toMatchObject([{ cause: 'attack', total: 10, loss: 2 }]);
    expect(eventsOf(counter, 'struck')).toMatchObject([{ cause: 'counter-attack', total: 10, loss: 2 }]);
  });

  it('DP-2-o: a battle of plain soldiers skips magic and fire', () => {
    const t = skirmish({ a: lunar('3-3-3', '0909'), d: sartar('3-3-3', '0910') });
    assault(t, '0910', 'a');
    expect(t.decision()?.kind).toBe('array');
  });

  it('DP-7.10.2-a: the defender sees the attackers’ order and reserves before he chooses', () => {
    const t = skirmish({
      a: lunar('3-3-3', '0909'),
      b: lunar('4-3-3', '0909'),
      d: sartar('3-3-3', '0910'),
      e: sartar('4-3-3', '0910'),
    });
    assault(t, '0910', 'a');
    t.play('lunar', { type: 'restack', hex: t.hex('0909') });
    t.play('lunar', { type: 'next', unit: t.id('b') });
    const [reserved] = eventsOf(t.play('lunar', { type: 'reserve', unit: t.id('a') }), 'reserved');
    expect(reserved?.units).toEqual([t.id('a')]);
    // Order first, then reserves: a stack with reserves is in order.
    expect(t.offers('lunar', { type: 'restack' })).toBe(false);
    t.play('lunar', { type: 'done' });
    until(t, 'regroup');
    t.play('sartar', { type: 'restack', hex: t.hex('0910') });
    t.play('sartar', { type: 'next', unit: t.id('e') }, 1, 1);
    expect(t.stack('lunar', '0909')).toEqual(['b', 'a']);
    expect(t.stack('sartar', '0910')).toEqual(['e', 'd']);
  });

  it('DP-7.10.2-b DP-7.10.5-a: with two defending players the defender may let the other begin', () => {
    const t = skirmish(
      {
        a: lunar('9-3-3', '0909'),
        s: sartar('3-3-3', '0910'),
        s2: sartar('4-3-3', '0910'),
        u: tarsh('3-3-3', '0809'),
        v: tarsh('4-3-3', '0809'),
        w: tarsh('4-3-3', '0809'),
      },
      { seats: ['lunar', 'sartar', 'tarsh'] },
    );
    assault(t, '0910', 'a');
    t.play('lunar', { type: 'done' });
    // Default: the defender, then the order of turns (R-DPC-86).
    expect(t.decision()).toMatchObject({ kind: 'retreat', seats: ['tarsh'] });
    t.play('tarsh', { type: 'defer' });
    expect(t.decision()).toMatchObject({ kind: 'retreat', seats: ['sartar'] });
    t.play('sartar', { type: 'done' });
    expect(t.decision()).toMatchObject({ kind: 'retreat', seats: ['tarsh'] });
    t.play('tarsh', { type: 'done' });
    expect(t.decision()).toMatchObject({ kind: 'regroup', seats: ['tarsh'] });
    t.play('tarsh', { type: 'defer' });
    expect(t.decision()).toMatchObject({ kind: 'regroup', seats: ['sartar'] });
    expect(t.refusal('sartar', { type: 'restack', hex: t.hex('0809') })).toBe('DP-5.2-b');
  });

  it('DP-5.2-b DP-5.2-d: only stacks of the battle are reordered, and only in its windows', () => {
    const t = skirmish({
      a: lunar('2*-3-3', '0909'),
      b: lunar('3-3-3', '0909'),
      x: lunar('2-3-3', '0404'),
      y: lunar('3-3-3', '0404'),
      d: sartar('3-3-3', '0910'),
      e: sartar('4-3-3', '0910'),
      p: sartar('3-3-3', '1616'),
      q: sartar('4-3-3', '1616'),
    });
    expect(t.refusal('lunar', { type: 'restack', hex: t.hex('0404') })).toBe('DP-5.2-d');
    assault(t, '0910', 'a');
    expect(t.refusal('lunar', { type: 'restack', hex: t.hex('0909') })).toBe('DP-5.2-d');
    until(t, 'array');
    expect(t.refusal('lunar', { type: 'restack', hex: t.hex('0404') })).toBe('DP-5.2-b');
    until(t, 'regroup');
    expect(t.refusal('sartar', { type: 'restack', hex: t.hex('1616') })).toBe('DP-5.2-b');
    expect(t.refusal('sartar', { type: 'restack', hex: t.hex('0909') })).toBe('DP-5.2-b');
    expect(t.offers('sartar', { type: 'restack', hex: t.hex('0910') })).toBe(true);
  });

  it('DP-7.4.6-g: in the array only those of a garrison who attack change places', () => {
    const t = skirmish(
      {
        a: lunar('5-4-3', '0909'),
        b: lunar('4-3-5', '0909'),
        c: lunar('3-3-3', '0909'),
        d: sartar('3-3-3', '0910'),
      },
      { land: { ground: { fortress: ['0909'] } } },
    );
    assault(t, '0910', 'a', 'c');
    t.play('lunar', { type: 'restack', hex: t.hex('0909') });
    expect(t.refusal('lunar', { type: 'next', unit: t.id('b') })).toBe('DP-5.2-a');
    t.play('lunar', { type: 'next', unit: t.id('c') });
    expect(t.stack('lunar', '0909')).toEqual(['c', 'b', 'a']);
  });
});

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

describe('totals', () => {
  it('DP-7.10.6.1-a DP-7.10.7-b: the sum of the attackers’ factors; the rest of a loss is wasted', () => {
    const t = skirmish({
      a: lunar('5-4-5', '0909'),
      b: lunar('5-4-5', '0909'),
      c: lunar('4-3-5', '0909'),
      d: sartar('3-3-3', '0910'),
      e: sartar('3-3-3', '0910'),
      f: sartar('3-3-3', '0910'),
      g: sartar('3-3-3', '0910'),
    });
    assault(t, '0910', 'a');
    expect(eventsOf(untilDice(t, 5), 'struck')).toMatchObject([{ total: 14, die: 5, loss: 10 }]);
    t.play('lunar', { type: 'take', unit: t.id('d') });
    t.play('lunar', { type: 'take', unit: t.id('e') });
    // 3 + 3 + 3 of 10 are spent: 1 is left, too little for the fourth unit, so nothing more is asked.
    const counter = t.play('lunar', { type: 'take', unit: t.id('f') }, 4);
    expect([t.at('f'), t.at('g')]).toEqual(['dead', '0910']);
    expect(eventsOf(counter, 'struck')).toMatchObject([{ cause: 'counter-attack', total: 6, loss: 3 }]);
  });

  it('DP-7.10.6.2-a: only survivors strike back', () => {
    const t = skirmish({ a: lunar('5-4-5', '0909'), d: sartar('5-4-5', '0910'), e: sartar('3-3-3', '0910') });
    assault(t, '0910', 'a');
    untilDice(t, 6);
    const counter = t.play('lunar', { type: 'take', unit: t.id('d') }, 4);
    expect(eventsOf(counter, 'struck')).toMatchObject([{ total: 6, loss: 3 }]);
  });

  it('DP-7.10.6.2-b: those below move up into the three', () => {
    const t = skirmish({
      a: lunar('6-4-5', '0909'),
      d: sartar('3-3-3', '0910'),
      e: sartar('3-3-3', '0910'),
      f: sartar('3-3-3', '0910'),
      g: sartar('3-3-3', '0910'),
      h: sartar('3-3-3', '0910'),
    });
    assault(t, '0910', 'a');
    untilDice(t, 6);
    t.play('lunar', { type: 'take', unit: t.id('d') });
    const counter = t.play('lunar', { type: 'take', unit: t.id('e') }, 1);
    expect(eventsOf(counter, 'struck')).toMatchObject([{ total: 18 }]);
  });

  it('DP-7.10.6.2-c: without a survivor nobody strikes back', () => {
    const t = skirmish({ a: lunar('3-3-3', '0909'), d: sartar('3-3-3', '0910') });
    assault(t, '0910', 'a');
    untilDice(t, 6);
    t.play('lunar', { type: 'take', unit: t.id('d') });
    expect(t.decision()?.kind).toBe('advance');
  });

  it('DP-7.10.6.3-a DP-7.10.6.3-b: defenders count double, before terrain and leadership', () => {
    expect(counterTotal({ d: sartar('3-3-3', '0910'), e: sartar('(4!)-10-6', '0910') })).toBe(6 + 1 + 8);
    const river = { rivers: [['0810', '0910', '1009']] };
    expect(counterTotal({ d: sartar('3-3-3', '0910'), e: sartar('(4!)-10-6', '0910') }, river)).toBe(
      3 + 1 + 8,
    );
  });

  it('DP-7.10.6.4-a DP-3.RIVER-c DP-3.RIVER-d: in a river everybody is halved, not in a ford or at headwaters', () => {
    const attackers = { a: lunar('4-4-4', '0909'), d: strong };
    const rivers = [['0808', '0909', '1008']];
    expect(attackTotal(attackers, { rivers })).toBe(2);
    expect(attackTotal(attackers, { rivers, fords: ['0909'] })).toBe(4);
    expect(attackTotal(attackers, { rivers, headwaters: ['0909'] })).toBe(4);
    const defence = { d: sartar('4-4-4', '0910') };
    const below = [['0810', '0910', '1009']];
    expect(counterTotal(defence, { rivers: below })).toBe(4);
    expect(counterTotal(defence, { rivers: below, fords: ['0910'] })).toBe(8);
  });

  it('DP-3.RIDGE-d DP-PAC.ATTACK-b: attackers below a ridge are halved', () => {
    const three = {
      a: lunar('5-4-5', '0909'),
      b: lunar('5-4-5', '0909'),
      c: lunar('5-4-5', '0909'),
      d: strong,
    };
    expect(attackTotal(three, { ridges: [{ high: '0910', low: '0909' }] })).toBe(7);
    expect(attackTotal(three, { ridges: [{ high: '0909', low: '0910' }] })).toBe(15);
  });

  it('DP-3.RIDGE-e: a ridge touches neither the answer nor what casualties cost', () => {
    const low = { ridges: [{ high: '0909', low: '0910' }] };
    expect(counterTotal({ d: sartar('4-4-4', '0910') }, low)).toBe(8);
    const t = skirmish(
      { a: lunar('5-4-5', '0909'), d: sartar('2-4-4', '0910') },
      { land: { ridges: [{ high: '0910', low: '0909' }] } },
    );
    assault(t, '0910', 'a');
    // 2.5 counts as 2 and takes nothing on a 1; the answer is 4: too little for a unit of 5, halved or not.
    untilDice(t, 1, 6);
    expect(t.at('a')).toBe('0909');
    expect(t.state.frames).toEqual([]);
  });

  it('DP-7.10.6.4-b DP-7.10.6.4-c: river and ridge halve twice, fractions are kept until the total', () => {
    const rivers = [['0808', '0909', '1008']];
    const ridges = [{ high: '0910', low: '0909' }];
    const four = ['a', 'b', 'c', 'e'].map((name) => [name, lunar('5-4-5', '0909')]);
    expect(attackTotal({ ...Object.fromEntries(four), d: strong }, { rivers, ridges })).toBe(3);
    const threes = ['a', 'b', 'c'].map((name) => [name, lunar('3-3-3', '0909')]);
    expect(attackTotal({ ...Object.fromEntries(threes), d: strong }, { rivers })).toBe(4);
  });

  it('DP-7.10.6.4-d: one defender above is enough, as long as it is in the battle', () => {
    const land = { ridges: [{ high: '0910', low: '0909' }] };
    const pieces = { a: lunar('8-4-2', '0909'), d: sartar('9-9-9', '0910'), e: sartar('9-9-9', '0809') };
    const t = skirmish(pieces, { land });
    assault(t, '0910', 'a');
    expect(eventsOf(untilDice(t, 1, 1), 'struck')[0]).toMatchObject({ total: 4 });
    const gone = skirmish(pieces, { land });
    assault(gone, '0910', 'a');
    gone.play('lunar', { type: 'done' });
    gone.play('sartar', { type: 'retreat', unit: gone.id('d'), to: gone.hex('0911') });
    expect(eventsOf(untilDice(gone, 1, 1), 'struck')[0]).toMatchObject({ total: 8 });
  });

  it('DP-7.10.6.6-a DP-PAC.ATTACK-c: rain takes one off the attackers’ die alone', () => {
    const pieces = { a: lunar('12-4-5', '0909'), d: sartar('12-4-5', '0910') };
    const rainy = {
      state: (state: State) => {
        state.rain = true;
      },
    };
    const t = skirmish(pieces, rainy);
    assault(t, '0910', 'a');
    expect(eventsOf(untilDice(t, 6, 4), 'struck')).toMatchObject([
      { cause: 'attack', die: 6, modifier: -1, loss: 9 },
      { cause: 'counter-attack', die: 4, modifier: 0, total: 24, loss: 12 },
    ]);
    const low = skirmish(pieces, rainy);
    assault(low, '0910', 'a');
    expect(eventsOf(untilDice(low, 1, 1), 'struck')[0]).toMatchObject({ die: 1, loss: 2 });
  });
});

describe('leadership', () => {
  const hero = (hex = '0909') => lunar('(4!)-10-6', hex);
  const foot = (hex = '0909') => lunar('5-4-5', hex);

  it('DP-7.10.6.5-a: a fighting leader adds to everybody with it who is no leader', () => {
    expect(attackTotal({ a: hero(), b: foot(), c: foot(), d: strong })).toBe(16);
  });

  it('DP-7.10.6.5-b: in reserve it adds nothing', () => {
    const t = skirmish({ a: foot(), b: foot(), c: hero(), d: strong });
    assault(t, '0910', 'a');
    t.play('lunar', { type: 'reserve', unit: t.id('c') });
    expect(untilOdds(t)[0]?.sum?.total).toBe(10);
  });

  it('DP-7.10.6.5-c DP-7.10.6.5-d: leaders do not lead each other, and a unit follows only the best', () => {
    expect(attackTotal({ a: hero(), b: lunar('(20!!)-oo-6', '0909'), d: strong })).toBe(24);
    expect(attackTotal({ a: hero(), b: hero(), c: foot(), d: strong })).toBe(14);
    expect(attackTotal({ a: hero(), b: lunar('(20!!)-oo-6', '0909'), c: foot(), d: strong })).toBe(31);
  });

  it('DP-7.10.6.5-e DP-8.2-a DP-8.2-b: it comes last, neither halved nor doubled', () => {
    const ridges = [{ high: '0910', low: '0909' }];
    expect(attackTotal({ a: hero(), b: foot(), d: strong }, { ridges })).toBe(7);
  });

  it('DP-7.10.6.5-f: who has no strength gains none', () => {
    expect(attackTotal({ a: hero(), b: lunar('0-4-5', '0909'), d: strong })).toBe(4);
  });

  it('DP-7.10.6.5-g: it reaches only its own hex', () => {
    expect(attackTotal({ a: hero('0909'), b: foot('1009'), d: strong })).toBe(9);
  });
});

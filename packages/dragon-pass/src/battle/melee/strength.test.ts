import { describe, expect, it } from 'vitest';
import type { State } from '../../core/state.ts';
import { attackTotal, counterTotal, strong } from '../../testing/melee.ts';
import { assault, lunar, sartar, skirmish, untilDice, untilOdds } from '../../testing/skirmish.ts';
import { eventsOf } from '../../testing/table.ts';

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
    // Nobody leads a dragon (R-DPC-67).
    const dragon = sartar('9-9-9', '0910', { kind: 'dragon' });
    expect(counterTotal({ a: foot(), b: dragon, c: sartar('(4!)-10-6', '0910') })).toBe(26);
  });

  it('DP-7.10.6.5-g: it reaches only its own hex', () => {
    expect(attackTotal({ a: hero('0909'), b: foot('1009'), d: strong })).toBe(9);
  });
});

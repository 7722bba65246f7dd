import { describe, expect, it } from 'vitest';
import { assault, lunar, sartar, skirmish, untilDice, untilOdds } from '../testing/skirmish.ts';
import type { Piece } from '../testing/table.ts';

const losses = (odds: ReturnType<typeof untilOdds>) => odds[0]?.results.map(({ value }) => value);

describe('odds of a melee', () => {
  it('DP-PAC.ATTACK-a: the six losses of the table, in the order of the die', () => {
    const t = skirmish({ a: lunar('5-4-5', '0909'), b: lunar('6-4-5', '0909'), d: sartar('9-9-9', '0910') });
    assault(t, '0910', 'a');
    const odds = untilOdds(t);
    expect(odds).toHaveLength(1);
    expect(odds[0]).toMatchObject({
      roll: 'attack',
      dice: 1,
      modifier: 0,
      modifiers: [],
      chance: [6, 6],
      needs: 1,
    });
    expect(losses(odds)).toEqual([1, 2, 3, 5, 8, 11]);
    expect(odds[0]?.results.every(({ chance }) => chance[0] === 1 && chance[1] === 6)).toBe(true);
    expect(odds[0]?.sum).toEqual({
      total: 11,
      parts: [
        { what: 'combat-factor', unit: t.id('a'), value: 5, clause: 'DP-7.10.6.1-a' },
        { what: 'combat-factor', unit: t.id('b'), value: 6, clause: 'DP-7.10.6.1-a' },
      ],
    });
  });

  it('DP-7.10.6.4-b DP-7.10.6.5-e DP-PAC.ATTACK-b: every number of the sum has its clause', () => {
    const t = skirmish(
      { a: lunar('(4!)-10-6', '0909'), b: lunar('5-4-5', '0909'), d: sartar('9-9-9', '0910') },
      { land: { rivers: [['0808', '0909', '1008']], ridges: [{ high: '0910', low: '0909' }] } },
    );
    assault(t, '0910', 'a');
    // 4 of the hero; 5 - 2.5 - 1.25 + 1 of the soldiers: 6.25.
    expect(untilOdds(t)[0]?.sum).toEqual({
      total: 6,
      parts: [
        { what: 'combat-factor', unit: t.id('a'), value: 4, clause: 'DP-7.10.6.1-a' },
        { what: 'combat-factor', unit: t.id('b'), value: 5, clause: 'DP-7.10.6.1-a' },
        { what: 'river', unit: t.id('b'), value: -2.5, clause: 'DP-3.RIVER-c' },
        { what: 'ridge', unit: t.id('b'), value: -1.25, clause: 'DP-3.RIDGE-d' },
        { what: 'leadership', unit: t.id('b'), value: 1, clause: 'DP-7.10.6.5-a' },
        { what: 'fraction', value: -0.25, clause: 'DP-PAC.ATTACK-b' },
      ],
    });
  });

  it('DP-7.10.6.6-a: rain is a modifier, and a die below 1 is read as 1', () => {
    const t = skirmish(
      { a: lunar('3-4-5', '0909'), d: sartar('9-9-9', '0910') },
      {
        state: (state) => {
          state.rain = true;
        },
      },
    );
    assault(t, '0910', 'a');
    const odds = untilOdds(t);
    expect(odds[0]).toMatchObject({
      modifier: -1,
      modifiers: [{ what: 'rain', value: -1, clause: 'DP-7.10.6.6-a' }],
      // A total of 3 takes nothing on rows 1 and 2, so on dice of 1 to 3.
      chance: [3, 6],
      needs: 3,
    });
    expect(losses(odds)).toEqual([0, 0, 0, 1, 1, 2]);
  });

  it('DP-7.10.6.3-a: once casualties are picked, the answer of those who are left is shown', () => {
    const t = skirmish({ a: lunar('3-4-5', '0909'), d: sartar('3-3-3', '0910'), e: sartar('4-3-3', '0910') });
    assault(t, '0910', 'a');
    untilDice(t, 6);
    expect(t.odds('lunar', { type: 'done' })[0]?.sum?.total).toBe(14);
    expect(t.odds('lunar', { type: 'take', unit: t.id('d') })).toEqual([]);
    t.play('lunar', { type: 'take', unit: t.id('d') });
    const answer = t.odds('lunar', { type: 'done' });
    expect(losses(answer)).toEqual([1, 2, 2, 4, 6, 8]);
    expect(answer[0]?.sum?.parts).toEqual([
      { what: 'combat-factor', unit: t.id('e'), value: 4, clause: 'DP-7.10.6.2-a' },
      { what: 'defence', unit: t.id('e'), value: 4, clause: 'DP-7.10.6.3-a' },
    ]);
  });

  it('rolls nothing where nothing falls', () => {
    const t = skirmish({ a: lunar('3-4-5', '0909'), b: lunar('3-4-5', '0909'), d: sartar('9-9-9', '0910') });
    assault(t, '0910', 'a');
    expect(t.odds('lunar', { type: 'reserve', unit: t.id('b') })).toEqual([]);
    expect(t.odds('sartar', { type: 'done' })).toEqual([]);
    // The odds change nothing.
    expect(t.decision()?.kind).toBe('array');
  });
});

describe('odds of missile fire', () => {
  it('DP-7.9.5-a DP-PAC.MISSILE-h: every stack that is shot at, with its modifiers', () => {
    const pieces: Record<string, Piece> = {
      a: lunar('3-3-3', '0909'),
      h: lunar('2h-10-3', '1009'),
      d: sartar('2**-4-4', '0910'),
      e: sartar('2*-2-6', '0910'),
    };
    const t = skirmish(pieces, { land: { ground: { hill: ['0909'] } } });
    assault(t, '0910', 'a');
    t.play('sartar', { type: 'aim', unit: t.id('d'), hex: t.hex('0909') });
    t.play('sartar', { type: 'aim', unit: t.id('e'), hex: t.hex('1009') });
    // Fire that was divided waits for the word.
    expect(t.legal('sartar')).toEqual([{ type: 'done' }]);
    const odds = t.odds('sartar', { type: 'done' });
    expect(odds).toHaveLength(2);
    // Column 2 with -1: only a 6 disrupts.
    expect(odds[0]).toMatchObject({
      roll: 'missile-fire',
      clause: 'DP-7.9.5-a',
      modifier: -1,
      modifiers: [{ what: 'terrain', value: -1, clause: 'DP-PAC.MISSILE-h' }],
      needs: 5,
      chance: [1, 6],
      sum: { total: 2, parts: [{ what: 'missile-factor', unit: t.id('d'), value: 2, clause: 'DP-7.9.1-a' }] },
    });
    expect(odds[0]?.results.map(({ result }) => result)).toEqual([
      'none',
      'none',
      'none',
      'none',
      'none',
      '1DD',
    ]);
    // A herd alone: -1 for nothing but herds, +1 for a herd.
    expect(odds[1]).toMatchObject({ modifier: 0, needs: 6, chance: [1, 6], sum: { total: 1 } });
    expect(odds[1]?.modifiers.map(({ clause }) => clause)).toEqual(['DP-7.9.7-a', 'DP-7.9.7-b']);
  });

  it('a volley, and nothing at all for those who only hold their fire', () => {
    const t = skirmish({
      a: lunar('3-3-3', '0909'),
      d: sartar('2*-1-4', '0910'),
      e: sartar('2*-1-4', '0910'),
      f: sartar('2*-1-4', '0910'),
    });
    assault(t, '0910', 'a');
    const [odds] = t.odds('sartar', { type: 'volley', hex: t.hex('0909') });
    expect(odds?.results.map(({ result }) => result)).toEqual(['none', 'none', 'none', '1DD', '1DD', '2DD']);
    expect(odds).toMatchObject({ needs: 4, chance: [3, 6], sum: { total: 3 } });
    expect(t.odds('sartar', { type: 'done' })).toEqual([]);
  });
});

describe('odds and screening', () => {
  const pieces = {
    mage: lunar('5-5-5-8', '0505'),
    s: lunar('X-5-X-5', '0910', { of: 'mage' }),
    d: sartar('6-5-5-0', '0910'),
  };
  const setting = (screening: boolean) => ({
    options: { screening },
    state: (state: { committed: number[] }) => {
      state.committed.push(1);
    },
  });

  it('DP-5.3-b: nobody learns from odds what a screened stack holds before it is attacked', () => {
    const hidden = skirmish(pieces, setting(true));
    hidden.play('lunar', { type: 'attack', hex: hidden.hex('0910'), unit: null });
    expect(hidden.odds('lunar', { type: 'fight' })).toEqual([]);
    const open = skirmish(pieces, setting(false));
    open.play('lunar', { type: 'attack', hex: open.hex('0910'), unit: null });
    expect(open.odds('lunar', { type: 'fight' })[0]).toMatchObject({ roll: 'spirit', sum: { total: 5 } });
  });
});

import { describe, expect, it } from 'vitest';
import { assault, lunar, sartar, skirmish, until, untilDice } from '../../testing/skirmish.ts';
import { eventsOf } from '../../testing/table.ts';

// 0909 and 0910 are neighbours, so are 0909 and 0908; 0910 and 0911; 1009 and 0809 lie beside both 0909 and 0910.

describe('fortifications', () => {
  const land = { ground: { fortress: ['0909'] } };

  it('DP-7.4.6-a DP-3.FORTRESS-e DP-3.STOCKADE-e: garrisons of fortresses and stockades need not attack', () => {
    for (const built of ['fortress', 'stockade']) {
      const t = skirmish(
        { a: lunar('3-3-3', '0909'), d: sartar('3-3-3', '0910') },
        { land: { ground: { [built]: ['0909'] } } },
      );
      expect(t.offers('lunar', { type: 'end' }), built).toBe(true);
      expect(t.offers('lunar', { type: 'attack', unit: t.id('a') }), built).toBe(true);
    }
  });

  it.each(['town', 'temple', 'ruin', 'altar', 'dragonewt-city'])(
    'DP-3.STOCKADE-e: a %s excuses nobody',
    (built) => {
      const t = skirmish(
        { a: lunar('3-3-3', '0909'), d: sartar('3-3-3', '0910') },
        { land: { ground: { [built]: ['0909'] } } },
      );
      expect(t.refusal('lunar', { type: 'end' })).toBe('DP-7.4.3-a');
    },
  );

  it('DP-7.4.6-b DP-7.4.6-g: garrison units attack one by one, and who stays out is no part of the battle', () => {
    const t = skirmish(
      {
        a: lunar('5-4-3', '0909'),
        b: lunar('4-3-5', '0909'),
        c: lunar('3-3-3', '0909'),
        d: sartar('6-4-5', '0910'),
      },
      { land },
    );
    assault(t, '0910', 'a');
    expect(t.decision()?.kind).toBe('array');
    expect(t.refusal('lunar', { type: 'reserve', unit: t.id('b') })).toBe('DP-7.10.4-a');
    // The defender strikes back with 6 x 2 = 12: everybody could be paid for, but only `a` is in the battle.
    untilDice(t, 1, 6);
    expect(t.decision()).toMatchObject({ kind: 'casualties', seats: ['sartar'] });
    expect(t.refusal('sartar', { type: 'take', unit: t.id('b') })).toBe('DP-7.10.7-a');
    expect(t.matching('sartar', { type: 'take' })).toEqual([{ type: 'take', unit: t.id('a') }]);
  });

  it('DP-7.4.6-c: whoever attacks out of a fortification does so in one battle', () => {
    const t = skirmish(
      {
        a: lunar('5-4-3', '0909'),
        b: lunar('4-3-5', '0909'),
        d: sartar('3-3-3', '0910'),
        e: sartar('3-3-3', '0908'),
      },
      { land },
    );
    assault(t, '0910', 'a');
    untilDice(t, 1, 1);
    t.done();
    // Nothing else has to be fought, and nothing else can be: the phase is over.
    expect(t.state.phase).not.toBe('battles');
  });

  it('DP-7.4.6-c: another unit of the garrison cannot begin a second battle', () => {
    const t = skirmish(
      {
        a: lunar('5-4-3', '0909'),
        b: lunar('4-3-5', '0909'),
        d: sartar('3-3-3', '0910'),
        e: sartar('3-3-3', '0908'),
        far: lunar('3-3-3', '0202'),
        foe: sartar('3-3-3', '0203'),
        near: lunar('3-3-3', '0302'),
        other: sartar('3-3-3', '0301'),
      },
      { land },
    );
    assault(t, '0910', 'a');
    untilDice(t, 1, 1);
    until(t, 'battles');
    expect(t.refusal('lunar', { type: 'attack', hex: t.hex('0908'), unit: t.id('b') })).toBe('DP-7.4.6-c');
  });

  it('DP-7.4.6-d: units outside the walls must attack, together', () => {
    const t = skirmish(
      {
        e: lunar('3-3-3', '0909'),
        f: lunar('3-3-3', '0909'),
        a: lunar('3-3-3', '0909'),
        b: lunar('3-3-3', '0909'),
        c: lunar('3-3-3', '0909'),
        d: sartar('3-3-3', '0910'),
      },
      { land },
    );
    expect(t.refusal('lunar', { type: 'end' })).toBe('DP-7.4.3-a');
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('e') });
    const [declared] = eventsOf(t.play('lunar', { type: 'fight' }), 'battle-declared');
    expect(declared?.attackers).toEqual([t.id('e'), t.id('f')]);
  });

  it('DP-7.4.6-e: an enemy beside garrisons alone need not be attacked, beside a field unit it must', () => {
    const pieces = { a: lunar('3-3-3', '0909'), d: sartar('3-3-3', '0910') };
    expect(skirmish(pieces, { land }).offers('lunar', { type: 'end' })).toBe(true);
    const t = skirmish({ ...pieces, b: lunar('4-3-5', '0911') }, { land });
    expect(t.refusal('lunar', { type: 'end' })).toBe('DP-7.4.3-a');
  });

  it('DP-7.4.6-f: inactive garrisons are attacked like others', () => {
    const t = skirmish(
      { a: lunar('3-3-3', '0909'), d: sartar('3-3-3', '0910') },
      { land: { ground: { fortress: ['0910'] } } },
    );
    expect(t.refusal('lunar', { type: 'end' })).toBe('DP-7.4.3-a');
  });

  it('DP-7.4.6-e R-DPC-98: a stack that a field unit turned away from must be fought by the garrison', () => {
    const t = skirmish(
      {
        fort: lunar('3-3-3', '0909'),
        fort2: lunar('3-3-3', '0909'),
        field: lunar('3-3-3', '1009'),
        d: sartar('3-3-3', '0910'),
        e: sartar('3-3-3', '1010'),
      },
      { land },
    );
    // 1009 lies beside 0910 and 1010, 0909 beside 0910 alone.
    assault(t, '1010', 'field');
    untilDice(t, 1, 1);
    expect(t.refusal('lunar', { type: 'end' })).toBe('DP-7.4.3-b');
    expect(t.legal('lunar')).toEqual([
      { type: 'attack', hex: t.hex('0910'), unit: t.id('fort') },
      { type: 'attack', hex: t.hex('0910'), unit: t.id('fort2') },
    ]);
  });

  it('R-DPC-98: a battle may not use up the last garrison a bound stack could be fought by', () => {
    const t = skirmish(
      {
        fort: lunar('3-3-3', '0909'),
        field: lunar('3-3-3', '0911'),
        d: sartar('3-3-3', '0910'),
        e: sartar('3-3-3', '0908'),
        f: sartar('3-3-3', '0912'),
      },
      { land },
    );
    // `field` may leave 0910 to the garrison, as long as the garrison is not sent at 0908.
    assault(t, '0912', 'field');
    untilDice(t, 1, 1);
    const [declared] = eventsOf(assault(t, '0908', 'fort'), 'battle-declared');
    expect(declared?.targets).toEqual(['0908', '0910']);
  });
});

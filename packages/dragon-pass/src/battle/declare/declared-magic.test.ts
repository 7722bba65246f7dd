import { describe, expect, it } from 'vitest';
import { assault, lunar, sartar, untilDice } from '../../testing/skirmish.ts';
import { eventsOf, table } from '../../testing/table.ts';

// 0909 and 0910 are neighbours, so are 0909 and 0908; 0910 and 0911; 1009 and 0809 lie beside both 0909 and 0910.

describe('with magic', () => {
  const pieces = {
    mage: lunar('5-5-5-9', '0505'),
    s: lunar('X-5-X-5', 'box', { of: 'mage' }),
    d: sartar('3-3-3', '0910'),
  };

  it('DP-7.2-a DP-2-n: magic is committed before all battles, support comes after them', () => {
    const t = table({
      phase: 'commit',
      pieces: { ...pieces, a: lunar('3-3-3', '0909'), b: lunar('3-3-3', '0303'), e: sartar('3-3-3', '0304') },
    });
    expect(t.refusal('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('a') })).toBe('DP-7.2-a');
    t.play('lunar', { type: 'end' });
    expect(t.state.phase).toBe('battles');
    expect(t.refusal('lunar', { type: 'commit', unit: t.id('s'), hex: t.hex('0910') })).toBe('DP-7.2-a');
    expect(t.refusal('lunar', { type: 'support', unit: t.id('s'), hex: t.hex('0909') })).toBe('DP-7.2-a');
    assault(t, '0910', 'a');
    untilDice(t, 1, 1);
    untilDice(t, 1, 1);
    expect(t.state.phase).toBe('support');
    expect(t.offers('lunar', { type: 'support', unit: t.id('s'), hex: t.hex('0909') })).toBe(true);
  });

  it('DP-7.4.3-c: spirits may not be the only attackers where a field unit stands', () => {
    const t = table({
      phase: 'commit',
      pieces: { ...pieces, a: lunar('3-3-3', '0909'), b: lunar('3-3-3', '0303'), e: sartar('3-3-3', '0304') },
    });
    t.play('lunar', { type: 'commit', unit: t.id('s'), hex: t.hex('0910') });
    expect(t.state.phase).toBe('battles');
    expect(t.refusal('lunar', { type: 'attack', hex: t.hex('0910'), unit: null })).toBe('DP-7.4.3-c');
    expect(t.offers('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('a') })).toBe(true);
  });

  it('DP-7.4.6-h DP-7.4.2-b: beside a passive garrison spirits may attack alone, and somebody must', () => {
    const t = table({
      phase: 'commit',
      land: { ground: { fortress: ['0909'] } },
      pieces: { ...pieces, a: lunar('3-3-3', '0909') },
    });
    t.play('lunar', { type: 'commit', unit: t.id('s'), hex: t.hex('0910') });
    expect(t.refusal('lunar', { type: 'end' })).toBe('DP-7.3.5-a');
    expect(t.offers('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('a') })).toBe(true);
    expect(t.offers('lunar', { type: 'attack', hex: t.hex('0910'), unit: null })).toBe(true);
  });

  it('DP-7.4.5-b: a committed spirit fights wherever its magician is', () => {
    const t = table({
      phase: 'commit',
      pieces: { ...pieces, a: lunar('3-3-3', '0909'), e: sartar('3-3-3', '0809') },
    });
    t.play('lunar', { type: 'commit', unit: t.id('s'), hex: t.hex('0910') });
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('a') });
    // Dice fall on what the attacker has put together when he says so, not before.
    expect(t.legal('lunar')).toEqual([{ type: 'fight' }]);
    const [declared] = eventsOf(t.play('lunar', { type: 'fight' }, 1), 'battle-declared');
    expect(declared).toMatchObject({ attackers: [t.id('a'), t.id('s')], targets: ['0910', '0809'] });
  });

  it('DP-7.4.5-c: spirits alone fight exactly the stack they are sent at', () => {
    const t = table({
      phase: 'commit',
      pieces: {
        ...pieces,
        second: lunar('5-5-5-9', '0505'),
        s2: lunar('X-5-X-5', 'box', { of: 'second' }),
        e: sartar('3-3-3', '0911'),
      },
    });
    t.play('lunar', { type: 'commit', unit: t.id('s'), hex: t.hex('0910') });
    t.play('lunar', { type: 'commit', unit: t.id('s2'), hex: t.hex('0911') });
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: null });
    expect(t.refusal('lunar', { type: 'widen', hex: t.hex('0911') })).toBe('DP-7.4.5-c');
    const first = t.play('lunar', { type: 'fight' }, 1);
    expect(eventsOf(first, 'battle-declared')[0]).toMatchObject({
      attackers: [t.id('s')],
      targets: ['0910'],
    });
    const second = t.play('lunar', { type: 'fight' }, 1);
    expect(eventsOf(second, 'battle-declared')[0]).toMatchObject({
      attackers: [t.id('s2')],
      targets: ['0911'],
    });
  });
});

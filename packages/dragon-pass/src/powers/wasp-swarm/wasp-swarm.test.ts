import { describe, expect, it } from 'vitest';
import { exotics, lunar, sartar } from '../../testing/stormy.ts';
import { eventsOf, type Piece, table } from '../../testing/table.ts';

describe('the Wasps', () => {
  const wasps: Piece = { type: 'wasps', owner: 'sartar', hex: '0510' };

  it('DP-12.4-a: every unit of others next to them is disrupted', () => {
    const t = exotics({
      wasps,
      a: lunar('3-3-3', '0509'),
      b: lunar('3-3-3', '0509'),
      c: lunar('3-3-3', '0511'),
      d: lunar('3-3-3', '0511', { down: true }),
      own: sartar('3-3-3', '0410'),
      beast: { code: '6-2-3', owner: null, hex: '0610' },
      far: lunar('3-3-3', '0512'),
    });
    t.play('sartar', { type: 'wasps' });
    expect([t.unit('a').down, t.unit('b').down, t.unit('c').down, t.at('d')]).toEqual([
      true,
      true,
      true,
      'dead',
    ]);
    expect([t.unit('own').down, t.unit('beast').down, t.unit('far').down]).toEqual([false, false, false]);
  });

  it('DP-12.4-b: spirits, treasures and superheroes do not mind; three are shielded', () => {
    const t = exotics({
      wasps,
      'jar-eel': { type: 'jar-eel', owner: 'lunar', hex: '0509' },
      'beat-pot-aelwrin': { type: 'beat-pot-aelwrin', owner: 'lunar', hex: '0509' },
      a: lunar('3-3-3', '0509'),
      b: lunar('3-3-3', '0509'),
      c: lunar('3-3-3', '0509'),
      mage: lunar('2-2-2-3', '1818'),
      ghost: lunar('X-5-X-3', '0509', { of: 'mage' }),
      gold: lunar('X-2-0', '0509', { treasure: true, kind: 'other' }),
    });
    t.play('sartar', { type: 'wasps' });
    t.play('lunar', { type: 'protect', unit: t.id('a') });
    t.play('lunar', { type: 'protect', unit: t.id('b') });
    const down = (['beat-pot-aelwrin', 'a', 'b', 'c', 'ghost', 'gold'] as const).map(
      (name) => t.unit(name).down,
    );
    expect(down).toEqual([false, false, false, true, false, false]);
  });

  it('DP-12.4-c: stinging is a choice, and their end', () => {
    const t = exotics({ wasps, a: lunar('3-3-3', '0509') });
    expect(t.offers('sartar', { type: 'wasps' })).toBe(true);
    expect(t.offers('sartar', { type: 'end' })).toBe(true);
    t.play('sartar', { type: 'wasps' });
    expect(t.at('wasps')).toBe('gone');
    expect(t.refusal('sartar', { type: 'wasps' })).toBe('DP-12.4-a');
    const nobody = exotics({ wasps });
    expect(nobody.refusal('sartar', { type: 'wasps' })).toBe('DP-12.4-a');
    const shaken = exotics({ wasps: { ...wasps, down: true }, a: lunar('3-3-3', '0509') });
    expect(shaken.refusal('sartar', { type: 'wasps' })).toBe('DP-4.5.2-c');
  });

  it('DP-12.4-d: the stung fight the coming battle on their disrupted sides', () => {
    const t = exotics({
      wasps,
      target: lunar('5-4-3', '0509', { back: '3-2-2' }),
      band: sartar('2-3-5', '0409'),
    });
    t.play('sartar', { type: 'wasps' });
    t.play('sartar', { type: 'end' });
    t.play('sartar', { type: 'end' }); // nothing is committed; the band has to attack
    t.play('sartar', { type: 'fight' });
    // The attack does nothing; the defender strikes back with 3 x 2.
    const events = t.done(1, 1);
    expect(eventsOf(events, 'struck')).toMatchObject([
      { cause: 'attack', total: 2, loss: 0 },
      { cause: 'counter-attack', total: 6 },
    ]);
  });

  it('DP-2-m DP-2-t: exotics are used one by one in any order, in the exotics phase and in no other', () => {
    const t = exotics({ wasps, a: lunar('3-3-3', '0509') });
    for (const type of ['storm', 'wasps', 'scout', 'end'] as const)
      expect(t.offers('sartar', { type })).toBe(true);
    t.play('sartar', { type: 'wasps' });
    t.play('sartar', { type: 'storm', hex: null });
    const battles = exotics({ wasps, a: lunar('3-3-3', '0509') }, { phase: 'support' });
    expect(battles.refusal('sartar', { type: 'wasps' })).toBe('DP-12.4-a');
    // Scenario 4 has no Sartar exotics phase at all (R-DPP-28).
    const four = table({
      scenario: 'pass-4',
      active: 'sartar',
      phase: 'movement',
      pieces: { wasps, a: lunar('3-3-3', '0509') },
    });
    four.play('sartar', { type: 'end' });
    expect(four.state.phase).not.toBe('exotics');
  });
});

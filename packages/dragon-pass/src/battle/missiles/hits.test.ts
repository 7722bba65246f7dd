import { describe, expect, it } from 'vitest';
import { archers, foot, shoot, volley } from '../../testing/archery.ts';
import { assault, lunar, sartar, skirmish, untilDice } from '../../testing/skirmish.ts';
import { eventsOf, type Piece } from '../../testing/table.ts';

describe('who is hit', () => {
  it('DP-7.9.4-b DP-7.9.8-a DP-PAC.MISSILE-j: the owner gives up whom he likes, at any depth', () => {
    const { t } = shoot(10, foot, 4);
    expect(t.decision()).toMatchObject({ kind: 'hits', seats: ['sartar'], facts: { hex: '0910' } });
    expect(t.matching('sartar', { type: 'lose' })).toHaveLength(3);
    const [stranger] = t.state.units.keys();
    expect(t.state.units[stranger ?? -1]?.owner).toBe(0);
    expect(t.refusal('sartar', { type: 'lose', unit: stranger })).toBe('DP-7.9.8-f');
    t.play('sartar', { type: 'lose', unit: t.id('f') });
    expect(t.at('f')).toBe('dead');
  });

  it('DP-PAC.MISSILE-j: an attacking stack suffers the same', () => {
    const t = skirmish({
      a: lunar('3-3-3', '0909'),
      b: lunar('3-3-3', '0909'),
      ...archers('d', 10, sartar, '0910'),
    } as Record<string, Piece>);
    assault(t, '0910', 'a');
    volley(t, 'sartar', '0909', 4);
    expect(t.decision()).toMatchObject({ kind: 'hits', seats: ['lunar'] });
  });

  it('DP-7.9.8-b DP-7.15-b: a disrupted unit that is hit again falls', () => {
    const { t } = shoot(2, { d: sartar('3-3-3', '0910', { down: true }) }, 6);
    expect(t.at('d')).toBe('dead');
    const healthy = shoot(2, { d: sartar('3-3-3', '0910') }, 6).t;
    // DP-7.5-d: one unit can be hit, so nobody is asked.
    expect(healthy.at('d')).toBe('0910');
    expect(healthy.unit('d').down).toBe(true);
    expect(healthy.decision()?.kind).toBe('array');
  });

  it('DP-7.9.8-c DP-7.5-d: 2DD disrupts two or eliminates one, as the owner likes', () => {
    const first = shoot(5, foot, 5).t;
    expect(first.matching('sartar', { type: 'disrupt' })).toHaveLength(3);
    expect(first.matching('sartar', { type: 'lose' })).toHaveLength(3);
    first.play('sartar', { type: 'disrupt', unit: first.id('d') });
    expect(first.offers('sartar', { type: 'lose' })).toBe(false);
    expect(first.refusal('sartar', { type: 'disrupt', unit: first.id('d') })).toBe('DP-7.9.8-b');
    first.play('sartar', { type: 'disrupt', unit: first.id('e') });
    expect([first.unit('d').down, first.unit('e').down, first.unit('f').down]).toEqual([true, true, false]);
    const second = shoot(5, foot, 5).t;
    second.play('sartar', { type: 'lose', unit: second.id('d') });
    expect(second.at('d')).toBe('dead');
    expect([second.unit('e').down, second.unit('f').down]).toEqual([false, false]);
    expect(second.decision()?.kind).toBe('array');
  });

  it('DP-7.9.8-d: 2DD on one unit that can be hit eliminates it', () => {
    const { t } = shoot(5, { d: sartar('3-3-3', '0910'), hero: sartar('(4!)-10-6', '0910') }, 5);
    expect(t.at('d')).toBe('dead');
    expect(t.at('hero')).toBe('0910');
  });

  it('DP-7.9.8-e: of two chosen for disruption one that already was is eliminated', () => {
    const { t } = shoot(5, { d: sartar('3-3-3', '0910', { down: true }), e: sartar('4-3-5', '0910') }, 5);
    t.play('sartar', { type: 'disrupt', unit: t.id('d') });
    expect(t.at('d')).toBe('dead');
    expect(t.unit('e').down).toBe(true);
  });

  it('DP-7.9.8-f: nDE eliminates as many', () => {
    const { t } = shoot(10, { ...foot, g: sartar('3-3-3', '0910') }, 5);
    t.play('sartar', { type: 'lose', unit: t.id('d') });
    t.play('sartar', { type: 'lose', unit: t.id('g') });
    expect(t.stack('sartar', '0910')).toEqual(['e', 'f']);
  });

  it('DP-7.9.8.1-a: single beings and spirits are never hit', () => {
    const { t, fired } = shoot(
      10,
      {
        s: sartar('X-5-X-5', '0910', { of: 'mage' }),
        d: sartar('(4!)-10-6', '0910'),
        e: sartar('(3)-5*-6-0', '0910'),
        mage: sartar('5-5-5-5', '1515'),
      },
      6,
    );
    expect(fired?.result).toBe('3DE');
    expect(t.stack('sartar', '0910')).toEqual(['s', 'd', 'e']);
    expect(t.decision()?.kind).toBe('array');
  });

  it('DP-7.9.8.1-b: a stack too small for the result loses all it has to lose', () => {
    const { t } = shoot(10, { d: foot.d, e: foot.e, hero: sartar('(4!)-10-6', '0910') }, 6);
    expect([t.at('d'), t.at('e'), t.at('hero')]).toEqual(['dead', 'dead', '0910']);
  });

  it('DP-7.15-a: a disrupted unit fights with its back in the melee that follows', () => {
    const t = skirmish({ a: lunar('5-4-5', '0909', { back: '3-2-3' }), d: sartar('2*-2-6', '0910') });
    assault(t, '0910', 'a');
    t.play('sartar', { type: 'aim', unit: t.id('d'), hex: t.hex('0909') }, 6);
    expect(t.unit('a').down).toBe(true);
    const events = untilDice(t, 1, 1);
    expect(eventsOf(events, 'struck')[0]).toMatchObject({ cause: 'attack', total: 3 });
  });

  it('DP-7.5-c DP-2-o DP-7.11.1-a: when fire has left no defender only the advance is asked', () => {
    const { t } = shoot(10, { d: foot.d }, 6);
    expect(t.at('d')).toBe('dead');
    expect(t.decision()?.kind).toBe('advance');
    expect(t.offers('lunar', { type: 'advance', unit: 0, to: t.hex('0910') })).toBe(true);
  });
});

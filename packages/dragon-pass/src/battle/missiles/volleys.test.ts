import { describe, expect, it } from 'vitest';
import { archers, volley } from '../../testing/archery.ts';
import { assault, lunar, sartar, skirmish, tarsh } from '../../testing/skirmish.ts';
import { eventsOf, type Piece } from '../../testing/table.ts';

describe('who fires', () => {
  it('DP-7.9.1-a DP-4.1-a: asterisks count on the side that lies up', () => {
    const t = skirmish({
      a: lunar('3-3-3', '0909'),
      d: sartar('2*-2-6', '0910', { back: '1-1-3', down: true }),
      e: sartar('2**-4-4', '0910'),
    });
    assault(t, '0910', 'a');
    expect(t.refusal('sartar', { type: 'aim', unit: t.id('d'), hex: t.hex('0909') })).toBe('DP-7.9.1-a');
    const events = t.play('sartar', { type: 'aim', unit: t.id('e'), hex: t.hex('0909') }, 1);
    expect(eventsOf(events, 'fired')).toMatchObject([{ total: 2, by: [t.id('e')] }]);
  });

  it('DP-7.9.2-a DP-7.9.3-d: the defenders fire first, with all effects', () => {
    const t = skirmish({
      a: lunar('2*-2-6', '0909'),
      b: lunar('2*-2-6', '0909'),
      ...archers('d', 5, sartar, '0910'),
    } as Record<string, Piece>);
    assault(t, '0910', 'a');
    expect(t.decision()).toMatchObject({ kind: 'aim', seats: ['sartar'], clause: 'DP-7.9.3-b' });
    volley(t, 'sartar', '0909', 3);
    t.play('lunar', { type: 'disrupt', unit: t.id('a') });
    expect(t.decision()).toMatchObject({ kind: 'aim', seats: ['lunar'], clause: 'DP-7.9.3-d' });
    expect(t.refusal('lunar', { type: 'aim', unit: t.id('a'), hex: t.hex('0910') })).toBe('DP-7.9.1-a');
    const events = t.play('lunar', { type: 'aim', unit: t.id('b'), hex: t.hex('0910') }, 1);
    expect(eventsOf(events, 'fired')).toMatchObject([{ total: 1 }]);
  });

  it('DP-7.9.2-b: archers shoot from any depth, as many as there are', () => {
    const t = skirmish({ a: lunar('3-3-3', '0909'), ...archers('d', 5, sartar, '0910') } as Record<
      string,
      Piece
    >);
    assault(t, '0910', 'a');
    expect(eventsOf(volley(t, 'sartar', '0909', 1), 'fired')).toMatchObject([{ total: 5 }]);
  });

  it('DP-7.9.2-c DP-7.5-b: nobody has to fire', () => {
    const t = skirmish({
      a: lunar('3-3-3', '0909'),
      d: sartar('2*-2-6', '0910'),
      e: sartar('2*-2-6', '0910'),
    });
    assault(t, '0910', 'a');
    t.play('sartar', { type: 'aim', unit: t.id('d'), hex: t.hex('0909') });
    expect(eventsOf(t.done(1), 'fired')).toMatchObject([{ total: 1, by: [t.id('d')] }]);
  });

  it('DP-7.9.2-d: only those in the battle fire, and only at stacks of it', () => {
    const t = skirmish(
      {
        a: lunar('3-3-3', '0909'),
        b: lunar('2*-2-6', '0909'),
        c: lunar('2*-2-6', '0909'),
        d: sartar('3-3-3', '0910'),
        e: sartar('3-3-3', '0908'),
      },
      { land: { ground: { fortress: ['0909'] } } },
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('a') });
    t.play('lunar', { type: 'join', unit: t.id('b') });
    t.play('lunar', { type: 'fight' });
    expect(t.decision()).toMatchObject({ kind: 'aim', seats: ['lunar'] });
    expect(t.refusal('lunar', { type: 'aim', unit: t.id('c'), hex: t.hex('0910') })).toBe('DP-7.9.2-d');
    expect(t.refusal('lunar', { type: 'aim', unit: t.id('b'), hex: t.hex('0908') })).toBe('DP-7.9.2-d');
    expect(t.refusal('sartar', { type: 'aim', unit: t.id('b'), hex: t.hex('0910') })).toBe('K-SEAT');
  });

  it('DP-7.9.2-d DP-2-o: against spirits alone nobody has a target', () => {
    const t = skirmish(
      {
        mage: lunar('5-5-5-8', '0505'),
        s: lunar('X-5-X-5', '0910', { of: 'mage' }),
        d: sartar('2*-2-6', '0910'),
      },
      { state: (state) => state.committed.push(1) },
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: null });
    const events = t.play('lunar', { type: 'fight' }, 1);
    expect(eventsOf(events, 'fired')).toEqual([]);
    expect(eventsOf(events, 'battle-ended')).toHaveLength(1);
  });

  it('DP-7.9.3-a DP-7.9.3-b: each unit has one target, and all are named before the first die', () => {
    const t = skirmish({
      a: lunar('3-3-3', '0909'),
      b: lunar('3-3-3', '1009'),
      d: sartar('2**-4-4', '0910'),
      e: sartar('2*-2-6', '0910'),
    });
    assault(t, '0910', 'a');
    const events = t.play('sartar', { type: 'aim', unit: t.id('d'), hex: t.hex('0909') });
    expect(eventsOf(events, 'fired')).toEqual([]);
    expect(t.refusal('sartar', { type: 'aim', unit: t.id('d'), hex: t.hex('1009') })).toBe('DP-7.9.3-a');
    const last = t.play('sartar', { type: 'aim', unit: t.id('e'), hex: t.hex('1009') }, 1, 2);
    expect(eventsOf(last, 'fired')).toMatchObject([
      { hex: '0909', total: 2, die: 1 },
      { hex: '1009', total: 1, die: 2 },
    ]);
  });

  it('DP-7.9.3-c: the defender may have another defending player aim first', () => {
    const seats = ['lunar', 'sartar', 'tarsh'];
    const pieces = {
      a: lunar('3-3-3', '0909'),
      s: sartar('2*-2-6', '0910'),
      u: tarsh('2*-2-6', '0809'),
      v: tarsh('3-3-3', '0809'),
    };
    const t = skirmish(pieces, { seats });
    assault(t, '0910', 'a');
    expect(t.decision()).toMatchObject({ kind: 'aim', seats: ['tarsh'] });
    t.play('tarsh', { type: 'defer' });
    expect(t.decision()).toMatchObject({ kind: 'aim', seats: ['sartar'] });
    expect(t.refusal('sartar', { type: 'defer' })).toBe('DP-7.10.2-b');
    t.done();
    expect(t.decision()).toMatchObject({ kind: 'aim', seats: ['tarsh'] });
    expect(t.offers('tarsh', { type: 'defer' })).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { lunar, sartar, skirmish } from '../testing/skirmish.ts';
import { haunt, sorcery } from '../testing/sorcery.ts';
import { eventsOf, type Piece } from '../testing/table.ts';

const SPELL = {
  mage: lunar('5-5-5-5', '0105'),
  s: lunar('X-15-X-5', '0909', { of: 'mage' }),
} satisfies Record<string, Piece>;

const five = {
  a: sartar('3-3-3', '0909'),
  b: sartar('3-3-3', '0909'),
  c: sartar('3-3-3', '0909'),
  d: sartar('3-3-3', '0909'),
  e: sartar('3-3-3', '0909'),
} satisfies Record<string, Piece>;

describe('8.4 a superhero protects', () => {
  it('DP-8.4-a: a superhero does not fall to spirits', () => {
    const t = sorcery(
      {
        mage: SPELL.mage,
        s: lunar('X-30-X-5', '0909', { of: 'mage' }),
        jar: sartar('(20!!)-oo-6', '0909'),
        ...five,
      },
      ['s'],
    );
    haunt(t, '0909', 6);
    for (const name of ['a', 'b', 'c'] as const) t.play('sartar', { type: 'protect', unit: t.id(name) });
    expect(t.refusal('lunar', { type: 'take', unit: t.id('jar') })).toBe('DP-7.8.4.3-c');
  });

  it('DP-8.4-a: nor in its rage, when its magic is finite', () => {
    const t = sorcery(
      { ...SPELL, jar: sartar('(20!!)-oo-6', '0909', { down: true, back: '(20)-10-12-1' }), ...five },
      ['s'],
    );
    haunt(t, '0909', 6, 1);
    for (const name of ['a', 'b', 'c'] as const) t.play('sartar', { type: 'protect', unit: t.id(name) });
    expect(t.refusal('lunar', { type: 'take', unit: t.id('jar') })).toBe('DP-8.4-a');
  });

  it('DP-8.4-b: its controller names three units beside it; only the others can be picked', () => {
    const t = sorcery({ ...SPELL, harrek: sartar('(20!!)-oo-6', '0909'), ...five }, ['s']);
    haunt(t, '0909', 6);
    expect(t.decision()).toMatchObject({ seats: ['sartar'], kind: 'protect', clause: 'DP-8.4-b' });
    expect(t.refusal('lunar', { type: 'protect', unit: t.id('a') })).toBe('K-SEAT');
    expect(t.refusal('sartar', { type: 'protect', unit: t.id('harrek') })).toBe('DP-8.4-b');
    for (const name of ['a', 'c', 'e'] as const) t.play('sartar', { type: 'protect', unit: t.id(name) });
    expect(t.matching('lunar', { type: 'take' })).toEqual([
      { type: 'take', unit: t.id('b') },
      { type: 'take', unit: t.id('d') },
    ]);
    expect(t.refusal('lunar', { type: 'take', unit: t.id('a') })).toBe('DP-8.4-b');
  });

  it('DP-8.4-b: units elsewhere in the battle are not beside it', () => {
    const t = sorcery(
      {
        ...SPELL,
        x: lunar('3-3-3', '0908'),
        harrek: sartar('(20!!)-oo-6', '1008'),
        far: sartar('3-3-3', '0909'),
      },
      ['s'],
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0909'), unit: t.id('x') });
    t.play('lunar', { type: 'fight' }, 6);
    expect(t.offers('lunar', { type: 'take', unit: t.id('far') })).toBe(true);
  });

  it('DP-8.4-b: with three beside it nobody is asked, and nobody can be picked', () => {
    const t = sorcery({ ...SPELL, harrek: sartar('(20!!)-oo-6', '0909'), a: five.a, b: five.b, c: five.c }, [
      's',
    ]);
    const events = haunt(t, '0909', 6);
    expect(eventsOf(events, 'protected')).toMatchObject([{ units: [t.id('a'), t.id('b'), t.id('c')] }]);
    expect(t.decision()?.kind).not.toBe('casualties');
  });

  it('DP-8.4-b: a loss too small for anybody asks nobody', () => {
    const t = sorcery({ ...SPELL, harrek: sartar('(20!!)-oo-6', '0909'), ...five }, ['s']);
    const events = haunt(t, '0909', 1);
    expect(eventsOf(events, 'struck')).toMatchObject([{ total: 15, loss: 2 }]);
    expect(t.decision()?.kind).not.toBe('protect');
  });

  it('DP-8.4-c: the best friend is always one of them', () => {
    const t = sorcery(
      {
        ...SPELL,
        harrek: { type: 'harrek', owner: 'sartar', hex: '0909' },
        gunda: { type: 'gunda', owner: 'sartar', hex: '0909' },
        a: five.a,
        b: five.b,
        c: five.c,
        d: five.d,
      },
      ['s'],
      { scenario: 'pass-5' },
    );
    haunt(t, '0909', 6);
    t.play('sartar', { type: 'protect', unit: t.id('a') });
    expect(t.refusal('sartar', { type: 'protect', unit: t.id('gunda') })).toBe('DP-8.4-b');
    t.play('sartar', { type: 'protect', unit: t.id('b') });
    expect(t.matching('lunar', { type: 'take' })).toEqual([
      { type: 'take', unit: t.id('c') },
      { type: 'take', unit: t.id('d') },
    ]);
    expect(t.refusal('lunar', { type: 'take', unit: t.id('gunda') })).toBe('DP-8.4-b');
  });

  it('DP-8.4-c: even where the loss is too small to take him, he is one of the three', () => {
    const t = sorcery(
      {
        mage: SPELL.mage,
        s: lunar('X-6-X-5', '0909', { of: 'mage' }),
        harrek: { type: 'harrek', owner: 'sartar', hex: '0909' },
        gunda: { type: 'gunda', owner: 'sartar', hex: '0909' },
        a: five.a,
        b: five.b,
        c: five.c,
      },
      ['s'],
      { scenario: 'pass-5' },
    );
    // A 6 with an MgF of 6 takes 6: any of the feet with 3, but not Gunda with 10.
    const events = haunt(t, '0909', 6);
    expect(eventsOf(events, 'struck')).toMatchObject([{ total: 6, loss: 6 }]);
    expect(t.decision()).toMatchObject({ seats: ['sartar'], kind: 'protect' });
    t.play('sartar', { type: 'protect', unit: t.id('a') });
    t.play('sartar', { type: 'protect', unit: t.id('c') });
    expect(t.matching('lunar', { type: 'take' })).toEqual([{ type: 'take', unit: t.id('b') }]);
  });

  it('DP-8.4-d: two superheroes protect six', () => {
    const t = sorcery(
      {
        ...SPELL,
        harrek: sartar('(20!!)-oo-6', '0909'),
        jar: sartar('(20!!)-oo-6', '0909'),
        ...five,
        f: sartar('3-3-3', '0909'),
      },
      ['s'],
    );
    const events = haunt(t, '0909', 6);
    expect(eventsOf(events, 'protected')[0]?.units).toHaveLength(6);
  });

  it('DP-8.4-e: the protected remain open to physical magic', () => {
    const t = sorcery(
      {
        cult: lunar('8-7-3-3', '0105', { physical: true }),
        x: lunar('3-X-X-3', '0909', { of: 'cult' }),
        harrek: sartar('(20!!)-oo-6', '0909'),
        a: five.a,
      },
      ['x'],
    );
    haunt(t, '0909');
    t.done(6);
    expect(t.offers('lunar', { type: 'take', unit: t.id('a') })).toBe(true);
  });

  it('DP-8.4-e: and to missiles and blows', () => {
    const t = skirmish({
      x: lunar('9***-3-3', '0908'),
      harrek: sartar('(20!!)-oo-6', '0909'),
      a: five.a,
      b: five.b,
    });
    t.play('lunar', { type: 'attack', hex: t.hex('0909'), unit: t.id('x') });
    t.play('lunar', { type: 'fight' });
    t.play('lunar', { type: 'aim', unit: t.id('x'), hex: t.hex('0909') }, 6);
    expect(t.decision()).toMatchObject({ seats: ['sartar'], kind: 'hits' });
    expect(t.offers('sartar', { type: 'lose', unit: t.id('a') })).toBe(true);
  });

  it('DP-8.4-f: beside an infinite factor no unit of chaos can be picked, whoever is protected', () => {
    const t = sorcery(
      {
        mage: SPELL.mage,
        s: lunar('X-99-X-5', '0909', { of: 'mage' }),
        harrek: sartar('(20!!)-oo-6', '0909'),
        a: five.a,
        b: five.b,
        c: five.c,
        d: five.d,
        chaos: sartar('5-[-2]-4', '0909'),
      },
      ['s'],
    );
    haunt(t, '0909', 6);
    for (const name of ['a', 'b', 'c'] as const) t.play('sartar', { type: 'protect', unit: t.id(name) });
    expect(t.matching('lunar', { type: 'take' })).toEqual([{ type: 'take', unit: t.id('d') }]);
    expect(t.refusal('lunar', { type: 'take', unit: t.id('chaos') })).toBe('DP-7.8.4.3-a');
  });
});

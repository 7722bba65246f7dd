import { scriptedDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { dragonPass } from '../../testing/by-index.ts';
import { assault, lunar, sartar, skirmish, untilDice } from '../../testing/skirmish.ts';
import { eventsOf } from '../../testing/table.ts';

// 0909 and 0910 are neighbours, so are 0909 and 0908; 0910 and 0911; 1009 and 0809 lie beside both 0909 and 0910.

describe('who attacks and who is attacked', () => {
  it('DP-7.1-a DP-7.4.2-a: only the player whose turn it is attacks, and only units of other players', () => {
    const t = skirmish({
      a: lunar('3-3-3', '0909'),
      herd: { code: '1h-2-+2', owner: null, hex: '0908' },
      d: sartar('3-3-3', '0910'),
    });
    const attack = (hex: string, unit: number) => ({ type: 'attack', hex: t.hex(hex), unit });
    expect(t.refusal('sartar', attack('0909', t.id('d')))).toBe('K-SEAT');
    expect(t.refusal('lunar', attack('0910', t.id('d')))).toBe('DP-7.4.2-a');
    expect(t.refusal('lunar', attack('0908', t.id('a')))).toBe('DP-7.4.2-a');
    expect(t.refusal('lunar', attack('0909', t.id('a')))).toBe('DP-7.4.2-a');
    expect(t.legal('lunar')).toEqual([attack('0910', t.id('a'))]);
  });

  it('DP-7.4.2-b: a battle needs attackers', () => {
    const t = skirmish({ a: lunar('3-3-3', '0909'), d: sartar('3-3-3', '0910') });
    expect(t.refusal('lunar', { type: 'attack', hex: t.hex('0910'), unit: null })).toBe('DP-7.4.2-b');
  });

  it('DP-7.4.2-c: nobody takes part in two battles of a phase', () => {
    const t = skirmish({
      a: lunar('4-3-5', '0909'),
      b: lunar('3-3-3', '1112'),
      c: lunar('3-3-3', '1112'),
      d: sartar('1-1-3', '0910'),
      e: sartar('3-3-3', '1111'),
      f: sartar('3-3-3', '1113'),
      g: lunar('3-3-3', '1114'),
      h: lunar('3-3-3', '1110'),
    });
    assault(t, '0910', 'a');
    untilDice(t, 6);
    t.play('lunar', { type: 'take', unit: t.id('d') });
    t.play('lunar', { type: 'advance', unit: t.id('a'), to: t.hex('0910') });
    t.play('lunar', { type: 'advance', unit: t.id('a'), to: t.hex('1010') });
    // It now stands beside 1111, but has had its battle.
    expect(t.refusal('lunar', { type: 'attack', hex: t.hex('1111'), unit: t.id('a') })).toBe('DP-7.4.2-c');
    t.play('lunar', { type: 'attack', hex: t.hex('1111'), unit: t.id('h') });
    expect(t.refusal('lunar', { type: 'join', unit: t.id('a') })).toBe('DP-7.4.2-c');
    t.play('lunar', { type: 'fight' });
    untilDice(t, 1, 1);
    expect(t.refusal('lunar', { type: 'attack', hex: t.hex('1111'), unit: t.id('b') })).toBe('DP-7.4.2-c');
  });

  it('DP-7.4.3-a DP-7.4.3-b: every unit in contact fights before the phase ends', () => {
    const t = skirmish({
      a: lunar('3-3-3', '0909'),
      d: sartar('3-3-3', '0910'),
      e: sartar('3-3-3', '0809'),
    });
    expect(t.refusal('lunar', { type: 'end' })).toBe('DP-7.4.3-a');
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('a') });
    expect(t.refusal('lunar', { type: 'end' })).toBe('DP-7.4.3-a');
    t.state.frames.pop();
    // Both stacks have only `a` against them: whichever is attacked, the other comes along.
    const events = assault(t, '0910', 'a');
    expect(eventsOf(events, 'battle-declared')).toMatchObject([
      { attackers: [t.id('a')], defenders: [t.id('d'), t.id('e')] },
    ]);
  });

  it('DP-7.4.3-a: between two stacks that others can fight too, one is enough', () => {
    const t = skirmish({
      a: lunar('3-3-3', '0909'),
      b: lunar('3-3-3', '0911'),
      c: lunar('3-3-3', '0709'),
      d: sartar('3-3-3', '0910'),
      e: sartar('3-3-3', '0809'),
    });
    expect(t.offers('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('a') })).toBe(true);
    expect(t.offers('lunar', { type: 'attack', hex: t.hex('0809'), unit: t.id('a') })).toBe(true);
    const [declared] = eventsOf(assault(t, '0809', 'a'), 'battle-declared');
    // `c` has nobody else to fight and comes along; 0910 is left to `b`.
    expect(declared).toMatchObject({ attackers: [t.id('a'), t.id('c')], targets: ['0809'] });
  });

  it('DP-7.4.3-d DP-6.5.1-e: contacts made by an advance bring no duty', () => {
    const t = skirmish({ a: lunar('4-3-5', '0909'), d: sartar('1-1-3', '0910'), e: sartar('3-3-3', '0912') });
    assault(t, '0910', 'a');
    untilDice(t, 6);
    t.play('lunar', { type: 'take', unit: t.id('d') });
    t.play('lunar', { type: 'advance', unit: t.id('a'), to: t.hex('0910') });
    t.play('lunar', { type: 'advance', unit: t.id('a'), to: t.hex('0911') });
    expect(t.at('a')).toBe('0911');
    // Nothing is left to fight: the phase ends by itself.
    expect(t.state.phase).not.toBe('battles');
    expect(t.at('e')).toBe('0912');
  });

  it.each([
    ['a lone hero', sartar('(4!)-10-6', '0910')],
    ['a lone herd', sartar('1h-2-+2', '0910')],
    ['a lone supporting spirit', sartar('X-5-X-5', '0910', { of: 'mage' })],
  ])('DP-7.4.3-e: %s has to be attacked like anybody', (_, target) => {
    const t = skirmish({ a: lunar('3-3-3', '0909'), d: target, mage: sartar('5-5-5-5', '1515') });
    expect(t.refusal('lunar', { type: 'end' })).toBe('DP-7.4.3-a');
    expect(t.offers('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('a') })).toBe(true);
  });

  it('DP-7.4.3-f: no battle may strand a unit that has to fight', () => {
    const t = skirmish({
      a1: lunar('3-3-3', '0911'),
      a2: lunar('3-3-3', '0909'),
      d1: sartar('3-3-3', '0910'),
      d2: sartar('3-3-3', '0908'),
    });
    expect(t.refusal('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('a2') })).toBe('DP-7.4.3-f');
    assault(t, '0910', 'a1');
    untilDice(t, 1, 1);
    // What is left is one battle with one way to fight it: it is put together, and begins when the attacker says so.
    expect(t.decision()).toMatchObject({ seats: ['lunar'], kind: 'declare' });
    expect(t.legal('lunar')).toEqual([{ type: 'fight' }]);
    const [declared] = eventsOf(t.play('lunar', { type: 'fight' }), 'battle-declared');
    expect(declared).toMatchObject({ attackers: [t.id('a2')], targets: ['0908'] });
  });
});

describe('stacks in battle', () => {
  it('DP-7.4.4-a DP-7.4.1-a: in the field a stack attacks whole, led by its topmost unit', () => {
    const t = skirmish({
      a: lunar('4-3-5', '0909'),
      b: lunar('3-3-3', '0909'),
      c: lunar('3-3-3', '1009'),
      d: sartar('3-3-3', '0910'),
      e: sartar('4-3-5', '0910'),
    });
    const named = (name: 'a' | 'b') => ({ type: 'attack', hex: t.hex('0910'), unit: t.id(name) }) as const;
    expect(t.legal('lunar')).not.toContainEqual(named('b'));
    expect(dragonPass.explain(t.state, 'lunar', named('b'))).toEqual({ ok: true, action: named('a') });
    const other = dragonPass.clone(t.state);
    dragonPass.apply(other, 'lunar', named('b'), scriptedDice([]));
    expect(other.frames.at(-1)).toMatchObject({
      kind: 'declare',
      attackers: [t.id('a'), t.id('b'), t.id('c')],
    });
    // Whoever attacks or is attacked already is part of the battle with his whole stack.
    const refused = (action: object) => dragonPass.explain(other, 'lunar', action);
    expect(refused({ type: 'join', unit: t.id('b') })).toMatchObject({ refusal: { clause: 'DP-7.4.4-a' } });
    expect(refused({ type: 'widen', hex: t.hex('0910') })).toMatchObject({
      refusal: { clause: 'DP-7.4.4-b' },
    });
    const [declared] = eventsOf(assault(t, '0910', 'a'), 'battle-declared');
    // `c` has no other stack to fight, so it comes in by itself.
    expect(declared).toMatchObject({
      attackers: [t.id('a'), t.id('b'), t.id('c')],
      defenders: [t.id('d'), t.id('e')],
      targets: ['0910'],
    });
  });

  it('DP-7.4.4-b: everybody in an attacked hex defends, supporting spirits too', () => {
    const t = skirmish({
      a: lunar('4-3-5', '0909'),
      s: sartar('X-5-X-5', '0910', { of: 'mage' }),
      d: sartar('3-3-3', '0910'),
      e: sartar('4-3-5', '0910'),
      herd: { code: '1h-2-+2', owner: null, hex: '0910' },
      mage: sartar('5-5-5-5', '1515'),
    });
    const [declared] = eventsOf(assault(t, '0910', 'a'), 'battle-declared');
    expect(declared?.defenders).toEqual([t.id('s'), t.id('d'), t.id('e')]);
  });

  it('DP-7.4.5-a: all attackers stand beside all defenders', () => {
    const t = skirmish({
      a1: lunar('3-3-3', '0909'),
      a2: lunar('3-3-3', '0911'),
      a3: lunar('3-3-3', '0808'),
      a4: lunar('3-3-3', '0913'),
      a5: lunar('3-3-3', '0707'),
      d1: sartar('3-3-3', '0910'),
      d2: sartar('3-3-3', '0809'),
      d3: sartar('3-3-3', '0912'),
      d4: sartar('3-3-3', '0708'),
    });
    // 0909 lies beside 0910 and 0809, 0911 beside 0910 and 0912, 0808 beside 0809 and 0708.
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('a1') });
    expect(t.offers('lunar', { type: 'join', unit: t.id('a2') })).toBe(true);
    expect(t.refusal('lunar', { type: 'join', unit: t.id('a3') })).toBe('DP-7.4.5-a');
    expect(t.refusal('lunar', { type: 'widen', hex: t.hex('0912') })).toBe('DP-7.4.5-a');
    t.play('lunar', { type: 'widen', hex: t.hex('0809') });
    // Against both stacks nobody else can join.
    expect(t.legal('lunar')).toEqual([{ type: 'fight' }]);
    const [declared] = eventsOf(t.play('lunar', { type: 'fight' }), 'battle-declared');
    expect(declared).toMatchObject({ attackers: [t.id('a1')], targets: ['0910', '0809'] });
  });

  it('DP-7.4-a DP-7.5-a: battles are put together one at a time and never overlap', () => {
    const t = skirmish({
      a: lunar('3-3-3', '0909'),
      d: sartar('3-3-3', '0910'),
      b: lunar('3-3-3', '0303'),
      e: sartar('3-3-3', '0304'),
    });
    assault(t, '0910', 'a');
    expect(t.decision()?.kind).toBe('array');
    expect(t.refusal('lunar', { type: 'attack', hex: t.hex('0304'), unit: t.id('b') })).toBe('DP-7.10.4-a');
    expect(t.refusal('lunar', { type: 'end' })).toBe('DP-7.10.4-a');
  });

  it('DP-7.5.1-a: a declaration names everybody and opens the stacks to all', () => {
    const t = skirmish({ a: lunar('3-3-3', '0909'), d: sartar('3-3-3', '0910') });
    expect(eventsOf(assault(t, '0910', 'a'), 'battle-declared')).toEqual([
      {
        type: 'battle-declared',
        clause: 'DP-7.5.1-a',
        attackers: [t.id('a')],
        defenders: [t.id('d')],
        targets: ['0910'],
        commander: 'sartar',
        reveals: true,
      },
    ]);
  });
});

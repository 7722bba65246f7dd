import { describe, expect, it } from 'vitest';
import { assault, lunar, sartar, skirmish, tarsh, untilDice } from '../testing/skirmish.ts';
import { eventsOf, table } from '../testing/table.ts';

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
    expect(t.refusal('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('b') })).toBe('DP-7.4.4-a');
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

describe('several defending players', () => {
  const seats = ['lunar', 'sartar', 'tarsh'];

  it('DP-7.4.1-b DP-18.8-x: the one with more units is the defender and picks the attackers’ casualties', () => {
    const t = skirmish(
      {
        a: lunar('3-3-3', '0909'),
        s: sartar('3-3-3', '0910'),
        s2: sartar('3-3-3', '0910'),
        t1: tarsh('3-3-3', '0809'),
        t2: tarsh('3-3-3', '0809'),
        t3: tarsh('3-3-3', '0809'),
      },
      { seats },
    );
    const [declared] = eventsOf(assault(t, '0910', 'a'), 'battle-declared');
    expect(declared?.commander).toBe('tarsh');
    untilDice(t, 1, 6);
    expect(t.decision()).toMatchObject({ kind: 'casualties', seats: ['tarsh'] });
  });

  it('DP-7.4.1-c: equals roll until one is higher', () => {
    const t = skirmish(
      { a: lunar('3-3-3', '0909'), s: sartar('3-3-3', '0910'), u: tarsh('3-3-3', '0809') },
      { seats },
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('a') });
    expect(t.odds('lunar', { type: 'fight' })).toMatchObject([
      {
        roll: 'command',
        results: [
          { result: 'sartar', chance: [1, 2] },
          { result: 'tarsh', chance: [1, 2] },
        ],
      },
    ]);
    const events = t.play('lunar', { type: 'fight' }, 4, 4, 5, 2);
    expect(eventsOf(events, 'command-rolled').map(({ rolls }) => rolls.map(({ die }) => die))).toEqual([
      [4, 4],
      [5, 2],
    ]);
    expect(eventsOf(events, 'battle-declared')[0]?.commander).toBe('sartar');
  });

  it('DP-7.4.1-d: later losses do not change who the defender is', () => {
    const t = skirmish(
      {
        a: lunar('9-3-3', '0909'),
        b: lunar('1-3-3', '0909'),
        s: sartar('3-3-3', '0910'),
        t1: tarsh('3-3-3', '0809'),
        t2: tarsh('3-3-3', '0809'),
      },
      { seats },
    );
    assault(t, '0910', 'a');
    t.play('lunar', { type: 'restack', hex: t.hex('0909') });
    t.play('lunar', { type: 'next', unit: t.id('b') });
    untilDice(t, 5);
    // 3/4 of 10 are 7: both Tarsh units fall, and still it is Tarsh who picks for the Sartar unit's 6 points.
    t.play('lunar', { type: 'take', unit: t.id('t1') });
    t.play('lunar', { type: 'take', unit: t.id('t2') }, 6);
    expect(t.at('t2')).toBe('dead');
    expect(t.decision()).toMatchObject({ kind: 'casualties', seats: ['tarsh'] });
  });
});

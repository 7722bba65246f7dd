import { describe, expect, it } from 'vitest';
import { assault, lunar, sartar, skirmish, type Table, until, untilDice } from '../testing/skirmish.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';

// 0909 is north of 0910, 0911 south of it; 1009 and 0809 lie beside both 0909 and 0910.

const herd = (hex: string, more: Partial<Piece> = {}): Piece => ({
  code: '1h-2-+2',
  owner: 'sartar',
  hex,
  ...more,
});

/** The attackers' bow shoots at 0910. */
const shoot = <N extends string>(t: Table<N | 'bow'>, die: number) => {
  until(t, 'aim');
  return t.play('lunar', { type: 'aim', unit: t.id('bow'), hex: t.hex('0910') }, die);
};

/** A fight far away that keeps the combat phase open. */
const elsewhere = { far: lunar('3-3-3', '0202'), foe: sartar('3-3-3', '0203') };

describe('herds in missile fire', () => {
  it('DP-7.9.8.2-a DP-7.17-d DP-2-g: a herd that is to be lost stampedes, out of the battle, and is nobody’s', () => {
    const t = skirmish({
      bow: lunar('2***-2-6', '0909'),
      a: sartar('3-3-3', '0910'),
      herd: herd('0910'),
      ...elsewhere,
    });
    assault(t, '0910', 'bow');
    // Three factors, die 6, +1 for the large target: 1DE.
    shoot(t, 6);
    // 4 is south.
    const [run] = eventsOf(t.play('sartar', { type: 'lose', unit: t.id('herd') }, 4), 'stampeded');
    expect(run).toMatchObject({ clause: 'DP-7.9.8.2-a', from: '0910', to: '0912', die: 4 });
    expect(t.at('herd')).toBe('0912');
    expect(t.unit('herd').owner).toBe(-1);
    expect(t.unit('a').hex).toBe(t.hex('0910'));
    // DP-7.17-e: it was not disrupted before.
    expect(t.unit('herd').down).toBe(true);
  });

  it('DP-7.9.8.2-b DP-7.15-c: a healthy herd given 1DD is disrupted, a disrupted one stampedes', () => {
    const t = skirmish({
      bow: lunar('2***-2-6', '0909'),
      a: sartar('3-3-3', '0910'),
      herd: herd('0910'),
      ...elsewhere,
    });
    assault(t, '0910', 'bow');
    shoot(t, 3);
    t.play('sartar', { type: 'disrupt', unit: t.id('herd') });
    expect(t.unit('herd').down).toBe(true);
    expect(t.at('herd')).toBe('0910');

    const s = skirmish({
      bow: lunar('2***-2-6', '0909'),
      a: sartar('3-3-3', '0910'),
      herd: herd('0910', { down: true }),
      ...elsewhere,
    });
    assault(s, '0910', 'bow');
    shoot(s, 3);
    const events = s.play('sartar', { type: 'disrupt', unit: s.id('herd') }, 1);
    expect(eventsOf(events, 'stampeded')).toMatchObject([{ clause: 'DP-7.15-c', from: '0910', to: '0909' }]);
    expect(eventsOf(events, 'eliminated')).toEqual([]);
    // It has run onto the attackers' stack: no part of the melee, and still nobody's.
    expect(s.unit('herd').owner).toBe(-1);
  });
});

describe('herds in magic', () => {
  it('DP-7.7.4.2-a: a herd chosen as casualty of physical magic stampedes', () => {
    const t = skirmish(
      {
        gun: lunar('1-3-4-5', '0202', { physical: true }),
        agent: lunar('7-X-X-5', '0910', { of: 'gun' }),
        herd: herd('0910'),
        a: sartar('3-3-3', '0910'),
      },
      { state: (state) => state.committed.push(1) },
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: null });
    untilDice(t, 6);
    t.play('lunar', { type: 'take', unit: t.id('herd') });
    const events = untilDice(t, 4);
    expect(eventsOf(events, 'stampeded')).toMatchObject([{ clause: 'DP-7.7.4.2-a', to: '0912' }]);
    expect(eventsOf(events, 'eliminated')).toEqual([]);
  });

  it('DP-7.8.4.4-a DP-7.14-b: of spirit casualties herds stampede and treasures are disrupted', () => {
    const t = skirmish(
      {
        sage: lunar('1-5-4-20', '0202'),
        ghost: lunar('X-20-X-9', '0910', { of: 'sage' }),
        herd: { code: '2h-10-3', owner: 'sartar', hex: '0910' },
        gem: { code: '1-2-3', owner: 'sartar', hex: '0910', treasure: true },
        a: sartar('3-30-3', '0910'),
      },
      { state: (state) => state.committed.push(1) },
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: null });
    // 20 with a 6: loss 20. Nobody there can strike back.
    t.play('lunar', { type: 'fight' }, 6);
    t.play('lunar', { type: 'take', unit: t.id('herd') });
    const events = t.play('lunar', { type: 'take', unit: t.id('gem') }, 3);
    expect(eventsOf(events, 'stampeded')).toMatchObject([{ unit: t.id('herd'), to: '1211' }]);
    expect(eventsOf(events, 'disrupted')).toMatchObject([{ unit: t.id('gem') }]);
    expect(eventsOf(events, 'eliminated')).toEqual([]);
  });
});

describe('herds and treasures in melee', () => {
  const melee = () =>
    skirmish({
      a: lunar('6-3-4', '0909'),
      b: lunar('6-3-4', '1009'),
      c: lunar('3-3-3', '1009'),
      herd: { code: '2h-10-3', owner: 'sartar', hex: '0910' },
      d: sartar('3-3-3', '0910'),
      ...elsewhere,
    });

  it('DP-7.10.7.2-b: a herd may be passed by or taken', () => {
    const t = melee();
    assault(t, '0910', 'a');
    // 15 with a 2: loss 3.
    untilDice(t, 2);
    expect(t.offers('lunar', { type: 'take', unit: t.id('herd') })).toBe(true);
    expect(t.offers('lunar', { type: 'take', unit: t.id('d') })).toBe(true);
  });

  it('DP-7.10.7.2-c: a herd that is passed by stays where it is and costs nothing', () => {
    const t = melee();
    assault(t, '0910', 'a');
    untilDice(t, 2);
    t.play('lunar', { type: 'take', unit: t.id('d') });
    expect(t.refusal('lunar', { type: 'take', unit: t.id('herd') })).not.toBeNull();
    expect(t.at('herd')).toBe('0910');
    expect(t.unit('herd').owner).toBe(1);
  });

  it('DP-7.10.7.5-b DP-7.16-a: a captured herd goes to a hex of attackers that fought, and is theirs', () => {
    const t = skirmish({
      a: lunar('6-3-4', '0909'),
      b: lunar('6-3-4', '1009'),
      c: lunar('6-3-4', '0809'),
      herd: herd('0910'),
      d: sartar('9-3-3', '0910'),
      ...elsewhere,
    });
    assault(t, '0910', 'a');
    until(t, 'array');
    t.play('lunar', { type: 'reserve', unit: t.id('c') });
    // 12 with a 2: loss 3; the herd costs 1.
    untilDice(t, 2);
    t.play('lunar', { type: 'take', unit: t.id('herd') });
    expect(t.decision()).toMatchObject({ kind: 'lead-away', seats: ['lunar'] });
    expect(t.refusal('lunar', { type: 'lead-away', to: t.hex('0809') })).toBe('DP-7.10.7.5-b');
    // 18 doubled with a 1: loss 3, and nobody costs so little; the captured herd cannot be taken back.
    const events = t.play('lunar', { type: 'lead-away', to: t.hex('1009') }, 1);
    expect(eventsOf(events, 'captured')).toMatchObject([{ unit: t.id('herd'), seat: 'lunar', hex: '1009' }]);
    expect(t.unit('herd').owner).toBe(0);
  });

  it('DP-7.10.7.5-d: a unit captured in a melee takes no further part in it', () => {
    const t = skirmish({
      a: lunar('6-3-4', '0909'),
      herd: herd('0910'),
      d: sartar('9-3-3', '0910'),
      ...elsewhere,
    });
    assault(t, '0910', 'a');
    untilDice(t, 3);
    // 18 with a 2: loss 4; the herd on top of the attackers is passed over and the 6-3-4 is too dear.
    const events = t.play('lunar', { type: 'take', unit: t.id('herd') }, 2);
    expect(eventsOf(events, 'captured')).toMatchObject([{ hex: '0909' }]);
    expect(eventsOf(events, 'struck')).toMatchObject([{ cause: 'counter-attack', loss: 4 }]);
    expect(t.at('herd')).toBe('0909');
    expect(t.unit('herd').owner).toBe(0);
  });

  it('DP-7.10.7.5-c: an attacking herd is led to a hex of defenders that fought, as the defender says', () => {
    const t = skirmish({
      herd: herd('0909', { owner: 'lunar' }),
      a: lunar('6-3-4', '0909'),
      d: sartar('5-3-3', '0910'),
      ...elsewhere,
    });
    assault(t, '0910', 'herd');
    // 6 with a 1: loss 1, nobody so cheap; then 10 with a 1: loss 1, the herd.
    untilDice(t, 1, 1);
    t.play('sartar', { type: 'take', unit: t.id('herd') });
    expect(t.at('herd')).toBe('0910');
    expect(t.unit('herd').owner).toBe(1);
  });

  it('DP-7.10.5.2-b: a herd covers nobody’s retreat unless a unit stays with it', () => {
    const t = skirmish({
      a: lunar('3-3-5', '0909'),
      d: sartar('4-3-5', '0910'),
      herd: herd('0910'),
      ...elsewhere,
    });
    assault(t, '0910', 'a');
    until(t, 'retreat');
    const leave = { type: 'retreat', unit: t.id('d'), to: t.hex('0911') };
    expect(t.refusal('sartar', leave)).toBe('DP-7.10.5.2-b');
  });
});

describe('who owns a herd', () => {
  const moving = (pieces: Record<string, Piece>) => table({ pieces });

  it('DP-6.4-b DP-6.4-a DP-7.16-b: whoever ends his move on a neutral herd has it when the phase ends', () => {
    const t = moving({ rider: lunar('4-3-5', '0909'), herd: herd('0910', { owner: null }), ...elsewhere });
    t.walk('lunar', 'rider', '0910');
    expect(t.unit('herd').owner).toBe(-1);
    expect(t.offers('lunar', { type: 'step', unit: t.id('herd') })).toBe(false);
    const events = t.play('lunar', { type: 'end' });
    expect(eventsOf(events, 'captured')).toMatchObject([
      { clause: 'DP-7.16-b', unit: t.id('herd'), seat: 'lunar', hex: '0910' },
    ]);
  });

  it('DP-6.4-a: a hex with neutral units alone can be crossed', () => {
    const t = moving({ rider: lunar('4-3-5', '0909'), herd: herd('0910', { owner: null }), ...elsewhere });
    t.walk('lunar', 'rider', '0910', '0911');
    expect(eventsOf(t.play('lunar', { type: 'end' }), 'captured')).toEqual([]);
  });

  it('DP-7.16-c: captured units left alone become neutral when the phase ends', () => {
    const t = table({
      pieces: { rider: lunar('4-3-5', '0910'), herd: herd('0910', { owner: 'lunar' }), ...elsewhere },
      state: (state) => {
        state.units[1] = { ...state.units[1]!, first: 1 };
      },
    });
    t.walk('lunar', 'rider', '0909');
    const events = t.play('lunar', { type: 'end' });
    expect(eventsOf(events, 'became-neutral')).toMatchObject([{ clause: 'DP-7.16-c', unit: t.id('herd') }]);
    expect(t.unit('herd').owner).toBe(-1);
  });

  it('DP-7.16-d DP-7.16-e: its first owner keeps it when it is alone; what began neutral is nobody’s again', () => {
    const t = table({
      pieces: {
        rider: lunar('4-3-5', '0910'),
        own: herd('0910', { owner: 'lunar' }),
        guard: lunar('4-3-5', '0912'),
        wild: herd('0912', { owner: 'lunar' }),
        ...elsewhere,
      },
      state: (state) => {
        state.units[3] = { ...state.units[3]!, first: -1 };
      },
    });
    t.walk('lunar', 'rider', '0909');
    t.walk('lunar', 'guard', '0913');
    t.play('lunar', { type: 'end' });
    expect(t.unit('own').owner).toBe(0);
    expect(t.unit('wild').owner).toBe(-1);
  });

  it('DP-7.16-e: a herd alone holds its hex and exerts a zone of control', () => {
    const t = moving({ rider: lunar('4-3-5', '0908'), herd: herd('0910'), ...elsewhere });
    t.walk('lunar', 'rider', '0909');
    const on = (to: string) => t.refusal('lunar', { type: 'step', unit: t.id('rider'), to: t.hex(to) });
    expect(on('0910')).toBe('DP-6.5.1-a');
    expect(on('1009')).toBe('DP-6.5.1-a');
  });

  it('DP-7.11.4-a: an advance onto a neutral herd captures it at the end of the combat phase', () => {
    const t = skirmish({
      bow: lunar('9***-2-5', '0909'),
      herd: herd('0910', { down: true }),
      a: sartar('1-3-3', '0910'),
      b: sartar('1-3-3', '0910'),
      ...elsewhere,
    });
    assault(t, '0910', 'bow');
    shoot(t, 6);
    // A disrupted herd runs one hex.
    t.play('sartar', { type: 'lose', unit: t.id('herd') }, 4);
    expect(t.at('herd')).toBe('0911');
    untilDice(t, 6);
    t.play('lunar', { type: 'take', unit: t.id('a') });
    t.play('lunar', { type: 'take', unit: t.id('b') });
    t.play('lunar', { type: 'advance', unit: t.id('bow'), to: t.hex('0910') });
    t.play('lunar', { type: 'advance', unit: t.id('bow'), to: t.hex('0911') });
    expect(t.unit('herd').owner).toBe(-1);
    // The other battle takes nobody, and the phase is over.
    const captured = eventsOf(untilDice(t, 1, 1), 'captured');
    expect(captured).toMatchObject([{ unit: t.id('herd'), seat: 'lunar', hex: '0911' }]);
  });

  it('DP-7.15-h: a herd that belongs to nobody does not recover; a new owner’s rally phase sees to it', () => {
    const t = moving({
      rider: lunar('4-3-5', '0909'),
      herd: herd('0910', { owner: null, down: true }),
      other: herd('1515', { owner: null, down: true }),
      foe: sartar('3-3-3', '0203'),
    });
    t.walk('lunar', 'rider', '0910');
    const events = t.play('lunar', { type: 'end' });
    expect(eventsOf(events, 'rallied')).toMatchObject([{ unit: t.id('herd') }]);
    expect(t.unit('herd').down).toBe(false);
    expect(t.unit('other').down).toBe(true);
  });

  it('DP-3.1-c DP-3.1-e DP-3.1-f DP-3.1-j: herds are outside, so is whatever lies above them; neutral ones do not count', () => {
    const t = skirmish(
      {
        a: lunar('9-3-4', '0909'),
        top: sartar('5-4-3', '0910'),
        herd: herd('0910'),
        low: sartar('3-3-3', '0910'),
        ...elsewhere,
      },
      { land: { ground: { fortress: ['0910'] } } },
    );
    assault(t, '0910', 'a');
    // 9 with a 5: loss 6. The 5-4-3 costs 5; the herd 1; the 3-3-3 inside would cost 6.
    untilDice(t, 5);
    t.play('lunar', { type: 'take', unit: t.id('top') });
    expect(t.offers('lunar', { type: 'take', unit: t.id('herd') })).toBe(true);
    expect(t.refusal('lunar', { type: 'take', unit: t.id('low') })).toBe('DP-7.10.7-b');

    const giant = skirmish(
      {
        a: lunar('30-3-4', '0909'),
        giant: { type: 'giants', owner: 'sartar', hex: '0910' },
        ...elsewhere,
      },
      { land: { ground: { fortress: ['0910'] } } },
    );
    assault(giant, '0910', 'a');
    untilDice(giant, 4);
    expect(giant.offers('lunar', { type: 'take', unit: giant.id('giant') })).toBe(true);

    const neutral = skirmish(
      {
        a: lunar('12-3-4', '0909'),
        wild: herd('0910', { owner: null }),
        x: sartar('3-3-3', '0910'),
        y: sartar('3-3-3', '0910'),
        z: sartar('3-3-3', '0910'),
        ...elsewhere,
      },
      { land: { ground: { town: ['0910'] } } },
    );
    assault(neutral, '0910', 'a');
    // 12 with a 2: loss 3; each 3-3-3 inside a town costs 4.
    untilDice(neutral, 2, 6);
    expect(neutral.at('x')).toBe('0910');
  });
});

describe('stampedes', () => {
  const meteors = (from: string, code = '2h-10-3', ground: Record<string, readonly string[]> = {}) =>
    table({
      phase: 'exotics',
      moon: 1,
      moonTable: [0, 2, 4, 7, 4, 3, 0],
      land: { ground },
      pieces: {
        crater: { type: 'crater-makers', owner: 'lunar', hex: '1010' },
        herd: { code, owner: 'sartar', hex: from },
        foe: sartar('3-3-3', '0203'),
        own: lunar('3-3-3', '0202'),
      },
    });

  const run = (t: ReturnType<typeof meteors>, from: string, die: number) =>
    eventsOf(t.play('lunar', { type: 'meteor', hex: t.hex(from) }, die), 'stampeded')[0];

  it('DP-7.17-a: the whole allowance in a straight line in the direction of the die', () => {
    expect(run(meteors('1015'), '1015', 2)).toMatchObject({ from: '1015', to: '1314', die: 2 });
    expect(run(meteors('1015'), '1015', 1)).toMatchObject({ to: '1012' });
    // Forest costs 2 of 3 points: after it a third hex would be too much.
    expect(run(meteors('1015', '2h-10-3', { forest: ['1014', '1013'] }), '1015', 1)).toMatchObject({
      to: '1014',
    });
    // R-DPC-80: one hex at least.
    expect(run(meteors('1015', '1h-2-+2', { mountain: ['1014'] }), '1015', 1)).toMatchObject({ to: '1014' });
  });

  it('DP-7.17-b: it runs through whatever stands in its way', () => {
    const t = table({
      phase: 'exotics',
      moon: 1,
      pieces: {
        crater: { type: 'crater-makers', owner: 'lunar', hex: '1010' },
        herd: { code: '2h-10-3', owner: 'sartar', hex: '1015' },
        wall: lunar('5-4-3', '1013'),
        foe: sartar('3-3-3', '0203'),
        own: lunar('3-3-3', '0202'),
      },
    });
    const events = t.play('lunar', { type: 'meteor', hex: t.hex('1015') }, 1);
    expect(eventsOf(events, 'stampeded')).toMatchObject([{ to: '1012' }]);
  });

  it('DP-7.17-c: off the map, in a lake or the sea it perishes', () => {
    for (const [from, ground] of [
      ['1002', {}],
      ['1015', { lake: ['1013'] }],
      ['1015', { sea: ['1014'] }],
    ] as const) {
      const t = meteors(from, '2h-10-3', ground);
      const events = t.play('lunar', { type: 'meteor', hex: t.hex(from) }, 1);
      expect(eventsOf(events, 'stampeded')).toMatchObject([{ to: null }]);
      expect(eventsOf(events, 'eliminated')).toMatchObject([{ clause: 'DP-7.17-c', unit: t.id('herd') }]);
      expect(t.at('herd')).toBe('dead');
    }
  });

  it('DP-7.17-e: it is disrupted afterwards', () => {
    const t = meteors('1015');
    run(t, '1015', 1);
    expect(t.unit('herd')).toMatchObject({ down: true, owner: -1 });
  });
});

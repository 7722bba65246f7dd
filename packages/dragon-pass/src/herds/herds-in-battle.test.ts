import { describe, expect, it } from 'vitest';
import { herd, shoot } from '../testing/herds.ts';
import { assault, elsewhere, lunar, sartar, skirmish, until, untilDice } from '../testing/skirmish.ts';
import { eventsOf } from '../testing/table.ts';

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
    expect(t.refusal('lunar', { type: 'take', unit: t.id('herd') })).toBe('DP-7.10.7-a');
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

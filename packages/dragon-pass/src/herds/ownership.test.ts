import { describe, expect, it } from 'vitest';
import { herd, shoot } from '../testing/herds.ts';
import { assault, elsewhere, lunar, sartar, skirmish, untilDice } from '../testing/skirmish.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';

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

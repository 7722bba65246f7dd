import { describe, expect, it } from 'vitest';
import { lunar, sartar } from '../../testing/skirmish.ts';
import { eventsOf, type Piece, table } from '../../testing/table.ts';

// 0909 and 0910 are neighbours, 0910 and 0911; 1009 and 0809 lie beside both 0909 and 0910.

const giant = (number: number, hex: string): Piece => ({ type: 'giants', number, owner: null, hex });
const argrath = (hex: string, more: Partial<Piece> = {}): Piece => ({
  type: 'prince-argrath',
  owner: 'sartar',
  hex,
  ...more,
});

/** A movement phase begins now: giants change hands. */
function moving(pieces: Record<string, Piece>, active = 'sartar') {
  const t = table<string>({
    scenario: 'pass-7',
    phase: 'alliances',
    active,
    pieces: { ours: sartar('3-3-3', '0101'), theirs: lunar('3-3-3', '1818'), ...pieces },
  });
  t.play(active, { type: 'end' });
  const act = (type: 'tame' | 'stride' | 'step', unit: string, to: string) =>
    ({ type, unit: t.id(unit), to: t.hex(to) }) as const;
  return {
    t,
    why: (type: 'tame' | 'stride' | 'step', unit: string, to: string) =>
      t.refusal(active, act(type, unit, to)),
    go: (type: 'tame' | 'stride' | 'step', unit: string, to: string) => t.play(active, act(type, unit, to)),
  };
}

describe('Argrath takes control of a giant', () => {
  it('DP-12.1-c: he enters the hex of a giant, alone of all units, and ends his move there', () => {
    const { t, why, go } = moving({
      one: giant(0, '0910'),
      a: argrath('0911'),
      foot: sartar('3-3-3', '0909'),
    });
    expect(why('step', 'a', '0910')).toBe('DP-6.3-a');
    expect(why('tame', 'foot', '0910')).toBe('DP-12.1-c');
    expect(why('tame', 'a', '0912')).toBe('DP-12.1-c');
    expect(t.matching('sartar', { type: 'tame' })).toHaveLength(1);
    const events = go('tame', 'a', '0910');
    expect(eventsOf(events, 'tamed')).toMatchObject([{ unit: t.id('a'), target: t.id('one') }]);
    expect([t.at('a'), t.at('one')]).toEqual(['0910', '0910']);
    expect([why('step', 'a', '0911'), why('stride', 'a', '0911')]).toEqual(['DP-12.1-c', 'DP-12.1-c']);
  });

  it('DP-12.1-c R-DPP-20: the zone of that giant does not stop him, zones of others do', () => {
    const far = moving({ one: giant(0, '0909'), a: argrath('0912') });
    far.t.walk('sartar', 'a', '0911', '0910');
    expect(far.why('step', 'a', '1010')).toBe('DP-6.5.1-a');
    expect(far.why('tame', 'a', '0909')).toBeNull();
    // 1011 lies beside 0911; the Lunar unit binds him in 0910 as well as in 0909.
    const bound = moving({ one: giant(0, '0909'), a: argrath('0912'), foe: lunar('3-3-3', '1009') });
    bound.t.walk('sartar', 'a', '0911', '0910');
    expect(bound.why('tame', 'a', '0909')).toBe('DP-6.5.1-a');
    const inside = moving({ one: giant(0, '0909'), a: argrath('0910'), foe: lunar('3-3-3', '1009') });
    expect(inside.why('tame', 'a', '0909')).toBe('DP-6.5.1-c');
  });

  it('DP-12.1-c: by cost as a step', () => {
    const { t, why } = moving({ one: giant(0, '0904'), a: argrath('0911') });
    t.walk('sartar', 'a', '0910', '0909', '0908', '0907', '0906', '0905');
    expect(why('tame', 'a', '0904')).toBe('DP-6-b');
  });

  it('DP-12.1-d: the giant is Sartar’s at once', () => {
    const { t, go } = moving({ one: giant(0, '0910'), a: argrath('0911'), foot: sartar('3-3-6', '0907') });
    expect(t.unit('one').owner).toBe(0);
    go('tame', 'a', '0910');
    expect(t.unit('one').owner).toBe(1);
    // No zone of control stops the foot beside it any more.
    t.walk('sartar', 'foot', '0908', '0909', '1009');
    expect(t.at('foot')).toBe('1009');
  });

  it('DP-12.1-d: the two have to attack units next to them, as one attack', () => {
    const { t, go } = moving({
      one: giant(0, '0910'),
      a: argrath('0911'),
      foe: lunar('3-3-3', '0909'),
      theirs: lunar('3-3-3', '0102'),
    });
    go('tame', 'a', '0910');
    while (t.state.phase !== 'battles') t.play(t.decision()?.seats[0] ?? '', { type: 'end' });
    expect(t.refusal('sartar', { type: 'end' })).toBe('DP-7.4.3-a');
    const events = [
      ...t.play('sartar', { type: 'attack', hex: t.hex('0909'), unit: t.id('a') }),
      ...(t.decision()?.kind === 'declare' ? t.play('sartar', { type: 'fight' }) : []),
    ];
    const [declared] = eventsOf(events, 'battle-declared');
    expect([...(declared?.attackers ?? [])].sort()).toEqual([t.id('one'), t.id('a')].sort());
  });

  it('DP-12.1-i: two giants in a hex are too many, and a second one too', () => {
    const two = moving({ one: giant(0, '0910'), two: giant(1, '0910'), a: argrath('0911') });
    expect(two.why('tame', 'a', '0910')).toBe('DP-12.1-i');
    const { why } = moving({ one: giant(0, '0910'), a: argrath('0910'), two: giant(1, '0909') });
    expect(why('stride', 'a', '0909')).toBe('DP-12.1-i');
  });
});

describe('the two together', () => {
  const pair = { one: giant(0, '0910'), a: argrath('0910') };

  it('DP-12.1-e: they move as one stack, as far as the slower of them', () => {
    const { t, why, go } = moving({ one: giant(0, '0912'), a: argrath('0912') });
    expect(why('step', 'one', '0911')).toBe('DP-12.1-e');
    for (const hex of ['0911', '0910', '0909', '0908', '0907', '0906']) go('stride', 'a', hex);
    expect([t.at('a'), t.at('one')]).toEqual(['0906', '0906']);
    expect(why('stride', 'a', '0905')).toBe('DP-6-b');
    expect(moving({ a: argrath('0910') }).why('stride', 'a', '0911')).toBe('DP-12.1-e');
  });

  it('DP-12.1-f: no other unit enters their hex, nor do they enter that of one', () => {
    const { why } = moving({ ...pair, foot: sartar('4-3-5', '0909') });
    expect(why('step', 'foot', '0910')).toBe('DP-12.1-f');
    expect(why('stride', 'a', '0909')).toBe('DP-12.1-f');
  });

  it('DP-12.1-f DP-12.2-d: no Runner is sown there, only next to it', () => {
    const { t } = moving({ ...pair, runner: { type: 'dragontooth-runners', owner: 'sartar', hex: 'off' } });
    const sow = (hex: string) => t.refusal('sartar', { type: 'sow', unit: t.id('runner'), hex: t.hex(hex) });
    expect([sow('0910'), sow('0911')]).toEqual(['DP-17.1-k', null]);
  });

  it('DP-12.1-g: neither of them retreats', () => {
    const t = table({
      scenario: 'pass-7',
      phase: 'exotics',
      pieces: {
        ...pair,
        foe: lunar('3-3-3', '0911'),
        ours: sartar('3-3-3', '0101'),
        theirs: lunar('3-3-3', '0102'),
      },
    });
    t.play('lunar', { type: 'end' });
    while (t.state.phase !== 'battles') t.play(t.decision()?.seats[0] ?? '', { type: 'end' });
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('foe') });
    t.play('lunar', { type: 'fight' });
    const held = eventsOf(t.done(), 'held');
    expect(held).toMatchObject([{ clause: 'DP-12.1-g' }]);
    expect([...(held[0]?.units ?? [])].sort()).toEqual([t.id('one'), t.id('a')].sort());
  });

  it('DP-12.1-g: not beside others who do', () => {
    const t = table({
      scenario: 'pass-7',
      phase: 'exotics',
      pieces: {
        ...pair,
        foe: lunar('3-3-3', '0911'),
        swift: sartar('3-3-6', '0912'),
        theirs: lunar('3-3-3', '0102'),
      },
    });
    t.play('lunar', { type: 'end' });
    while (t.state.phase !== 'battles') t.play(t.decision()?.seats[0] ?? '', { type: 'end' });
    t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('foe') });
    if (t.offers('lunar', { type: 'widen' })) t.play('lunar', { type: 'widen', hex: t.hex('0912') });
    t.play('lunar', { type: 'fight' });
    while (t.decision()?.kind !== 'retreat') t.done();
    expect(t.decision()?.seats).toEqual(['sartar']);
    for (const unit of [t.id('a'), t.id('one')])
      expect(t.refusal('sartar', { type: 'retreat', unit, to: t.hex('0909') })).toBe('DP-12.1-g');
  });

  it('DP-12.1-h: when he moves away the giant is in the way again at once', () => {
    const { t, why, go } = moving({ ...pair, foot: sartar('3-3-6', '0907') });
    const events = go('step', 'a', '0911');
    expect(eventsOf(events, 'giant-freed')).toMatchObject([{ unit: t.id('one') }]);
    expect(t.unit('one').owner).toBe(0);
    expect(why('step', 'a', '0912')).toBe('DP-6.5.1-a');
    t.walk('sartar', 'foot', '0908', '0909');
    expect(why('step', 'foot', '1009')).toBe('DP-6.5.1-a');
  });

  it('DP-12.1-d R-DPP-21: nobody moves it while giants move', () => {
    for (const active of ['lunar', 'sartar']) {
      const t = table({
        scenario: 'pass-7',
        phase: 'rally',
        active: active === 'lunar' ? 'sartar' : 'lunar',
        turn: 2,
        pieces: { ...pair, two: giant(1, '1515'), foe: lunar('3-3-3', '1818') },
        state: (state) => {
          state.phase = 'giants';
          state.active = active === 'lunar' ? 0 : 1;
          for (const [id, unit] of state.units.entries())
            if (id === 0) state.units[id] = { ...unit, owner: 1 };
        },
      });
      const step = (name: 'one' | 'two', to: string) =>
        t.refusal(active, { type: 'step', unit: t.id(name), to: t.hex(to) });
      expect([step('one', '0909'), step('two', '1514')]).toEqual(['DP-17.1-b', null]);
      expect(t.refusal(active, { type: 'rampage', unit: t.id('one') })).toBe('DP-17.1-b');
    }
  });

  it('R-DPP-21: it is free when he is gone', () => {
    const t = table({
      scenario: 'pass-7',
      phase: 'exotics',
      active: 'lunar',
      pieces: {
        ...pair,
        killer: { type: 'lunar-assassin', owner: 'lunar', hex: 'off' },
        transformer: { type: 'alchemical-transformer', owner: 'lunar', hex: '1818' },
        foe: lunar('3-3-3', '1818'),
        ours: sartar('3-3-3', '0101'),
      },
      state: (state) => {
        for (const [id, unit] of state.units.entries()) if (id === 0) state.units[id] = { ...unit, owner: 1 };
      },
    });
    t.play('lunar', { type: 'scout', hex: t.hex('0910') }, 6);
    const events = t.play('lunar', { type: 'strike', unit: t.id('a') }, 5, 6);
    expect([t.at('a'), t.at('one')]).toEqual(['dead', '0910']);
    expect(eventsOf(events, 'giant-freed')).toHaveLength(1);
  });
});

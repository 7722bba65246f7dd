import { describe, expect, it } from 'vitest';
import { lunar, sartar, untilDice } from '../testing/skirmish.ts';
import { haunt, sorcery } from '../testing/sorcery.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';
import { ARGRATH, BAT, BLACK, CRESCENT_GO, FULL, glowline, MT, totals, worth } from './glow.fixture.ts';

describe('11.3 the Glowline', () => {
  it('DP-11.3-a DP-11.3-d DP-3.2.2-a: inside it cyclical factors are at full strength, by the hex the piece lies in', () => {
    expect(worth('0909', BLACK, { land: glowline('0909') })).toBe(7);
    expect(worth('0909', BLACK, { land: { territory: { 'lunar-light': ['0909'] } } })).toBe(7);
    // The magician stands in the glow, its spirit does not.
    expect(worth('0909', BLACK, { land: glowline('1520') })).toBe(0);
  });

  it('DP-11.3-d: an agent takes its factor from the stack it sits on', () => {
    const t = sorcery(
      {
        c: lunar('6-moon*-4-12', '1520', { physical: true }),
        x: lunar('moon-X-X-12', '0909', { of: 'c' }),
        d: sartar('30-3-3', '0909'),
      },
      ['x'],
      { moon: BLACK, moonTable: MT, land: glowline('0909') },
    );
    haunt(t, '0909');
    expect(eventsOf(t.done(6), 'struck')).toMatchObject([{ total: 7 }]);
  });

  it('DP-11.3-a DP-13.1-c: defenders glow as well, half symbols for 3.5', () => {
    const t = sorcery(
      {
        mage: sartar('5-5-5-5', '1520'),
        s: sartar('X-1-X-5', '0909', { of: 'mage' }),
        a: lunar('1-moon-3-5', '0909', { back: '1-half-2-0', down: true }),
        b: lunar('1-moon-3-5', '0909', { back: '1-half-2-0', down: true }),
      },
      ['s'],
      { active: 'sartar', moon: BLACK, moonTable: MT, land: glowline('0909') },
    );
    t.play('sartar', { type: 'attack', hex: t.hex('0909'), unit: null });
    const events = t.play('sartar', { type: 'fight' }, 1, 4);
    expect(eventsOf(events, 'struck')[1]).toMatchObject({ cause: 'defensive-spirit', total: 7, loss: 3 });
  });

  it('DP-11.3-b: it is gone once an enemy stands in the Temple, but not when one walks through', () => {
    const t = table({
      active: 'sartar',
      moon: BLACK,
      land: { territory: { 'lunar-dark': ['0101', '0102'] } },
      pieces: { d: sartar('4-3-5', '0103'), e: sartar('4-3-5', '1515'), a: lunar('3-3-3', '1818') },
    });
    t.walk('sartar', 'd', '0102', '0101', '0201');
    expect(t.state.glowline).toBe(true);
    t.walk('sartar', 'd', '0101');
    expect(t.state.glowline).toBe(true);
    const events = t.play('sartar', { type: 'end' });
    expect(eventsOf(events, 'glowline-fell')).toHaveLength(1);
    expect(t.state.glowline).toBe(false);
  });

  it('DP-11.3-b: neither Lunar units nor an enemy’s spirit bring it down', () => {
    const pieces: Record<string, Piece> = { a: lunar('3-3-3', '0101'), d: sartar('3-3-3', '1515') };
    const held = table({ moon: BLACK, pieces });
    held.play('lunar', { type: 'end' });
    expect(held.state.glowline).toBe(true);
    const haunted = table({
      moon: BLACK,
      pieces: { ...pieces, a: lunar('3-3-3', '0909'), ghost: sartar('X-5-X-5', '0101', { of: 'd' }) },
    });
    haunted.play('lunar', { type: 'end' });
    expect(haunted.state.glowline).toBe(true);
  });

  it('DP-11.3-b: a retreat into it counts at once', () => {
    const t = table({
      phase: 'battles',
      moon: BLACK,
      pieces: { a: lunar('3-3-3', '0103'), d: sartar('3-3-5', '0102'), e: sartar('3-3-3', '1515') },
    });
    t.play('lunar', { type: 'attack', hex: t.hex('0102'), unit: t.id('a') });
    t.play('lunar', { type: 'fight' });
    t.done();
    const events = t.play('sartar', { type: 'retreat', unit: t.id('d'), to: t.hex('0101') });
    expect(eventsOf(events, 'glowline-fell')).toHaveLength(1);
  });

  it('DP-11.3-b: an advance through it does not count, an advance that ends there does', () => {
    const conquered = () => {
      const t = table({
        active: 'sartar',
        phase: 'battles',
        moon: BLACK,
        pieces: {
          d: sartar('4-3-5', '0102'),
          e: sartar('3-3-3', '0102'),
          a: lunar('1-1-3', '0101'),
          far: lunar('3-3-3', '1818'),
        },
      });
      t.play('sartar', { type: 'attack', hex: t.hex('0101'), unit: t.id('d') });
      t.play('sartar', { type: 'fight' });
      untilDice(t, 6);
      t.play('sartar', { type: 'take', unit: t.id('a') });
      t.play('sartar', { type: 'advance', unit: t.id('d'), to: t.hex('0101') });
      expect(t.state.glowline).toBe(true);
      return t;
    };
    const through = conquered();
    through.play('sartar', { type: 'advance', unit: through.id('d'), to: through.hex('0201') });
    through.done();
    expect([through.at('d'), through.state.glowline]).toEqual(['0201', true]);
    const stopped = conquered();
    const events = stopped.play('sartar', { type: 'done' });
    expect(eventsOf(events, 'glowline-fell')).toMatchObject([{ clause: 'DP-11.3-b' }]);
    expect(stopped.state.glowline).toBe(false);
  });

  it('DP-11.3-b: only those who move now are passing through', () => {
    const t = table({
      moon: BLACK,
      pieces: { a: lunar('3-3-5', '0909'), b: lunar('3-3-5', '0910'), d: sartar('4-3-5', '0101') },
    });
    const events = t.walk('lunar', 'a', '0908');
    expect(eventsOf(events, 'glowline-fell')).toMatchObject([{ clause: 'DP-11.3-b' }]);
  });

  it('DP-11.3-c: and never comes back', () => {
    const t = sorcery(
      {
        a: lunar('3-3-5', '0101'),
        mage: lunar('2-moon-5-6', '1520'),
        s: lunar('X-moon-X-6', '0909', { of: 'mage' }),
        d: sartar('3-30-3', '0909'),
      },
      ['s'],
      {
        moon: CRESCENT_GO,
        moonTable: MT,
        land: glowline('0909'),
        state: (state) => {
          state.glowline = false;
        },
      },
    );
    expect(totals(t, '0909', 1)).toEqual([3]);
    expect(t.state.glowline).toBe(false);
  });

  it('DP-11.3-e DP-13.1-d: the glow is read anew each time: it moves with the Bat and ends with it', () => {
    expect(worth('0909', BLACK, {}, { 'crimson-bat': BAT('0907') })).toBe(7);
    expect(worth('0909', BLACK, {}, { 'crimson-bat': BAT('0906') })).toBe(0);
    expect(worth('0909', BLACK, {}, { 'crimson-bat': BAT('dead') })).toBe(0);
  });
});

describe('13.1, 12.1 Glowspot and shadow', () => {
  it('DP-13.1-a: the Bat glows two hexes far, its own included', () => {
    expect(worth('0909', CRESCENT_GO, {}, { 'crimson-bat': BAT('0910') })).toBe(7);
    expect(worth('0909', CRESCENT_GO, {}, { 'crimson-bat': BAT('0911') })).toBe(7);
    expect(worth('0909', CRESCENT_GO, {}, { 'crimson-bat': BAT('0912') })).toBe(3);
  });

  it('DP-12.1-a: no glow in Argrath’s hex or next to it', () => {
    const both = (argrath: string) => ({ 'crimson-bat': BAT('0908'), 'prince-argrath': ARGRATH(argrath) });
    expect(worth('0909', BLACK, {}, both('0910'))).toBe(0);
    expect(worth('0909', BLACK, {}, both('0911'))).toBe(7);
    expect(worth('0909', BLACK, { land: glowline('0909') }, { 'prince-argrath': ARGRATH('0910') })).toBe(0);
  });

  it('DP-12.1-a DP-13.1-e: the shadow puts out both glows, whatever the Bat does', () => {
    const land = glowline('0909');
    const pieces = { 'crimson-bat': BAT('0909'), 'prince-argrath': ARGRATH('1009') };
    expect(worth('0909', BLACK, { land }, pieces)).toBe(0);
  });

  it('DP-12.1-a: on a day of its own strength the moon does not care', () => {
    expect(worth('0909', FULL, {}, { 'prince-argrath': ARGRATH('0910') })).toBe(7);
  });

  it('DP-13.1-w: a disrupted Bat does not glow', () => {
    expect(worth('0909', BLACK, {}, { 'crimson-bat': BAT('0908', true) })).toBe(0);
  });

  it('DP-12.3-o: a storm over the whole board puts out the Glowline but not the Glowspot', () => {
    const t = sorcery(
      {
        mage: lunar('2-moon-5-6', '1520'),
        s: lunar('X-moon-X-6', '0909', { of: 'mage' }),
        d: sartar('3-30-3', '0909'),
        mage2: lunar('2-moon-5-6', '1520'),
        s2: lunar('X-moon-X-6', '1515', { of: 'mage2' }),
        e: sartar('3-30-3', '1515'),
        'crimson-bat': BAT('1513'),
      },
      ['s', 's2'],
      {
        moon: BLACK,
        moonTable: MT,
        options: { screening: false },
        land: glowline('0909', '1515'),
        state: (state) => {
          state.storm = { kind: 'great', turn: 1, player: 1 };
        },
      },
    );
    t.play('lunar', { type: 'attack', hex: t.hex('0909'), unit: null });
    expect(eventsOf(t.play('lunar', { type: 'fight' }), 'struck')).toEqual([]);
    expect(eventsOf(t.play('lunar', { type: 'fight' }, 1), 'struck')).toMatchObject([{ total: 7 }]);
  });
});

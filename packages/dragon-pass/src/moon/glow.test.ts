import { describe, expect, it } from 'vitest';
import { lunar, sartar, type Table, untilDice } from '../testing/skirmish.ts';
import { haunt, sorcery } from '../testing/sorcery.ts';
import { eventsOf, type Piece, type Setting, table } from '../testing/table.ts';

/** Fixture values of the Red Moon, Black first. */
const MT = [0, 2, 4, 7, 4, 3, 0];
const BLACK = 0;
const EMPTY_HALF = 2;
const FULL = 3;
const CRESCENT_GO = 5;

type More = Omit<Partial<Setting<string>>, 'pieces' | 'state'>;

/** The Glowline holds the hexes named; the Temple of a plain stands in 0101. */
const glowline = (...hexes: string[]) => ({ territory: { 'lunar-dark': hexes } });

/** What a spirit with a cyclical factor is worth on a stack in the hex. */
function worth(
  hex: string,
  moon: NonNullable<Setting<string>['moon']>,
  more: More = {},
  extra: Record<string, Piece> = {},
) {
  const pieces: Record<string, Piece> = {
    mage: lunar('2-moon-5-6', '1520'),
    s: lunar('X-moon-X-6', hex, { of: 'mage' }),
    d: sartar('3-30-3', hex),
    ...extra,
  };
  const t = sorcery(pieces, ['s'], { moon, moonTable: MT, options: { screening: false }, ...more });
  // Whoever else stands near is not part of the battle.
  t.state.contacts = [];
  t.play('lunar', { type: 'attack', hex: t.hex(hex), unit: null });
  const [odds] = t.odds('lunar', { type: 'fight' });
  return odds?.sum?.total ?? 0;
}

const BAT = (hex: string, down = false): Piece => lunar('(4)-[-1]*-10-0', hex, { down, back: '(2)-0-5' });
const ARGRATH = (hex: string): Piece => sartar('(4!)-10*-6', hex, { back: '(2)-5*-6' });

const totals = <N extends string>(t: Table<N>, hex: string, ...dice: number[]) =>
  eventsOf(haunt(t, hex, ...dice), 'struck').map(({ total }) => total);

describe('11 the Red Moon', () => {
  it('DP-11-a DP-11.2-b: a full symbol is worth the number, a half one half of it', () => {
    const t = sorcery(
      {
        m: lunar('1-moon-3-5', '1520'),
        front: lunar('X-moon-X-5', '0909', { of: 'm' }),
        n: lunar('1-moon-3-5', '1520'),
        back: lunar('X-moon-X-5', '0909', { of: 'n', back: 'X-half-X-5', down: true }),
        d: sartar('3-30-3', '0909'),
      },
      ['front', 'back'],
      { moon: FULL, moonTable: MT },
    );
    expect(totals(t, '0909', 1)).toEqual([10]); // 7 + 3.5
  });

  it('DP-11.2-b: fractions are kept until the total is formed', () => {
    const pieces: Record<string, Piece> = { d: sartar('3-30-3', '0909') };
    for (const n of [1, 2, 3]) {
      pieces[`m${n}`] = lunar('1-moon-3-5', '1520');
      pieces[`s${n}`] = lunar('X-moon-X-5', '0909', { of: `m${n}`, back: 'X-half-X-5', down: true });
    }
    const t = sorcery(pieces, ['s1', 's2', 's3'], { moon: FULL, moonTable: MT });
    expect(eventsOf(haunt(t, '0909', 4), 'struck')).toMatchObject([{ total: 10, loss: 5 }]);
  });

  it('DP-11.1-b DP-11.1-c: the marker goes on one phase each game-turn, seven in a circle', () => {
    const t = table({
      scenario: 'pass-8',
      seats: ['tarsh', 'lunar', 'sartar'],
      moon: EMPTY_HALF,
      pieces: {
        t: { code: '3-3-3', owner: 'tarsh', hex: '0303' },
        a: lunar('3-3-3', '0909'),
        d: sartar('3-3-3', '1515'),
      },
    });
    const seen: (string | null)[] = [];
    for (let turn = 0; turn < 7; turn++)
      for (const seat of ['tarsh', 'lunar', 'sartar']) {
        const events = t.play(seat, { type: 'end' });
        seen.push(...eventsOf(events, 'turn-began').map(({ moon }) => moon));
      }
    expect(seen).toEqual([
      'full',
      'full-half',
      'crescent-go',
      'dying',
      'black',
      'crescent-come',
      'empty-half',
    ]);
  });

  it('DP-11.1-d: all player-turns of a game-turn have the same phase', () => {
    const t = table({
      moon: FULL,
      pieces: { a: lunar('3-3-3', '0909'), d: sartar('3-3-3', '1515') },
    });
    t.play('lunar', { type: 'end' });
    expect(t.decision()?.seats).toEqual(['sartar']);
    expect(t.state.moon).toBe(FULL);
    t.play('sartar', { type: 'end' });
    expect(t.state.moon).toBe(FULL + 1);
  });

  it('DP-11.2-a: two spirits on an Empty Half day attack with 8', () => {
    const pieces: Record<string, Piece> = { d: sartar('3-30-3', '0909') };
    for (const n of [1, 2]) {
      pieces[`m${n}`] = lunar('2-moon-5-6', '1520');
      pieces[`s${n}`] = lunar('X-moon-X-6', '0909', { of: `m${n}` });
    }
    const t = sorcery(pieces, ['s1', 's2'], { moon: EMPTY_HALF, moonTable: MT });
    expect(eventsOf(haunt(t, '0909', 6), 'struck')).toMatchObject([{ total: 8, loss: 8 }]);
  });

  it('DP-11.2-d DP-4.5.1-d: a cyclical CF follows the moon too, whoever’s it is', () => {
    const melee = (bat: string) => {
      const t = table({
        phase: 'battles',
        active: 'sartar',
        moon: CRESCENT_GO,
        moonTable: MT,
        options: { screening: false },
        pieces: { wolf: sartar('moon-3-3', '0909'), d: lunar('9-3-3', '0908'), 'crimson-bat': BAT(bat) },
      });
      t.play('sartar', { type: 'attack', hex: t.hex('0908'), unit: t.id('wolf') });
      return eventsOf(untilDice(t, 1, 1), 'struck')[0]?.total;
    };
    expect(melee('1518')).toBe(3);
    expect(melee('0907')).toBe(7);
  });
});

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

describe('11.1 the moon in a scenario', () => {
  it('DP-11.1-a: without cyclical factors there is no moon', () => {
    const t = table({
      scenario: 'pass-3',
      pieces: { a: lunar('3-3-3', '0909'), d: sartar('3-3-3', '1515') },
    });
    t.play('lunar', { type: 'end' });
    expect(t.state.moon).toBeNull();
  });
});

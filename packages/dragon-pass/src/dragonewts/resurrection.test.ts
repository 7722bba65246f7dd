import { describe, expect, it } from 'vitest';
import type { State } from '../core/state.ts';
import { eventsOf, type Piece, table } from '../testing/table.ts';

// Cities 1 to 8: 2913, 3114, 2915 (the Dragon's Eye), 3928, 1315, 2310, 2928, 3918.

const newt = (type: string, hex: string, number = 0): Piece => ({ type, number, owner: 'tarsh', hex });
const HERE = '1012';

const others = {
  crater: { type: 'crater-makers', owner: 'lunar', hex: '1010' },
  lunar: { code: '3-3-3', owner: 'lunar', hex: '1020' },
  sartar: { code: '3-3-3', owner: 'sartar', hex: '4030' },
  tarsh: { code: '3-3-3', owner: 'tarsh', hex: '1512' },
} as const satisfies Record<string, Piece>;

type Violated = (state: State, hex: (name: string) => number) => void;
const violated =
  (...cities: string[]): Violated =>
  (state, hex) => {
    state.violated = cities.map(hex);
  };

/** Meteors kill everybody in 1012 in the Lunar player-turn; then comes its rally phase. */
function slaughter<N extends string>(
  pieces: Record<N, Piece>,
  state: Violated = () => {},
  ...dice: number[]
) {
  const all: Record<string, Piece> = { ...others, ...pieces };
  const t = table<string>({
    scenario: 'pass-8',
    seats: ['tarsh', 'lunar', 'sartar'],
    active: 'lunar',
    phase: 'exotics',
    moon: 1,
    land: 'dragon-pass',
    pieces: all,
    state,
  });
  return { ...t, events: t.play('lunar', { type: 'meteor', hex: t.hex(HERE) }, ...dice) };
}

describe('16.5.2 resurrection', () => {
  it('DP-16.5.2-a DP-16.5.2-h DP-2-r: back in the home city in the rally phase of the same player-turn', () => {
    const t = slaughter({ beaked: newt('beaked-dragonewts', HERE) });
    expect(eventsOf(t.events, 'resurrected')).toMatchObject([{ unit: t.id('beaked'), hex: '3928' }]);
    expect(t.at('beaked')).toBe('3928');
    expect(t.unit('beaked').down).toBe(false);
    const rally = t.events.findIndex((event) => event.type === 'phase' && event.phase === 'rally');
    const next = t.events.findIndex((event) => event.type === 'phase' && event.seat === 'sartar');
    const back = t.events.findIndex((event) => event.type === 'resurrected');
    expect(rally < back && back < next).toBe(true);
  });

  it('DP-16.5.2-b: not in a city in which an enemy has been', () => {
    const t = slaughter({ beaked: newt('beaked-dragonewts', HERE) }, violated('3928'));
    expect(t.at('beaked')).toBe('dead');
  });

  it('DP-16.5.2-b DP-16.5.2-c: enemies who end a phase in a city violate it, once there are dragonewts', () => {
    const enter = (pieces: Record<string, Piece>) => {
      const t = table<string>({
        scenario: 'pass-8',
        seats: ['tarsh', 'lunar', 'sartar'],
        active: 'lunar',
        land: 'dragon-pass',
        moon: 1,
        pieces: { ...others, rider: { code: '4-3-9', owner: 'lunar', hex: '3929' }, ...pieces },
      });
      t.walk('lunar', 'rider', '3928');
      t.play('lunar', { type: 'end' });
      return t.state.violated.map((hex) => hex === t.hex('3928'));
    };
    expect(enter({ newt: newt('crested-dragonewts', '1315') })).toEqual([true]);
    expect(enter({})).toEqual([]);
  });

  it('DP-16.5.2-d DP-16.5.2-e: the King rolls first; failing he chooses among the clean cities of the Eye', () => {
    const pieces = {
      king: newt('inhuman-king', HERE),
      one: newt('dragonewt-priests', HERE, 0),
      two: newt('dragonewt-priests', HERE, 1),
    };
    const t = slaughter(pieces, violated('3114'), 2);
    expect(t.decision()).toMatchObject({ kind: 'reappear', seats: ['tarsh'], clause: 'DP-16.5.2-e' });
    expect(t.legal('tarsh')).toEqual([
      { type: 'reappear', hex: t.hex('2913') },
      { type: 'reappear', hex: t.hex('2915') },
    ]);
    expect(t.refusal('tarsh', { type: 'reappear', hex: t.hex('3114') })).toBe('DP-16.5.2-e');
    // Nobody else is back yet.
    expect([t.at('one'), t.at('two')]).toEqual(['dead', 'dead']);
    const events = t.play('tarsh', { type: 'reappear', hex: t.hex('2915') });
    expect(eventsOf(events, 'resurrected').map(({ unit }) => unit)).toEqual([t.id('king'), t.id('one')]);
    // The second priest's city is violated.
    expect([t.at('king'), t.at('one'), t.at('two')]).toEqual(['2915', '2913', 'dead']);

    const forced = slaughter({ king: newt('inhuman-king', HERE) }, violated('2913', '3114'), 2);
    expect(forced.at('king')).toBe('2915');
  });

  it('DP-16.5.2-f: with the King lost nobody comes back, then or later', () => {
    const t = slaughter(
      { king: newt('inhuman-king', HERE), beaked: newt('beaked-dragonewts', HERE, 2) },
      violated('2913', '3114', '2915'),
      1,
    );
    expect([t.at('king'), t.at('beaked')]).toEqual(['gone', 'dead']);
    const later = slaughter({
      king: newt('inhuman-king', 'gone'),
      beaked: newt('beaked-dragonewts', HERE, 2),
    });
    expect(later.at('beaked')).toBe('dead');
  });

  it('DP-16.5.2-g: if he escapes he joins the nearest stack of his side', () => {
    const t = slaughter(
      { king: newt('inhuman-king', HERE), beaked: newt('beaked-dragonewts', HERE) },
      undefined,
      5,
    );
    expect(t.at('king')).toBe('1512');
    until(t);
    expect(t.at('beaked')).toBe('3928');
  });

  /** The order of the stack the King has joined is kept. */
  const until = (t: { decision(): { kind: string } | null; done(): unknown }): void => {
    if (t.decision()?.kind === 'regroup') t.done();
  };

  it('DP-5.2-c: the stack to which dragonewts come back may be put in order, once', () => {
    const t = slaughter({
      beaked: newt('beaked-dragonewts', HERE),
      crested: newt('crested-dragonewts', '3928'),
      guest: { code: '4-4-4', owner: 'tarsh', hex: '3928' },
    });
    expect(t.decision()).toMatchObject({ kind: 'regroup', clause: 'DP-5.2-c', seats: ['tarsh'] });
    t.play('tarsh', { type: 'restack', hex: t.hex('3928') });
    t.play('tarsh', { type: 'next', unit: t.id('guest') });
    t.play('tarsh', { type: 'next', unit: t.id('beaked') });
    expect(t.stack('tarsh', '3928')).toEqual(['guest', 'beaked', 'crested']);
    expect(t.decision()?.kind).not.toBe('regroup');

    const alone = slaughter({ beaked: newt('beaked-dragonewts', HERE) });
    expect(alone.at('beaked')).toBe('3928');
    expect(alone.decision()?.kind).not.toBe('regroup');
  });

  it('DP-5.2-c: so may the stack in the city where the King reappears', () => {
    const t = slaughter(
      { king: newt('inhuman-king', HERE), guard: newt('mounted-crested-dragonewts', '2915', 2) },
      undefined,
      3,
    );
    t.play('tarsh', { type: 'reappear', hex: t.hex('2915') });
    expect(t.decision()).toMatchObject({ kind: 'regroup', clause: 'DP-5.2-c', seats: ['tarsh'] });
    expect(t.matching('tarsh', { type: 'restack' })).toEqual([{ type: 'restack', hex: t.hex('2915') }]);
  });

  it('DP-16.5.2-i DP-16.5.2-j: spirits stay dead; a magician who is back commands a living one again', () => {
    const t = slaughter({
      priest: newt('dragonewt-priests', HERE, 0),
      spirit: newt('dragonewt-priests-spirits', 'dead', 0),
      other: newt('dragonewt-priests', HERE, 1),
      living: newt('dragonewt-priests-spirits', 'box', 1),
    });
    expect([t.at('priest'), t.at('spirit'), t.at('other')]).toEqual(['2913', 'dead', '3114']);
    t.state.active = 0;
    t.state.phase = 'support';
    expect(t.offers('tarsh', { type: 'support', unit: t.id('living'), hex: t.hex('3114') })).toBe(true);
    expect(t.offers('tarsh', { type: 'support', unit: t.id('spirit') })).toBe(false);
  });
});

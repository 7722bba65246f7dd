import { describe, expect, it } from 'vitest';
import type { Hunger } from '../state.ts';
import { lunar, sartar } from '../testing/skirmish.ts';
import { eventsOf, type Piece, type Setting, table } from '../testing/table.ts';
import type { MoonPhase } from '../vocabulary.ts';
import { hungerOn } from './hunger.ts';

const BLACK = 0;
const CRESCENT_COME = 1;
const EMPTY_HALF = 2;
const FULL = 3;
const FULL_HALF = 4;
const DYING = 6;

const BAT = (hex: string, down = false): Piece => lunar('(4)-[-1]*-10-0', hex, { down, back: '(2)-0-5' });
const troop = (hex: string): Piece => lunar('3-3-3', hex, { faction: 'lunar' });

/** So many Lunar units in the Bat's hex. */
const larder = (count: number): Record<string, Piece> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`u${i}`, troop('0909')]));

/** The Lunar exotics phase; Sartar is far away. */
function day(
  moon: MoonPhase,
  hunger: Partial<Hunger>,
  extra: Record<string, Piece> = {},
  more: Partial<Setting<string>> = {},
) {
  return table<string>({
    phase: 'exotics',
    moon,
    ...more,
    pieces: { 'crimson-bat': BAT('0909'), food: troop('0910'), foe: sartar('4-3-5', '1518'), ...extra },
    state: (state) => Object.assign(state.hunger, hunger),
  });
}

describe('13.1 the hunger of the Crimson Bat', () => {
  it('DP-13.1-g: Lunar units in its hex or next to it may be fed, in the Lunar exotics phase', () => {
    const t = day(BLACK, {}, { here: troop('0909'), far: troop('0911'), ally: lunar('3-3-3', '0909') });
    expect(t.matching('lunar', { type: 'feed' })).toEqual([
      { type: 'feed', unit: t.id('food') },
      { type: 'feed', unit: t.id('here') },
    ]);
    for (const name of ['far', 'ally', 'crimson-bat', 'foe'])
      expect(t.refusal('lunar', { type: 'feed', unit: t.id(name) })).toBe('DP-13.1-g');
    const events = t.play('lunar', { type: 'feed', unit: t.id('food') });
    expect(eventsOf(events, 'fed')).toMatchObject([{ unit: t.id('food'), due: 0 }]);
    expect(t.at('food')).toBe('dead');
    const walking = table({ moon: BLACK, pieces: { 'crimson-bat': BAT('0909'), food: troop('0909') } });
    expect(walking.refusal('lunar', { type: 'feed', unit: walking.id('food') })).toBe('DP-13.1-g');
  });

  it('DP-13.1-g: no magician’s spirit is food', () => {
    const t = day(
      BLACK,
      {},
      {
        mage: lunar('5-5-5-5', '0909', { faction: 'lunar' }),
        s: lunar('X-5-X-5', '0909', { of: 'mage', faction: 'lunar' }),
      },
    );
    expect(t.refusal('lunar', { type: 'feed', unit: t.id('s') })).toBe('DP-13.1-g');
  });

  it('DP-13.1-h: a Lunar hero that is fed does not get away', () => {
    const t = day(BLACK, {}, { hero: lunar('(4!)-10-6', '0909', { faction: 'lunar' }) });
    t.play('lunar', { type: 'feed', unit: t.id('hero') });
    expect(t.state.escapes).toEqual([]);
    expect(t.at('hero')).toBe('dead');
  });

  it('DP-13.1-f DP-13.1-u: nobody has to feed it; a Black or Dying day without a meal is then missed', () => {
    for (const [moon, field, phase] of [
      [BLACK, 'missedBlack', 'black'],
      [DYING, 'missedDying', 'dying'],
    ] as const) {
      const t = day(moon, {});
      expect(t.offers('lunar', { type: 'end' })).toBe(true);
      t.play('lunar', { type: 'end' });
      const events = t.play('sartar', { type: 'end' });
      expect(eventsOf(events, 'feeding-missed')).toMatchObject([{ phase }]);
      expect(t.state.hunger).toMatchObject({ [field]: true, eaten: 0 });
    }
  });

  it('DP-13.1-f: on a day it was fed nothing is missed', () => {
    const t = day(BLACK, {});
    t.play('lunar', { type: 'feed', unit: t.id('food') });
    const events = t.play('sartar', { type: 'end' });
    expect(eventsOf(events, 'feeding-missed')).toEqual([]);
    expect(t.state.hunger).toMatchObject({ missedBlack: false, fed: false });
  });

  it('DP-13.1-v: a sated Bat is offered nothing', () => {
    for (const moon of [CRESCENT_COME, EMPTY_HALF, FULL, FULL_HALF] as const)
      expect(day(moon, {}).refusal('lunar', { type: 'feed', unit: 1 })).toBe('DP-13.1-v');
    const t = day(BLACK, { fed: true }, { more: troop('0909') });
    expect(t.offers('lunar', { type: 'feed' })).toBe(false);
  });

  it('DP-13.1-v: after a missed Dying day more than one meal on Black counts towards the debt', () => {
    const t = day(BLACK, { missedDying: true }, larder(4));
    t.play('lunar', { type: 'feed', unit: t.id('food') });
    t.play('lunar', { type: 'feed', unit: t.id('u0') });
    expect(t.state.hunger).toMatchObject({ fed: true, eaten: 1, missedDying: true });
    t.play('lunar', { type: 'end' });
    t.play('sartar', { type: 'end' });
    t.play('lunar', { type: 'end' }); // movement
    // One day missed: 2 - 1 = 1 is due on Crescent-come.
    const events = t.play('lunar', { type: 'feed', unit: t.id('u1') });
    expect(eventsOf(events, 'fed')).toMatchObject([{ due: 0 }]);
    expect(t.state.hunger).toMatchObject({ missedDying: false, eaten: 0 });
  });

  it('DP-13.1-v: three meals on that Black day settle everything', () => {
    const t = day(BLACK, { missedDying: true }, larder(4));
    for (const name of ['food', 'u0', 'u1']) t.play('lunar', { type: 'feed', unit: t.id(name) });
    expect(t.offers('lunar', { type: 'feed' })).toBe(false);
    t.play('sartar', { type: 'end' });
    expect(t.state.hunger).toMatchObject({ missedDying: false, missedBlack: false, eaten: 0 });
  });

  it('DP-PAC.BatHunger-a: the table', () => {
    const board = day(BLACK, {}).board();
    const days = ['crescent-come', 'empty-half', 'full', 'full-half'];
    expect(days.map((name) => hungerOn(board, name, 1))).toEqual([2, 4, 8, 16]);
    expect(days.map((name) => hungerOn(board, name, 2))).toEqual([3, 6, 12, 24]);
    expect(hungerOn(board, 'crescent-go', 1)).toBeUndefined();
  });

  it.each([
    [CRESCENT_COME, { missedBlack: true }, 2],
    [EMPTY_HALF, { missedBlack: true, eaten: 1 }, 3],
    [FULL, { missedBlack: true, eaten: 1 }, 7],
    [FULL_HALF, { missedBlack: true, eaten: 1 }, 15],
    [CRESCENT_COME, { missedBlack: true, missedDying: true }, 3],
    [EMPTY_HALF, { missedBlack: true, missedDying: true }, 6],
    [FULL, { missedBlack: true, missedDying: true }, 12],
    [FULL_HALF, { missedBlack: true, missedDying: true }, 24],
  ] as const)('DP-13.1-l DP-13.1-m: on day %i with %j due are %i', (moon, hunger, due) => {
    const t = day(moon, hunger, larder(1));
    const events = t.play('lunar', { type: 'feed', unit: t.id('food') });
    expect(eventsOf(events, 'fed')).toMatchObject([{ due: due - 1 }]);
  });

  it('DP-13.1-n: once all that is due is devoured the record is wiped', () => {
    const t = day(CRESCENT_COME, { missedBlack: true }, larder(3));
    t.play('lunar', { type: 'feed', unit: t.id('food') });
    expect(t.state.hunger).toMatchObject({ missedBlack: true, eaten: 1 });
    t.play('lunar', { type: 'feed', unit: t.id('u0') });
    expect(t.state.hunger).toMatchObject({ missedBlack: false, eaten: 0 });
    expect(t.offers('lunar', { type: 'feed' })).toBe(false);
  });

  it('DP-13.1-w: a disrupted Bat can be fed', () => {
    const t = day(BLACK, {}, { 'crimson-bat': BAT('0909', true) });
    expect(t.offers('lunar', { type: 'feed', unit: t.id('food') })).toBe(true);
  });
});

/** A battle in which the Bat attacks 0910 and takes a unit there. */
function hunt(moon: MoonPhase, prey: Piece, hunger: Partial<Hunger> = {}) {
  const t = table({
    phase: 'battles',
    moon,
    moonTable: [7, 7, 7, 7, 7, 7, 7],
    pieces: {
      'crimson-bat': BAT('0909'),
      prey,
      mate: sartar('(1)-1-5', '0910'),
      far: sartar('3-3-3', '1518'),
    },
    state: (state) => Object.assign(state.hunger, hunger),
  });
  t.play('lunar', { type: 'attack', hex: t.hex('0910'), unit: t.id('crimson-bat') });
  t.play('lunar', { type: 'fight' });
  return t;
}

describe('13.1 prey in battle', () => {
  it('DP-13.1-i: an enemy devoured on a feeding day sates it for that day', () => {
    const t = hunt(BLACK, sartar('4-3-5', '0910'));
    t.play('lunar', { type: 'devour', by: t.id('crimson-bat'), unit: t.id('prey') });
    expect(t.state.hunger.prey).toEqual([t.id('prey')]);
  });

  it('DP-13.1-i: in the enemy’s combat phase as well', () => {
    const t = table({
      phase: 'battles',
      active: 'sartar',
      moon: BLACK,
      pieces: { 'crimson-bat': BAT('0909'), a: sartar('4-3-5', '0910'), b: sartar('4-3-5', '0910') },
    });
    t.play('sartar', { type: 'attack', hex: t.hex('0909'), unit: t.id('a') });
    t.play('sartar', { type: 'fight' });
    expect(t.refusal('sartar', { type: 'done' })).toBe('DP-7.6.3-b');
    t.play('sartar', { type: 'devour', by: t.id('crimson-bat'), unit: t.id('b') });
    expect(t.state.hunger.prey).toEqual([t.id('b')]);
  });

  it('DP-13.1-i: the day ends without being missed', () => {
    const t = day(BLACK, { prey: [2] });
    expect(t.refusal('lunar', { type: 'feed', unit: t.id('food') })).toBe('DP-13.1-v');
    t.play('lunar', { type: 'end' });
    t.play('sartar', { type: 'end' });
    expect(t.state.hunger).toMatchObject({ missedBlack: false, prey: [] });
  });

  it('DP-13.1-k: on later days prey does not help', () => {
    const t = hunt(CRESCENT_COME, sartar('4-3-5', '0910'), { missedBlack: true });
    t.play('lunar', { type: 'devour', by: t.id('crimson-bat'), unit: t.id('prey') });
    expect(t.state.hunger).toMatchObject({ missedBlack: true, eaten: 0, prey: [] });
  });

  it('DP-13.1-j: a hero who gets away was not devoured; one who does not was', () => {
    for (const [die, prey] of [
      [5, 0],
      [2, 1],
    ] as const) {
      const t = table({
        phase: 'support',
        moon: BLACK,
        pieces: {
          'crimson-bat': BAT('0909'),
          mage: lunar('5-5-5-5', '0909'),
          spare: lunar('X-5-X-5', 'box', { of: 'mage' }),
          hero: sartar('(4!)-10-6', 'dead'),
          far: sartar('3-3-3', '1518'),
        },
        state: (state, hex) => {
          state.hunger.prey = [3];
          state.escapes = [{ unit: 3, hex: hex('0910') }];
          state.killed = [3];
        },
      });
      t.play('lunar', { type: 'end' }, die);
      expect(t.state.hunger.prey).toHaveLength(prey);
    }
  });
});

describe('13.1 the debt of a dead Bat', () => {
  it('DP-13.1-o DP-13.1-p DP-13.1-r: unfed on Full Half it starves, and the rest is taken by the opponent', () => {
    const t = day(FULL_HALF, { missedBlack: true, eaten: 14 }, larder(4));
    expect(t.play('lunar', { type: 'feed', unit: t.id('u0') }).length).toBeGreaterThan(0);
    const events = t.play('lunar', { type: 'end' });
    expect(eventsOf(events, 'bat-starved')).toHaveLength(1);
    expect(eventsOf(events, 'bat-unsated')).toMatchObject([{ seat: 'sartar', due: 1, rolls: [] }]);
    expect(t.at('crimson-bat')).toBe('dead');
    expect(t.decision()).toMatchObject({ seats: ['sartar'], kind: 'bat-debt' });
    t.play('sartar', { type: 'forfeit', hex: t.hex('0910'), depth: 0 });
    expect(t.at('food')).toBe('dead');
    expect(t.stack('lunar', '0909')).toEqual(['u1', 'u2', 'u3']);
  });

  it('DP-13.1-o: with the whole debt paid it lives', () => {
    const t = day(FULL_HALF, { missedBlack: true, eaten: 15 }, larder(2));
    const events = t.play('lunar', { type: 'feed', unit: t.id('u0') });
    expect(eventsOf(events, 'bat-starved')).toEqual([]);
    expect(t.at('crimson-bat')).toBe('0909');
  });

  it('DP-13.1-r: where there are not more units than owed all of them go', () => {
    const t = day(FULL_HALF, { missedBlack: true, missedDying: true }, larder(9));
    t.play('lunar', { type: 'end' });
    expect(t.stack('lunar', '0909')).toEqual([]);
    expect(t.at('food')).toBe('dead');
  });

  /** Sartar's agent kills the Bat in 0909. */
  function slay(
    moon: MoonPhase,
    hunger: Partial<Hunger>,
    extra: Record<string, Piece>,
    seats = ['sartar', 'lunar'],
  ) {
    const t = table<string>({
      phase: 'battles',
      seats,
      active: 'sartar',
      moon,
      pieces: {
        cult: sartar('8-7-3-3', '1518', { physical: true }),
        x: sartar('4-X-X-3', '0909', { of: 'cult' }),
        'crimson-bat': BAT('0909'),
        ...extra,
      },
      state: (state) => {
        state.committed.push(1);
        Object.assign(state.hunger, hunger);
      },
    });
    t.play('sartar', { type: 'attack', hex: t.hex('0909'), unit: null });
    t.play('sartar', { type: 'fight' });
    t.play('sartar', { type: 'done' }, 6);
    return t;
  }

  it('DP-13.1-r: whoever was to fall with the Bat and goes for its debt falls once', () => {
    const t = slay(EMPTY_HALF, { missedBlack: true }, { w: lunar('0-3-3', '0909', { faction: 'lunar' }) });
    t.play('sartar', { type: 'take', unit: t.id('crimson-bat') });
    const events = t.play('sartar', { type: 'take', unit: t.id('w') });
    expect(eventsOf(events, 'eliminated').map(({ unit }) => unit)).toEqual([t.id('crimson-bat'), t.id('w')]);
    expect(t.at('w')).toBe('dead');
  });

  const host = { a: troop('1010'), b: troop('1010'), c: troop('1010'), d: troop('0505'), e: troop('0505') };

  it('DP-13.1-p: slain in battle it leaves what is due today', () => {
    const t = slay(EMPTY_HALF, { missedBlack: true, eaten: 1 }, host);
    const events = t.play('sartar', { type: 'take', unit: t.id('crimson-bat') });
    expect(eventsOf(events, 'bat-unsated')).toMatchObject([{ due: 3 }]);
    t.play('sartar', { type: 'forfeit', hex: t.hex('1010'), depth: 2 });
    expect(t.at('c')).toBe('dead');
    t.play('sartar', { type: 'forfeit', hex: t.hex('0505'), depth: 0 });
    t.play('sartar', { type: 'forfeit', hex: t.hex('0505'), depth: 0 });
    expect(t.stack('lunar', '1010')).toEqual(['a', 'b']);
    expect(t.state.hunger).toMatchObject({ missedBlack: false, eaten: 0 });
  });

  it.each([
    [DYING, {}, 1],
    [BLACK, {}, 1],
    [BLACK, { missedDying: true }, 2],
    [BLACK, { fed: true }, 0],
    [FULL, {}, 0],
  ] as const)('DP-13.1-p: on day %i with %j it owes %i', (moon, hunger, due) => {
    const t = slay(moon, hunger, host);
    const events = t.play('sartar', { type: 'take', unit: t.id('crimson-bat') });
    expect(eventsOf(events, 'bat-unsated').map((event) => event.due)).toEqual(due === 0 ? [] : [due]);
  });

  it('DP-13.1-q: of several opponents the highest roll picks, equals roll again', () => {
    const t = slay(EMPTY_HALF, { missedBlack: true }, host, ['tarsh', 'lunar', 'sartar']);
    const events = t.play('sartar', { type: 'take', unit: t.id('crimson-bat') }, 3, 3, 3, 5);
    expect(eventsOf(events, 'bat-unsated')).toMatchObject([{ seat: 'sartar', due: 4 }]);
    expect(t.decision()?.seats).toEqual(['sartar']);
    const other = slay(EMPTY_HALF, { missedBlack: true }, host, ['tarsh', 'lunar', 'sartar']);
    other.play('sartar', { type: 'take', unit: other.id('crimson-bat') }, 6, 5);
    expect(other.decision()?.seats).toEqual(['tarsh']);
  });

  it('DP-13.1-s: heroes that are named may get away', () => {
    const t = slay(BLACK, {}, { ...host, hero: lunar('(4!)-10-6', '0202', { faction: 'lunar' }) });
    t.play('sartar', { type: 'take', unit: t.id('crimson-bat') });
    const events = t.play('sartar', { type: 'forfeit', hex: t.hex('0202'), depth: 0 }, 4);
    expect(eventsOf(events, 'escape-rolled')).toMatchObject([{ unit: t.id('hero'), success: true }]);
    expect(t.at('hero')).not.toBe('dead');
  });

  it('DP-13.1-t: victims are named by their place in a stack, never by who they are', () => {
    const t = slay(BLACK, {}, { ...host, guest: sartar('3-3-3', '1801') });
    t.play('sartar', { type: 'take', unit: t.id('crimson-bat') });
    for (const action of t.legal('sartar'))
      expect(Object.keys(action).sort()).toEqual(['depth', 'hex', 'type']);
    expect(t.refusal('sartar', { type: 'forfeit', hex: t.hex('1010'), depth: 3 })).toBe('DP-13.1-p');
    expect(t.refusal('sartar', { type: 'forfeit', hex: t.hex('1801'), depth: 0 })).toBe('DP-13.1-p');
  });
});

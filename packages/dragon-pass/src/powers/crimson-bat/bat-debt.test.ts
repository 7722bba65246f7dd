import { describe, expect, it } from 'vitest';
import type { MoonPhase } from '../../core/vocabulary.ts';
import { dragonPass } from '../../testing/by-index.ts';
import { lunar, sartar } from '../../testing/skirmish.ts';
import { eventsOf, type Piece, table } from '../../testing/table.ts';
import { BAT, BLACK, DYING, day, EMPTY_HALF, FULL, FULL_HALF, larder, troop } from './bat.fixture.ts';
import type { Hunger } from './hunger.ts';

describe('13.1 the debt of a dead Bat', () => {
  it('DP-13.1-o DP-13.1-p DP-13.1-r: unfed on Full Half it starves, and the rest is taken by the opponent', () => {
    const t = day(FULL_HALF, { missedBlack: true, eaten: 14 }, larder(4));
    expect(t.play('lunar', { type: 'feed', unit: t.id('u0') }).length).toBeGreaterThan(0);
    const events = t.play('lunar', { type: 'end' });
    expect(eventsOf(events, 'bat-starved')).toHaveLength(1);
    expect(eventsOf(events, 'bat-unsated')).toMatchObject([{ seat: 'sartar', due: 1, rolls: [] }]);
    expect(t.at('crimson-bat')).toBe('dead');
    expect(t.decision()).toMatchObject({ seats: ['sartar'], kind: 'bat-debt' });
    for (const type of ['done', 'end']) expect(t.refusal('sartar', { type })).toBe('DP-13.1-r');
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

  it('DP-13.1-p DP-13.1-t: the strongest in sight are suggested, then covered ones, from the bottom up', () => {
    const strong = lunar('5-4-3', '0505', { faction: 'lunar' });
    const t = slay(EMPTY_HALF, { missedBlack: true }, { ...host, strong });
    Object.assign(t.state, { options: { ...t.state.options, screening: true } });
    t.play('sartar', { type: 'take', unit: t.id('crimson-bat') });
    const suggested = dragonPass.propose?.(t.state, 'sartar') ?? [];
    // Four are due: the tops of both stacks are seen.
    const [far, near] = [t.hex('0505'), t.hex('1010')];
    expect(suggested).toEqual([
      { type: 'forfeit', hex: far, depth: 2 },
      { type: 'forfeit', hex: far, depth: 1 },
      { type: 'forfeit', hex: far, depth: 0 },
      { type: 'forfeit', hex: near, depth: 0 },
    ]);
    for (const action of suggested) t.play('sartar', action);
    expect(t.stack('lunar', '1010')).toEqual(['b', 'c']);
    expect(t.decision()?.kind).not.toBe('bat-debt');
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
    const victims = t.legal('sartar');
    expect(victims).toHaveLength(5);
    for (const action of victims) expect(Object.keys(action).sort()).toEqual(['depth', 'hex', 'type']);
    expect(t.refusal('sartar', { type: 'forfeit', hex: t.hex('1010'), depth: 3 })).toBe('DP-13.1-p');
    expect(t.refusal('sartar', { type: 'forfeit', hex: t.hex('1801'), depth: 0 })).toBe('DP-13.1-p');
  });
});

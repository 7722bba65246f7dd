import { seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { openBoard, typeOf } from '../core/board.ts';
import { hexName } from '../core/hexes.ts';
import type { State } from '../core/state.ts';
import { WAITING } from '../core/vocabulary.ts';
import { isTooLarge } from '../stacks/kinds.ts';
import { dragonPass } from '../testing/by-index.ts';
import { opened, refusalOf } from '../testing/opening.ts';

const dice = seededDice('deployment');

/** A game in which the seat sets up; those before it did as proposed. */
function deploying(scenario: string, seat: string): State {
  const state = dragonPass.setup(scenario, {}, dice);
  for (;;) {
    const decision = dragonPass.decision(state);
    const [asked = ''] = decision?.seats ?? [];
    if (decision?.kind === 'deploy' && asked === seat) return state;
    for (const action of dragonPass.propose?.(state, asked) ?? [])
      dragonPass.apply(state, asked, action, dice);
  }
}

const hex = (state: State, name: string): number => openBoard(state).world.land.grid.index.get(name) ?? -1;

/** The clause that refuses the unit asked for in the hex, or null. */
function place(state: State, seat: string, name: string): string | null {
  const frame = state.frames.at(-1);
  const unit = frame?.kind === 'deploy' ? frame.unit : -1;
  return refusalOf(state, seat, { type: 'deploy', unit, hex: hex(state, name) });
}

const unitOfType = (state: State, id: string): number =>
  state.units.findIndex(({ hex: at }, unit) => at === WAITING && typeOf(openBoard(state), unit).id === id);

const first = (state: State, seat: string, id: string): number => {
  const unit = unitOfType(state, id);
  const frame = state.frames.at(-1);
  if (frame?.kind === 'deploy' && frame.unit !== unit)
    dragonPass.apply(state, seat, { type: 'first', unit }, dice);
  return unit;
};

describe('where armies are set up', () => {
  it('DP-18.1.1-c: Lunar anywhere outside old Sartar, then Sartar within it', () => {
    const lunar = deploying('pass-1', 'lunar');
    expect(place(lunar, 'lunar', '3220')).toBe('DP-18.1.1-c');
    for (const name of ['3908', '3310', '2625']) expect(place(lunar, 'lunar', name)).toBeNull();
    expect(refusalOf(lunar, 'sartar', { type: 'ready' })).toBe('K-SEAT');
    const sartar = deploying('pass-1', 'sartar');
    expect(place(sartar, 'sartar', '2625')).toBe('DP-18.1.1-c');
    expect(place(sartar, 'sartar', '3524')).toBeNull();
  });

  it('DP-18.2.1-b: scenario 2 as scenario 1', () => {
    expect(place(deploying('pass-2', 'lunar'), 'lunar', '3220')).toBe('DP-18.2.1-b');
    expect(place(deploying('pass-2', 'sartar'), 'sartar', '2625')).toBe('DP-18.2.1-b');
  });

  it('DP-18.3.1-b: Sartar first within old Sartar; Runners may be held back', () => {
    const state = deploying('pass-3', 'sartar');
    expect(dragonPass.decision(state)?.seats).toEqual(['sartar']);
    expect(place(state, 'sartar', '2625')).toBe('DP-18.3.1-b');
    const unit = first(state, 'sartar', 'dragontooth-runners');
    expect(refusalOf(state, 'sartar', { type: 'hold', unit })).toBeNull();
    dragonPass.apply(state, 'sartar', { type: 'hold', unit }, dice);
    expect(place(deploying('pass-3', 'lunar'), 'lunar', '3524')).toBe('DP-18.3.1-b');
  });

  it('DP-12.2-a: one Runner on the map, one in reserve', () => {
    const state = deploying('pass-3', 'sartar');
    const unit = first(state, 'sartar', 'dragontooth-runners');
    dragonPass.apply(state, 'sartar', { type: 'deploy', unit, hex: hex(state, '3524') }, dice);
    expect(hexName(openBoard(state), state.units[unit]?.hex ?? -1)).toBe('3524');
    dragonPass.apply(state, 'sartar', { type: 'first', unit: unit + 1 }, dice);
    dragonPass.apply(state, 'sartar', { type: 'hold', unit: unit + 1 }, dice);
    expect(state.units[unit + 1]?.hex).toBe(WAITING);
  });

  it('DP-18.4.1-b: Lunar within the Glowline, Sartar within Sartar', () => {
    const lunar = deploying('pass-4', 'lunar');
    expect(place(lunar, 'lunar', '1710')).toBeNull();
    expect(place(lunar, 'lunar', '3310')).toBe('DP-18.4.1-b');
    const sartar = deploying('pass-4', 'sartar');
    expect(place(sartar, 'sartar', '3310')).toBeNull();
    expect(place(sartar, 'sartar', '0906')).toBe('DP-18.4.1-b');
  });

  it('DP-18.5.1-b: Lunar in columns 1 to 26 and rows 1 to 19, outside the lands of independents', () => {
    const state = deploying('pass-5', 'lunar');
    for (const name of ['2012', '2619']) expect(place(state, 'lunar', name), name).toBeNull();
    for (const name of ['2719', '2620', '1816', '1315', '2310'])
      expect(place(state, 'lunar', name), name).toBe('DP-18.5.1-b');
  });

  it('DP-18.5.1-c: Sartar anywhere in Sartar', () => {
    const state = deploying('pass-5', 'sartar');
    expect(place(state, 'sartar', '3310')).toBeNull();
    expect(place(state, 'sartar', '2923')).toBe(
      openBoard(state).world.land.territory[hex(state, '2923')] === 'neutral' ? 'DP-18.5.1-c' : null,
    );
    expect(place(state, 'sartar', '2719') ?? place(state, 'sartar', '2515')).toBe('DP-18.5.1-c');
  });

  it('DP-18.6.1-c: Lunar in the dark part of the Glowline, not in Bagnot or Dunstop', () => {
    const state = deploying('pass-6', 'lunar');
    expect(place(state, 'lunar', '0906')).toBeNull();
    for (const name of ['1710', '2012']) expect(place(state, 'lunar', name)).toBe('DP-18.6.1-c');
  });

  it('DP-18.6.1-d: the independents outside Sartar and the dark Glowline, with garrisons in Bagnot and Dunstop', () => {
    const state = deploying('pass-6', 'independents');
    expect(place(state, 'independents', '3908')).toBe('DP-18.6.1-d');
    expect(place(state, 'independents', '0906')).toBe('DP-18.6.1-d');
    expect(place(state, 'independents', '1710')).toBeNull();
    // All but two who fit inside walls stand in Wintertop: the last two have to go where garrisons are missing.
    for (;;) {
      const frame = state.frames.at(-1);
      if (frame?.kind !== 'deploy') throw new Error('over');
      const waiting = state.units.flatMap(({ owner, hex: at }, id) =>
        owner === frame.player && at === WAITING ? [id] : [],
      );
      const able = waiting.filter((id) => !isTooLarge(openBoard(state), id));
      if (able.length === 2 && able.includes(frame.unit)) break;
      const action = { type: 'deploy', unit: frame.unit, hex: hex(state, '1816') } as const;
      dragonPass.apply(state, 'independents', action, dice);
    }
    expect(place(state, 'independents', '1816')).toBe('DP-18.6.1-d');
    const hexes = dragonPass
      .legal(state, 'independents')
      .flatMap((action) => (action.type === 'deploy' ? [hexName(openBoard(state), action.hex)] : []));
    expect(hexes.sort()).toEqual(['1710', '2012']);
    expect(refusalOf(state, 'independents', { type: 'ready' })).toBe('DP-18-i');
  });

  it('DP-18.6.1-d, DP-3.1-e: a herd is no garrison: it stays outside the walls, and so would all above it', () => {
    const state = deploying('pass-6', 'independents');
    const put = (unit: number, at: string) => ({ type: 'deploy', unit, hex: hex(state, at) }) as const;
    const bagnot = (unit: number) => refusalOf(state, 'independents', put(unit, '2012'));
    const herd = first(state, 'independents', 'horse-herds');
    expect(bagnot(herd)).toBe('DP-18.6.1-d');
    expect(refusalOf(state, 'independents', put(herd, '1229'))).toBeNull();
    dragonPass.apply(state, 'independents', put(herd, '1229'), dice);
    const foot = first(state, 'independents', 'exiles-infantry');
    dragonPass.apply(state, 'independents', put(foot, '2012'), dice);
    expect(bagnot(first(state, 'independents', 'horse-herds'))).toBeNull();
  });

  it('DP-18.8.1-b: dragonewts in their cities, the rest of Tarsh in three lands, then Lunar, then Sartar', () => {
    const state = deploying('pass-8', 'tarsh');
    const priest = first(state, 'tarsh', 'dragonewt-priests');
    const { cities, territory } = openBoard(state).world.land;
    const put = (at: number) => refusalOf(state, 'tarsh', { type: 'deploy', unit: priest, hex: at });
    expect([put(cities[0] ?? -1), put(cities[3] ?? -1)]).toEqual([null, 'DP-18.8.1-b']);
    dragonPass.apply(state, 'tarsh', { type: 'deploy', unit: priest, hex: cities[0] ?? -1 }, dice);
    const hero = first(state, 'tarsh', 'androgeus');
    const grazelands = territory.indexOf('grazelands');
    expect(refusalOf(state, 'tarsh', { type: 'deploy', unit: hero, hex: grazelands })).toBeNull();
    expect(refusalOf(state, 'tarsh', { type: 'deploy', unit: hero, hex: hex(state, '3524') })).toBe(
      'DP-18.8.1-b',
    );
    expect(dragonPass.decision(deploying('pass-8', 'lunar'))?.seats).toEqual(['lunar']);
    expect(place(deploying('pass-8', 'sartar'), 'sartar', '3524')).toBeNull();
  });

  it('DP-18-f: never in a lake; homes of independents that take no part are open', () => {
    const state = deploying('pass-1', 'lunar');
    const { terrain } = openBoard(state).world.land;
    const lake = terrain.indexOf('lake');
    expect(place(state, 'lunar', hexName(openBoard(state), lake))).toBe('DP-18-f');
    for (const name of ['1902', '0302', '2630']) expect(place(state, 'lunar', name), name).toBeNull();
  });

  it.each([
    ['pass-7', 'lunar', ['1902', '0302']],
    ['pass-9', 'sartar', ['2630', '4431']],
  ])('DP-18-f: in %s homes of the independents are closed to %s', (scenario, seat, homes) => {
    const state = deploying(scenario, seat);
    expect(homes.map((name) => place(state, seat, name))).toEqual(['DP-18-f', 'DP-18-f']);
    const listed = dragonPass.legal(state, seat).flatMap((one) => (one.type === 'deploy' ? [one.hex] : []));
    expect(homes.filter((name) => listed.includes(hex(state, name)))).toEqual([]);
    expect(place(state, seat, seat === 'lunar' ? '1901' : '2629')).toBeNull();
  });

  it('DP-18-i: not in a hex with units of another player, but next to them', () => {
    const state = deploying('pass-5', 'lunar');
    for (let unit = 0; unit < state.units.length; unit++) {
      const frame = state.frames.at(-1);
      if (frame?.kind !== 'deploy' || frame.unit < 0) break;
      const held = ['full-moon-corps'].includes(typeOf(openBoard(state), frame.unit).id);
      dragonPass.apply(
        state,
        'lunar',
        held
          ? { type: 'hold', unit: frame.unit }
          : { type: 'deploy', unit: frame.unit, hex: hex(state, '2619') },
        dice,
      );
    }
    dragonPass.apply(state, 'lunar', { type: 'ready' }, dice);
    expect(place(state, 'sartar', '2619')).toBe('DP-18-i');
    expect(place(state, 'sartar', '2620')).toBeNull();
  });

  it('DP-18-j: assassins are never set up; Full Moon Corps may wait, nobody else', () => {
    const state = deploying('pass-5', 'lunar');
    const assassin = unitOfType(state, 'lunar-assassin');
    expect(refusalOf(state, 'lunar', { type: 'first', unit: assassin })).toBe('DP-18-i');
    expect(refusalOf(state, 'lunar', { type: 'deploy', unit: assassin, hex: hex(state, '0906') })).toBe(
      'DP-18-i',
    );
    const foot = first(state, 'lunar', 'furthest-foot');
    expect(refusalOf(state, 'lunar', { type: 'hold', unit: foot })).toBe('DP-18-j');
    dragonPass.apply(state, 'lunar', { type: 'deploy', unit: foot, hex: hex(state, '0906') }, dice);
    const corps = first(state, 'lunar', 'full-moon-corps');
    expect(refusalOf(state, 'lunar', { type: 'hold', unit: corps })).toBeNull();
    const after = opened('pass-5').state;
    expect(after.units[unitOfType(after, 'lunar-assassin')]?.hex).toBe(WAITING);
  });

  it('one unit is named before others only once for each that is set up', () => {
    const state = deploying('pass-1', 'lunar');
    dragonPass.apply(state, 'lunar', { type: 'first', unit: 5 }, dice);
    expect(refusalOf(state, 'lunar', { type: 'first', unit: 6 })).toBe('DP-18-i');
    const legal = dragonPass.legal(state, 'lunar');
    expect(legal.length).toBeGreaterThan(0);
    expect(legal.every(({ type }) => type === 'deploy')).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { lunar } from '../../testing/skirmish.ts';
import { eventsOf, table } from '../../testing/table.ts';
import {
  BAT,
  BLACK,
  CRESCENT_COME,
  DYING,
  day,
  EMPTY_HALF,
  FULL,
  FULL_HALF,
  larder,
  troop,
} from './bat.fixture.ts';
import { hungerOn } from './hunger.ts';

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

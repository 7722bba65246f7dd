import { describe, expect, it } from 'vitest';
import type { MoonPhase } from '../../core/vocabulary.ts';
import { lunar, sartar } from '../../testing/skirmish.ts';
import { type Piece, table } from '../../testing/table.ts';
import { BAT, BLACK, CRESCENT_COME, day } from './bat.fixture.ts';
import type { Hunger } from './hunger.ts';

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
          state.hunger = { ...state.hunger, prey: [3] };
          state.escapes = [{ unit: 3, hex: hex('0910') }];
          state.killed = [3];
        },
      });
      t.play('lunar', { type: 'end' }, die);
      expect(t.state.hunger.prey).toHaveLength(prey);
    }
  });
});

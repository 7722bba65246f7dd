import { askBot, seated } from '@hexwyrm/bots';
import { seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { dragonPass, type State, worldFor } from '../../index.ts';
import { school } from '../bots.ts';

/** Stemming the Tide, set up by the policy on both sides. */
function ready(mood: string): State {
  const state = dragonPass.setup('pass-1', {}, seededDice(1));
  const players = new Map(state.seats.map((seat) => [seat, seated(school.policy)]));
  const dice = seededDice(mood);
  while (state.frames.length > 0) {
    const seat = dragonPass.decision(state)!.seats[0]!;
    dragonPass.apply(state, seat, askBot(players.get(seat)!, dragonPass, state, seat, dice), dice);
  }
  return state;
}

const standing = (state: State): string => state.units.map(({ hex }) => hex).join(' ');

describe('a setup by the policy of Dragon Pass', () => {
  const [first, again, second] = ['first', 'first', 'second'].map(ready);

  it('is the same with the same dice, and another with others', () => {
    expect(standing(again!)).toBe(standing(first!));
    expect(standing(second!)).not.toBe(standing(first!));
  });

  it('leaves no fortress empty', () => {
    for (const state of [first!, second!])
      for (const { hex, player } of state.control)
        expect(state.units.some((unit) => unit.hex === hex && unit.owner === player)).toBe(true);
  });

  it('fills the fortress of Sartar that lies before the Lunar army', () => {
    for (const state of [first!, second!]) {
      const walls = worldFor(null).land.grid.index.get('3220');
      expect(state.units.filter(({ hex }) => hex === walls).length).toBeGreaterThanOrEqual(3);
    }
  });
});

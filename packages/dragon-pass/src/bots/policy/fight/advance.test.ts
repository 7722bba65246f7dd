import { seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { dragonPass } from '../../../index.ts';
import { assault, lunar, sartar, until, untilDice } from '../../../testing/skirmish.ts';
import { type Piece, table } from '../../../testing/table.ts';
import { chooseAdvance } from './advance.ts';

/** Four of Lunar at 3219 have beaten a single unit of Sartar in that hex; where they are when they have followed. */
function followers(hex: string, others: Record<string, Piece>): readonly string[] {
  const men = ['a', 'b', 'c', 'd'];
  const t = table<string>({
    scenario: 'pass-1',
    land: 'dragon-pass',
    active: 'lunar',
    turn: 3,
    phase: 'battles',
    pieces: {
      ...Object.fromEntries(men.map((name) => [name, lunar(name === 'd' ? '3-3-4' : '4-3-4', '3219')])),
      foe: sartar('1-3-4', hex),
      ...others,
    },
    state: (state, at) => {
      state.control = [{ hex: at('3220'), player: 1 }];
    },
  });
  assault(t, hex, 'a');
  untilDice(t, 6);
  t.play('lunar', { type: 'take', unit: t.id('foe') });
  until(t, 'advance');
  while (t.decision()?.kind === 'advance')
    dragonPass.apply(t.state, 'lunar', chooseAdvance(dragonPass, t.state, 'lunar')!, seededDice(1));
  return men.map((name) => t.at(name));
}

/** Twelve points of Sartar two hexes behind the fortress. */
const army = Object.fromEntries(['x', 'y', 'z'].map((name) => [name, sartar('4-3-4', '3222')]));

describe('after a battle', () => {
  it('a fortress is filled, and nobody is left before it', () => {
    expect(followers('3220', army)).toEqual(['3220', '3220', '3220', '3220']);
  });

  it('nobody goes where an army would fall on them', () => {
    expect(followers('3120', army)).toEqual(['3219', '3219', '3219', '3219']);
  });
});

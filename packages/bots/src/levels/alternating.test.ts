import { type GameEvent, seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { type Bot, DEFAULT_BUDGET } from '../bot.ts';
import { game, type Ladders, ladders, type Move } from '../search/ladder.fixture.ts';
import { alternating } from './alternating.ts';

const always = (move: Move): Bot<Ladders, Move, GameEvent, unknown> => ({ name: '', choose: () => move });
const climber = always({ type: 'climb', unit: 0 });
const idler = always({ type: 'end' });

describe('a bot that leaves some of its choices to another', () => {
  const ends = (part: number): number => {
    const bot = alternating('lax', climber, idler, part);
    const dice = seededDice('choices');
    const moves = Array.from({ length: 1000 }, () =>
      bot.choose(game, ladders(2), 'left', dice, DEFAULT_BUDGET),
    );
    return moves.filter(({ type }) => type === 'end').length;
  };

  it('leaves it none, a quarter, or all', () => {
    expect(ends(0)).toBe(0);
    expect(ends(1)).toBe(1000);
    // Three standard deviations of 250 are 41.
    expect(Math.abs(ends(0.25) - 250)).toBeLessThan(41);
  });
});

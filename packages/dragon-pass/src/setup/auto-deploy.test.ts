import { describe, expect, it, test } from 'vitest';
import { occupiedHexes, openBoard, stackAt, stackOf, typeOf } from '../board.ts';
import { dragonPass } from '../game.ts';
import { bestFriendOf } from '../heroes/friends.ts';
import { opened } from '../testing/opening.ts';
import { WAITING } from '../vocabulary.ts';

const ways = dragonPass.scenarios.flatMap(({ id }) => [
  { scenario: id, way: 'at once', steps: Number.POSITIVE_INFINITY },
  { scenario: id, way: 'one by one', steps: 1 },
]);

describe.each(ways)('the set-up proposed for $scenario, taken $way', ({ scenario, steps }) => {
  const { state } = opened(scenario, {}, steps);
  const board = openBoard(state);

  test('is legal step by step and sets up everybody who has to be', () => {
    const waiting = state.units.flatMap(({ hex }, id) => (hex === WAITING ? [typeOf(board, id)] : []));
    expect(state.turn).toBe(1);
    for (const { id, kind } of waiting)
      expect(kind === 'assassin' || ['dragontooth-runners', 'full-moon-corps'].includes(id), id).toBe(true);
  });

  test('holds the capitals and what the scenario wants held', () => {
    const { capitals } = board.world.land;
    const places = state.control.filter(({ hex }) => Object.values(capitals).includes(hex));
    for (const { hex, player } of places) expect(stackOf(board, hex, player)).not.toEqual([]);
  });

  test('draws up stacks of a few major units, friends together', () => {
    for (const hex of occupiedHexes(board))
      expect(stackAt(board, hex).filter((id) => typeOf(board, id).major).length).toBeLessThanOrEqual(5);
    state.units.forEach(({ hex }, id) => {
      const friend = bestFriendOf(board, id);
      if (friend >= 0) expect(state.units[friend]?.hex).toBe(hex);
    });
  });
});

it('proposes nothing to a seat that is not asked', () => {
  const state = dragonPass.setup('pass-1', {}, { d6: () => 1 });
  expect(dragonPass.propose?.(state, 'sartar')).toEqual([]);
  expect(dragonPass.propose?.(state, 'spectator')).toEqual([]);
});

import { seededDice } from '@hexwyrm/kernel';
import { describe, expect, it, test } from 'vitest';
import { occupiedHexes, openBoard, stackAt, stackOf, typeOf, unitOf } from '../core/board.ts';
import { hexNumbered } from '../core/hexes.ts';
import { NOBODY, WAITING } from '../core/vocabulary.ts';
import { bestFriendOf } from '../heroes/friends.ts';
import { fightersOf } from '../stacks/fighters.ts';
import { isInside, structureAt } from '../stacks/inside.ts';
import { isHerd } from '../stacks/kinds.ts';
import { unhastened } from '../terrain/caravans.ts';
import { dragonPass } from '../testing/by-index.ts';
import { opened } from '../testing/opening.ts';

const ways = dragonPass.scenarios.flatMap(({ id }) => [
  { scenario: id, way: 'at once', steps: Number.POSITIVE_INFINITY },
  { scenario: id, way: 'one by one', steps: 1 },
]);

describe.each(ways)('the set-up proposed for $scenario, taken $way', ({ scenario, steps }) => {
  const { state } = opened(scenario, {}, steps);
  const board = openBoard(state);

  test('is legal step by step and sets up everybody who has to be', () => {
    const waiting = state.units.flatMap(({ owner, hex }, id) =>
      hex === WAITING && owner !== NOBODY ? [typeOf(board, id)] : [],
    );
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
      expect(stackAt(board, hex).filter((id) => typeOf(board, id).major).length).toBeLessThanOrEqual(4);
    state.units.forEach(({ hex }, id) => {
      const friend = bestFriendOf(board, id);
      if (friend >= 0) expect(state.units[friend]?.hex).toBe(hex);
    });
  });

  test('DP-7.10.3-d, DP-6.5.2-a: heroes lie high enough to fight and lead, and not on top of troops', () => {
    for (const hex of occupiedHexes(board)) {
      const stack = stackAt(board, hex);
      const beings = stack.filter((id) => !typeOf(board, id).major);
      expect(fightersOf(board, stack)).toEqual(expect.arrayContaining(beings));
      if (beings.length < stack.length) expect(beings).not.toContain(stack[0]);
    }
  });

  test('DP-3.1-f, DP-16.9-e: herds man no walls, and each has two units to hasten', () => {
    for (const hex of occupiedHexes(board)) {
      const stack = stackAt(board, hex);
      const herds = stack.filter((id) => isHerd(board, id) && unitOf(board, id).owner !== NOBODY);
      if (herds.length === 0) continue;
      expect(structureAt(board, hex)).toBe('none');
      expect(herds).toEqual(stack.slice(-1));
      const hastened = stack.filter((id) => unhastened(board, id) === null);
      expect(hastened.length).toBeGreaterThanOrEqual(2);
    }
  });
});

describe.each([
  ['pass-5', 'lunar', ['2012', '1710', '0711', '1404', '0906', '0404']],
  ['pass-5', 'sartar', ['2625', '3220', '3228', '3310', '3524', '3908', '4025']],
  ['pass-6', 'independents', ['2012', '1710', '1816', '1229', '1927']],
  ['pass-8', 'tarsh', ['1816']],
  ['pass-8', 'sartar', ['3524']],
])('the garrisons proposed in %s to %s', (scenario, seat, walls) => {
  const { state } = opened(scenario);
  const board = openBoard(state);

  it.each(walls)('foot or horse inside %s', (name) => {
    const stack = stackOf(board, hexNumbered(board, name), state.seats.indexOf(seat));
    const inside = stack.filter((id) => isInside(board, id)).map((id) => typeOf(board, id).kind);
    expect(inside.filter((kind) => kind === 'infantry' || kind === 'cavalry')).not.toEqual([]);
  });
});

it('DP-16.9-c: brings a herd to riders whom the player has set up himself', () => {
  const dice = seededDice('riders');
  const state = dragonPass.setup('pass-6', {}, dice);
  const take = (seat: string) => {
    for (const action of dragonPass.propose?.(state, seat) ?? []) dragonPass.apply(state, seat, action, dice);
  };
  while (dragonPass.decision(state)?.seats[0] === 'lunar') take('lunar');
  const board = openBoard(state);
  const riders = state.units.flatMap((_, id) =>
    typeOf(board, id).id === 'grazeland-clans-light' ? [id] : [],
  );
  const camp = hexNumbered(board, '1120');
  for (const unit of riders.slice(0, 2)) {
    dragonPass.apply(state, 'independents', { type: 'first', unit }, dice);
    dragonPass.apply(state, 'independents', { type: 'deploy', unit, hex: camp }, dice);
  }
  take('independents');
  const herds = stackAt(openBoard(state), camp).filter((id) => isHerd(board, id));
  expect(herds).toHaveLength(1);
});

it('is proposed army by army, each before its owner says that he is ready, and then nothing more', () => {
  const dice = seededDice('rounds');
  const state = dragonPass.setup('pass-1', {}, dice);
  const rounds: string[][] = [];
  for (;;) {
    const [seat = ''] = dragonPass.decision(state)?.seats ?? [];
    const actions = dragonPass.propose?.(state, seat) ?? [];
    if (actions.length === 0) break;
    for (const action of actions) dragonPass.apply(state, seat, action, dice);
    rounds.push([seat, ...new Set(actions.map(({ type }) => type).filter((type) => type !== 'first'))]);
  }
  expect(rounds).toEqual([
    ['lunar', 'deploy'],
    ['lunar', 'ready'],
    ['sartar', 'deploy'],
    ['sartar', 'ready'],
  ]);
  expect(dragonPass.decision(state)?.kind).toBe('movement');
});

it('proposes nothing to a seat that is not asked', () => {
  const state = dragonPass.setup('pass-1', {}, { d6: () => 1 });
  expect(dragonPass.propose?.(state, 'sartar')).toEqual([]);
  expect(dragonPass.propose?.(state, 'spectator')).toEqual([]);
});

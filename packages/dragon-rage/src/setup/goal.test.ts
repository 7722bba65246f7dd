import { expect, test } from 'vitest';
import type { Army } from '../core/frames.ts';
import { newGame } from '../testing/new-game.ts';
import type { MapId } from '../world/city-map.ts';
import { worldFor } from '../world/world.ts';
import { goalFor } from './goal.ts';
import { goalWithHandicap, handicapOf, isLopsided } from './handicap.ts';

const { types, tables } = worldFor('esirien', null);

const goal = (invader: Army, defender: Army = {}, map: MapId = 'esirien', princess = false): number =>
  goalFor(tables, types, { map, armies: { invader, defender }, princess });

test('DR-3.3.3-a the goal starts at 17', () => expect(goal({ GIANT: 6 })).toBe(17));

test('DR-3.3.3-b +2 for each dragon', () => {
  expect(goal({ DRAGON: 1 })).toBe(19);
  expect(goal({ DRAGON: 2 })).toBe(21);
});

test('DR-3.3.3-c +1 for each roc, young dragon or wurm', () => {
  expect(goal({ DRAGON: 1, YDRAGON: 1 })).toBe(20);
  expect(goal({ ROC: 2, WURM: 1 })).toBe(20);
});

test('DR-3.3.3-d +1 for eleven invaders or more, once', () => {
  expect(goal({ ORC: 10 })).toBe(17);
  expect(goal({ ORC: 10, OHERO: 1 })).toBe(18);
  expect(goal({ INF: 12, CAV: 5, ARH: 4, MIL: 4 })).toBe(18);
});

test('DR-3.3.3-e +1 for the princess', () => {
  expect(goal({}, {}, 'esirien', true)).toBe(18);
  const game = newGame('points-choice', { map: 'esirien', elowyn: true });
  game.recruit('invader', 'GIANT');
  game.recruit('defender', 'MIL');
  game.play('invader', { type: 'ready' });
  game.play('defender', { type: 'ready' });
  expect(game.state.goal).toBe(18);
});

test('DR-3.3.3-f -1 for each defender above twenty', () => {
  expect(goal({}, { INF: 12, CAV: 5, MIL: 3 })).toBe(17);
  expect(goal({}, { INF: 12, CAV: 5, MIL: 3, HERO: 1, BAL: 1 })).toBe(15);
});

test('DR-3.3.3-g +1 in Nurkott', () => expect(goal({}, {}, 'nurkott')).toBe(18));

test('DR-3.3.3-h the modifiers add up: 17 + 4 - 2 = 19 for the first scenario', () => {
  expect(goal({ DRAGON: 2 }, { CAV: 4, INF: 8, ARH: 4, MIL: 4, HERO: 1, WZD: 1 })).toBe(19);
});

test('DR-3.3.4-a a win adds one to a handicap, a loss takes one away', () => {
  expect(handicapOf(['won', 'won', 'lost'])).toBe(1);
  expect(handicapOf(['lost', 'lost'])).toBe(-2);
});

test('DR-3.3.4-b half the difference, fractions dropped, for or against the better player', () => {
  expect(goalWithHandicap(17, { invader: 6, defender: 1 })).toBe(19);
  expect(goalWithHandicap(17, { invader: 1, defender: 6 })).toBe(15);
  expect(goalWithHandicap(17, { invader: -1, defender: -2 })).toBe(17);
  expect(goalWithHandicap(2, { invader: -20, defender: 20 })).toBe(1);
  expect(newGame('esirien-1', { handicap: { invader: 6, defender: 1 } }).state.goal).toBe(21);
  expect(newGame('esirien-1').state.goal).toBe(19);
});

test('DR-3.3.4-c a handicap of ten is remarked upon and changes nothing else', () => {
  expect([9, 10, 11].map(isLopsided)).toEqual([false, true, true]);
  expect(goalWithHandicap(17, { invader: 10, defender: 10 })).toBe(17);
});

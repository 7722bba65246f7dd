import { expect, test } from 'vitest';
import type { Side } from '../core/vocabulary.ts';
import { dragonRage } from '../game/dragon-rage.ts';
import { newGame } from '../testing/new-game.ts';
import { eventsOf } from '../testing/table.ts';
import type { UnitTypeId } from '../world/unit-types.ts';

type Game = ReturnType<typeof newGame>;

const plan = (map: 'esirien' | 'nurkott' = 'esirien'): Game => newGame('planned-points', { map });

const want = (side: Side, what: UnitTypeId) => ({ type: 'recruit' as const, what, side });

function enlist(game: Game, side: Side, army: Partial<Record<UnitTypeId, number>>): void {
  for (const [what, count] of Object.entries(army))
    for (let n = 0; n < count; n++) game.play('A', want(side, what as UnitTypeId));
}

/** 8 x 2.5 + 4 x 4 + 4 x 2 + 15 + 14 = 73 points, 18 units */
const CITY = { INF: 8, CAV: 4, ARH: 4, HERO: 1, WZD: 1 };

test('DR-3.3.1-a one player plans both armies within their bands, and the goal', () => {
  const game = plan();
  expect(game.decision()).toMatchObject({ seats: ['A'], kind: 'plan', clause: 'DR-3.3.1-a' });
  expect(game.refusal('B', want('invader', 'ORC'))).toBe('K-SEAT');
  expect(game.refusal('A', { type: 'recruit', what: 'ORC' })).toBe('DR-3.3.1-a');
  // 25 + 25 + 13 + 16 = 79: not enough
  enlist(game, 'invader', { ROC: 2, GIANT: 1, YDRAGON: 1 });
  enlist(game, 'defender', CITY);
  game.play('A', { type: 'goal', goal: 20 });
  expect(game.refusal('A', { type: 'ready' })).toBe('DR-3.3.1-a');
  // up to 85, not beyond
  enlist(game, 'invader', { TRL: 1 });
  expect(game.refusal('A', { type: 'ready' })).toBeNull();
  expect(game.refusal('A', want('invader', 'ORC'))).toBe('DR-3.3.1-a');
  enlist(game, 'invader', { GOB: 1 });
  expect(game.refusal('A', want('invader', 'GOB'))).toBe('DR-3.3.1-a');
  // 73 + 4 = 77 is the most for the city
  enlist(game, 'defender', { MIL: 3 });
  expect(game.refusal('A', want('defender', 'ARH'))).toBe('DR-3.3.2-c');
  expect(game.refusal('A', want('defender', 'INF'))).toBe('DR-3.3.1-a');
  enlist(game, 'defender', { MIL: 1 });
  // nothing is left to choose, but that the plan is ready the planner says himself
  expect(game.legal('A')).toEqual([{ type: 'ready' }]);
  game.play('A', { type: 'ready' });
  expect(game.decision()).toMatchObject({ seats: ['B'], kind: 'choose-side' });
  expect(game.state.goal).toBe(20);
});

test('DR-3.3.1-a an unusual number of defenders is only remarked upon', () => {
  const game = plan();
  enlist(game, 'invader', { DRAGON: 2 });
  enlist(game, 'defender', CITY);
  game.play('A', { type: 'goal', goal: 19 });
  const [planned] = eventsOf(game.play('A', { type: 'ready' }), 'planned');
  expect(planned).toMatchObject({ invader: { DRAGON: 2 }, defender: CITY, usualGarrison: false });
  const usual = plan();
  enlist(usual, 'invader', { DRAGON: 2 });
  enlist(usual, 'defender', { ...CITY, MIL: 3 });
  usual.play('A', { type: 'goal', goal: 19 });
  expect(eventsOf(usual.play('A', { type: 'ready' }), 'planned')[0].usualGarrison).toBe(true);
});

test('DR-3.3.1-a counters are shared between the two armies of a plan', () => {
  const game = plan('nurkott');
  enlist(game, 'invader', { TRL: 3 });
  expect(game.refusal('A', want('defender', 'TRL'))).toBeNull();
  enlist(game, 'defender', { TRL: 1 });
  expect(game.refusal('A', want('defender', 'TRL'))).toBe('DR-3.3.2-c');
});

test('DR-3.3.3-i the planner may set a goal off the formula, once', () => {
  const game = plan();
  enlist(game, 'invader', { DRAGON: 2 });
  // the formula gives 17 + 4 = 21 for two dragons against 18 units
  enlist(game, 'defender', CITY);
  expect(game.refusal('A', { type: 'goal', goal: 0 })).toBe('DR-3.3.1-a');
  expect(game.refusal('A', { type: 'goal', goal: 34 })).toBe('DR-3.3.1-a');
  game.play('A', { type: 'goal', goal: 20 });
  expect(dragonRage.explain(game.state, 'A', { type: 'goal', goal: 21 })).toEqual({
    ok: false,
    refusal: { clause: 'DR-3.3.1-a', facts: { goal: 20 } },
  });
  game.play('A', { type: 'ready' });
  expect(game.state.goal).toBe(20);
});

test('DR-3.3.1-b then the other player, and he alone, picks his side', () => {
  const game = plan();
  enlist(game, 'invader', { DRAGON: 2 });
  enlist(game, 'defender', CITY);
  game.play('A', { type: 'goal', goal: 19 });
  game.play('A', { type: 'ready' });
  expect(game.decision()).toMatchObject({ seats: ['B'], kind: 'choose-side', clause: 'DR-3.3.1-b' });
  expect(game.refusal('A', { type: 'choose-side', side: 'invader' })).toBe('K-SEAT');
  game.play('B', { type: 'choose-side', side: 'invader' });
  expect(game.state.seats).toEqual({ invader: 'B', defender: 'A' });
  expect(game.decision()).toMatchObject({ seats: ['A'], kind: 'setup' });
});

test('a plan never runs into a corner', () => {
  for (let seed = 0; seed < 8; seed++) {
    const game = plan(seed % 2 ? 'nurkott' : 'esirien');
    game.wander('plan', seed);
    expect(game.decision()?.kind).toBe('choose-side');
  }
});

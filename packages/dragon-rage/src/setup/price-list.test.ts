import { SPECTATOR } from '@hexwyrm/kernel';
import { describe, expect, test } from 'vitest';
import { dragonRage } from '../game/dragon-rage.ts';
import { newGame } from '../testing/new-game.ts';
import type { UnitTypeId } from '../world/unit-types.ts';
import type { Ledger, PriceList } from './price-list.ts';

type Game = ReturnType<typeof newGame>;

const listOf = (game: Game, seat: string): PriceList | undefined =>
  dragonRage.view(game.state, seat).priceList;

const ware = (ledger: Ledger | undefined, what: UnitTypeId) =>
  ledger?.wares.find((each) => each.what === what);

/** Points of the goal by the letter of their clause. */
const sum = (game: Game, seat: string): string =>
  (listOf(game, seat)?.goal.parts ?? [])
    .map(({ clause, points, unseen }) => `${clause.at(-1)}${unseen ? '?' : points}`)
    .join(' ');

describe('the price list of a draft', () => {
  test('DR-3.3.2-a what is spent, what is left, and what is too dear', () => {
    const game = newGame('points-choice', { map: 'esirien' });
    // 40 + 18 + 2.5 = 60.5, which leaves 19.5
    game.recruit('invader', 'DRAGON', 'OWZD', 'ORC');
    const ledger = listOf(game, 'invader')?.ledgers.invader;
    expect(ledger).toMatchObject({
      least: 0,
      most: 80,
      spent: 60.5,
      left: 19.5,
      units: 3,
      complete: true,
      usual: null,
    });
    expect(ware(ledger, 'DRAGON')?.goalChange).toBe(2);
    expect(ware(ledger, 'ROC')).toEqual({
      what: 'ROC',
      price: 25,
      taken: 0,
      limit: 2,
      refusal: { clause: 'DR-3.3.2-a', facts: { price: 25, left: 19.5 } },
      goalChange: 1,
    });
    expect(ware(ledger, 'OWZD')?.refusal).toEqual({ clause: 'DR-3.3.2-c', facts: { counters: 1 } });
    expect(ware(ledger, 'OHERO')).toMatchObject({ price: 17, taken: 0, limit: 1, refusal: null });
    expect(ware(ledger, 'INF')).toBeUndefined();
    expect(ledger?.barred).toContainEqual({ what: 'INF', clause: 'DR-3.3.2-c' });
  });

  test('what the list refuses is what the gate refuses, in the same words', () => {
    for (const map of ['esirien', 'nurkott'] as const) {
      const game = newGame('points-choice', { map });
      game.wander('draft', 3, (seat) => {
        const list = listOf(game, seat);
        for (const ledger of Object.values(list?.ledgers ?? {}))
          for (const { what, refusal } of ledger.wares) {
            const verdict = dragonRage.explain(game.state, seat, { type: 'recruit', what });
            expect(verdict.ok ? null : verdict.refusal).toEqual(refusal);
          }
      });
    }
  });

  test('DR-3.3.3-h the goal adds up line by line; what the other side picks is unseen', () => {
    const game = newGame('points-choice', { map: 'nurkott', handicap: { invader: 6, defender: 1 } });
    game.recruit('invader', 'DRAGON', 'YDRAGON');
    game.recruit('defender', 'ORC');
    // 17 + 2 + 1 + 1 for Nurkott, and half of 6 - 1 for the better player
    expect(sum(game, 'invader')).toBe('a17 b2 c1 d0 f? g1 b2');
    expect(listOf(game, 'invader')?.goal.total).toBe(23);
    expect(sum(game, 'defender')).toBe('a17 b? c? d? f0 g1 b2');
    expect(listOf(game, 'defender')?.goal.total).toBe(20);
  });

  test('DR-3.3.2-b nobody reads the list of another', () => {
    const game = newGame('points-choice', { map: 'esirien' });
    game.recruit('invader', 'DRAGON');
    expect(Object.keys(listOf(game, 'defender')?.ledgers ?? {})).toEqual(['defender']);
    expect(listOf(game, SPECTATOR)?.ledgers).toEqual({});
    expect(listOf(game, SPECTATOR)?.goal.total).toBe(17);
    game.play('invader', { type: 'ready' });
    game.recruit('defender', 'HERO');
    game.play('defender', { type: 'ready' });
    expect(listOf(game, 'invader')).toBeUndefined();
  });
});

describe('the price list of a plan', () => {
  test('DR-3.3.1-a bands of both armies, the usual garrison, and counters that both share', () => {
    const game = newGame('planned-points', { map: 'nurkott' });
    for (let n = 0; n < 3; n++) game.play('A', { type: 'recruit', what: 'TRL', side: 'invader' });
    const { invader, defender } = listOf(game, 'A')?.ledgers ?? {};
    expect(invader).toMatchObject({
      least: 80,
      most: 85,
      spent: 12,
      left: 73,
      units: 3,
      complete: false,
      usual: null,
    });
    expect(defender).toMatchObject({ least: 72, most: 77, spent: 0, left: 77, usual: [20, 22] });
    expect(ware(invader, 'TRL')).toMatchObject({ taken: 3, limit: 4 });
    expect(ware(defender, 'TRL')).toMatchObject({ taken: 0, limit: 1 });
    expect(listOf(game, 'B')?.ledgers).toEqual({});
  });

  test('DR-3.3.3-i the formula is a guide beside the goal that is set', () => {
    const game = newGame('planned-points', { map: 'esirien' });
    for (let n = 0; n < 2; n++) game.play('A', { type: 'recruit', what: 'DRAGON', side: 'invader' });
    expect(listOf(game, 'A')?.goal).toMatchObject({ total: 21, set: null });
    game.play('A', { type: 'goal', goal: 20 });
    expect(listOf(game, 'A')?.goal).toMatchObject({ total: 21, set: 20 });
    expect(sum(game, 'B')).toBe('a17 b4 c0 d0 f0');
  });
});

// What a seat may not know changes nothing it is shown, offered, told or given to think with.

import { canonical, hashState, pickOne, type Seat, SPECTATOR, seededDice } from '@hexwyrm/kernel';
import { describe, expect, test } from 'vitest';
import { dragonRage } from '../dragon-rage.ts';
import type { State } from '../state.ts';
import { SIDES } from '../vocabulary.ts';
import { UNIT_TYPE_IDS } from '../world/unit-types.ts';

const SEEDS = [1, 2, 3];

/** Everything somebody might ask about while armies are gathered, allowed or not. */
const PROBES = [
  ...UNIT_TYPE_IDS.flatMap((what) => [
    { type: 'recruit', what },
    ...SIDES.map((side) => ({ type: 'recruit', what, side })),
    { type: 'place', what, hex: '0101' },
    { type: 'arrive', what, hex: '0101' },
  ]),
  ...SIDES.map((side) => ({ type: 'choose-side', side })),
  { type: 'ready' },
  { type: 'end' },
  { type: 'concede' },
  { type: 'goal', goal: 30 },
  { type: 'raze', unit: 0 },
];

/** All that a seat is told of a state, and what a program in its place is given. */
const told = (state: State, seat: Seat): string =>
  canonical(
    JSON.parse(
      JSON.stringify({
        view: dragonRage.view(state, seat),
        decision: dragonRage.decision(state),
        legal: dragonRage.legal(state, seat),
        reactions: dragonRage.reactions?.(state, seat),
        proposal: dragonRage.propose?.(state, seat),
        verdicts: PROBES.map((probe) => {
          const verdict = dragonRage.explain(state, seat, probe);
          if (!verdict.ok) return verdict;
          const { action } = verdict;
          return [
            dragonRage.odds(state, seat, action),
            dragonRage.scope?.(state, seat, action),
            dragonRage.outlook?.(state, seat, action),
          ];
        }),
        sample: dragonRage.sample(state, seat, seededDice('guess')),
      }),
    ),
  );

describe.each(['esirien', 'nurkott'])('a secret draft for %s', (map) => {
  test.each(SEEDS)('DR-3.3.2-b: tells the invader the same whatever the defender picks (%i)', (seed) => {
    const games = ['one', 'other'].map((draft) => ({
      state: dragonRage.setup('points-choice', { map }, seededDice(1)),
      secret: seededDice(`${draft} ${seed}`),
    }));
    const choices = seededDice(`invader ${seed}`);
    for (let step = 0; step < 12; step++) {
      for (const { state, secret } of games) {
        const picks = dragonRage.legal(state, 'defender').filter(({ type }) => type === 'recruit');
        if (picks.length > 0) dragonRage.apply(state, 'defender', pickOne(secret, picks), secret);
      }
      for (const seat of ['invader', SPECTATOR]) {
        const [one, other] = games.map(({ state }) => told(state, seat));
        expect(one).toBe(other);
      }
      const picks = dragonRage.legal(games[0].state, 'invader').filter(({ type }) => type === 'recruit');
      if (picks.length === 0) break;
      const pick = pickOne(choices, picks);
      for (const { state, secret } of games) dragonRage.apply(state, 'invader', pick, secret);
    }
    expect(hashState(games[0].state)).not.toBe(hashState(games[1].state));
  });
});

test('DR-3.3.2-b: who names the other army in a draft hears nothing of it', () => {
  const state = dragonRage.setup('points-choice', { map: 'esirien' }, seededDice(1));
  dragonRage.apply(state, 'defender', { type: 'recruit', what: 'HERO' }, seededDice(1));
  expect(dragonRage.explain(state, 'invader', { type: 'recruit', what: 'HERO', side: 'defender' })).toEqual({
    ok: false,
    refusal: { clause: 'DR-3.3.2-b' },
  });
});

test('a guess at a secret draft fits the view, opens as a position and plays on', () => {
  const dice = seededDice('guesses');
  const state = dragonRage.setup('points-choice', { map: 'esirien' }, dice);
  dragonRage.apply(state, 'defender', { type: 'recruit', what: 'HERO' }, dice);
  dragonRage.apply(state, 'defender', { type: 'ready' }, dice);
  dragonRage.apply(state, 'invader', { type: 'recruit', what: 'DRAGON' }, dice);
  for (let guess = 0; guess < 20; guess++) {
    const sample = dragonRage.load(dragonRage.save(dragonRage.sample(state, 'invader', dice)));
    expect(dragonRage.view(sample, 'invader')).toEqual(dragonRage.view(state, 'invader'));
    dragonRage.apply(sample, 'invader', { type: 'ready' }, dice);
    expect(dragonRage.decision(sample)).not.toBeNull();
  }
});

describe('what a seat newly sees', () => {
  test('DR-3.3.2-b: is marked as revealed: both armies when the second is ready, and nothing before', () => {
    const truths = (['HERO', 'INF'] as const).map((what) => {
      const state = dragonRage.setup('points-choice', { map: 'esirien' }, seededDice(1));
      dragonRage.apply(state, 'defender', { type: 'recruit', what }, seededDice(1));
      return state;
    });
    const views = () =>
      truths.map((state) => canonical(JSON.parse(JSON.stringify(dragonRage.view(state, 'invader')))));
    const both = (seat: Seat, action: object): boolean[] =>
      truths.map((state) => {
        const verdict = dragonRage.explain(state, seat, action);
        if (!verdict.ok) throw new Error(verdict.refusal.clause);
        return dragonRage.apply(state, seat, verdict.action, seededDice(1)).some(({ reveals }) => reveals);
      });
    const told = [];
    for (const [seat, action] of [
      ['invader', { type: 'recruit', what: 'DRAGON' }],
      ['defender', { type: 'ready' }],
      ['invader', { type: 'ready' }],
    ] as const) {
      const reveals = both(seat, action);
      const [one, other] = views();
      told.push({ action: action.type, reveals, differs: one !== other });
    }
    expect(told).toEqual([
      { action: 'recruit', reveals: [false, false], differs: false },
      { action: 'ready', reveals: [false, false], differs: false },
      { action: 'ready', reveals: [true, true], differs: true },
    ]);
  });

  test('conceding a draft shows the other army to nobody', () => {
    const state = dragonRage.setup('points-choice', { map: 'esirien' }, seededDice(1));
    dragonRage.apply(state, 'defender', { type: 'recruit', what: 'HERO' }, seededDice(1));
    dragonRage.apply(state, 'invader', { type: 'concede' }, seededDice(1));
    expect(dragonRage.outcome(state)?.winner).toBe('defender');
    expect(JSON.stringify(dragonRage.view(state, 'invader').frames)).not.toContain('HERO');
  });
});

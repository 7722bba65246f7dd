// What a seat may not know changes nothing it is shown, offered, told or given to think with.

import { canonical, type Seat, seededDice } from '@hexwyrm/kernel';
import { testSecrets } from '@hexwyrm/wargame/testing';
import { describe, expect, test } from 'vitest';
import { dragonRage } from '../game/dragon-rage.ts';
import { SUBJECT } from './subject.ts';

describe('DR-3.3.2-b: a secret draft', () => testSecrets(SUBJECT));

test('DR-3.3.2-b: who names the other army in a draft hears nothing of it', () => {
  const state = dragonRage.setup('points-choice', { map: 'esirien' }, seededDice(1));
  dragonRage.apply(state, 'defender', { type: 'recruit', what: 'HERO' }, seededDice(1));
  expect(dragonRage.explain(state, 'invader', { type: 'recruit', what: 'HERO', side: 'defender' })).toEqual({
    ok: false,
    refusal: { clause: 'DR-3.3.2-b' },
  });
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

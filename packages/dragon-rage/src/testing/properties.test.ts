import {
  canonical,
  hashState,
  newRecord,
  openTable,
  pickOne,
  replay,
  type Seat,
  seededDice,
} from '@hexwyrm/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../actions.ts';
import { dragonRage } from '../dragon-rage.ts';
import type { State } from '../state.ts';
import { brokenInvariants } from './invariants.ts';
import { proposal } from './proposals.ts';

const CAP = 20_000;

const GAMES: readonly { scenario: string; options: object }[] = [
  ...dragonRage.scenarios
    .filter(({ id }) => id !== 'points-choice' && id !== 'planned-points')
    .map(({ id }) => ({ scenario: id, options: {} })),
  { scenario: 'esirien-1', options: { elowyn: true, grading: true } },
  { scenario: 'nurkott-1', options: { elowyn: true } },
  { scenario: 'nurkott-3', options: { elowyn: true, halfRule: 'points', splitAreas: false } },
  ...['points-choice', 'planned-points'].flatMap((scenario) =>
    ['esirien', 'nurkott'].map((map) => ({ scenario, options: { map } })),
  ),
];

const SEEDS = [1, 2, 3];

interface Moment {
  state: State;
  seat: Seat;
  legal: readonly Action[];
  step: number;
}

/** Plays a random game to its end, stopping at every decision. */
function playThrough(scenario: string, options: object, seed: string, at: (moment: Moment) => void): State {
  const dice = seededDice(`dice ${seed}`);
  const choices = seededDice(`choices ${seed}`);
  const state = dragonRage.setup(scenario, options, dice);
  for (let step = 0; step < CAP; step++) {
    const decision = dragonRage.decision(state);
    if (!decision) return state;
    const seat = pickOne(choices, decision.seats);
    const legal = dragonRage.legal(state, seat);
    if (legal.length === 0) throw new Error(`dead end: ${decision.kind} on turn ${state.turn}, seed ${seed}`);
    at({ state, seat, legal, step });
    dragonRage.apply(state, seat, pickOne(choices, legal), dice);
  }
  throw new Error(`no end after ${CAP} actions, seed ${seed}`);
}

describe.each(GAMES)('$scenario $options', ({ scenario, options }) => {
  test.each(SEEDS)('random play %i ends, and nothing impossible ever stands on the board', (seed) => {
    const end = playThrough(scenario, options, `${seed}`, ({ state, step }) => {
      const broken = brokenInvariants(state);
      if (broken.length > 0) throw new Error(`after ${step} actions: ${broken.join('; ')}`);
    });
    expect(end.outcome).not.toBeNull();
  });

  test('what is legal is accepted, what is not is refused with a clause and changes nothing', () => {
    const dice = seededDice(`proposals ${scenario}`);
    let refused = 0;
    playThrough(scenario, options, 'gate', ({ state, seat, legal, step }) => {
      if (step % 7 !== 0) return;
      for (const action of legal) {
        const verdict = dragonRage.explain(state, seat, action);
        if (!verdict.ok)
          throw new Error(`${JSON.stringify(action)} is listed but refused by ${verdict.refusal.clause}`);
      }
      const listed = new Set(legal.map((action) => canonical(action)));
      const before = hashState(state);
      for (let n = 0; n < 12; n++) {
        const attempt = proposal(state, legal, dice);
        const verdict = dragonRage.explain(state, seat, attempt);
        if (listed.has(canonical(JSON.parse(JSON.stringify(attempt))))) expect(verdict.ok).toBe(true);
        else if (verdict.ok)
          throw new Error(`${JSON.stringify(attempt)} is accepted but not listed, step ${step}`);
        else {
          expect(verdict.refusal.clause).toMatch(/^(DR|K)-/);
          refused++;
        }
      }
      expect(hashState(state)).toBe(before);
    });
    expect(refused).toBeGreaterThan(100);
  });

  test('a position saved anywhere loads as the same state', () => {
    playThrough(scenario, options, 'save', ({ state, step }) => {
      if (step % 23 !== 0) return;
      expect(hashState(dragonRage.load(dragonRage.save(state)))).toBe(hashState(state));
    });
  });

  test('the record of a game replays to the same hash', () => {
    const record = newRecord(
      dragonRage,
      { kind: 'scenario', scenario, options: JSON.parse(JSON.stringify(options)) },
      { kind: 'seed', seed: 'replay' },
    );
    const table = openTable(dragonRage, record);
    const choices = seededDice('choices replay');
    for (let step = 0; step < 150; step++) {
      const decision = table.decision();
      if (!decision) break;
      const seat = pickOne(choices, decision.seats);
      table.apply(seat, pickOne(choices, table.legal(seat)));
    }
    expect(replay(dragonRage, table.replay()).hash).toBe(table.hash());
  });
});

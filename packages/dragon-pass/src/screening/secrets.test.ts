// What a seat may not know changes nothing for it: neither its view, nor what it may do, nor why not, nor what a program
// in its place is given to think with.

import { canonical, hashState, type Seat, SPECTATOR, seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { openBoard } from '../board.ts';
import type { State } from '../state.ts';
import { dragonPass } from '../testing/by-index.ts';
import { ACTION_TYPES, proposalsOf } from '../testing/proposals.ts';
import { otherTruth, parting, playHidden } from '../testing/secrets.ts';
import { hiddenFrom, playerAt } from './knowledge.ts';

const SCENARIOS = dragonPass.scenarios.map(({ id }) => id);

/** Some of many, from all over the list. */
const spread = <T>(all: readonly T[]): T[] =>
  all.filter((_, index) => index % Math.ceil(all.length / 12) === 0);

/** All that a seat is told when it asks about these actions, allowed or not. */
function answers(state: State, seat: Seat, attempts: readonly unknown[]): readonly unknown[] {
  return attempts.map((attempt) => {
    const verdict = dragonPass.explain(state, seat, attempt);
    return { attempt, verdict, odds: verdict.ok ? dragonPass.odds(state, seat, verdict.action) : [] };
  });
}

describe.each(SCENARIOS)('secrets in %s', (scenario) => {
  it('DP-5.3-b: other truths behind a view look the same and answer the same', { timeout: 300_000 }, () => {
    const dice = seededDice(`truths ${scenario}`);
    const kinds = new Map<string, number>();
    let hidden = 0;
    playHidden(scenario, 2000, ({ state }) => {
      const decision = dragonPass.decision(state);
      if (!decision) return undefined;
      const times = (kinds.get(decision.kind) ?? 0) + 1;
      kinds.set(decision.kind, times);
      if (times % (decision.kind === 'deploy' ? 40 : times > 20 ? 60 : 5) !== 1) return undefined;
      for (const seat of [...state.seats, SPECTATOR]) {
        const told = `${decision.kind} ${seat}`;
        const secret = hiddenFrom(openBoard(state), playerAt(state, seat));
        hidden += secret.size;
        const guess = otherTruth(state, seat, dice);
        const view = dragonPass.view(state, seat);
        expect(parting(dragonPass.view(guess, seat), view), told).toBe('');
        expect(view.units.some(({ id }) => secret.has(id))).toBe(false);
        expect(dragonPass.decision(guess)).toEqual(decision);
        const legal = dragonPass.legal(state, seat);
        expect(parting(dragonPass.legal(guess, seat), legal), told).toBe('');
        expect(parting(dragonPass.reactions?.(guess, seat), dragonPass.reactions?.(state, seat)), told).toBe(
          '',
        );
        expect(parting(dragonPass.propose?.(guess, seat), dragonPass.propose?.(state, seat)), told).toBe('');
        const attempts = ACTION_TYPES.flatMap((type) => spread(proposalsOf(type, state, legal, dice)));
        const asked = [...attempts, ...spread(legal)];
        expect(parting(answers(guess, seat, asked), answers(state, seat, asked)), told).toBe('');
      }
      return undefined;
    });
    expect(hidden).toBeGreaterThan(100);
  });

  it('a guess is made of the view and the dice alone, opens as a position and plays on', {
    timeout: 300_000,
  }, () => {
    const dice = seededDice(`guesses ${scenario}`);
    let step = 0;
    const guesses = new Set<string>();
    playHidden(scenario, 1500, ({ state, seat }) => {
      step += 1;
      if (step % 50 !== 0) return undefined;
      for (const looker of [...state.seats, SPECTATOR]) {
        const other = otherTruth(state, looker, dice);
        const [one, same] = [state, other].map((truth) => dragonPass.sample(truth, looker, seededDice(step)));
        expect(parting(same, one)).toBe('');
      }
      const guess = dragonPass.sample(state, seat, dice);
      guesses.add(hashState(guess));
      const opened = dragonPass.load(dragonPass.save(guess));
      expect(canonical(dragonPass.save(opened))).toBe(canonical(dragonPass.save(guess)));
      for (let more = 0; more < 5; more++) {
        const next = dragonPass.decision(guess)?.seats[0];
        const action = next === undefined ? undefined : dragonPass.legal(guess, next)[0];
        if (next === undefined || action === undefined) break;
        dragonPass.apply(guess, next, action, dice);
      }
      return undefined;
    });
    expect(guesses.size).toBeGreaterThan(3);
  });
});

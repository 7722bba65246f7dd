// What a seat may not know changes nothing for it: neither its view, nor what it may do, nor why not.

import { type Dice, SPECTATOR, seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { changing, openBoard, typeOf } from '../board.ts';
import { dragonPass } from '../game.ts';
import type { State } from '../state.ts';
import { hiddenFrom, playerAt } from './knowledge.ts';

/** Another truth behind the same view: hidden units change places, and some are turned over. */
function otherTruth(state: State, seat: string, dice: Dice): State {
  const guess = dragonPass.sample(state, seat, dice);
  const board = openBoard(guess);
  for (const id of hiddenFrom(board, playerAt(guess, seat))) {
    const unit = guess.units[id];
    const { back, kind } = typeOf(board, id);
    if (unit && unit.hex >= 0 && back && kind !== 'superhero' && dice.d6() === 6)
      changing(board, id).down = !unit.down;
  }
  return guess;
}

/** Where two values first differ, as text; empty for equal ones. */
function parting(a: unknown, b: unknown): string {
  const [one, other] = [JSON.stringify(a), JSON.stringify(b)];
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return one === other ? '' : `${one.slice(Math.max(0, at - 60), at + 60)} | ${other.slice(at, at + 60)}`;
}

/** Things to ask about every stack, allowed or not. */
const probes = (state: State) =>
  [...new Set(state.units.map(({ hex }) => hex).filter((hex) => hex >= 0))].flatMap((hex) => [
    { type: 'attack', hex, unit: null },
    { type: 'scout', hex },
    { type: 'restack', hex },
    { type: 'forfeit', hex, depth: 1 },
    { type: 'widen', hex },
  ]);

describe.each(dragonPass.scenarios.map(({ id }) => id))('secrets in %s', (scenario) => {
  it('DP-5.3-b: other truths behind a view look the same and allow the same', { timeout: 120_000 }, () => {
    const dice = seededDice(`secrets ${scenario}`);
    const pick = (count: number): number => {
      let value = 0;
      for (let faces = 1; faces < count * 6; faces *= 6) value = value * 6 + dice.d6() - 1;
      return value % count;
    };
    const state = dragonPass.setup(scenario, {}, dice);
    let checked = 0;
    let hidden = 0;
    for (let step = 0; step < 2000 && checked < 40; step++) {
      const decision = dragonPass.decision(state);
      if (!decision) break;
      const [asked = ''] = decision.seats;
      const rare = decision.kind !== 'movement' && decision.kind !== 'deploy';
      if (step % (rare ? 3 : 20) === 0) {
        checked += 1;
        for (const seat of [...state.seats, SPECTATOR]) {
          const view = dragonPass.view(state, seat);
          const secret = hiddenFrom(openBoard(state), playerAt(state, seat));
          hidden += secret.size;
          const guess = otherTruth(state, seat, dice);
          expect(parting(dragonPass.view(guess, seat), view), `${decision.kind} ${seat}`).toBe('');
          expect(dragonPass.decision(guess)).toEqual(decision);
          const legal = dragonPass.legal(state, seat);
          expect(parting(dragonPass.legal(guess, seat), legal), `${decision.kind} ${seat}`).toBe('');
          for (const action of legal)
            if ('unit' in action && action.unit !== null) expect(secret.has(action.unit)).toBe(false);
          for (const probe of probes(state))
            expect(dragonPass.explain(guess, seat, probe)).toEqual(dragonPass.explain(state, seat, probe));
          expect(view.units.some(({ id }) => secret.has(id))).toBe(false);
        }
      }
      const proposal = pick(3) > 0 ? dragonPass.propose?.(state, asked)[0] : undefined;
      const legal = dragonPass.legal(state, asked);
      const ending = legal.find(({ type }) => type === 'end');
      const action = proposal ?? (pick(40) === 0 && ending ? ending : legal[pick(legal.length)]);
      if (action) dragonPass.apply(state, asked, action, dice);
    }
    expect(checked).toBeGreaterThan(10);
    expect(hidden).toBeGreaterThan(100);
  });
});

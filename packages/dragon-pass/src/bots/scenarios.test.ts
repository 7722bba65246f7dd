import { askBot, type Bot, playMatch } from '@hexwyrm/bots';
import { hashState, seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { type Action, dragonPass, type Event, type State, type View } from '../index.ts';
import { dragonPassBots } from './bots.ts';

const bot = (name: string) => dragonPassBots.get(name)!;

/** Of long games, whose ends are in the kept replays: enough for every phase of every player to come. */
const PLAYED: Readonly<Record<string, number>> = {
  'pass-5': 500,
  'pass-6': 500,
  'pass-7': 500,
  'pass-8': 600,
  'pass-9': 500,
};

describe.each(dragonPass.scenarios)('bots play $id', ({ id }) => {
  const cap = PLAYED[id];
  it(`${cap ? `for ${cap} actions` : 'to its end'}, greedy against random`, { timeout: 300_000 }, () => {
    const state = dragonPass.setup(id, {}, seededDice(id));
    const [first] = state.seats;
    const match = playMatch(
      dragonPass,
      state,
      (seat) => bot(seat === first ? 'greedy' : 'random'),
      seededDice('thoughts'),
      seededDice('dice'),
      { cap: cap ?? 20_000, budget: { evaluations: 5 } },
    );
    expect(match.ended).toBe(cap ? 'cap' : 'over');
  });
});

/** A game of High Tide in which everybody has set up, stack upon stack. */
function ready(): State {
  const state = dragonPass.setup('pass-2', {}, seededDice('guess'));
  while (state.frames.length > 0) {
    const seat = dragonPass.decision(state)?.seats[0] ?? '';
    dragonPass.apply(state, seat, dragonPass.legal(state, seat)[0]!, seededDice(1));
  }
  return state;
}

describe('a bot of Dragon Pass', () => {
  it('is shown a guess that fits what its seat knows, and changes nothing', () => {
    const state = ready();
    const before = hashState(state);
    const [seat = ''] = dragonPass.decision(state)?.seats ?? [];
    const seen: string[] = [];
    const spy: Bot<State, Action, Event, View> = {
      name: 'spy',
      choose(game, guess, asked) {
        expect(hashState(game.view(guess, asked))).toBe(hashState(game.view(state, asked)));
        seen.push(hashState(guess));
        return game.legal(guess, asked)[0]!;
      },
    };
    const dice = seededDice('guesses');
    for (let i = 0; i < 10; i++) askBot(spy, dragonPass, state, seat, dice);
    expect(new Set(seen).size).toBeGreaterThan(3);
    for (const player of dragonPassBots.values()) {
      const choice = askBot(player, dragonPass, state, seat, seededDice('same'), { evaluations: 200 });
      expect(dragonPass.explain(state, seat, choice).ok).toBe(true);
    }
    expect(hashState(state)).toBe(before);
  });

  it('moves one unit as far as it goes before the next', () => {
    const state = ready();
    const match = playMatch(
      dragonPass,
      state,
      () => bot('greedy'),
      seededDice('whole'),
      seededDice('whole'),
      { cap: 250 },
    );
    let [begun, resumed] = [0, 0];
    let moved: number[] = [];
    for (const { action } of match.actions) {
      if (action.type === 'end') moved = [];
      if (action.type !== 'step' || action.unit === moved.at(-1)) continue;
      begun += 1;
      if (moved.includes(action.unit)) resumed += 1;
      moved.push(action.unit);
    }
    expect(begun).toBeGreaterThan(10);
    // One whose way is cleared by others may go on; without the rule it was every other step.
    expect(resumed).toBeLessThan(begun / 5);
  });
});

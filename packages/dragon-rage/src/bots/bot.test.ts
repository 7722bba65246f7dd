import { askBot, type Bot, playMatch } from '@hexwyrm/bots';
import { hashState, seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { type Action, dragonRage, type Event, type State, type View } from '../index.ts';
import { dragonRageBots } from './bots.ts';

const draft = (): State => {
  const state = dragonRage.setup('points-choice', { map: 'esirien' }, seededDice('draft'));
  dragonRage.apply(state, 'invader', { type: 'recruit', what: 'DRAGON' }, seededDice(1));
  dragonRage.apply(state, 'invader', { type: 'recruit', what: 'ROC' }, seededDice(1));
  return state;
};

/** Remembers what it was shown. */
const spy = (): Bot<State, Action, Event, View> & { seen: State[] } => {
  const seen: State[] = [];
  return {
    name: 'spy',
    seen,
    choose(game, state, seat) {
      seen.push(state);
      return game.legal(state, seat)[0];
    },
  };
};

describe('a bot', () => {
  it('is shown a guess that fits what its seat knows, and never the truth', () => {
    const state = draft();
    const bot = spy();
    const dice = seededDice('guesses');
    for (let i = 0; i < 20; i++) askBot(bot, dragonRage, state, 'defender', dice);
    const known = hashState(dragonRage.view(state, 'defender'));
    for (const seen of bot.seen) {
      expect(seen).not.toBe(state);
      expect(hashState(dragonRage.view(seen, 'defender'))).toBe(known);
    }
    expect(new Set(bot.seen.map(hashState)).size).toBeGreaterThan(5);
  });

  it.each([...dragonRageBots.keys()])(
    '%s changes nothing while it thinks, and answers alike to like dice',
    (name) => {
      const bot = dragonRageBots.get(name)!;
      const state = dragonRage.setup('esirien-2', {}, seededDice('quiet'));
      const before = hashState(state);
      const answers = [1, 2].map(() =>
        askBot(bot, dragonRage, state, 'defender', seededDice('same'), { evaluations: 200 }),
      );
      expect(hashState(state)).toBe(before);
      expect(answers[0]).toEqual(answers[1]);
      expect(dragonRage.explain(state, 'defender', answers[0]).ok).toBe(true);
    },
  );
});

describe('a match', () => {
  const play = (invader: string, defender: string, seed: string) => {
    const state = dragonRage.setup('esirien-6', {}, seededDice(seed));
    const bots = { invader: dragonRageBots.get(invader)!, defender: dragonRageBots.get(defender)! };
    const bot = (seat: string) => (seat === 'invader' ? bots.invader : bots.defender);
    return playMatch(dragonRage, state, bot, seededDice(`${seed} thoughts`), seededDice(`${seed} dice`));
  };

  it('ends, and is the same again from the same seed', () => {
    const [one, again] = [play('random', 'random', 'a'), play('random', 'random', 'a')];
    expect(one.ended).toBe('over');
    expect(one.outcome).not.toBeNull();
    expect(hashState(again.state)).toBe(hashState(one.state));
    expect(again.actions).toEqual(one.actions);
  });

  it('is won more often by those who think', { timeout: 300_000 }, () => {
    const won = ['a', 'b', 'c'].filter(
      (seed) => play('greedy', 'random', seed).outcome?.winner === 'invader',
    );
    const lost = ['a', 'b', 'c'].filter(
      (seed) => play('random', 'greedy', seed).outcome?.winner === 'invader',
    );
    expect(won.length).toBeGreaterThan(lost.length + 1);
  });

  it('is given up after a while when it does not end', () => {
    const state = dragonRage.setup('esirien-6', {}, seededDice(1));
    const random = dragonRageBots.get('random')!;
    const match = playMatch(dragonRage, state, () => random, seededDice(2), seededDice(3), { cap: 10 });
    expect(match).toMatchObject({ ended: 'cap', outcome: null });
    expect(match.actions).toHaveLength(10);
  });
});

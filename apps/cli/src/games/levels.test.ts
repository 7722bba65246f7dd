import { askBot, LEVELS, playMatch, seated } from '@hexwyrm/bots';
import { type Game, type GameEvent, type GameState, hashState, type Seat, seededDice } from '@hexwyrm/kernel';
import { describe, expect, it } from 'vitest';
import { botNamed } from '../terminal/bot-names.ts';
import { GAMES } from './games.ts';

/** For a player-turn. */
const budget = { evaluations: 200 };

/** Armies that are drafted in secret, and stacks that the other side cannot look into. */
const SECRETIVE = [
  { id: 'dragon-rage', scenario: 'points-choice', options: { map: 'nurkott' }, played: 2 },
  { id: 'dragon-pass', scenario: 'pass-2', options: {}, played: 120 },
];

const kitOf = (id: string) => GAMES.find((game) => game.id === id)!;

/** The position after so many actions of a quick game, and the last of the seats that are asked. */
function positionOf<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  state: S,
  played: number,
): { state: S; seat: Seat } {
  const dice = seededDice('played');
  for (let i = 0; i < played; i += 1) {
    const [seat = ''] = game.decision(state)?.seats ?? [];
    const [action] = game.propose?.(state, seat) ?? [];
    const legal = game.legal(state, seat);
    game.apply(state, seat, action ?? legal[i % legal.length]!, dice);
  }
  return { state, seat: game.decision(state)?.seats.at(-1) ?? '' };
}

describe.each(LEVELS)('%s', (level) => {
  it.each(GAMES.map(({ id }) => id))('plays the same game of %s again from the same seed', (id) => {
    kitOf(id).use(({ game, scenario, bots }) => {
      const games = [1, 2].map(() => {
        const state = game.setup(scenario, {}, seededDice('again'));
        const players = new Map(game.seatsOf(state).map((seat) => [seat, seated(botNamed(bots, level))]));
        const [thoughts, dice] = [seededDice('thoughts'), seededDice('dice')];
        const match = playMatch(game, state, (seat) => players.get(seat)!, thoughts, dice, {
          budget,
          cap: 24,
        });
        return { actions: match.actions, hash: hashState(match.state) };
      });
      expect(games[1]).toEqual(games[0]);
    });
  });
});

it.each(SECRETIVE)(
  'advice and every level are the same in $id $scenario whatever is hidden from the seat',
  ({ id, scenario, options, played }) => {
    kitOf(id).use(({ game, adviser, bots }) => {
      const { state, seat } = positionOf(game, game.setup(scenario, options, seededDice('truth')), played);
      const truths = [state, ...[1, 2].map((seed) => game.sample(state, seat, seededDice(seed)))];
      expect(new Set(truths.map(hashState)).size).toBeGreaterThan(1);
      const advised = truths.map((truth) => {
        const guess = game.sample(truth, seat, seededDice('guess'));
        const thought = adviser.advise(game, guess, seat, seededDice('same'), budget);
        for (let step = thought.next(); ; step = thought.next()) if (step.done) return step.value;
      });
      for (const advice of advised) expect(advice).toEqual(advised[0]);
      for (const level of LEVELS) {
        const choices = truths.map((truth) =>
          askBot(seated(botNamed(bots, level)), game, truth, seat, seededDice('same'), budget),
        );
        for (const choice of choices) expect(choice, level).toEqual(choices[0]);
      }
    });
  },
);

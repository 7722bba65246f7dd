import {
  either,
  type GameState,
  hashState,
  type Json,
  newRecord,
  openMatch,
  pickOne,
  recordingDice,
  replay,
  seededDice,
} from '@hexwyrm/kernel';
import type { Typed } from '../action-schema.ts';
import { mustBeSame } from './difference.ts';
import { choose, type Moment, playGame } from './random-game.ts';
import type { RandomGame, Subject } from './subject.ts';

const SAVE_EVERY = 53;
const COPY_EVERY = 47;
/** Whole games are replayed where some are kept. */
const REPLAYED_ACTIONS = 200;
/** Moves are many and alike. */
const MOVEMENT_EVERY = 5;

/**
 * Random play ends with an outcome. On the way the invariants are true, saved positions load as the same state, which asks
 * the same question, copies are independent, chances add up to one, and dice fall exactly when that was said.
 */
export function checkPlay<S extends GameState, A extends Typed>(
  subject: Subject<S, A>,
  randomGame: RandomGame,
): void {
  const { game } = subject;
  const choices = seededDice('copies');
  const end = playGame(subject, randomGame, (moment) => {
    const { state, decision, step } = moment;
    if (!decision.kind.includes('movement') || step % MOVEMENT_EVERY === 0) {
      const broken = subject.brokenInvariants(state);
      if (broken.length > 0) throw new Error(`after ${step} actions: ${broken.join('; ')}`);
    }
    if (step % SAVE_EVERY === 0) {
      const loaded = game.load(game.save(state));
      mustBeSame(loaded, state, `saved and loaded after ${step} actions`);
      mustBeSame(game.settled?.(loaded) ?? loaded, loaded, `settled after ${step} actions`);
    }
    if (step % COPY_EVERY === 0) copiesAgree(subject, { ...moment, action: pickOne(choices, moment.legal) });
    return undefined;
  });
  if (game.outcome(end) === null || game.decision(end) !== null) throw new Error('ended without an outcome');
}

/** Two copies list and do the same, the game itself stays as it is, and the chances of the action add up to one. */
function copiesAgree<S extends GameState, A extends Typed>(
  { game }: Subject<S, A>,
  { state, seat, legal, action, step }: Moment<S, A>,
): void {
  const before = hashState(state);
  const [one, other] = [game.clone(state), game.clone(state)].map((copy) => {
    mustBeSame(game.legal(copy, seat), legal, `legal in a copy after ${step} actions`);
    return { events: game.apply(copy, seat, action, seededDice(step)), after: copy };
  });
  mustBeSame(one, other, `${action.type} in two copies after ${step} actions`);
  foreseesDice(game, { state, seat, action, step });
  for (const { roll, results } of game.odds(state, seat, action))
    mustBeSame(results.map(({ chance }) => chance).reduce(either, [0, 1]), [1, 1], `chances of ${roll}`);
  if (hashState(state) !== before)
    throw new Error(`playing on copies after ${step} actions changed the game`);
}

/** What is said about the first die of an action is true, unless it depends on what is hidden. */
function foreseesDice<S extends GameState, A extends Typed>(
  game: Subject<S, A>['game'],
  { state, seat, action, step }: Pick<Moment<S, A>, 'state' | 'seat' | 'action' | 'step'>,
): void {
  const said = game.rollAtOnce(state, seat, action);
  if (said === 'unknown') return;
  const dice = recordingDice(seededDice(step));
  game.apply(game.clone(state), seat, action, dice);
  if ((said !== null) !== dice.rolled.length > 0)
    throw new Error(
      `${action.type} after ${step} actions: ${said} is said to be rolled, ${dice.rolled.length} were`,
    );
}

/** The record of a game replays to the same hash. */
export function checkReplay<S extends GameState, A extends Typed>(
  { game }: Subject<S, A>,
  { scenario, options, manner }: RandomGame,
): void {
  const json: Json = JSON.parse(JSON.stringify(options));
  const record = newRecord(
    game,
    { kind: 'scenario', scenario, options: json },
    { kind: 'seed', seed: 'replay' },
  );
  const table = openMatch(game, record);
  const choices = seededDice('choices replay');
  for (let step = 0; step < REPLAYED_ACTIONS; step++) {
    const decision = table.decision();
    if (!decision) break;
    const seat = pickOne(choices, decision.seats);
    table.apply(seat, choose(table.legal(seat), manner, choices));
  }
  if (replay(game, table.replay()).hash !== table.hash()) throw new Error('the replay leads to another hash');
}

// What a seat may not know changes nothing it is shown, offered or told, nor what a program in its place is given.

import { type Dice, eventsFor, type GameState, type Seat, SPECTATOR, seededDice } from '@hexwyrm/kernel';
import type { Typed } from '../action-schema.ts';
import { attemptsIn } from './attempts.ts';
import { mustBeSame } from './difference.ts';
import { type Afterwards, type Moment, playGame } from './random-game.ts';
import type { RandomGame, Secrets, Subject } from './subject.ts';

type SecretSubject<S extends GameState, A extends Typed> = Subject<S, A> & { readonly secrets: Secrets<S> };

const ACTIONS = 700;
const SAMPLE_EVERY = 60;

/** Each kind is looked at often at first, then seldom. */
class Looks {
  readonly #met = new Map<string, number>();

  isLooked(kind: string, frequent: boolean): boolean {
    const times = this.#met.get(kind) ?? 0;
    this.#met.set(kind, times + 1);
    return times % (frequent ? 20 : times > 20 ? 16 : 3) === 0;
  }
}

/** A dozen of many, from all over the list. */
const spread = <T>(all: readonly T[]): readonly T[] =>
  all.filter((_, index) => index % Math.ceil(all.length / 12) === 0);

/** How much was hidden, how many samples were drawn, how often something came into the open. */
interface Seen {
  hidden: number;
  samples: number;
  shown: number;
}

/**
 * Other truths behind a view look the same and answer the same; samples come from the view and the dice alone; what comes
 * into the open, and all an actor learns, is marked as revealed.
 */
export function checkSecrets<S extends GameState, A extends Typed>(
  subject: SecretSubject<S, A>,
  randomGame: RandomGame,
): Seen {
  const dice = seededDice(`truths ${randomGame.scenario}`);
  const decisions = new Looks();
  const actions = new Looks();
  const seen: Seen = { hidden: 0, samples: 0, shown: 0 };
  const { frequent } = subject.secrets;
  const seats = subject.game.scenarios.find(({ id }) => id === randomGame.scenario)?.seats ?? [];
  const lookers = [...seats, SPECTATOR];
  let looks = 0;
  const look = (moment: Moment<S, A>) => {
    const { decision, legal, action, step } = moment;
    const isFrequent = legal.some(({ type }) => frequent.has(type));
    // One looker after the other: more moments tell more than more lookers at the same.
    if (decisions.isLooked(decision.kind, isFrequent))
      seen.hidden += truthsAgree(subject, moment, lookers[looks++ % lookers.length], dice);
    if (step % SAMPLE_EVERY === 0) {
      samplesAgree(subject, moment, lookers, dice);
      seen.samples += 1;
    }
    if (actions.isLooked(action.type, frequent.has(action.type))) actorLearnsNothing(subject, moment, dice);
    return watch(subject, moment, lookers, () => {
      seen.shown += 1;
    });
  };
  playGame(subject, randomGame, look, ACTIONS);
  return seen;
}

/** Another truth behind the seat's view looks the same to it. Returns how much is hidden from it. */
function truthsAgree<S extends GameState, A extends Typed>(
  subject: SecretSubject<S, A>,
  { state, decision, step }: Moment<S, A>,
  seat: Seat,
  dice: Dice,
): number {
  const { game, secrets } = subject;
  const other = secrets.otherTruth(state, seat, dice);
  const own = game.legal(state, seat);
  const attempts = [...attemptsIn(subject, state, own, dice).values()].flatMap(spread);
  const asked = [...attempts, ...spread(own)];
  const [one, same] = [state, other].map((truth) => toldTo(subject, truth, seat, asked));
  mustBeSame(one, same, `${decision.kind}, what ${seat} is told, step ${step}`);
  return secrets.hidden(state, seat).size;
}

/** All that a seat is told, also when it asks about these actions, allowed or not. */
function toldTo<S extends GameState, A extends Typed>(
  { game }: Subject<S, A>,
  state: S,
  seat: Seat,
  asked: readonly unknown[],
): unknown {
  return {
    view: game.view(state, seat),
    decision: game.decision(state),
    legal: game.legal(state, seat),
    reactions: game.reactions?.(state, seat),
    proposal: game.propose?.(state, seat),
    answers: asked.map((attempt) => {
      const verdict = game.explain(state, seat, attempt);
      if (!verdict.ok) return verdict;
      const { action } = verdict;
      return [
        action,
        game.odds(state, seat, action),
        game.rollAtOnce(state, seat, action),
        game.scope?.(state, seat, action),
        game.outlook?.(state, seat, action),
      ];
    }),
  };
}

/** Samples from two truths behind a view are the same; one opens as a position and plays on. */
function samplesAgree<S extends GameState, A extends Typed>(
  subject: SecretSubject<S, A>,
  { state, seat, step }: Moment<S, A>,
  lookers: readonly Seat[],
  dice: Dice,
): void {
  const { game, secrets } = subject;
  for (const looker of lookers) {
    const other = secrets.otherTruth(state, looker, dice);
    const [one, same] = [state, other].map((truth) => game.sample(truth, looker, seededDice(step)));
    mustBeSame(one, same, `samples for ${looker} from two truths, step ${step}`);
    mustBeSame(game.view(one, looker), game.view(state, looker), `view of a sample, ${looker}, step ${step}`);
  }
  const sample = game.sample(state, seat, dice);
  mustBeSame(
    game.save(game.load(game.save(sample))),
    game.save(sample),
    `a sample as a position, step ${step}`,
  );
  playOn(subject, sample, step);
}

/** A few more actions; throws if no seat has one. */
function playOn<S extends GameState, A extends Typed>({ game }: Subject<S, A>, state: S, step: number): void {
  const dice = seededDice(step);
  for (let more = 0; more < 5; more++) {
    const decision = game.decision(state);
    if (!decision) return;
    const seat = decision.seats[0];
    game.apply(state, seat, game.legal(state, seat)[0], dice);
  }
}

/** Where no event reveals, in either truth, the same action shows its actor the same: that nothing was revealed may be news too. */
function actorLearnsNothing<S extends GameState, A extends Typed>(
  { game, secrets }: SecretSubject<S, A>,
  { state, seat, action, step }: Moment<S, A>,
  dice: Dice,
): void {
  const [here, there] = [game.clone(state), secrets.otherTruth(state, seat, dice)].map((truth) => {
    const events = game.apply(truth, seat, action, seededDice(step));
    const told = { events: eventsFor(events, seat), view: game.view(truth, seat) };
    return { told, reveals: events.some(({ reveals }) => reveals) };
  });
  if (!here.reveals && !there.reveals)
    mustBeSame(here.told, there.told, `what ${action.type} shows, step ${step}`);
}

/** After the action: anything no longer hidden from a seat was revealed by an event. */
function watch<S extends GameState, A extends Typed>(
  { secrets }: SecretSubject<S, A>,
  { state, action, step }: Moment<S, A>,
  lookers: readonly Seat[],
  onShown: () => void,
): Afterwards<S> {
  const before = lookers.map((seat) => secrets.hidden(state, seat));
  return (events, after) => {
    const isShown = lookers.some((seat, index) => {
      const now = secrets.hidden(after, seat);
      return [...before[index]].some((id) => !now.has(id));
    });
    if (!isShown) return;
    onShown();
    if (!events.some(({ reveals }) => reveals))
      throw new Error(`${action.type} shows what was hidden and no event says so, step ${step}`);
  };
}

import type { Game, GameEvent, GameState, Seat } from './contract.ts';
import { type DiceStream, recordingDice, scriptedDice } from './dice/dice.ts';
import { DiceError } from './errors.ts';
import { accepted } from './gate.ts';
import { copyJson } from './json.ts';
import { type GameRecord, openDice, type RecordedAction } from './record.ts';
import { unaware } from './unaware.ts';

/** A state together with the dice that are still to fall. Nothing changes a moment once it exists. */
export interface Moment<S> {
  readonly state: S;
  readonly dice: DiceStream;
}

/** One action as it happened: what was chosen, what fell, what came of it. */
export interface LogEntry<A, E> extends RecordedAction<A> {
  readonly rolled: readonly number[];
  readonly events: readonly E[];
  /** Seats that must not notice that anything happened. */
  readonly unseenBy: readonly Seat[];
}

/** The moment before the first action. */
export function firstMoment<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  { rulesVersion, start, dice: source }: GameRecord,
): Moment<S> {
  const dice = openDice(source);
  const state =
    start.kind === 'position' ? game.load(start.position) : game.setup(start.scenario, start.options, dice);
  if (rulesVersion !== game.rulesVersion) game.earlierRules?.get(rulesVersion)?.(state);
  return { state, dice };
}

/**
 * The one way a recorded game goes forward. It works on copies of the state and of the dice, so anything
 * thrown on the way (a refusal, exhausted dice, a bug in a game) leaves the starting moment unchanged.
 */
export function step<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  moment: Moment<S>,
  seat: Seat,
  proposal: unknown,
  given?: readonly number[],
): { readonly moment: Moment<S>; readonly entry: LogEntry<A, E> } {
  const action = accepted(game.explain(moment.state, seat, proposal));

  const state = game.clone(moment.state);
  const dice = moment.dice.clone();
  const script = given === undefined ? null : scriptedDice(given);
  const recorder = recordingDice(script ?? dice);
  // The game may keep what it is given, and the caller may change it: the record has a copy of its own.
  const chosen = copyJson(action);
  const events = game.apply(state, seat, action, recorder);
  if (script !== null && script.left() > 0) {
    throw new DiceError('bad-dice', `${script.left()} of ${given?.length} dice were not rolled`);
  }

  const { rolled } = recorder;
  const unseenBy = rolled.length > 0 ? [] : unaware(game, moment.state, state, seat, events);
  const entry = { seat, action: chosen, rolled, events, unseenBy };
  return {
    moment: { state, dice },
    entry: given === undefined ? entry : { ...entry, dice: [...given] },
  };
}

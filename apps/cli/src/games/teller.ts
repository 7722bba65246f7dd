import type { Decision, Game, GameEvent, GameState, Reason, Refusal, RollOdds, Seat } from '@hexwyrm/kernel';
import {
  type GameAction,
  type GameView,
  type Say,
  type Tongue,
  type Words,
  type WordsKit,
  wordsOf,
} from '@hexwyrm/words';
import { rollLine } from './rolls.ts';

/** What a seat sees, in words and letters. */
export interface Sight<A, E> {
  /** The whole board. */
  board(): string;
  /** What there is to see for the open decision: the board, or the part of it that matters. */
  scene(): string;
  /** What the seat may know of a hex, or of anything else the words name; null if they name nothing. */
  look(words: string): string | null;
  /** Turn, score, and anything else that belongs above the board. */
  headline(): string;
  question(decision: Decision): string;
  action(action: A): string;
  /** The group of the action in a list of choices; null if it is listed on its own. */
  group(action: A): string | null;
  event(event: E): string;
  roll(odds: RollOdds): string;
  /** Why a plan is worth a thought. */
  reason(reason: Reason): string;
}

/** A game in one language. */
export interface Teller<S, A, E> {
  readonly t: Say;
  list(items: readonly string[]): string;
  see(state: S, seat: Seat): Sight<A, E>;
  seatName(seat: Seat): string;
  botName(bot: string): string;
  ending(reason: string): string;
  /** The facts behind a refusal, or nothing. */
  refusalFact(refusal: Refusal): string;
}

/** What each game draws and groups in its own way. */
export interface Pictures<A> extends Pick<Sight<A, never>, 'board' | 'scene' | 'look' | 'group'> {
  /** What is on besides the turn: "Lunar Empire, Battles". */
  now(): string;
}

export function createTeller<
  S extends GameState,
  A extends GameAction,
  E extends GameEvent,
  V extends GameView,
>(
  game: Game<S, A, E, V>,
  kit: WordsKit,
  tongue: Tongue,
  draw: (view: V, words: Words) => Pictures<A>,
): Teller<S, A, E> {
  const words = wordsOf<string>(tongue, kit, () => null);
  const { t, list, seatName } = words;
  return {
    t,
    list,
    seatName,
    botName: (bot) => `${words.botName(bot)} (${bot})`,
    ending: words.ending,
    refusalFact: words.refusalFact,
    see(state, seat) {
      const view = game.view(state, seat);
      const pictures = draw(view, words);
      return {
        ...pictures,
        headline: () => t('play.turn', { turn: view.turn, now: pictures.now() }),
        question(decision) {
          const question = words.decisionTitle({ decision }, view);
          return t('play.question', { seats: list(decision.seats.map(seatName)), question });
        },
        action: (action) => words.actionLabel(action, view),
        event: (event) => words.eventSentence(event, view).text,
        roll: (odds) => rollLine(words, odds, view),
        reason: (reason) => words.reason(reason, view),
      };
    },
  };
}

import type { Game, GameEvent, GameState, Seat } from './contract.ts';
import { type DiceStream, scriptedDice, seededDice } from './dice/dice.ts';
import { fairDice } from './dice/fair-dice.ts';
import { ReplayError } from './errors.ts';
import type { Json } from './json.ts';

/** Where a game starts: a scenario of the game, or a position someone wrote down. */
export type Start =
  | { readonly kind: 'scenario'; readonly scenario: string; readonly options: Json }
  | { readonly kind: 'position'; readonly position: Json };

/** Where its dice come from. Set-up and all actions without dice of their own draw on one stream. */
export type DiceSource =
  | { readonly kind: 'seed'; readonly seed: string | number }
  | { readonly kind: 'scripted'; readonly values: readonly number[] }
  | { readonly kind: 'fair'; readonly secret: string; readonly context: string };

/** `dice`, if given, replace those of the stream for this action. */
export interface RecordedAction<A> {
  readonly seat: Seat;
  readonly action: A;
  readonly dice?: readonly number[];
}

/** Who plays a seat: the named bot, or a person where none is named. `name` is what the player is called. */
export interface PlayerNote {
  readonly name?: string;
  readonly bot?: string;
}

export const REPLAY_FORMAT = 'hexwyrm-replay/1';

/** A game as it was played: the rules make the rest of it again. It holds the seed, so players get it last. */
export interface GameRecord<A = unknown> {
  readonly format: typeof REPLAY_FORMAT;
  readonly game: string;
  readonly rulesVersion: number;
  readonly start: Start;
  readonly dice: DiceSource;
  readonly actions: readonly RecordedAction<A>[];
}

/** A record with the hash of the state it leads to, and who sat where if that is known: the rules do not need it. */
export interface Replay<A = unknown> extends GameRecord<A> {
  readonly hash: string;
  readonly players?: Readonly<Record<Seat, PlayerNote>>;
}

/** The record of a game that has not begun. */
export function newRecord<S extends GameState, A, E extends GameEvent, V>(
  game: Pick<Game<S, A, E, V>, 'id' | 'rulesVersion'>,
  start: Start,
  dice: DiceSource,
): GameRecord<A> {
  const { id, rulesVersion } = game;
  return { format: REPLAY_FORMAT, game: id, rulesVersion, start, dice, actions: [] };
}

export function openDice(source: DiceSource): DiceStream {
  switch (source.kind) {
    case 'seed':
      return seededDice(source.seed);
    case 'scripted':
      return scriptedDice(source.values);
    case 'fair':
      return fairDice(source.secret, source.context);
  }
}

/** Throws ReplayError unless the record was played by these very rules, or by earlier ones that are still known. */
export function checkOwner<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  record: GameRecord,
): void {
  if (record.game !== game.id) {
    throw new ReplayError([{ path: 'game', reason: `is ${record.game}, not ${game.id}` }]);
  }
  if (record.rulesVersion !== game.rulesVersion && !game.earlierRules?.has(record.rulesVersion)) {
    const reason = `was played by version ${record.rulesVersion} of the rules, not ${game.rulesVersion}`;
    throw new ReplayError([{ path: 'rulesVersion', reason }]);
  }
}

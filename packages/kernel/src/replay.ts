import type { Game, GameEvent, GameState } from './contract.ts';
import { ReplayError } from './errors.ts';
import { hashState } from './json.ts';
import { openMatch } from './match.ts';
import type { GameRecord, Replay } from './record.ts';
import type { LogEntry } from './step.ts';

export interface Replayed<S, A, E> {
  readonly state: S;
  readonly hash: string;
  readonly log: readonly LogEntry<A, E>[];
}

/** Plays a record again. Throws ReplayError naming the first action that does not go through. */
export function replay<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  record: GameRecord,
): Replayed<S, A, E> {
  const { state, log } = openMatch(game, record, { checkpointEvery: Number.MAX_SAFE_INTEGER });
  return { state, hash: hashState(state), log };
}

/** Plays a replay again and throws ReplayError unless it leads to the very state it says. */
export function verifyReplay<S extends GameState, A, E extends GameEvent, V>(
  game: Game<S, A, E, V>,
  record: Replay,
): Replayed<S, A, E> {
  const replayed = replay(game, record);
  checkHash(record, replayed.hash);
  return replayed;
}

/** Throws ReplayError unless the replay has the hash of the state its actions led to. */
export function checkHash({ hash }: Pick<Replay, 'hash'>, led: string): void {
  if (hash !== led) throw new ReplayError([{ path: 'hash', reason: `is ${hash}, the game gives ${led}` }]);
}

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Bot, playMatch, seated } from '@hexwyrm/bots';
import {
  type GameEvent,
  type GameState,
  hashState,
  newRecord,
  openDice,
  type PlayerNote,
  type Replay,
  type Seat,
  seededDice,
} from '@hexwyrm/kernel';
import type { Slot } from '@hexwyrm/league';
import type { Kit } from '../games/kit.ts';
import { botNamed } from '../terminal/bot-names.ts';
import { CommandError, systemCode, UsageError } from '../terminal/io.ts';
import { writeWhole } from '../terminal/whole-file.ts';

/** The bot that plays the seat of a person, or null. */
export type StandIns = (seat: Seat) => string | null;

/** `captain` for all seats, or `captain,reeve` for one each. */
export function standInsFrom(words: string | undefined, seats: readonly Seat[]): StandIns {
  if (words === undefined) return () => null;
  const names = words.split(',');
  return (seat) => names[names.length === 1 ? 0 : seats.indexOf(seat)] ?? null;
}

/** Bots play one game of a contest; a person's seat is played by the bot that stands in, if there is one. */
export function playSlot<S extends GameState, A, E extends GameEvent, V>(
  { game, bots }: Kit<S, A, E, V>,
  { scenario, options, dice: source, players }: Slot,
  standIns: StandIns,
): Replay {
  const seats = new Map<Seat, Bot<S, A, E, V>>();
  const notes: Record<Seat, PlayerNote> = {};
  for (const [seat, { name, bot = standIns(seat) }] of Object.entries(players)) {
    if (bot === null) throw new UsageError(`${name} is no bot: name one with --bots`);
    const player = botNamed(bots, bot);
    seats.set(seat, seated(player));
    notes[seat] = { name, bot: player.name };
  }
  const dice = openDice(source);
  const state = game.setup(scenario, options, dice);
  const playerAt = (seat: Seat): Bot<S, A, E, V> => {
    const player = seats.get(seat);
    if (player === undefined) throw new Error(`nobody plays ${seat}`);
    return player;
  };
  const thoughts = seededDice(`${source.seed}/bots`);
  const { actions, ended } = playMatch(game, state, playerAt, thoughts, dice);
  if (ended !== 'over') throw new CommandError(`${scenario} did not end`);
  const record = newRecord(game, { kind: 'scenario', scenario, options }, source);
  return { ...record, actions, hash: hashState(state), players: notes };
}

/** Keeps a replay in a folder, if one is wanted. */
export function keepReplay(folder: string | undefined, name: string, replay: Replay): void {
  if (folder === undefined) return;
  const file = path.join(folder, `${name}.json`);
  try {
    mkdirSync(folder, { recursive: true });
    writeWhole(file, `${JSON.stringify(replay)}\n`);
  } catch (error) {
    throw new CommandError(`--keep: ${file} cannot be written (${systemCode(error)})`);
  }
}

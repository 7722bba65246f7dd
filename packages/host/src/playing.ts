import {
  type GameEvent,
  type GameState,
  HexwyrmError,
  type LogEntry,
  type Refusal,
  type Seat,
} from '@hexwyrm/kernel';
import type { Followed, Played } from '@hexwyrm/protocol';
import { botAction, botNamed } from './bots.ts';
import type { Caller } from './caller.ts';
import { type Handlers, nowOf } from './handlers.ts';
import { checkSeat, type Match } from './match.ts';
import { plain } from './redact.ts';
import { checkForm } from './well-formed.ts';

export type Playing = 'apply' | 'play' | 'undo' | 'redo' | 'retract' | 'connect';

/** The methods that take part in the game. `bots` play their seats before a connected seat is answered. */
export function playing<S extends GameState, A, E extends GameEvent, V>(
  match: Match<S, A, E, V>,
  caller: Caller,
  bots: Map<Seat, string>,
): Handlers<Playing> {
  const { table } = match;
  const by = (named: Seat | undefined) => caller.seatFor(match, named);

  const playBots = async (): Promise<void> => {
    for (;;) {
      const seat = table.decision()?.seats.find((each) => bots.has(each));
      const bot = seat && bots.get(seat);
      if (!seat || !bot) return;
      match.act(seat, [await botAction(match, seat, bot)]);
    }
  };

  const follow = async (seat: Seat, refused: Refusal | null = null): Promise<Followed> => {
    await playBots();
    const update = caller.follow(match, seat);
    return refused === null ? { update } : { update, refused };
  };

  const played = (entries: readonly LogEntry<A, E>[], refused: Refusal | null): Played => ({
    events: entries.flatMap(({ events }) => events),
    rolled: entries.flatMap(({ rolled }) => rolled),
    version: match.updates.version,
    ...nowOf(match),
    ...(refused === null ? {} : { refused }),
  });

  return {
    async connect({ seat: named, bots: names }) {
      const seat = checked(named);
      const seated = Object.entries(names);
      for (const [each, name] of seated) {
        caller.checkOwner();
        checked(each);
        await botNamed(match, name);
      }
      caller.connect(seat);
      for (const [each, name] of seated) bots.set(each, name);
      return (await follow(seat)).update;
    },

    async apply({ seat: named, action, actions, dice, version, hash }) {
      const seat = caller.actorFor(match, named);
      if (version !== undefined && version !== match.updates.version)
        throw new HexwyrmError('stale', `the game is at version ${match.updates.version}, not ${version}`);
      if (dice !== undefined) caller.checkKnowsAll(match);
      checkForm(match.game, { action, actions });
      const { entries, refused } = match.act(seat, actions ?? [action], dice);
      if (caller.seat !== null) return follow(caller.seat, refused);
      return { ...played(entries, refused), ...(hash ? { hash: table.hash() } : {}) };
    },

    async play({ seat: named, bot }) {
      const seat = by(named);
      const { entries } = match.act(seat, [await botAction(match, seat, bot)]);
      if (caller.seat !== null) return follow(caller.seat);
      return { ...played(entries, null), action: plain(entries[0].action) };
    },

    async undo({ seat: named, extent }) {
      if (caller.seat === null && named === undefined) {
        const { seat, action } = match.takeBack();
        const version = match.updates.version;
        return { undone: { seat, action: plain(action) }, version, ...nowOf(match), hash: table.hash() };
      }
      match.undo(by(named), extent);
      return follow(by(caller.seat ?? named));
    },

    async redo({ seat, extent }) {
      match.redo(by(seat), extent);
      return follow(caller.seat ?? by(seat));
    },

    async retract({ seat, action }) {
      match.retract(by(seat), action);
      return follow(caller.seat ?? by(seat));
    },
  };

  function checked(seat: Seat): Seat {
    return checkSeat(match, seat);
  }
}

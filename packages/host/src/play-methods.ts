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
import type { Host } from './host.ts';
import { checkSeat, type HostedMatch } from './hosted-match.ts';
import { plain } from './redact.ts';
import { checkForm } from './well-formed.ts';

export type PlayMethod = 'apply' | 'play' | 'undo' | 'redo' | 'retract' | 'connect';

/** The methods that take part in the game. `bots` play their seats before a connected seat is answered. */
export function playMethods<S extends GameState, A, E extends GameEvent, V>(
  hosted: HostedMatch<S, A, E, V>,
  caller: Caller,
  { bots, patience }: Host,
): Handlers<PlayMethod> {
  const { match } = hosted;
  const by = (named: Seat | undefined) => caller.seatFor(hosted, named);

  const playBots = async (): Promise<void> => {
    for (;;) {
      const seat = match.decision()?.seats.find((each) => bots.has(each));
      const bot = seat && bots.get(seat);
      if (!seat || !bot) return;
      hosted.act(seat, [await botAction(hosted, seat, bot, patience.begin)]);
    }
  };

  const follow = async (seat: Seat, refused: Refusal | null = null): Promise<Followed> => {
    await playBots();
    const update = caller.follow(hosted, seat);
    return refused === null ? { update } : { update, refused };
  };

  const played = (entries: readonly LogEntry<A, E>[], refused: Refusal | null): Played => ({
    events: entries.flatMap(({ events }) => events),
    rolled: entries.flatMap(({ rolled }) => rolled),
    version: hosted.changes.count,
    ...nowOf(hosted),
    ...(refused === null ? {} : { refused }),
  });

  return {
    async connect({ seat: named, bots: names, watch = false }) {
      const seat = checked(named);
      const seated = Object.entries(names);
      for (const [each, name] of seated) {
        caller.checkOwner();
        checked(each);
        await botNamed(hosted, name);
      }
      if (watch) await hosted.watch();
      caller.connect(seat, watch);
      for (const [each, name] of seated) bots.set(each, name);
      return (await follow(seat)).update;
    },

    async apply({ seat: named, action, actions, dice, version, hash }) {
      const seat = by(named);
      const newest = caller.versionOf(hosted);
      if (version !== undefined && version !== newest)
        throw new HexwyrmError('stale', `the game is at version ${newest}, not ${version}`);
      if (dice !== undefined) caller.checkKnowsAll(hosted);
      checkForm(hosted.game, { action, actions });
      const { entries, refused } = hosted.act(seat, actions ?? [action], dice);
      if (caller.seat !== null) return follow(caller.seat, refused);
      return { ...played(entries, refused), ...(hash ? { hash: match.hash() } : {}) };
    },

    async play({ seat: named, bot }) {
      const seat = by(named);
      const { entries } = hosted.act(seat, [await botAction(hosted, seat, bot, patience.begin)]);
      if (caller.seat !== null) return follow(caller.seat);
      return { ...played(entries, null), action: plain(entries[0].action) };
    },

    async undo({ seat: named, extent }) {
      if (caller.seat === null && named === undefined) {
        const { seat, action } = hosted.takeBack();
        const version = hosted.changes.count;
        return { undone: { seat, action: plain(action) }, version, ...nowOf(hosted), hash: match.hash() };
      }
      hosted.undo(by(named), extent);
      return follow(by(caller.seat ?? named));
    },

    async redo({ seat, extent }) {
      hosted.redo(by(seat), extent);
      return follow(caller.seat ?? by(seat));
    },

    async retract({ seat, action }) {
      hosted.retract(by(seat), action);
      return follow(caller.seat ?? by(seat));
    },
  };

  function checked(seat: Seat): Seat {
    return checkSeat(hosted, seat);
  }
}

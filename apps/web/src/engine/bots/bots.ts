import type { Entry, Snapshot } from '@hexwyrm/protocol';
import { failureOf } from '../failure.ts';
import type { GameStore, StoreContext } from '../game-store.ts';
import { nextBot } from '../seats/seating.ts';
import { answerBeforehand } from '../standing-answers.ts';
import { pauseAfter } from './pace.ts';

export type Bots = Pick<GameStore, 'stopBot' | 'resumeBots' | 'skipPauses'> & {
  /**
   * Bots choose until a person has to; then `handOver` gives that person the screen. They first leave time to
   * read the dice of a person's last action.
   */
  play(done?: readonly Entry[]): Promise<void>;
};

/** A pause that can be cut short. */
function createPause(): { rest(ms: number): Promise<void>; cut(): void } {
  let cut = () => {};
  return {
    rest: (ms) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        cut = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    cut: () => cut(),
  };
}

/** The turns of the bots. */
export function createBots({ now, get, set, show, save }: StoreContext, handOver: () => Promise<void>): Bots {
  let skipping = false;
  /** The session in which bots play just now: two presses in a row must not let them play twice at once. */
  let playing: number | null = null;
  const pause = createPause();

  /** After a choice of a bot: on the screen, unless the past is being looked at. */
  const showNewest = (snapshot: Snapshot, log: readonly Entry[], entries: readonly Entry[]) => {
    const botActions = get().botActions + entries.length;
    if (get().past === null) return show(snapshot, log, { botActions });
    now.snapshot = snapshot;
    now.log = log;
    set({ length: snapshot.actions, botActions });
  };

  const restAfter = async (entries: readonly Entry[]): Promise<void> => {
    const rest = skipping ? 0 : pauseAfter(entries, get().pace);
    if (rest > 0) await pause.rest(rest);
  };

  /** What a person has answered beforehand is no pause from which others could tell that they may choose. */
  const answerUnasked = async (): Promise<boolean> => {
    const { host, seats, beforehand } = get();
    const given = now.snapshot && answerBeforehand(now.snapshot, seats, beforehand);
    if (given === null) return false;
    const { snapshot, log, refused } = await host.act(given.seat, [given.answer]);
    if (refused) return false;
    showNewest(snapshot, log, []);
    await save();
    return true;
  };

  const play = async (done: readonly Entry[] = []): Promise<void> => {
    const mine = now.session;
    if (playing === mine) return;
    playing = mine;
    const { host } = get();
    const unread = done.filter(({ rolled }) => rolled.length > 0);
    try {
      for (;;) {
        const { seats, stopped, elsewhere } = get();
        if (mine === now.session && !stopped && !elsewhere && (await answerUnasked())) continue;
        const bot = now.snapshot && nextBot(now.snapshot, seats);
        if (mine !== now.session || bot === null || stopped || elsewhere) break;
        set({ thinking: bot.seat });
        if (unread.length > 0) {
          await restAfter(unread.splice(0));
          continue;
        }
        const played = host.play(bot.seat, bot.name);
        if (skipping) void host.hurry();
        const { snapshot, log, entries } = await played;
        if (mine !== now.session || get().elsewhere) return;
        showNewest(snapshot, log, entries);
        await Promise.all([save(), restAfter(entries)]);
      }
    } catch (error) {
      if (mine === now.session) set({ error: failureOf(error) });
    } finally {
      if (playing === mine) playing = null;
    }
    if (mine !== now.session) return;
    skipping = false;
    set({ thinking: null });
    await handOver();
  };

  return {
    play,
    stopBot() {
      set({ stopped: true });
      pause.cut();
      void get().host.hurry();
    },
    async resumeBots() {
      set({ stopped: false, turnOver: null });
      if (get().thinking === null) await play();
    },
    skipPauses() {
      skipping = get().thinking !== null;
      pause.cut();
      if (skipping) void get().host.hurry();
    },
  };
}

import type { Json, Seat } from '@hexwyrm/kernel';
import type { Snapshot, TableEntry, TableFailure } from '@hexwyrm/protocol';
import { create } from 'zustand';
import { loadGame, type Player, saveGame } from '../storage/games.ts';
import { recall, remember } from '../storage/settings.ts';
import { createHost, type Host, HostError } from './client.ts';
import { newId, newSeed } from './identity.ts';
import { isSecret, isShared, nextBot, nextViewer } from './seating.ts';
import { summaryOf } from './summary.ts';

/** How a game is asked for on the home screen. */
export interface Setup {
  readonly scenario: string;
  readonly options: Json;
  readonly seats: Readonly<Record<Seat, Player>>;
  readonly covered?: boolean;
  readonly seed?: string;
}

/** A file that was opened: a replay or a position. */
export interface GameFile {
  readonly kind: 'replay' | 'position';
  readonly data: Json;
}

interface Opened {
  readonly snapshot: Snapshot;
  readonly log: readonly TableEntry[];
}

export interface GameStore {
  readonly host: Host;
  /** Of the saved game; null while no game is open. */
  readonly id: string | null;
  readonly snapshot: Snapshot | null;
  readonly log: readonly TableEntry[];
  readonly seats: Readonly<Record<Seat, Player>>;
  /** Who looks at the screen. */
  readonly viewer: Seat;
  readonly covered: boolean;
  /** How many actions each seat has seen. */
  readonly seen: Readonly<Record<Seat, number>>;
  /** Who has to take the screen before the board is shown; null: nobody. */
  readonly curtain: Seat | null;
  /** An action is on its way. */
  readonly busy: boolean;
  /** The seat whose bot thinks. */
  readonly thinking: Seat | null;
  /** Bots have been stopped and wait for `goOn`. */
  readonly stopped: boolean;
  /** The moment of the past that is shown instead of now, with the log up to it; null: now. */
  readonly past: number | null;
  /** How many actions the game has, whatever is shown. */
  readonly length: number;
  readonly error: TableFailure | null;

  start(setup: Setup): Promise<boolean>;
  openFile(file: GameFile, seats: Readonly<Record<Seat, Player>>): Promise<boolean>;
  resumeSaved(id: string): Promise<boolean>;
  /** The game that was on the table when the page was left. */
  resumeCurrent(): Promise<boolean>;
  act(actions: readonly Json[]): Promise<void>;
  undo(): Promise<void>;
  redo(): Promise<void>;
  concede(): Promise<void>;
  stopBot(): void;
  goOn(): Promise<void>;
  /** Bots play without a pause until a person has to choose. */
  hurry(): void;
  setViewer(seat: Seat): Promise<void>;
  openCurtain(): Promise<void>;
  lookAt(actions: number | null): Promise<void>;
  leave(): void;
  clearError(): void;
}

const NOBODY = '';
/** Between two choices of a bot, so that a person can follow: milliseconds. */
const PACE = 150;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function failureOf(error: unknown): TableFailure {
  if (error instanceof HostError) return error.failure;
  return { code: 'internal', message: error instanceof Error ? error.message : String(error) };
}

export const useGame = create<GameStore>()((set, get) => {
  let created = 0;
  let hurried = false;
  /** The newest snapshot and the whole log, also while the past is shown. */
  let live: Snapshot | null = null;
  let book: readonly TableEntry[] = [];
  let saving: Promise<void> | null = null;
  /** Raised whenever another game is put on the table: whatever still runs for the old one ends. */
  let sitting = 0;

  /** Puts the newest moment on the screen. */
  const show = (snapshot: Snapshot, log: readonly TableEntry[], more: Partial<GameStore> = {}) => {
    live = snapshot;
    book = log;
    const seen = { ...get().seen, [snapshot.seat]: snapshot.actions };
    set({ snapshot, log, length: snapshot.actions, seen, past: null, ...more });
  };

  /** The same after a choice of a bot, unless the past is being looked at. */
  const goForth = (snapshot: Snapshot, entries: readonly TableEntry[]) => {
    if (get().past === null) return show(snapshot, [...book, ...entries]);
    live = snapshot;
    book = [...book, ...entries];
    set({ length: snapshot.actions });
  };

  const write = async (): Promise<void> => {
    const { host, id, seats, viewer, covered, seen } = get();
    if (id === null || live === null) return;
    const { replay } = await host.save();
    await saveGame(summaryOf({ id, created, seats, viewer, covered, seen, snapshot: live }), replay);
  };

  /** Saves; calls while one is under way are one more save afterwards. */
  const save = async (): Promise<void> => {
    const before = saving;
    if (before !== null) return before.then(() => (saving === null ? save() : saving));
    saving = write().finally(() => {
      saving = null;
    });
    return saving;
  };

  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    if (get().busy) return false;
    set({ busy: true, error: null });
    try {
      await work();
      return true;
    } catch (error) {
      set({ error: failureOf(error) });
      return false;
    } finally {
      set({ busy: false });
    }
  };

  /** Bots choose until a person has to; then the screen goes to whoever that is. */
  const goOn = async (): Promise<void> => {
    const mine = sitting;
    const { host } = get();
    try {
      for (;;) {
        const { seats, stopped } = get();
        const bot = live && nextBot(live, seats);
        if (mine !== sitting || bot === null || stopped) break;
        set({ thinking: bot.seat });
        const [{ snapshot, entries }] = await Promise.all([
          host.think(bot.seat, bot.name),
          hurried ? null : pause(PACE),
        ]);
        if (mine !== sitting) return;
        goForth(snapshot, entries);
        await save();
      }
    } catch (error) {
      if (mine === sitting) set({ error: failureOf(error) });
    }
    if (mine !== sitting) return;
    hurried = false;
    set({ thinking: null });
    await handOver();
  };

  /**
   * The screen goes to the person who has to choose, behind a curtain where one is wanted. Nothing of whoever looked
   * before is left on the page.
   */
  const handOver = async (): Promise<void> => {
    const { host, seats, viewer, covered } = get();
    if (live === null) return;
    const next = nextViewer(live, seats, viewer);
    if (next === viewer) return;
    if (!covered && !isSecret(live)) return look(next);
    const { snapshot, log } = await host.look(next);
    live = snapshot;
    book = log;
    set({ snapshot, log, length: snapshot.actions, past: null, viewer: next, curtain: next });
    await save();
  };

  const look = async (seat: Seat): Promise<void> => {
    const { snapshot, log } = await get().host.look(seat);
    show(snapshot, log, { viewer: seat, curtain: null });
    await save();
  };

  /** Puts a game on the table. */
  const sitDown = async (
    open: (host: Host) => Promise<Opened>,
    given: Pick<GameStore, 'seats' | 'covered'> & {
      readonly id: string;
      readonly created: number;
      readonly viewer?: Seat;
      readonly seen?: GameStore['seen'];
    },
  ): Promise<boolean> => {
    sitting += 1;
    const { host } = get();
    set({ busy: true, error: null });
    try {
      const first = await open(host);
      const seats = Object.fromEntries(
        first.snapshot.seats.map((seat) => [seat, given.seats[seat] ?? 'person']),
      );
      const person = first.snapshot.seats.find((seat) => seats[seat] === 'person');
      const viewer =
        given.viewer ?? nextViewer(first.snapshot, seats, person ?? first.snapshot.seats[0] ?? NOBODY);
      const { snapshot, log } = await host.look(viewer);
      created = given.created;
      hurried = false;
      // Whoever comes back to a shared screen says first who they are.
      const shared = given.viewer !== undefined && snapshot.outcome === null && isShared(seats);
      const curtain = shared && (given.covered || isSecret(snapshot)) ? viewer : null;
      const { seen = {}, id, covered } = given;
      set({ id, seats, covered, viewer, curtain, thinking: null, stopped: false, error: null });
      show(snapshot, log);
      if (curtain !== null) set({ seen });
      remember('game', given.id);
      await save();
    } catch (error) {
      set({ error: failureOf(error) });
      return false;
    } finally {
      set({ busy: false });
    }
    void goOn();
    return true;
  };

  const move = (kind: 'undo' | 'redo') =>
    attempt(async () => {
      const { host, viewer } = get();
      const { snapshot, log } = await host[kind](viewer);
      show(snapshot, log);
      await save();
    });

  const act = async (seat: Seat, actions: readonly Json[]): Promise<void> => {
    const done = await attempt(async () => {
      const { snapshot, entries, refused } = await get().host.act(seat, actions);
      show(snapshot, [...book, ...entries], { stopped: false });
      if (refused) set({ error: { code: 'refused', message: '', ...refused } });
      await save();
    });
    if (done) await goOn();
  };

  return {
    host: createHost(),
    id: null,
    snapshot: null,
    log: [],
    seats: {},
    viewer: NOBODY,
    covered: true,
    seen: {},
    curtain: null,
    busy: false,
    thinking: null,
    stopped: false,
    past: null,
    length: 0,
    error: null,

    start: ({ scenario, options, seats, covered = true, seed = newSeed() }) =>
      sitDown((host) => host.open({ game: 'dragon-rage', scenario, options, seed }), {
        seats,
        covered,
        id: newId(),
        created: Date.now(),
      }),
    openFile: ({ kind, data }, seats) =>
      sitDown((host) => (kind === 'replay' ? host.resume(data) : host.position(data, newSeed())), {
        seats,
        covered: true,
        id: newId(),
        created: Date.now(),
      }),
    async resumeSaved(id) {
      const saved = await loadGame(id).catch(() => null);
      if (saved === null) {
        if (recall('game') === id) remember('game', null);
        return false;
      }
      const { game, replay } = saved;
      return sitDown((host) => host.resume(replay), game);
    },
    async resumeCurrent() {
      const id = recall('game');
      return id !== null && get().resumeSaved(id);
    },
    act: (actions) => act(get().viewer, actions),
    async undo() {
      await move('undo');
    },
    async redo() {
      await move('redo');
    },
    concede: () => act(get().viewer, [{ type: 'concede' }]),
    stopBot: () => set({ stopped: true }),
    async goOn() {
      set({ stopped: false });
      if (get().thinking === null) await goOn();
    },
    hurry() {
      hurried = true;
    },
    async setViewer(seat) {
      await attempt(() => look(seat));
    },
    async openCurtain() {
      if (live === null || get().curtain === null) return;
      show(live, book, { curtain: null });
      await save();
    },
    async lookAt(actions) {
      const now = live;
      if (now === null) return;
      if (actions === null) return show(now, book);
      const { view } = await get().host.at(actions, get().viewer);
      const still = { legal: {}, decision: null, outcome: null, undo: 'nothing', redo: 'nothing' };
      set({ past: actions, snapshot: { ...now, ...still, view, actions }, log: book.slice(0, actions) });
    },
    leave() {
      sitting += 1;
      live = null;
      book = [];
      remember('game', null);
      set({ id: null, snapshot: null, log: [], curtain: null, thinking: null, past: null, error: null });
    },
    clearError: () => set({ error: null }),
  };
});

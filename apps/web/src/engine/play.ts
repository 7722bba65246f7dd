import type { Json, Seat } from '@hexwyrm/kernel';
import type { Entry, Snapshot, UndoExtent } from '@hexwyrm/protocol';
import { rememberPlayed } from '../storage/last-played.ts';
import { recall, remember } from '../storage/settings.ts';
import type { GameStorage } from './autosave.ts';
import { createBots } from './bots.ts';
import type { Host, PositionDice } from './client.ts';
import { failureOf } from './failure.ts';
import type { GameStore, Names, Seats, StoreContext } from './game-store.ts';
import { newId, newSeed } from './random-ids.ts';
import { firstViewer, isShared, needsCurtain, nextBot, nextViewer } from './seating.ts';
import { endedByItself } from './turn-ended-by-itself.ts';

type Play = Pick<
  GameStore,
  | 'start'
  | 'openFile'
  | 'resumeSaved'
  | 'resumeCurrent'
  | 'takeBack'
  | 'act'
  | 'prompt'
  | 'undo'
  | 'redo'
  | 'retract'
  | 'delegate'
  | 'concede'
  | 'stopBot'
  | 'goOn'
  | 'hurry'
  | 'setViewer'
  | 'openCurtain'
  | 'leave'
>;

/** The bot that answers in a person's place. */
const ADVISER = 'greedy';

interface Opened {
  readonly snapshot: Snapshot;
  readonly log: readonly Entry[];
}

type Given = Pick<GameStore, 'covered'> & {
  readonly id: string;
  /** The player of each seat, once the seats are known. */
  seatsFor(seats: readonly Seat[]): Seats;
  readonly names?: Names | undefined;
  readonly created: number;
  readonly viewer?: Seat;
  readonly seen?: GameStore['seen'];
};

/** The game in play: seats, actions, and which player gets the screen. */
export function createPlay(context: StoreContext, storage: GameStorage): Play {
  const { now, get, set, show, save, attempt } = context;

  /**
   * Gives the screen to the person who has to choose, behind a curtain where needed. Nothing of the previous
   * viewer is left on the page.
   */
  const handOver = async (): Promise<void> => {
    const { host, seats, viewer, covered } = get();
    if (now.snapshot === null) return;
    const next = nextViewer(now.snapshot, seats, viewer);
    if (next === viewer) return;
    if (!needsCurtain(now.snapshot, covered)) {
      await look(next);
      set({ handed: next });
      return save();
    }
    const { snapshot, log } = await host.look(next);
    now.snapshot = snapshot;
    now.log = log;
    set({ snapshot, log, length: snapshot.actions, past: null, viewer: next, curtain: next });
    await save();
  };

  const look = async (seat: Seat): Promise<void> => {
    const { snapshot, log } = await get().host.look(seat);
    show(snapshot, log, { viewer: seat, curtain: null });
  };

  const { play, ...bots } = createBots(context, handOver);

  const hold = (id: string): void =>
    storage.lock(id, () => {
      if (get().id === id) set({ elsewhere: true, thinking: null });
    });

  /** Saves while the next click is already welcome. */
  const keep = (): Promise<void> => save().catch((error: unknown) => set({ error: failureOf(error) }));

  /** The next player need not wait until everything is saved. */
  const goOn = async (done: readonly Entry[] = []): Promise<void> => {
    await Promise.all([keep(), play(done)]);
  };

  /** Puts a game on the table. */
  const sitDown = async (open: (host: Host) => Promise<Opened>, given: Given): Promise<boolean> => {
    now.session += 1;
    const { host } = get();
    set({ busy: true, error: null });
    try {
      const first = await open(host);
      const { seats: places } = first.snapshot;
      const known = given.seatsFor(places);
      const seats = Object.fromEntries(places.map((seat) => [seat, known[seat] ?? 'person']));
      const viewer = given.viewer ?? firstViewer(first.snapshot, seats);
      const { snapshot, log } = await host.look(viewer);
      now.created = given.created;
      // A player who returns to a shared screen first says who they are.
      const shared = given.viewer !== undefined && snapshot.outcome === null && isShared(seats);
      const curtain = shared && needsCurtain(snapshot, given.covered) ? viewer : null;
      const { seen = {}, names = {}, id, covered } = given;
      const fresh = {
        thinking: null,
        botActions: 0,
        stopped: false,
        turnOver: null,
        handed: null,
        elsewhere: false,
        error: null,
      };
      set({ ...fresh, id, seats, names, covered, viewer, curtain });
      show(snapshot, log);
      if (curtain !== null) set({ seen });
      remember('game', id);
      rememberPlayed(snapshot.game);
    } catch (error) {
      set({ error: failureOf(error) });
      return false;
    } finally {
      set({ busy: false });
    }
    void play();
    await keep();
    return true;
  };

  /** Before a bot continues, the viewer can read or undo the action that ended the turn. */
  const asksFirst = (before: Snapshot | null, after: Snapshot, actions: readonly Json[]): boolean => {
    const { seats, viewer, pace } = get();
    if (before === null || pace === 'instant' || nextBot(after, seats) === null) return false;
    return endedByItself(before, after, viewer, actions);
  };

  const act = async (seat: Seat, actions: readonly Json[]): Promise<void> => {
    let done: readonly Entry[] = [];
    const taken = await attempt(async () => {
      const before = now.snapshot;
      const { snapshot, log, entries, refused } = await get().host.act(seat, actions);
      const over = asksFirst(before, snapshot, actions);
      const turnOver = over ? 'turn' : null;
      done = entries;
      show(snapshot, log, { stopped: over, turnOver, botActions: 0, handed: null });
      if (refused) set({ error: { code: 'refused', message: '', ...refused } });
    });
    if (taken) await goOn(done);
  };

  const move = async (kind: 'undo' | 'redo', extent: UndoExtent): Promise<void> => {
    const done = await attempt(async () => {
      const { host, viewer } = get();
      const { snapshot, log } = await host[kind](viewer, extent);
      show(snapshot, log, { stopped: false, turnOver: null });
    }, 'patient');
    // What was played again may have ended a phase.
    if (done) await (kind === 'redo' ? goOn() : keep());
  };

  const retract = async (action: Json): Promise<void> => {
    const done = await attempt(async () => {
      const { host, viewer } = get();
      const { snapshot, log } = await host.retract(viewer, action);
      show(snapshot, log);
    });
    if (done) await keep();
  };

  const delegate = async (): Promise<void> => {
    const done = await attempt(async () => {
      const { host, viewer } = get();
      const asked = now.snapshot?.decision?.kind;
      const isAsked = () =>
        now.snapshot?.decision?.kind === asked && now.snapshot?.decision?.seats.includes(viewer) === true;
      while (isAsked()) {
        const { snapshot, log } = await host.play(viewer, ADVISER);
        show(snapshot, log, { stopped: false, botActions: 0 });
      }
      // The player sees the setup before handing it over.
      set({ stopped: true, turnOver: 'setup' });
    });
    if (done) await keep();
  };

  const unsaved = () => {
    const id = newId();
    hold(id);
    return { id, created: Date.now() };
  };

  const resumeSaved = async (id: string): Promise<boolean> => {
    // Lock first: the previous holder stops saving, so what we read is current.
    hold(id);
    const saved = await storage.loadGame(id).catch(() => null);
    if (saved === null) {
      if (recall('game') === id) remember('game', null);
      return false;
    }
    const { game, replay, groups } = saved;
    return sitDown((host) => host.resume(replay, { groups, complete: game.hash !== undefined }), {
      ...game,
      seatsFor: () => game.seats,
    });
  };

  return {
    ...bots,
    start: ({ game, scenario, options, seats, names, covered = true, seed = newSeed() }) =>
      sitDown((host) => host.open({ game, scenario, options, seed }), {
        ...unsaved(),
        seatsFor: () => seats,
        names,
        covered,
      }),
    openFile: ({ kind, data, dice }, seatsFor, names) =>
      sitDown(
        (host) => (kind === 'replay' ? host.resume(data, null, true) : host.position(data, sourceOf(dice))),
        { ...unsaved(), seatsFor, names, covered: true },
      ),
    resumeSaved,
    async resumeCurrent() {
      const id = recall('game');
      return id !== null && resumeSaved(id);
    },
    async takeBack() {
      const { id } = get();
      if (id !== null) await resumeSaved(id);
    },
    act: (actions) => act(get().viewer, actions),
    prompt: act,
    undo: (extent = 'step') => move('undo', extent),
    redo: (extent = 'step') => move('redo', extent),
    retract,
    delegate,
    concede: () => act(get().viewer, [{ type: 'concede' }]),
    async setViewer(seat) {
      if (await attempt(() => look(seat))) await keep();
    },
    async openCurtain() {
      if (now.snapshot === null || get().curtain === null) return;
      show(now.snapshot, now.log, { curtain: null });
      await save();
    },
    leave() {
      now.session += 1;
      now.snapshot = null;
      now.log = [];
      remember('game', null);
      storage.release();
      set({
        id: null,
        snapshot: null,
        log: [],
        names: {},
        curtain: null,
        thinking: null,
        past: null,
        error: null,
      });
    },
  };
}

const sourceOf = (script: readonly number[] | undefined): PositionDice =>
  script === undefined ? { seed: newSeed() } : { dice: [...script] };

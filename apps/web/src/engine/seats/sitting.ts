import type { Seat } from '@hexwyrm/kernel';
import { rememberPlayed } from '../../storage/last-played.ts';
import { recall, remember } from '../../storage/settings.ts';
import type { GameStorage } from '../autosave.ts';
import type { Host, PositionDice, Shown } from '../client.ts';
import { failureOf } from '../failure.ts';
import type { GameStore, Names, Seats, StoreContext } from '../game-store.ts';
import { newId, newSeed } from '../random-ids.ts';
import { firstViewer, isShared, needsCurtain } from './seating.ts';

type Sitting = Pick<GameStore, 'start' | 'openFile' | 'resumeSaved' | 'resumeCurrent' | 'takeBack' | 'leave'>;

/** What is known of a game before it is opened. */
type Given = Pick<GameStore, 'covered' | 'advised'> & {
  readonly id: string;
  /** The player of each seat, once the seats are known. */
  seatsFor(seats: readonly Seat[]): Seats;
  readonly names?: Names | undefined;
  readonly created: number;
  readonly viewer?: Seat;
  readonly seen?: GameStore['seen'];
  readonly beforehand?: GameStore['beforehand'];
};

/** A game that nothing has been done in yet. */
const FRESH = {
  thinking: null,
  botActions: 0,
  stopped: false,
  turnOver: null,
  newViewer: null,
  elsewhere: false,
  error: null,
} as const;

/** Games come to the table and leave it; `play` lets bots begin. */
export function createSitting(
  { now, get, set, show, keep }: StoreContext,
  storage: GameStorage,
  play: () => Promise<void>,
): Sitting {
  const hold = (id: string): void =>
    storage.lock(id, () => {
      if (get().id === id) set({ elsewhere: true, thinking: null });
    });

  /** Opens a game and shows it to the first who looks. */
  const open = async (how: (host: Host) => Promise<Shown>, given: Given): Promise<void> => {
    const { host } = get();
    const first = await how(host);
    const { seats: places } = first.snapshot;
    const known = given.seatsFor(places);
    const seats = Object.fromEntries(places.map((seat) => [seat, known[seat] ?? 'person']));
    const viewer = given.viewer ?? firstViewer(first.snapshot, seats);
    const { snapshot, log } = await host.look(viewer);
    now.created = given.created;
    // A player who returns to a shared screen first says who they are.
    const shared = given.viewer !== undefined && snapshot.outcome === null && isShared(seats);
    const curtain = shared && needsCurtain(snapshot, given.covered) ? viewer : null;
    const { seen = {}, beforehand = [], names = {}, id, covered, advised } = given;
    set({ ...FRESH, id, seats, names, covered, advised, beforehand, viewer, curtain });
    show(snapshot, log);
    if (curtain !== null) set({ seen });
    remember('game', id);
    rememberPlayed(snapshot.game);
  };

  /** Puts a game on the table. */
  const sitDown = async (how: (host: Host) => Promise<Shown>, given: Given): Promise<boolean> => {
    now.session += 1;
    set({ busy: true, error: null });
    try {
      await open(how, given);
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
    start: ({ game, scenario, options, seats, names, covered = true, advised = true, seed = newSeed() }) =>
      sitDown((host) => host.open({ game, scenario, options, seed }), {
        ...unsaved(),
        seatsFor: () => seats,
        names,
        covered,
        advised,
      }),
    openFile: ({ kind, data, dice }, seatsFor, names) =>
      sitDown(
        (host) => (kind === 'replay' ? host.resume(data, null, true) : host.position(data, sourceOf(dice))),
        { ...unsaved(), seatsFor, names, covered: true, advised: true },
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

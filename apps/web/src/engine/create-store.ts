import type { StateCreator } from 'zustand';
import { recall, remember } from '../storage/settings.ts';
import { createAutosave, type GameStorage } from './autosave.ts';
import { isPace } from './bots/pace.ts';
import type { Host } from './client.ts';
import { failureOf } from './failure.ts';
import type { GameStore, Now, StoreContext } from './game-store.ts';
import { createHistory } from './history.ts';
import { createPlay } from './play.ts';
import { withAnswer } from './standing-answers.ts';

const EMPTY = {
  id: null,
  snapshot: null,
  log: [],
  seats: {},
  names: {},
  viewer: '',
  covered: true,
  advised: true,
  seen: {},
  beforehand: [],
  curtain: null,
  busy: false,
  thinking: null,
  botActions: 0,
  stopped: false,
  turnOver: null,
  newViewer: null,
  past: null,
  length: 0,
  elsewhere: false,
  error: null,
  unsaved: null,
} as const;

/** The game on the table, over any host and any storage. */
export const gameStore =
  (host: Host, storage: GameStorage): StateCreator<GameStore> =>
  (set, get) => {
    const now: Now = { snapshot: null, log: [], created: 0, session: 0 };
    /** Until what is being attempted is over. */
    let running: Promise<unknown> = Promise.resolve();
    const save = createAutosave(get, set, now, storage);
    const context: StoreContext = {
      now,
      get,
      set,
      show(snapshot, log, more = {}) {
        now.snapshot = snapshot;
        now.log = log;
        const seen = { ...get().seen, [snapshot.seat]: snapshot.actions };
        set({ snapshot, log, length: snapshot.actions, seen, past: null, ...more });
      },
      save,
      keep: () => save().catch((error: unknown) => set({ error: failureOf(error) })),
      async attempt(work, patient) {
        while (patient && get().busy) await running;
        if (get().busy || get().elsewhere) return false;
        set({ busy: true, error: null });
        const done = work()
          .then(() => true)
          .catch((error: unknown) => {
            set({ error: failureOf(error) });
            return false;
          })
          .finally(() => set({ busy: false }));
        running = done;
        return done;
      },
    };
    const pace = recall('pace');
    return {
      ...EMPTY,
      host,
      pace: isPace(pace) ? pace : 'calm',
      ...createPlay(context, storage),
      ...createHistory(context),
      setPace(chosen) {
        remember('pace', chosen);
        set({ pace: chosen });
      },
      async answerBeforehand(kind, next) {
        const { beforehand, viewer: seat } = get();
        set({ beforehand: withAnswer(beforehand, { seat, kind }, next) });
        await context.keep();
      },
      clearError: () => set({ error: null }),
      confirmUnsaved: () => set({ unsaved: 'said' }),
    };
  };

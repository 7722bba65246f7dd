import type { Seat } from '@hexwyrm/kernel';
import type { GameStore, StoreContext } from '../game-store.ts';
import { needsCurtain, nextViewer } from './seating.ts';

interface Viewing extends Pick<GameStore, 'setViewer' | 'openCurtain'> {
  /** Gives the screen to the person who has to choose, behind a curtain where needed. */
  handOver(): Promise<void>;
}

/** Who looks at the screen. */
export function createViewing({ now, get, set, show, save, keep, attempt }: StoreContext): Viewing {
  const look = async (seat: Seat): Promise<void> => {
    const { snapshot, log } = await get().host.look(seat);
    show(snapshot, log, { viewer: seat, curtain: null });
  };

  /** Nothing of the previous viewer is left on the page. */
  const coverFor = async (seat: Seat): Promise<void> => {
    const { snapshot, log } = await get().host.look(seat);
    now.snapshot = snapshot;
    now.log = log;
    set({ snapshot, log, length: snapshot.actions, past: null, viewer: seat, curtain: seat });
  };

  return {
    async handOver() {
      const { seats, viewer, covered } = get();
      if (now.snapshot === null) return;
      const next = nextViewer(now.snapshot, seats, viewer);
      if (next === viewer) return;
      if (needsCurtain(now.snapshot, covered)) await coverFor(next);
      else {
        await look(next);
        set({ newViewer: next });
      }
      await save();
    },
    async setViewer(seat) {
      if (await attempt(() => look(seat))) await keep();
    },
    async openCurtain() {
      if (now.snapshot === null || get().curtain === null) return;
      show(now.snapshot, now.log, { curtain: null });
      await save();
    },
  };
}

import type { Json, Seat } from '@hexwyrm/kernel';
import type { Entry, Snapshot, UndoExtent } from '@hexwyrm/protocol';
import type { GameStore, StoreContext } from './game-store.ts';
import { nextBot } from './seats/seating.ts';
import { endedByItself } from './turn-ended-by-itself.ts';

type Acting = Pick<GameStore, 'act' | 'prompt' | 'undo' | 'redo' | 'retract' | 'delegate' | 'concede'>;

/** The bot that answers in a person's place. */
const ADVISER = 'greedy';

/** What the person at the screen does; `play` lets bots answer what was done. */
export function createActing(
  { now, get, set, show, keep, attempt }: StoreContext,
  play: (done: readonly Entry[]) => Promise<void>,
): Acting {
  /** The next player need not wait until everything is saved. */
  const saveAndPlay = async (done: readonly Entry[] = []): Promise<void> => {
    await Promise.all([keep(), play(done)]);
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
      show(snapshot, log, { stopped: over, turnOver, botActions: 0, newViewer: null });
      if (refused) set({ error: { code: 'refused', message: '', ...refused } });
    });
    if (taken) await saveAndPlay(done);
  };

  const move = async (kind: 'undo' | 'redo', extent: UndoExtent): Promise<void> => {
    const done = await attempt(async () => {
      const { host, viewer } = get();
      const { snapshot, log } = await host[kind](viewer, extent);
      show(snapshot, log, { stopped: false, turnOver: null });
    }, 'patient');
    // What was played again may have ended a phase.
    if (done) await (kind === 'redo' ? saveAndPlay() : keep());
  };

  /** Lets the adviser answer for the viewer while the same is asked. */
  const answerAll = async (): Promise<void> => {
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
  };

  return {
    act: (actions) => act(get().viewer, actions),
    prompt: act,
    undo: (extent = 'step') => move('undo', extent),
    redo: (extent = 'step') => move('redo', extent),
    async retract(action) {
      const done = await attempt(async () => {
        const { host, viewer } = get();
        const { snapshot, log } = await host.retract(viewer, action);
        show(snapshot, log);
      });
      if (done) await keep();
    },
    async delegate() {
      if (await attempt(answerAll)) await keep();
    },
    concede: () => act(get().viewer, [{ type: 'concede' }]),
  };
}

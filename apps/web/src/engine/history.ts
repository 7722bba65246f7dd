import type { GameStore, StoreContext } from './game-store.ts';

/** Looking back: the board and the log as they were. */
export function createHistory({
  now,
  get,
  set,
  show,
}: StoreContext): Pick<GameStore, 'lookAt' | 'wholeLog' | 'isOver'> {
  /** The last moment that was asked for: answers to earlier questions come too late. */
  let wanted: number | null = null;
  return {
    wholeLog: () => now.log,
    isOver: () => now.snapshot !== null && now.snapshot.outcome !== null,
    async lookAt(actions) {
      const { snapshot, session } = now;
      if (snapshot === null) return;
      wanted = actions;
      if (actions === null) return show(snapshot, now.log);
      const { host, viewer } = get();
      const { view, answers = {} } = await host.at(actions, viewer);
      if (wanted !== actions || session !== now.session) return;
      const still = {
        legal: [],
        reactions: [],
        decision: null,
        outcome: null,
        undo: 'nothing',
        redo: 'nothing',
      };
      set({
        past: actions,
        snapshot: { ...snapshot, ...still, view, answers, actions },
        log: now.log.slice(0, actions),
      });
    },
  };
}

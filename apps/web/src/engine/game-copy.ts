import { applyNews, applyPatch, type Entry, type Snapshot, type Update } from '@hexwyrm/protocol';

/** The page's copy of the game, as one seat sees it. */
export interface GameCopy {
  readonly version: number;
  readonly snapshot: Snapshot;
  readonly log: readonly Entry[];
}

const isSnapshot = (value: unknown): value is Snapshot =>
  typeof value === 'object' && value !== null && 'view' in value && 'legal' in value;

/** The newest copy. Throws where the update is not one of this copy. */
export function updated(copy: GameCopy | null, update: Update): GameCopy {
  const { version } = update;
  if ('snapshot' in update) return { version, snapshot: update.snapshot, log: update.entries };
  if (copy?.version !== update.since)
    throw new RangeError(`an update of version ${update.since} came too late`);
  const patched = applyPatch(copy.snapshot, update.patch);
  if (!isSnapshot(patched)) throw new TypeError('the host sent no snapshot');
  const log = applyNews(copy.log, update);
  const snapshot = { ...patched, actions: log.length };
  return { version, snapshot, log };
}

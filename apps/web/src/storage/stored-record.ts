import type { Json, RecordedAction } from '@hexwyrm/kernel';

/** One action as it is kept; `group`: a request to act, and so a step of undo, begins with it. */
export interface StoredAction extends RecordedAction<Json> {
  readonly group?: true;
}

/** Changes in a game since it was saved: its actions from `from` on. `head` is present if all are new. */
export interface Changes {
  readonly from: number;
  readonly actions: readonly RecordedAction<Json>[];
  readonly groups: readonly number[];
  readonly head?: Json;
}

/** The game as a replay, with the undo groups it was played in; null where they are not known. */
export interface StoredRecord {
  readonly replay: Json;
  readonly groups: readonly number[] | null;
}

/** The rows that keep the changed actions. */
export function rowsOf({ from, actions, groups }: Changes): readonly StoredAction[] {
  const starts = new Set(groups);
  return actions.map((action, index) => (starts.has(from + index) ? { ...action, group: true } : action));
}

const isFields = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A replay built from its head and rows. An earlier version saved whole replays, without a hash. */
export function recordOf(head: Json, rows: readonly StoredAction[], hash: string | undefined): StoredRecord {
  if (!isFields(head) || hash === undefined) return { replay: head, groups: null };
  const actions = rows.map(({ seat, action, dice }): Json => {
    return dice === undefined ? { seat, action } : { seat, action, dice };
  });
  const groups = rows.flatMap(({ group }, index) => (group ? [index] : []));
  return { replay: { ...head, actions, hash }, groups };
}

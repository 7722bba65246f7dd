import { create } from 'zustand';
import { useGame } from '../../../../engine/store.ts';
import { usePassTable } from '../../usePassTable.ts';

/** Events that have been read, each by seat, game and turn. */
const useRead = create<{ readonly read: ReadonlySet<string>; add(key: string): void }>((set) => ({
  read: new Set<string>(),
  add: (key) => set(({ read }) => ({ read: new Set([...read, key]) })),
}));

/** Whether the seat has still to read the event of the turn; it has once it has put it away. */
export function useUnread(event: { readonly turn: number } | null): {
  readonly unread: boolean;
  read(): void;
} {
  const { seat } = usePassTable();
  const game = useGame(({ id }) => id);
  const { read, add } = useRead();
  const key = `${game} ${seat} ${event?.turn}`;
  return { unread: event !== null && !read.has(key), read: () => add(key) };
}

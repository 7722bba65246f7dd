import type { Json, Seat } from '@hexwyrm/kernel';
import type { BookView } from '@hexwyrm/league';
import { useCallback, useRef, useState } from 'react';
import { useEffect } from '../../base/effects.ts';
import { trackPending } from '../../base/pending-work.ts';
import { addCommand, linkGame, loadContest, type SavedContest } from '../../storage/contests.ts';
import { askLeague, LeagueError } from './client.ts';
import type { ContestSort, LeagueFailure, Opened } from './requests.ts';

/** The contest of this page: still on its way, not there, damaged, or open. */
export type ContestOnPage<V> =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'broken'; readonly failure: LeagueFailure }
  | { readonly status: 'open'; readonly row: SavedContest; readonly view: V };

export interface ContestHandle<V> {
  readonly contest: ContestOnPage<V>;
  /** Why the last command was not carried out; null: it was. */
  readonly failure: LeagueFailure | null;
  /** Whether a command is under way. */
  readonly busy: boolean;
  /** Returns whether it was carried out and kept. */
  apply(seat: Seat, command: Json): Promise<boolean>;
  /** The same, and returns why it was not; null: it was. */
  attempt(seat: Seat, command: Json): Promise<LeagueFailure | null>;
  /** Remembers which saved game is that game of the contest. */
  link(slot: string, game: string): Promise<void>;
}

export const failureOf = (error: unknown): LeagueFailure =>
  error instanceof LeagueError
    ? error.failure
    : {
        clause: null,
        facts: {},
        message: error instanceof Error ? error.message : String(error),
        problems: [],
      };

/** Another window has written in the book since this one looked. */
const STALE: LeagueFailure = { clause: 'L-STALE', facts: {}, message: 'L-STALE', problems: [] };

/**
 * A contest that this device keeps. A command counts when the browser has kept it: another window that was
 * quicker wins, and this one shows what it did.
 */
export function useContest<V extends BookView>(
  { kind, viewIn, standingOf }: ContestSort<V>,
  id: string,
): ContestHandle<V> {
  const [contest, setContest] = useState<ContestOnPage<V>>({ status: 'loading' });
  /** Several commands may be given before the page is drawn again. */
  const now = useRef(contest);
  const show = useCallback((next: ContestOnPage<V>): void => {
    now.current = next;
    setContest(next);
  }, []);
  const [failure, setFailure] = useState<LeagueFailure | null>(null);
  const [busy, setBusy] = useState(false);

  const load = useCallback(async (): Promise<void> => {
    const kept = await loadContest(id).catch(() => null);
    if (kept === null || kept.row.kind !== kind) return show({ status: 'missing' });
    try {
      const { game, secret } = kept.row;
      const { seen } = await askLeague({ call: 'open', kind, game, file: kept.file, secret });
      show({ status: 'open', row: kept.row, view: viewIn(seen) });
    } catch (error) {
      show({ status: 'broken', failure: failureOf(error) });
    }
  }, [id, kind, viewIn, show]);
  useEffect(() => {
    void load();
  }, [load]);

  const keep = async ({ seen, file, entry }: Opened, row: SavedContest): Promise<LeagueFailure | null> => {
    if (entry === null) throw new TypeError('nothing was added to the book');
    const view = viewIn(seen);
    const { facts, ...rest } = standingOf(view);
    const change = { hash: file.hash, standing: facts, ...rest };
    if (!(await addCommand(id, file.commands.length - 1, entry, change))) {
      await load();
      return STALE;
    }
    show({ status: 'open', row: { ...row, ...change, version: file.commands.length }, view });
    return null;
  };

  const given = async (seat: Seat, command: Json): Promise<LeagueFailure | null> => {
    if (now.current.status !== 'open') throw new TypeError('no contest is open');
    const { row, view } = now.current;
    try {
      return await keep(await askLeague({ call: 'apply', seat, command, version: view.version }), row);
    } catch (error) {
      // The book has the command already, and the browser could not keep it: as if it had not been given.
      if (!(error instanceof LeagueError)) await load();
      return failureOf(error);
    }
  };

  const attempt = async (seat: Seat, command: Json): Promise<LeagueFailure | null> => {
    setBusy(true);
    const work = given(seat, command).finally(() => setBusy(false));
    void trackPending(work.then(() => {}));
    return work;
  };

  return {
    contest,
    failure,
    busy,
    attempt,
    async apply(seat, command) {
      const why = await attempt(seat, command);
      setFailure(why);
      return why === null;
    },
    async link(slot, game) {
      await trackPending(linkGame(id, slot, game));
      const open = now.current;
      if (open.status === 'open')
        show({ ...open, row: { ...open.row, games: { ...open.row.games, [slot]: game } } });
    },
  };
}

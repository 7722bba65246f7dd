import type { Json, Seat } from '@hexwyrm/kernel';
import { createPatch, type Entry, type Snapshot, type Update } from '@hexwyrm/protocol';
import { plain } from './redact.ts';

/** How many snapshots of a seat are kept: a client that missed more versions gets the whole game. */
const KEPT = 16;

interface Sent {
  readonly version: number;
  readonly snapshot: Snapshot;
  readonly document: Json;
}

export interface Updates {
  readonly version: number;
  /** The game has changed; its log ends here now, or is another from here on. */
  changed(at: number): void;
  /** What a client with version `since` needs; without one, everything. `watching`: with answers to queries. */
  updateFor(seat: Seat, since: number | undefined, watching: boolean): Update;
}

/** The versions of a game, and what takes a seat's copy from one to the newest. */
export function createUpdates(
  length: number,
  snapshotFor: (seat: Seat, watching: boolean) => Snapshot,
  entriesFor: (seat: Seat, from: number) => readonly Entry[],
): Updates {
  /** Where the log of each version ends, or where it differs from the one before. */
  const marks = [length];
  const sent = { plain: new Map<Seat, Sent[]>(), watching: new Map<Seat, Sent[]>() };

  const newest = (seat: Seat, watching: boolean): Sent => {
    const version = marks.length - 1;
    const sentTo = watching ? sent.watching : sent.plain;
    const kept = sentTo.get(seat) ?? [];
    const last = kept.at(-1);
    if (last?.version === version) return last;
    const snapshot = snapshotFor(seat, watching);
    const { actions: _, ...patched } = snapshot;
    const made = { version, snapshot, document: plain(patched) };
    sentTo.set(seat, [...kept.slice(1 - KEPT), made]);
    return made;
  };

  return {
    get version() {
      return marks.length - 1;
    },
    changed(at) {
      marks.push(at);
    },
    updateFor(seat, since, watching) {
      const sentTo = watching ? sent.watching : sent.plain;
      const base = sentTo.get(seat)?.find(({ version }) => version === since);
      const { version, snapshot, document } = newest(seat, watching);
      if (base === undefined) return { version, from: 0, entries: entriesFor(seat, 0), snapshot };
      const from = Math.min(...marks.slice(base.version));
      const patch = createPatch(base.document, document);
      return { version, since: base.version, from, entries: entriesFor(seat, from), patch };
    },
  };
}

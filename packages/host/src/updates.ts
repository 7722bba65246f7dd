import type { Json, Seat } from '@hexwyrm/kernel';
import { createNews, createPatch, type Entry, type Snapshot, type Update } from '@hexwyrm/protocol';
import { plain } from './redact.ts';

/** How many snapshots of a seat are kept: a client that missed more versions gets the whole game. */
const KEPT = 16;

/** What a seat is told: the game as it may know it, and its log. */
export interface Telling {
  readonly snapshot: Snapshot;
  readonly entries: readonly Entry[];
}

interface Sent extends Telling {
  readonly version: number;
  /** What patches change. */
  readonly document: Json;
}

interface Told {
  /** The change of the game up to which the seat has been told. */
  readonly change: number;
  readonly sent: readonly Sent[];
}

export interface Updates {
  /** `watching`: with answers to queries. */
  versionFor(seat: Seat, watching: boolean): number;
  /** What a client with version `since` needs; without one, everything. */
  updateFor(seat: Seat, since: number | undefined, watching: boolean): Update;
}

/**
 * The versions of a game that each seat has been told, and what takes its copy from one to the newest. A seat's version goes
 * up where it is told something new and not before, so that no seat can count what others do in secret.
 */
export function createUpdates(
  change: () => number,
  tellingFor: (seat: Seat, watching: boolean) => Telling,
): Updates {
  const told = { plain: new Map<Seat, Told>(), watching: new Map<Seat, Told>() };

  const sentTo = (seat: Seat, watching: boolean): readonly Sent[] => {
    const toldTo = watching ? told.watching : told.plain;
    const { change: known, sent } = toldTo.get(seat) ?? { change: undefined, sent: [] };
    if (known === change()) return sent;
    const next = following(sent.at(-1), tellingFor(seat, watching));
    const kept = next === null ? sent : [...sent.slice(1 - KEPT), next];
    toldTo.set(seat, { change: change(), sent: kept });
    return kept;
  };

  return {
    versionFor: (seat, watching) => newest(sentTo(seat, watching)).version,
    updateFor(seat, since, watching) {
      const base = told[watching ? 'watching' : 'plain']
        .get(seat)
        ?.sent.find(({ version }) => version === since);
      const { version, snapshot, document, entries } = newest(sentTo(seat, watching));
      if (base === undefined) return { version, from: 0, entries, snapshot };
      const patch = createPatch(base.document, document);
      return { version, since: base.version, ...createNews(base.entries, entries), patch };
    },
  };
}

const newest = (sent: readonly Sent[]): Sent => sent[sent.length - 1];

/** The next version; null where nothing is new. */
function following(last: Sent | undefined, { snapshot, entries }: Telling): Sent | null {
  const { actions: _, ...patched } = snapshot;
  const document = plain(patched);
  if (last === undefined) return { version: 0, snapshot, document, entries };
  const isNew =
    entries.length !== last.entries.length ||
    createNews(last.entries, entries).entries.length > 0 ||
    createPatch(last.document, document).length > 0;
  return isNew ? { version: last.version + 1, snapshot, document, entries } : null;
}

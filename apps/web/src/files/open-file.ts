import type { Json, PlayerNote, Seat } from '@hexwyrm/kernel';
import type { Doubt, ErrorBody, Snapshot } from '@hexwyrm/protocol';
import type { Host } from '../engine/client.ts';
import { failureOf } from '../engine/failure.ts';
import { newSeed } from '../engine/random-ids.ts';
import type { GameFile } from '../engine/store.ts';
import { createHost } from '../engine/worker-host.ts';

/** A file that can be opened: what it holds, who sat there, and what is doubtful about it. */
export interface Openable {
  readonly file: GameFile;
  readonly snapshot: Snapshot;
  readonly players: Readonly<Record<Seat, PlayerNote>>;
  readonly doubt: Doubt | null;
}

type Reading =
  | { readonly ok: true; readonly openable: Openable }
  /** `size`: larger than any file of ours; `json`: no JSON at all; `unknown`: JSON, but nothing of ours. */
  | { readonly ok: false; readonly fault: 'size' | 'json' | 'unknown' }
  /** Ours, but not to be played. */
  | { readonly ok: false; readonly fault: GameFile['kind']; readonly failure: ErrorBody };

/** What a file holds. What reads it comes when it is needed. */
export async function readGameFile(chosen: Blob, host = createHost): Promise<Reading> {
  const { fileKind, MAX_FILE_BYTES, parseJson, playersSchema } = await import('./game-file.ts');
  if (chosen.size > MAX_FILE_BYTES) return { ok: false, fault: 'size' };
  let data: Json;
  try {
    data = parseJson(JSON.parse(await chosen.text()));
  } catch {
    return { ok: false, fault: 'json' };
  }
  let kind: GameFile['kind'];
  try {
    kind = fileKind(data);
  } catch {
    return { ok: false, fault: 'unknown' };
  }
  const noted = typeof data === 'object' && data !== null && 'players' in data ? data.players : {};
  const { data: players = {} } = playersSchema.safeParse(noted);
  return inspect({ kind, data }, players, host());
}

/** Replays the file on its own host: the current game stays open until the player confirms. */
async function inspect(file: GameFile, players: Openable['players'], host: Host): Promise<Reading> {
  try {
    const { snapshot, doubt } =
      file.kind === 'replay'
        ? await host.resume(file.data, null, true)
        : { ...(await host.position(file.data, { seed: newSeed() })), doubt: null };
    return { ok: true, openable: { file, snapshot, players, doubt } };
  } catch (error) {
    return { ok: false, fault: file.kind, failure: failureOf(error) };
  } finally {
    host.close();
  }
}

import { fileKind, parseJson } from '@hexwyrm/protocol';
import type { GameFile } from '../engine/store.ts';

type Reading =
  | { readonly ok: true; readonly game: GameFile }
  /** `json`: no JSON at all; `unknown`: JSON, but nothing of ours. */
  | { readonly ok: false; readonly fault: 'json' | 'unknown' };

/** What a file holds. */
export async function readGameFile(file: Blob): Promise<Reading> {
  let data: ReturnType<typeof parseJson>;
  try {
    data = parseJson(JSON.parse(await file.text()));
  } catch {
    return { ok: false, fault: 'json' };
  }
  try {
    return { ok: true, game: { kind: fileKind(data), data } };
  } catch {
    return { ok: false, fault: 'unknown' };
  }
}

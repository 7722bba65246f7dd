import type { Json } from '@hexwyrm/kernel';
import type { GameFile } from '../engine/store.ts';

type Reading =
  | { readonly ok: true; readonly game: GameFile }
  /** `size`: larger than any file of ours; `json`: no JSON at all; `unknown`: JSON, but nothing of ours. */
  | { readonly ok: false; readonly fault: 'size' | 'json' | 'unknown' };

/** What a file holds. What reads it comes when it is needed. */
export async function readGameFile(file: Blob): Promise<Reading> {
  const { fileKind, MAX_FILE_BYTES, parseJson } = await import('./game-file.ts');
  if (file.size > MAX_FILE_BYTES) return { ok: false, fault: 'size' };
  let data: Json;
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

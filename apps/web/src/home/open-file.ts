import { fileKind, parseJson } from '@hexwyrm/protocol';
import type { GameFile } from '../engine/store.ts';

/** What a file holds; null where it is nothing of ours. */
export async function readGameFile(file: Blob): Promise<GameFile | null> {
  try {
    const data = parseJson(JSON.parse(await file.text()));
    return { kind: fileKind(data), data };
  } catch {
    return null;
  }
}

import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Only its owner may read a new file: it may hold secrets. */
const PRIVATE = 0o600;
const PERMISSIONS = 0o777;

/**
 * Takes the place of a file that is as it was when it was read (null: there was none), with its permissions. Gives
 * false, and leaves the file, where another process has written. A process that is killed at any moment blocks nobody.
 *
 * Each writer first writes a part of its own, then removes all others, then looks at the file, then renames its part. Of
 * two writers one has written its part before the other: either it has renamed it, and the other sees a file that has
 * changed, or the other removes it, and there is nothing left to rename.
 */
export function replaceFile(place: string, was: Uint8Array | null, content: Uint8Array): boolean {
  const file = fs.existsSync(place) ? fs.realpathSync(place) : path.resolve(place);
  const part = `${file}.${randomUUID()}.part`;
  try {
    writePart(part, content, fs.statSync(file, { throwIfNoEntry: false })?.mode ?? PRIVATE);
    for (const other of partsOf(file)) if (other !== part) fs.rmSync(other, { force: true });
    return isStill(file, was) && renamed(part, file);
  } finally {
    fs.rmSync(part, { force: true });
  }
}

/** Permissions are set again, since the process may be told to take some away from new files. */
function writePart(part: string, content: Uint8Array, mode: number): void {
  const opened = fs.openSync(part, 'wx', PRIVATE);
  try {
    fs.fchmodSync(opened, mode & PERMISSIONS);
    fs.writeFileSync(opened, content);
  } finally {
    fs.closeSync(opened);
  }
}

const UUID = /^[0-9a-f-]{36}$/;

function partsOf(file: string): string[] {
  const { dir, base } = path.parse(file);
  const isPart = (name: string): boolean =>
    name.startsWith(`${base}.`) &&
    name.endsWith('.part') &&
    UUID.test(name.slice(base.length + 1, -'.part'.length));
  return fs
    .readdirSync(dir)
    .filter(isPart)
    .map((name) => path.join(dir, name));
}

function isStill(file: string, was: Uint8Array | null): boolean {
  if (!fs.existsSync(file)) return was === null;
  return was !== null && fs.readFileSync(file).equals(was);
}

/** False where another writer has removed the part. */
function renamed(part: string, file: string): boolean {
  try {
    fs.renameSync(part, file);
    return true;
  } catch (error) {
    if (fs.existsSync(part)) throw error;
    return false;
  }
}

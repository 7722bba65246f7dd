import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/** The major version of a browser; null where the file is none that starts. */
export function versionOf(file) {
  if (!fs.existsSync(file)) return null;
  const { status, stdout } = spawnSync(file, ['--version'], { timeout: 15_000, encoding: 'utf8' });
  return status === 0 ? Number.parseInt(/\d+/.exec(stdout)?.[0] ?? '0', 10) : null;
}

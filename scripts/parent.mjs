// The npm that started this process. A signal that ends npm does not reach its scripts, and SIGKILL leaves it no time to hand anything on.
import { spawnSync } from 'node:child_process';
import { isAlive } from './process.mjs';

/** Milliseconds between two looks. */
const PERIOD = 500;

/** Calls `ended` once when npm is gone; never where this process was not started by npm. */
export function whenNpmEnds(ended) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const watched = npmAbove(process.ppid);
  const timer = setInterval(() => {
    if (watched.every(isAlive)) return;
    clearInterval(timer);
    ended();
  }, PERIOD);
  timer.unref();
}

/** Our parent; where that is the shell in which npm runs its scripts, npm is the one above. */
function npmAbove(parent) {
  if (process.platform === 'win32') return [parent];
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(parent)], { encoding: 'utf8' });
  const [, above, command] = /^\s*(\d+)\s+(\S+)/.exec(stdout ?? '') ?? [];
  return /(^|\/)-?(ba|da|z|k|a)?sh$/.test(command ?? '') ? [parent, Number(above)] : [parent];
}

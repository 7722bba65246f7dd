// The messages of commits that are not released yet. Without a repository or its history there is nothing to check.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { faultsOf } from './commits.ts';
import { root } from './process.mjs';

/** Messages were not checked before. */
const SINCE = '2026-11-16T15:10:00Z';

/** What git answers, or nothing where it has no answer. */
function git(...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    }).trim();
  } catch {
    return '';
  }
}

/** In a shallow checkout the oldest commit seems to have made everything. */
const hasHistory =
  path.relative(git('rev-parse', '--show-toplevel'), root) === '' &&
  git('rev-parse', '--is-shallow-repository') === 'false';

const released = git('rev-parse', '--verify', 'origin/main') || git('describe', '--tags', '--abbrev=0');

/** The new commits, each with the lines it adds and removes, file by file. */
const log = (): readonly string[] =>
  git(
    ...['log', '--no-merges', `--since=${SINCE}`, '--numstat', '--format=%x01%h%x00%s%x00%b%x00'],
    ...['HEAD', ...(released === '' ? [] : [`^${released}`])],
  )
    .split('\x01')
    .slice(1);

const problems = (hasHistory ? log() : []).flatMap((text) => {
  const [id, subject = '', body = '', counts = ''] = text.split('\0');
  const lines = [...counts.matchAll(/^(\d+)\t(\d+)\t/gm)].reduce(
    (sum, [, added, removed]) => sum + Number(added) + Number(removed),
    0,
  );
  return faultsOf({ subject, body, lines }).map((fault) => `${id} "${subject}" ${fault}`);
});
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

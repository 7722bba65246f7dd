// Runs the parts of a test run one after the other, all of them, and says at the end how each went, how long it took and
// which tests failed.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Failed } from './process.mjs';

const inSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Fails, with the exit code of the first part that did, once every part has run. */
export async function runParts(parts) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hexwyrm-test-'));
  process.env.TEST_FAILURES = path.join(folder, 'failures.txt');
  try {
    await runAll(parts);
  } finally {
    delete process.env.TEST_FAILURES;
    fs.rmSync(folder, { recursive: true });
  }
}

async function runAll(parts) {
  const began = performance.now();
  const lines = [];
  let failed;
  for (const [name, work] of Object.entries(parts)) {
    const started = performance.now();
    let mark = 'ok    ';
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      mark = 'FAILED';
      failed ??= error;
    }
    lines.push(`${mark} ${name.padEnd(14)} ${inSeconds(performance.now() - started).padStart(8)}`);
  }
  const failures = process.env.TEST_FAILURES;
  if (fs.existsSync(failures)) console.log(`\n${fs.readFileSync(failures, 'utf8')}`);
  console.log(
    `\n${lines.join('\n')}\n       ${'together'.padEnd(14)} ${inSeconds(performance.now() - began).padStart(8)}`,
  );
  if (failed) throw failed;
}

// Runs the parts of a test run one after the other, all of them, and says at the end how each went and how long it took.
import { Failed } from './process.mjs';

const inSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Fails, with the exit code of the first part that did, once every part has run. */
export async function runParts(parts) {
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
  console.log(
    `\n${lines.join('\n')}\n       ${'together'.padEnd(14)} ${inSeconds(performance.now() - began).padStart(8)}`,
  );
  if (failed) throw failed;
}

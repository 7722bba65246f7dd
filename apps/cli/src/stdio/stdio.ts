import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type { AnyKit } from '../games/kit.ts';
import { readLines } from './lines.ts';
import { createReferee } from './referee.ts';

/** Runs the bot protocol until the input ends. Reads a line only once the last answer is on its way. */
export async function serveStdio(
  kits: readonly AnyKit[],
  input: AsyncIterable<Uint8Array>,
  output: Writable,
): Promise<void> {
  const referee = createReferee(kits);
  for await (const line of readLines(input)) {
    const answer = `${JSON.stringify(await referee.answer(line))}\n`;
    if (!output.write(answer)) await once(output, 'drain');
  }
}

import { createInterface } from 'node:readline';
import type { Io } from '../terminal/io.ts';

/** Input and output for the person at the terminal, or the program on the pipe. */
export interface Host {
  print(text: string): void;
  /** The next line, or null when there are no more. */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

export function createHost({ stdin, stdout }: Io): Host {
  const lines = createInterface({ input: stdin, crlfDelay: Number.POSITIVE_INFINITY });
  const iterator = lines[Symbol.asyncIterator]();
  return {
    print: (text) => {
      stdout.write(`${text}\n`);
    },
    async ask(prompt) {
      stdout.write(prompt);
      const { done, value } = await iterator.next();
      // A terminal shows what was typed; a pipe does not, so the record of the game gets it here.
      if (stdin.isTTY !== true) stdout.write(`${done ? '' : value}\n`);
      return done ? null : value.trim();
    },
    close: () => lines.close(),
  };
}

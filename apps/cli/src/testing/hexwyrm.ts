import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ensureCommandLine } from '../../../../scripts/prepare.mjs';
import { run } from '../cli.ts';

/** As people run it: it starts in a seventh of the time that its sources take. */
export const BUILT = fileURLToPath(new URL('../../dist/hexwyrm.mjs', import.meta.url));
await ensureCommandLine();

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

const ENGLISH = { ...process.env, LC_ALL: 'C' };

const launch = (args: readonly string[]) =>
  spawn(process.execPath, [BUILT, ...args], { cwd: ROOT, stdio: 'pipe', env: ENGLISH });

/** Runs the command line as a person would, with this input, to its end. */
export async function hexwyrm(args: readonly string[], input = '') {
  const child = launch(args);
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const code = new Promise<number | null>((resolve) => child.on('close', resolve));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, stdout, stderr };
}

/** Runs the command line with its output going into a file. */
export async function writeInto(file: string, args: readonly string[]) {
  const output = openSync(file, 'w');
  const child = spawn(process.execPath, [BUILT, ...args], {
    cwd: ROOT,
    env: ENGLISH,
    stdio: ['ignore', output, 'pipe'],
  });
  const code = new Promise<number | null>((resolve) => child.on('close', resolve));
  const stderr = child.stderr === null ? '' : await text(child.stderr);
  closeSync(output);
  return { code: await code, stderr };
}

/** `hexwyrm stdio` in a process of its own, spoken to line by line. */
export function startStdio() {
  const child = launch(['stdio']);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const exit = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal }));
  });
  return {
    child,
    exit,
    write: (data: string | Uint8Array) => child.stdin.write(data),
    /** The next answer, parsed; fails when there is none. */
    async read(): Promise<{
      id: unknown;
      result?: Record<string, unknown>;
      error?: Record<string, unknown>;
    }> {
      const { value, done } = await lines.next();
      if (done) throw new Error('no more answers');
      return JSON.parse(value);
    },
    end: () => child.stdin.end(),
  };
}

export type Stdio = ReturnType<typeof startStdio>;

/** The same within this process: quicker, for commands that need no pipes. */
export async function hexwyrmHere(
  args: readonly string[],
  input = '',
  env: Readonly<Record<string, string>> = {},
) {
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  stdin.end(input);
  const texts = Promise.all([text(stdout), text(stderr)]);
  const code = await run(args, { stdin, stdout, stderr, env });
  stdout.end();
  stderr.end();
  const [out, err] = await texts;
  return { code, stdout: out, stderr: err };
}

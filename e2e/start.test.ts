import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../scripts/prepare.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const started = new Set<ChildProcess>();

beforeAll(ensureBuilt, 300_000);

afterEach(() => {
  // The whole group: npm, its shell and the server.
  for (const { pid } of started) {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    } catch {
      // All gone, as it should be.
    }
  }
  started.clear();
});

/** `npm start` as a person types it, with what it says. */
function npmStart(port: string) {
  const env = { ...process.env, PORT: port, BROWSER: 'none' };
  const child = spawn('npm', ['start'], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    said.out += text;
  });
  child.stderr.on('data', (text) => {
    said.err += text;
  });
  const serving = async () => {
    await expect.poll(() => said.out, { timeout: 90_000 }).toMatch(/127\.0\.0\.1:(\d+)/);
    return Number(/127\.0\.0\.1:(\d+)/.exec(said.out)?.[1]);
  };
  return { child, said, serving };
}

/** Whether anything answers at a port. */
const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => socket.destroy());
    socket.once('error', () => {});
    socket.once('close', (failed) => resolve(!failed));
  });

test.each([
  ['SIGTERM to npm', 'SIGTERM', 1],
  ['SIGKILL to npm', 'SIGKILL', 1],
  // A terminal sends it to all of them.
  ['Ctrl-C', 'SIGINT', -1],
] as const)('%s leaves no server behind', async (_, signal, whom) => {
  const { child, serving } = npmStart('0');
  const port = await serving();
  expect(await isOpen(port)).toBe(true);
  if (child.pid !== undefined) process.kill(whom * child.pid, signal);
  await expect.poll(() => isOpen(port)).toBe(false);
});

test('a port that is taken, or none at all, is answered in one line', async () => {
  const { serving } = npmStart('0');
  const port = await serving();
  for (const [asked, code, line] of [
    [String(port), 1, `Port ${port} is taken. Choose another one: PORT=`],
    [' ', 2, 'PORT is " "; it must be a number from 0 to 65535.'],
  ] as const) {
    const { child, said } = npmStart(asked);
    expect(await once(child, 'exit')).toEqual([code, null]);
    expect(said.err).toContain(line);
    expect(said.err).not.toContain('    at ');
  }
});

// Starting other programs: with a clean environment, passing signals on, and with their exit code as the answer.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Output of preparations goes to stderr and they read no input: stdin and stdout belong to the program. */
const aside = ['ignore', 2, 2];

// What npm hands down to its scripts, and what would make an install leave the build tools out.
const inherited =
  /^(NODE_ENV|npm_(lifecycle|package)_.*|npm_config_(omit|only|also|dev|production|include|workspaces?|ignore_scripts|prefix|global|location|dry_run))$/i;

/** The environment without settings that would change what is installed, built or tested. */
export function cleanEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !inherited.test(name)));
}

/** A program that ended with another exit code than 0. */
export class Failed extends Error {
  constructor(code) {
    super(`exit code ${code}`);
    this.code = code;
  }
}

/** Runs a command to its end; fails unless its exit code is 0. */
async function run(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
  const handlers = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => [signal, () => passOn(child, signal)]);
  for (const [signal, handler] of handlers) process.on(signal, handler);
  try {
    const code = await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', (status, signal) => resolve(status ?? 128 + constants.signals[signal]));
    });
    if (code !== 0) throw new Failed(code);
  } finally {
    for (const [signal, handler] of handlers) process.off(signal, handler);
  }
}

/** A terminal sends Ctrl-C to the child itself; everything else has to be handed on. */
function passOn(child, signal) {
  if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
}

/** Runs a tool from node_modules (or a script of ours) with this Node. */
export const tool = (script, args = [], options = {}) => toolOn(process.execPath, script, args, options);

/** The same with another Node. */
export function toolOn(node, script, args = [], options = {}) {
  return run(node, [path.join(root, script), ...args], { env: cleanEnvironment(), ...options });
}

/** Runs the npm that started us, or else the one on the path. */
export function npm(args, options = {}) {
  const all = { env: cleanEnvironment(), stdio: aside, ...options };
  const cli = process.env.npm_execpath;
  if (cli && /npm-cli\.c?js$/.test(cli)) return run(process.execPath, [cli, ...args], all);
  const windows = process.platform === 'win32';
  return run(windows ? 'npm.cmd' : 'npm', args, { shell: windows, ...all });
}

export const quietly = { stdio: aside };

export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Ends this process with the exit code of what failed in `task`. */
export async function exitWith(task) {
  try {
    await task();
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    process.exitCode = error.code;
  }
}

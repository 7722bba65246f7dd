import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hexwyrm-package-'));

/** What an npm above says about this clone must not reach another folder. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));

/** Runs a command in a folder as a person would: to its end, with this input. */
function run(cwd: string, command: string, args: readonly string[], input = '') {
  const shell = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, input, shell, encoding: 'utf8' });
  return { status, stdout, stderr };
}

const hexwyrm = (args: readonly string[], input?: string) =>
  run(folder, process.execPath, ['node_modules/hexwyrm/hexwyrm.mjs', ...args], input);

/** Installs tarballs in a folder that is no part of another project, without a network. */
function install(cwd: string, tarballs: readonly string[]): void {
  fs.writeFileSync(path.join(cwd, 'package.json'), '{ "type": "module" }');
  const installed = run(cwd, 'npm', ['install', '--offline', '--no-audit', '--no-fund', ...tarballs]);
  expect(installed, installed.stderr).toMatchObject({ status: 0 });
}

beforeAll(() => {
  const packed = run(root, 'npm', ['run', '--silent', 'pack', '--', folder]);
  expect(packed, packed.stderr).toMatchObject({ status: 0 });
  const [file = ''] = fs.readdirSync(folder).filter((name) => /^hexwyrm-\d+\.\d+\.\d+\.tgz$/.test(name));
  // Nothing but the package itself is needed.
  install(folder, [`./${file}`]);
}, 300_000);

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('the command line, installed in an empty folder', () => {
  test('is one file with its licence', () => {
    const inside = path.join(folder, 'node_modules/hexwyrm');
    expect(fs.readdirSync(inside).sort()).toEqual([
      'LICENSE',
      'NOTICE',
      'README.md',
      'hexwyrm.mjs',
      'package.json',
    ]);
    expect(fs.readdirSync(path.join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(
      ['hexwyrm'],
    );
  });

  test('says what it can do', () => {
    const help = run(folder, 'npx', ['--offline', 'hexwyrm', '--help']);
    expect(help).toMatchObject({ status: 0, stdout: expect.stringContaining('hexwyrm play') });
    expect(hexwyrm(['--version']).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test('has the rules of both games', () => {
    expect(hexwyrm(['rules', 'DR-2.3']).stdout).toContain('DR-2.3');
    expect(hexwyrm(['rules', 'DP-7.4.3', '--lang', 'de']).stdout).toContain('DP-7.4.3');
  });

  test('plays by script', () => {
    const game = hexwyrm(['play', '--seed', '1', '--seats', 'invader'], '1\nquit\n');
    expect(game, game.stderr).toMatchObject({ status: 0 });
    expect(game.stdout.length).toBeGreaterThan(200);
  });

  test.each(['dragon-rage', 'dragon-pass'])('lets bots play %s, and verifies what they did', (name) => {
    const games = hexwyrm(['sim', '--game', name, '--games', '1', '--seed', '1', '--keep', name]);
    expect(games, games.stderr).toMatchObject({ status: 0 });
    const [replay = ''] = fs.readdirSync(path.join(folder, name));
    expect(hexwyrm(['verify', path.join(name, replay)])).toMatchObject({ status: 0 });
  });
});

/** A random game of Dragon Rage and its position as text, as somebody would write it who has only the libraries. */
const PROGRAM = `
import { playout, seededDice } from '@hexwyrm/kernel';
import { dragonRage } from '@hexwyrm/dragon-rage';

const dice = seededDice('libraries');
const state = dragonRage.setup('esirien-1', {}, dice);
const game = playout(dragonRage, state, seededDice('choices'), dice, 100_000);
console.log(JSON.stringify({ ended: game.ended, outcome: game.outcome }));
`;

/** The same, as far as the compiler is asked. */
const TYPED = `
import { type Game, type GameState, seededDice } from '@hexwyrm/kernel';
import { defineGame } from '@hexwyrm/wargame';
import { dragonPass } from '@hexwyrm/dragon-pass';

export const seats: readonly string[] = dragonPass.seatsOf(dragonPass.setup('pass-1', {}, seededDice(1)));
export const define: typeof defineGame = defineGame;
// @ts-expect-error a scenario is named by a text
dragonPass.setup(1, {}, seededDice(1));
export type Any = Game<GameState, unknown, never, unknown>;
`;

const dependenciesOf = (folderOf: string): string[] =>
  Object.keys(
    JSON.parse(fs.readFileSync(path.join(root, folderOf, 'package.json'), 'utf8')).dependencies ?? {},
  );

/** What our libraries depend on, and what that does. */
function needed(): ReadonlySet<string> {
  const found = new Set<string>();
  const open = fs
    .readdirSync(path.join(root, 'packages'))
    .flatMap((name) => dependenciesOf(`packages/${name}`));
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (name.startsWith('@hexwyrm/') || found.has(name)) continue;
    found.add(name);
    open.push(...dependenciesOf(`node_modules/${name}`));
  }
  return found;
}

describe('the libraries, installed in an empty folder', () => {
  const libraries = path.join(folder, 'libraries');

  beforeAll(() => {
    fs.mkdirSync(libraries);
    // What they depend on comes from this clone, so that no network is needed.
    for (const name of needed()) {
      const packed = run(libraries, 'npm', [
        'pack',
        '--loglevel=error',
        path.join(root, 'node_modules', name),
      ]);
      expect(packed, packed.stderr).toMatchObject({ status: 0 });
    }
    const ours = fs
      .readdirSync(folder)
      .filter((name) => name.startsWith('hexwyrm-') && !/^hexwyrm-\d/.test(name));
    expect(ours.length).toBeGreaterThan(6);
    const theirs = fs.readdirSync(libraries).map((name) => `./${name}`);
    install(libraries, [...theirs, ...ours.map((name) => `../${name}`)]);
  }, 300_000);

  test('play a game by script', () => {
    fs.writeFileSync(path.join(libraries, 'play.js'), PROGRAM);
    const game = run(libraries, process.execPath, ['play.js']);
    expect(game, game.stderr).toMatchObject({ status: 0 });
    expect(JSON.parse(game.stdout)).toMatchObject({
      ended: 'over',
      outcome: { clause: expect.stringMatching(/^DR-/) },
    });
  });

  test('bring their types', () => {
    fs.writeFileSync(path.join(libraries, 'typed.ts'), TYPED);
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', 'typed.ts'];
    const checked = run(libraries, process.execPath, [
      path.join(root, 'node_modules/typescript7/bin/tsc'),
      ...options,
    ]);
    expect(checked.stdout).toBe('');
    expect(checked.status).toBe(0);
  });
});

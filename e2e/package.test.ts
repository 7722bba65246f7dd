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

beforeAll(() => {
  const packed = run(root, 'npm', ['run', '--silent', 'pack', '--', folder]);
  expect(packed, packed.stderr).toMatchObject({ status: 0 });
  const [file = ''] = fs.readdirSync(folder);
  expect(file).toMatch(/^hexwyrm-\d+\.\d+\.\d+\.tgz$/);
  // The folder is no part of another project.
  fs.writeFileSync(path.join(folder, 'package.json'), '{}');
  // Nothing but the package itself is needed, so it installs without a network.
  const installed = run(folder, 'npm', ['install', '--offline', '--no-audit', '--no-fund', `./${file}`]);
  expect(installed, installed.stderr).toMatchObject({ status: 0 });
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

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { hexwyrmHere } from '../testing/hexwyrm.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hexwyrm-balance-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('hexwyrm balance plays, keeps its games, and writes pages', async () => {
  const out = path.join(folder, 'games.jsonl');
  const args = ['balance', '--game', 'bridgehead', '--games', '4', '--jobs', '1', '--out', out];
  const { code, stdout } = await hexwyrmHere([...args, '--json', '--pages', folder]);
  expect(code).toBe(0);
  const { scenarios } = JSON.parse(stdout);
  expect(scenarios).toMatchObject([{ scenario: 'bridge', games: 4, draws: 0 }]);
  const [red, blue] = scenarios[0].sides;
  expect(red.wins + blue.wins).toBe(4);
  const kept = readFileSync(out, 'utf8');
  expect(kept.split('\n')).toHaveLength(1 + 4 + 1);
  // A game that is kept is not played again.
  expect((await hexwyrmHere([...args, '--json'])).stdout).toBe(stdout);
  expect(readFileSync(out, 'utf8')).toBe(kept);
  expect(readdirSync(path.join(folder, 'images', 'balance'))).toEqual(['bridge.svg']);
  expect(readFileSync(path.join(folder, 'balance-bridgehead.md'), 'utf8')).toContain('| Red | ');
});

it('hexwyrm balance prints tables', async () => {
  const args = ['balance', '--game', 'bridgehead', '--games', '2', '--jobs', '1'];
  expect((await hexwyrmHere(args)).stdout).toMatch(/^reeve against itself\n\nscenario +seat +won +of/);
  expect(await hexwyrmHere([...args, '--bot', 'nobody'])).toMatchObject({ code: 2 });
});

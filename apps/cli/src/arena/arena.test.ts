import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hexwyrm, hexwyrmHere } from '../testing/hexwyrm.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hexwyrm-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

const GAME = ['arena', '--game', 'bridgehead', '--json'];
const SERIES = [...GAME, '--bots', 'random,greedy', '--games', '8'];
const HERE = ['--jobs', '1'];

/** What the clock has no part in. */
async function outcomes(args: readonly string[], run: typeof hexwyrm = hexwyrmHere) {
  const { code, stdout, stderr } = await run(args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const { thinking, ...rest } = JSON.parse(stdout);
  return rest;
}

describe('hexwyrm arena', () => {
  it('rates bots that swap sides over the same dice', async () => {
    const { standings, sides, scenarios } = await outcomes([...SERIES, ...HERE]);
    expect(standings.map(({ bot, games }: { bot: string; games: number }) => [bot, games])).toEqual([
      ['greedy', 8],
      ['random', 8],
    ]);
    expect(standings[0].elo).toBeGreaterThan(standings[1].elo);
    expect(standings[0].elo + standings[1].elo).toBeCloseTo(0, 9);
    expect(sides.map(({ games }: { games: number }) => games)).toEqual([4, 4, 4, 4]);
    expect(scenarios).toMatchObject([{ scenario: 'bridge', games: 8, draws: 0 }]);
  });

  it('finds the same whether games are played here or side by side', async () => {
    const apart = await outcomes([...SERIES, '--jobs', '2'], hexwyrm);
    expect(apart).toEqual(await outcomes([...SERIES, ...HERE]));
  });

  it('starts the processes that play, and nobody else does', async () => {
    expect(await hexwyrm(['arena-referee'])).toMatchObject({ code: 2, stdout: '' });
  });

  it('goes on where it was interrupted, and drops a line that was cut short', async () => {
    const file = path.join(folder, 'series.jsonl');
    const whole = await outcomes([...SERIES, ...HERE, '--out', file]);
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(lines.length).toBe(1 + 8 + 1);
    const marked = lines[2].replace(/"ms":\d+/, '"ms":987654');
    writeFileSync(file, [lines[0], lines[1], marked, lines[3].slice(0, 40)].join('\n'));
    expect(await outcomes([...SERIES, ...HERE, '--out', file])).toEqual(whole);
    const again = readFileSync(file, 'utf8').split('\n');
    expect(again.length).toBe(1 + 8 + 1);
    // What had been played was not played anew.
    expect(again[2]).toBe(marked);
  });

  it('adds no games to a series of others', async () => {
    const file = path.join(folder, 'other.jsonl');
    await outcomes([...SERIES, ...HERE, '--out', file]);
    const other = await hexwyrmHere([...SERIES, ...HERE, '--out', file, '--seed', '2']);
    expect(other.code).toBe(1);
    expect(other.stderr).toMatch(/^hexwyrm: --out: .* holds a series of other games.*\n$/);
  });

  it('names the line of a file that is no series', async () => {
    const file = path.join(folder, 'letter.jsonl');
    for (const text of ['Dear Sir\n', '{"arena":1,"more":2}\n', '[]\n']) {
      writeFileSync(file, text);
      const { code, stderr } = await hexwyrmHere([...SERIES, ...HERE, '--out', file]);
      expect(code).toBe(1);
      expect(stderr).toContain('letter.jsonl, line 1: ');
    }
  });

  it('tests whether one bot is better until it knows', async () => {
    const { test } = await outcomes([...GAME, ...HERE, '--test', 'greedy,random']);
    expect(test).toMatchObject({ bots: ['greedy', 'random'], verdict: 'better' });
    expect(test.llr).toBeGreaterThan(test.high);
    const { test: reverse } = await outcomes([...GAME, ...HERE, '--test', 'random,greedy']);
    expect(reverse.verdict).toBe('not-better');
    const { test: short } = await outcomes([...GAME, ...HERE, '--test', 'greedy,random', '--games', '4']);
    expect(short).toMatchObject({ verdict: 'open', pairs: 2 });
  });

  it('lets one bot play itself in every scenario', async () => {
    const args = [...GAME, ...HERE, '--scenario', 'all', '--bots', 'greedy', '--games', '3'];
    const { standings, sides } = await outcomes(args);
    expect(standings).toMatchObject([{ bot: 'greedy', games: 3, elo: 0 }]);
    const [red, blue] = sides;
    expect([red.games, blue.games, red.wins + blue.wins]).toEqual([3, 3, 3]);
  });

  it('stops a thought when its time is up', async () => {
    const args = [...GAME, ...HERE, '--bots', 'greedy', '--games', '1'];
    expect(await outcomes([...args, '--time', '1000'])).toMatchObject({ thought: { ms: 1000 } });
  });

  it('plays every scenario that the options open', async () => {
    const args = ['arena', '--game', 'dragon-rage', '--json', ...HERE];
    const { scenarios } = await outcomes([...args, '--scenario', 'all', '--bots', 'random', '--games', '1']);
    const ids = scenarios.map(({ scenario }: { scenario: string }) => scenario);
    expect(ids).toHaveLength(13 + 2);
    // Point games need a map.
    expect(ids).not.toContain('points-choice');
  });

  it('prints tables without --json', async () => {
    const { stdout } = await hexwyrmHere([...SERIES.filter((arg) => arg !== '--json'), ...HERE]);
    expect(stdout).toMatch(/^bot +games +score +elo/);
    expect(stdout).toMatch(/^bridge +red +greedy/m);
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pickIndex, seededDice } from '@hexwyrm/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { hexwyrm, hexwyrmHere } from '../testing/hexwyrm.ts';

const SLOW = { timeout: 120_000 };
const folder = mkdtempSync(path.join(tmpdir(), 'hexwyrm-play-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Numbers as a person might pipe them in; those that mean nothing are asked for again. */
const numbers = (count: number, upTo: number): string => {
  const dice = seededDice('numbers');
  return Array.from({ length: count }, () => `${1 + pickIndex(dice, upTo)}\n`).join('');
};

describe('hexwyrm play', SLOW, () => {
  it('is played by numbers from a pipe to the end of a game', async () => {
    const args = ['play', '--scenario', 'esirien-1', '--seed', '5', '--bot', 'random'];
    const { code, stdout } = await hexwyrm(args, numbers(20_000, 4));
    expect(code).toBe(0);
    expect(stdout).toContain('You play Invader; Chance (random) plays the rest');
    expect(stdout).toMatch(/\n(Invader wins|Defender wins|Draw): .*\[DR-/);
  });

  it('shows the odds before a roll, and the dice with their rule after it', async () => {
    const position = path.join(folder, 'position.json');
    const unit = (type: string, side: string, hex: string) => ({ type, side, hex });
    const units = [
      unit('ORC', 'invader', '1010'),
      unit('INF', 'defender', '1011'),
      unit('MIL', 'defender', '0101'),
    ];
    const head = { format: 'hexwyrm-position', version: 1, game: 'dragon-rage', map: 'plain' };
    writeFileSync(position, JSON.stringify({ ...head, phase: 'invader-melee', units }));
    const { stdout } = await hexwyrmHere(['play', '--load', position, '--seed', '5'], '2\nu\nq\n');
    // 2 against 2 on the combat table: only a 6.
    expect(stdout).toMatch(/Orc: attack 1011\n +Attack: 17%, 6\+ on 1d6 \(2 against 2, needs 6\+\)\n/);
    expect(stdout).toMatch(/ {2}Attack on 1011, 6\+ needed: \d, .* {2}\[DR-2\.7\.1-b /);
  });

  it('lets bots play alone', async () => {
    const { code, stdout } = await hexwyrmHere([
      'play',
      '--scenario',
      'esirien-6',
      '--seats',
      'none',
      '--seed',
      '2',
    ]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/wins?: /);
  });

  it('looks rules up, says why not, takes back, saves and goes on from there', async () => {
    const save = path.join(folder, 'game.json');
    const input = [
      '1',
      '1',
      'u',
      '1',
      '/north-east',
      '1',
      '99999',
      'nonsense',
      '? 2.3-d',
      '? {"type":"raze","unit":0}',
      `s ${save}`,
      'm',
      'm 2510',
      'm orc',
      'p',
      'q',
    ];
    const { code, stdout } = await hexwyrmHere(['play', '--seed', '5'], input.join('\n'));
    expect(code).toBe(0);
    expect(stdout).toContain('There is no 99999');
    expect(stdout).toContain('Type a number to choose');
    expect(stdout).toContain('Defender wins after ten turns');
    expect(stdout).toMatch(/Not allowed:\nDR-/);
    expect(stdout).toContain(`Saved to ${save}`);
    expect(stdout).toMatch(/^2510, \w+/m);
    expect(stdout).toContain('There is no “orc” on the map.');
    expect(stdout).toContain('There is no suggestion here.');
    const { actions } = JSON.parse(readFileSync(save, 'utf8'));
    expect(actions.at(-1)).toMatchObject({ seat: 'invader', action: { type: 'place', facing: 'NE' } });
    expect((await hexwyrmHere(['verify', save])).code).toBe(0);
    const again = await hexwyrmHere(['play', '--load', save], 'u\nq\n');
    expect(again.code).toBe(0);
    expect(again.stdout).toContain('Set up: Dragon');
  });

  it('names three ways to go on with their reasons, and plays one of them', async () => {
    const position = path.join(folder, 'advice.json');
    const unit = (type: string, side: string, hex: string) => ({ type, side, hex });
    const units = [
      unit('ORC', 'invader', '1010'),
      unit('INF', 'defender', '1011'),
      unit('MIL', 'defender', '0101'),
    ];
    const head = { format: 'hexwyrm-position', version: 1, game: 'dragon-rage', map: 'plain' };
    writeFileSync(position, JSON.stringify({ ...head, phase: 'invader-melee', units }));
    const { stdout } = await hexwyrmHere(['play', '--load', position, '--seed', '5'], 'h\nh 1\nq\n');
    expect(stdout).toMatch(/ h 1 {2}.*: \d+% to win\n/);
    // 2 against 2 on the combat table: only a 6.
    expect(stdout).toMatch(/ h \d {2}Orc: attack 1011: \d+% to win\n +Destroys Infantry: 1 in 6\n/);
  });

  it('looks back at a game: chances, luck and skill add up', async () => {
    const save = path.join(folder, 'played.json');
    const position = path.join(folder, 'last-blow.json');
    const unit = (type: string, side: string, hex: string) => ({ type, side, hex });
    const units = [
      unit('ORC', 'invader', '1010'),
      unit('INF', 'defender', '1011'),
      unit('MIL', 'defender', '0101'),
    ];
    const head = { format: 'hexwyrm-position', version: 1, game: 'dragon-rage', map: 'plain' };
    writeFileSync(position, JSON.stringify({ ...head, phase: 'invader-melee', units }));
    await hexwyrmHere(['play', '--load', position, '--seed', '5'], `2\ns ${save}\nq\n`);
    const { code, stdout } = await hexwyrmHere(['analyse', save, '--json']);
    expect(code).toBe(0);
    const { start, actions, accounts } = JSON.parse(stdout);
    // The orc misses, as it does on five faces of six: a little less than it could hope for.
    const [blow] = actions;
    expect(blow.chances[0]).toBeLessThan(blow.expected[0]);
    const last = actions.at(-1).chances;
    const sums = accounts.map(({ skill, others, luck }: Record<string, number>) => skill + others + luck);
    expect(sums).toHaveLength(2);
    sums.forEach((sum: number, i: number) => {
      expect(sum).toBeCloseTo(last[i] - start[i], 9);
    });
    expect((await hexwyrmHere(['analyse', save, '--lang', 'de'])).stdout).toContain('Würfel');
  });

  it('takes a concession', async () => {
    const { code, stdout } = await hexwyrmHere(['play', '--seed', '5'], 'concede\n');
    expect(code).toBe(0);
    expect(stdout).toMatch(/Defender wins: /);
  });

  it('says why something cannot be taken back', async () => {
    const { stdout } = await hexwyrmHere(['play', '--seed', '5', '--seats', 'defender'], 'u\na\nu\nq\n');
    expect(stdout).toContain('nothing has happened yet');
  });

  it('ends quietly when the input does', async () => {
    expect(await hexwyrm(['play', '--seed', '5'], '1\n')).toMatchObject({ code: 0, stderr: '' });
  });
});

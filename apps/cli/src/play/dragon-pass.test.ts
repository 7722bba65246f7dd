import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hexwyrmHere } from '../testing/hexwyrm.ts';

const SLOW = { timeout: 120_000 };
const folder = mkdtempSync(path.join(tmpdir(), 'hexwyrm-pass-'));
afterAll(() => rmSync(folder, { recursive: true }));

const unit = (type: string, owner: string, hex: string, number = 1) => ({ type, number, owner, hex });

/** A field in the open: Lunar horse and foot at 2511 next to Sartar militia at 2512; screening is on. */
const FIELD = {
  format: 'hexwyrm-position',
  version: 1,
  game: 'dragon-pass',
  scenario: 'pass-2',
  active: 'lunar',
  phase: 'battles',
  units: [
    unit('heavy-cavalry', 'lunar', '2511'),
    unit('furthest-foot', 'lunar', '2511'),
    unit('foot-militia', 'sartar', '2512'),
    unit('mounted-militia', 'sartar', '2512'),
  ],
  stacks: [
    { hex: '2511', units: [0, 1] },
    { hex: '2512', units: [3, 2] },
  ],
};

async function play(lines: readonly string[], position: object = FIELD, ...args: readonly string[]) {
  const file = path.join(folder, 'position.json');
  writeFileSync(file, JSON.stringify(position));
  const all = ['play', '--load', file, '--seed', '5', '--seats', 'lunar,sartar', ...args];
  return (await hexwyrmHere(all, `${lines.join('\n')}\n`)).stdout;
}

describe('hexwyrm play, Dragon Pass', SLOW, () => {
  it('draws the whole board, its holdings, and stacks by player and size', async () => {
    const text = await play(['m', 'q']);
    expect(text).toMatch(/^Turn 1: Lunar Empire, Battles$/m);
    const row = (number: string) => text.split('\n').find((line) => line.startsWith(`${number} `)) ?? '';
    // Column 25 stands after three letters and 24 columns of two.
    expect(row('11').slice(51, 53)).toBe('L2');
    expect(row('12').slice(51, 53)).toBe('S2');
    // 3524 is Boldhome, a fortress.
    expect(row('24').slice(71, 72)).toBe('#');
    expect(text).toContain(
      'Sartar holds 3524 (Boldhome), 3220 (Jonstown), 3228 (Wilmskirk), 4025 (Swenstown)\n',
    );
  });

  it("shows of a screened stack the top and the colours below it, and one's own whole (DP-5.3-c)", async () => {
    const text = await play(['m 2512', 'm 2511', 'q']);
    expect(text).toContain('Sartar: Mounted Militia 1 4-3-5; 1 hidden unit (Sartar).\n');
    expect(text).toContain('Lunar Empire: Antelope Lancers 5-5-4; 1st Furthest Foot 3-3-3.\n');
    const open = await play(['m 2512', 'q'], { ...FIELD, options: { screening: false } });
    expect(open).toContain('Sartar: Mounted Militia 1 4-3-5; Foot Militia 1 3-3-3.\n');
  });

  it('finds places, units and players by name, and says when there is nothing', async () => {
    const text = await play(['m boldhome', 'm lancers', 'm sartar', 'm foot militia', 'm atlantis', 'q']);
    expect(text).toContain('3524, Boldhome, open ground, fortress, old Sartar, ');
    expect(text).toContain('Antelope Lancers #0, 2511\n');
    expect(text).toMatch(/> m sartar\n2512, .*Sartar: Mounted Militia 1/);
    // The Foot Militia lies hidden under the Mounted.
    expect(text).toContain('There is no “foot militia” on the map.');
    expect(text).toContain('There is no “atlantis” on the map.');
  });

  it('says why not with the text of the clause', async () => {
    const text = await play(['? {"type":"end"}', 'q']);
    expect(text).toMatch(/Not allowed:\nDP-7\.4\.3-a {2}Active units must attack\n {2}\S/);
  });

  it('tells the sum and every face of the die before it falls, and the die with its rule after', async () => {
    const text = await play(['1', '1', '1', '1', '1', 'q'], { ...FIELD, options: { screening: false } });
    // Attack Table, total 8: a sixth, a quarter, a third, a half, three quarters, all, fractions dropped.
    expect(text).toContain(
      'Melee attack, 8 (Antelope Lancers 5, 1st Furthest Foot 3): 1 to 6 on the die give 1 · 2 · 2 · 4 · 6 · 8',
    );
    expect(text).toMatch(
      /Melee at 2512, the attackers strike with 8 \(Antelope Lancers and 1st Furthest Foot\): \d, a loss of \d CF\. {2}\[DP-7/,
    );
  });

  it('proposes a set-up and plays it', async () => {
    const args = ['play', '--game', 'dragon-pass', '--scenario', 'pass-1', '--seed', '5'];
    const { stdout } = await hexwyrmHere(args, 'p\np\nm lunar\nq\n');
    expect(stdout).toMatch(/^ {3}p {2}suggested: .*; \d+ more$/m);
    expect(stdout).toMatch(/1st Furthest Foot (is set up|sets up) at 2625 \(Duck Point\)/);
    expect(stdout).toMatch(/^2625, Duck Point, .*Lunar Empire: /m);
  });

  it('lets bots play a whole game', async () => {
    const args = ['play', '--game', 'dragon-pass', '--scenario', 'pass-1', '--seats', 'none', '--seed', '2'];
    const { code, stdout } = await hexwyrmHere(args);
    expect(code).toBe(0);
    expect(stdout).toMatch(/\n(Lunar Empire wins|Sartar wins|Draw): .*\[DP-18/);
  });
});

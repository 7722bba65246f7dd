import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dragonRage } from '@hexwyrm/dragon-rage';
import { newRecord, openMatch } from '@hexwyrm/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { hexwyrm, hexwyrmHere } from './testing/hexwyrm.ts';

/** Each of these runs the program as a person would. */
const SLOW = { timeout: 300_000 };
const folder = mkdtempSync(path.join(tmpdir(), 'hexwyrm-'));
const file = (name: string, content: unknown): string => {
  const full = path.join(folder, name);
  writeFileSync(full, typeof content === 'string' ? content : JSON.stringify(content));
  return full;
};

afterAll(() => rmSync(folder, { recursive: true }));

describe('the command line', SLOW, () => {
  it('says what it can do and which version it is', async () => {
    const help = await hexwyrm(['--help']);
    expect(help).toMatchObject({ code: 0, stderr: '' });
    for (const command of ['play', 'sim', 'arena', 'verify', 'position', 'rules', 'stdio']) {
      expect(help.stdout).toContain(`hexwyrm ${command}`);
    }
    expect((await hexwyrmHere(['--version'])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it.each([
    [['frobnicate'], 'frobnicate'],
    [['--frob'], '--frob'],
    [['sim', '--frob'], '--frob'],
    [['sim', '--games', 'many'], '--games'],
    [['sim', '--games', '0'], '--games'],
    [['sim', '--bots', 'hal'], 'hal'],
    [['sim', '--bots', 'north=greedy'], 'north'],
    [['sim', '--bots', 'invader=greedy'], 'defender'],
    [['sim', '--options', '{'], '--options'],
    [['sim', 'extra'], 'extra'],
    [['arena'], '--bots'],
    [['arena', '--bots', 'hal'], 'hal'],
    [['arena', '--bots', 'greedy,greedy'], 'greedy'],
    [['arena', '--bots', 'greedy', '--test', 'greedy,random'], '--test'],
    [['arena', '--test', 'greedy'], '--test'],
    [['arena', '--bots', 'greedy', '--scenario', 'nowhere'], 'nowhere'],
    [['arena', '--bots', 'greedy', '--games', '-3'], '--games'],
    [['arena', '--bots', 'greedy', '--time', '0'], '--time'],
    [['arena', '--bots', 'greedy', '--time', '9', '--evaluations', '9'], '--evaluations'],
    [['arena', '--bots', 'greedy', '--jobs', 'all'], '--jobs'],
    [['play', '--game', 'chess'], 'chess'],
    [['play', '--scenario', 'nowhere'], 'nowhere'],
    [['play', '--seats', 'north'], 'north'],
    [['rules', '--lang', 'tlh'], 'tlh'],
    [['verify'], 'verify'],
    [['position', 'solve', 'x'], 'position'],
    [['stdio', 'now'], 'now'],
  ])('%j is answered with one line and exit code 2', async (args, word) => {
    const { code, stdout, stderr } = await hexwyrmHere(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^hexwyrm: [^\n]+\n$/);
    expect(stderr).toContain(word);
  });
});

describe('hexwyrm verify', SLOW, () => {
  const table = openMatch(
    dragonRage,
    newRecord(
      dragonRage,
      { kind: 'scenario', scenario: 'esirien-6', options: {} },
      { kind: 'seed', seed: 1 },
    ),
  );
  for (let i = 0; i < 50; i++) {
    const seat = table.decision()!.seats[0];
    table.apply(seat, table.legal(seat)[0]);
  }
  const replay = table.replay();

  it('accepts what was played', async () => {
    const { code, stdout } = await hexwyrmHere(['verify', file('good.json', replay)]);
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: `ok: dragon-rage, 50 actions, not finished, hash ${replay.hash}\n`,
    });
    expect((await hexwyrm(['verify', '-'], JSON.stringify(replay))).code).toBe(0);
  });

  it.each([
    ['another hash', { ...replay, hash: '0'.repeat(64) }, 'hash: is 000'],
    ['an action less', { ...replay, actions: replay.actions.slice(1) }, 'bad replay'],
    ['another seed', { ...replay, actions: [{ seat: 'invader', action: { type: 'end' } }] }, 'actions[0]'],
    ['another game', { ...replay, game: 'chess' }, 'chess'],
    ['other rules', { ...replay, rulesVersion: 99 }, 'rulesVersion'],
    ['no replay', { some: 'thing' }, 'format'],
    ['no JSON', 'hello', 'not valid JSON'],
  ])('finds out %s', async (_, content, words) => {
    const { code, stdout, stderr } = await hexwyrmHere(['verify', file('bad.json', content)]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^hexwyrm: [^\n]+\n$/);
    expect(stderr).toContain(words);
  });

  it('says when there is no file', async () => {
    const { code, stderr } = await hexwyrmHere(['verify', path.join(folder, 'none.json')]);
    expect(code).toBe(1);
    expect(stderr).toContain('file not found');
  });
});

describe('hexwyrm position', SLOW, () => {
  const good = {
    format: 'hexwyrm-position',
    version: 1,
    game: 'dragon-rage',
    map: 'esirien',
    phase: 'invader-movement',
    units: [{ type: 'DRAGON', side: 'invader', hex: '2510', facing: 'NW' }],
  };

  it('check accepts a position', async () => {
    const { code, stdout } = await hexwyrmHere(['position', 'check', file('position.json', good)]);
    expect(code).toBe(0);
    expect(stdout).toContain('ok');
  });

  it('check names every field at fault, a line each', async () => {
    const bad = { ...good, phase: 'tea', units: [{ ...good.units[0], facing: 'up' }], colour: 'red' };
    const { code, stderr } = await hexwyrmHere(['position', 'check', file('bad-position.json', bad)]);
    expect(code).toBe(1);
    for (const field of ['phase', 'units[0].facing', 'colour']) expect(stderr).toContain(field);
    expect(stderr.trim().split('\n')).toHaveLength(3);
    const nowhere = { ...good, units: [{ ...good.units[0], hex: '9999' }] };
    expect((await hexwyrm(['position', 'check', '-'], JSON.stringify(nowhere))).stderr).toContain(
      'units[0].hex',
    );
  });

  it.each(['dragon-rage', 'dragon-pass'])('schema of %s is the schema in the documentation', async (game) => {
    const { stdout } = await hexwyrmHere(['position', 'schema', '--game', game]);
    const committed = new URL(`../../../docs/schema/${game}-position.schema.json`, import.meta.url);
    expect(JSON.parse(stdout)).toEqual(JSON.parse(readFileSync(committed, 'utf8')));
  });
});

describe('hexwyrm rules', SLOW, () => {
  it('reads a clause by its number, in four languages', async () => {
    const english = await hexwyrmHere(['rules', 'DR-2.3-d']);
    expect(english.stdout).toMatch(/^DR-2\.3-d {2}Defender wins after ten turns\n {2}\S/);
    expect((await hexwyrmHere(['rules', '2.3-d'])).stdout).toBe(english.stdout);
    const others = await Promise.all(
      ['fr', 'es', 'de'].map((lang) => hexwyrmHere(['rules', '2.3-d', '--lang', lang])),
    );
    expect(new Set([english, ...others].map(({ stdout }) => stdout)).size).toBe(4);
  });

  it('lists a section and finds words', async () => {
    const section = await hexwyrmHere(['rules', '2.3']);
    expect(section.stdout.match(/^DR-2\.3-/gm)?.length).toBeGreaterThan(8);
    expect((await hexwyrmHere(['rules', 'dragonfire', 'tower'])).stdout).toContain('DR-2.12.1.5');
    expect((await hexwyrmHere(['rules', '--lang', 'fr', 'DEFENSEUR'])).stdout).toContain('DR-');
  });

  it('knows by the number which book is meant', async () => {
    const named = await hexwyrmHere(['rules', 'DP-7.4.3-a']);
    expect(named.stdout).toMatch(/^DP-7\.4\.3-a {2}Active units must attack\n/);
    expect((await hexwyrmHere(['rules', '--game', 'dragon-pass', '7.4.3-a'])).stdout).toBe(named.stdout);
    expect((await hexwyrmHere(['rules', 'dp-7.4.3'])).stdout).toContain('DP-7.4.3-d');
  });

  it('says when there is nothing', async () => {
    const { code, stderr } = await hexwyrmHere(['rules', 'spaceship']);
    expect(code).toBe(1);
    expect(stderr).toContain('spaceship');
  });
});

describe('hexwyrm sim', SLOW, () => {
  it('prints the same numbers for the same seed', async () => {
    const args = ['sim', '--scenario', 'esirien-6', '--games', '3', '--bots', 'random', '--seed', '9'];
    const [one, two] = await Promise.all([hexwyrmHere(args), hexwyrmHere(args)]);
    expect(one.code).toBe(0);
    expect(two.stdout).toBe(one.stdout);
    const report = JSON.parse(one.stdout);
    expect(report).toMatchObject({
      game: 'dragon-rage',
      scenario: 'esirien-6',
      games: 3,
      bots: { invader: 'random', defender: 'random' },
      unfinished: 0,
    });
    const { invader, defender } = report.wins;
    expect(invader.wins + defender.wins + report.draws).toBe(3);
    for (const { rate, low, high } of [invader, defender]) {
      expect(low).toBeLessThanOrEqual(rate);
      expect(high).toBeGreaterThanOrEqual(rate);
    }
    expect(report.meanTurns).toBeGreaterThan(0);
  });

  it('plays Dragon Pass and keeps the games as replays that verify', async () => {
    const args = ['sim', '--game', 'dragon-pass', '--games', '1', '--seed', '4', '--keep', folder];
    const { code, stdout } = await hexwyrmHere(args);
    expect(code).toBe(0);
    const { scenario, bots, unfinished, meanTurns } = JSON.parse(stdout);
    expect({ scenario, bots, unfinished }).toEqual({
      scenario: 'pass-1',
      bots: { lunar: 'greedy', sartar: 'greedy' },
      unfinished: 0,
    });
    // DP-18.1.2-a: five game-turns.
    expect(meanTurns).toBe(5);
    const verified = await hexwyrmHere(['verify', path.join(folder, 'pass-1-0.json')]);
    expect(verified.stdout).toMatch(/^ok: dragon-pass, \d+ actions, (\w+ won|nobody won) \(/);
  });

  it('refuses a scenario that does not exist', async () => {
    expect(await hexwyrmHere(['sim', '--scenario', 'nowhere'])).toMatchObject({ code: 1, stdout: '' });
  });
});

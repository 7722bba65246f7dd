import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUILT, hexwyrm, hexwyrmHere } from '../testing/hexwyrm.ts';

const SLOW = { timeout: 300_000 };
let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hexwyrm-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const inFolder = (name: string) => path.join(folder, name);

/** What the command prints, as JSON; fails where it is refused. */
async function told(...args: string[]) {
  const { code, stdout, stderr } = await hexwyrmHere([...args, '--json']);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return JSON.parse(stdout);
}

const refused = async (...args: string[]): Promise<string> => (await hexwyrmHere(args)).stderr;

describe('hexwyrm campaign', SLOW, () => {
  it('lets bots play a whole one, whose replays verify', async () => {
    const file = inFolder('wars.json');
    await told('campaign', 'new', file, '--invader', 'Ann', '--defender', 'Ben=random', '--seed', '7');
    expect(await refused('campaign', 'run', file)).toContain('Ann is no bot');
    const keep = inFolder('games');
    const { played, rosters, outcome, next } = await told(
      'campaign',
      'run',
      file,
      '--bots',
      'random',
      '--keep',
      keep,
    );
    expect(played).toHaveLength(5);
    expect(next).toBeNull();
    expect(outcome.winner).toBe(rosters.invader > rosters.defender ? 'invader' : 'defender');
    const { stdout } = await hexwyrmHere(['verify', path.join(keep, 'game-5.json')]);
    expect(stdout).toMatch(/^ok: dragon-rage/);
    expect(await told('campaign', 'show', file)).toMatchObject({ rosters, outcome });
    const text = (await hexwyrmHere(['campaign', 'show', file])).stdout;
    expect(text).toContain(`Ann (invader) ${rosters.invader}, Ben (defender) ${rosters.defender}`);
    expect(await refused('campaign', 'send', file, '{"type":"give-up"}')).toContain('L-OVER');
  });

  it('counts replays once, and typed results where they are allowed', async () => {
    const file = inFolder('typed.json');
    await told('campaign', 'new', file, '--results', 'typed', '--map', 'nurkott');
    const { rosters } = await told('campaign', 'result', file, '--winner', 'invader');
    expect(rosters).toEqual({ invader: 70, defender: 65 });
    const replay = inFolder('games/game-1.json');
    expect(await refused('campaign', 'result', file, replay)).toContain('L-NOT-OPEN');
    await hexwyrmHere(['campaign', 'start', file]);
    expect(await refused('campaign', 'result', file, replay)).toContain('L-OTHER-GAME');
    expect(await refused('campaign', 'send', file, '{"type":"rest"}')).toContain('type: is not known');
    expect(await refused('campaign', 'new', file)).toContain('there is such a file already');
    const ended = await told('campaign', 'send', file, '{"type":"give-up"}', '--as', 'defender');
    expect(ended.outcome).toMatchObject({ winner: 'invader', reason: 'given-up' });
  });

  it('tells everyone which corrections its games are played with', async () => {
    const file = inFolder('corrected.json');
    const corrections = { name: 'my box', units: { CAV: { mp: 6 } } };
    await told('campaign', 'new', file, '--options', JSON.stringify({ corrections }));
    const { stdout } = await hexwyrmHere(['campaign', 'show', file]);
    expect(stdout).toContain('Played with corrections: my box');
    const { options } = JSON.parse((await hexwyrmHere(['campaign', 'start', file])).stdout);
    expect(options).toMatchObject({ corrections });
    const other = inFolder('impossible.json');
    const wrong = JSON.stringify({ corrections: { units: { CAV: { mp: -1 } } } });
    expect(await refused('campaign', 'new', other, '--options', wrong)).toContain('units.CAV.mp');
    expect(fs.existsSync(other)).toBe(false);
  });

  it('shows what the next game begins with', async () => {
    const file = inFolder('next.json');
    await told('campaign', 'new', file);
    const { stdout } = await hexwyrmHere(['campaign', 'start', file]);
    expect(JSON.parse(stdout)).toMatchObject({ scenario: 'campaign', options: { map: 'esirien' } });
    // Its dice are drawn once.
    expect((await hexwyrmHere(['campaign', 'start', file])).stdout).toBe(stdout);
    const copy = inFolder('next-copy.json');
    expect((await told('campaign', 'copy', file, copy)).next).toMatchObject({ number: 1, begun: true });
    expect(fs.readFileSync(copy, 'utf8')).not.toContain('secret');
  });
});

describe('hexwyrm tournament', SLOW, () => {
  it('lets bots play a whole one', async () => {
    const file = inFolder('cup.json');
    await told('tournament', 'new', file, '--players', 'Ann=random,Ben', '--format', 'single');
    const { phase, standings } = await told('tournament', 'run', file, '--bots', 'random');
    expect(phase).toBe('closed');
    expect(
      standings.map(({ points }: { points: number }) => points).reduce((a: number, b: number) => a + b),
    ).toBe(2);
  });

  it('draws, tells, takes results and corrections, and prints', async () => {
    const file = inFolder('swiss.json');
    const names = inFolder('names.txt');
    fs.writeFileSync(names, 'Ann\nBen\n+Cleo\nDora\n');
    await told('tournament', 'new', file, '--players', names, '--rounds', '2');
    expect((await told('tournament', 'draw', file)).phase).toBe('drawn');
    expect(await refused('tournament', 'result', file, '1.1', '1', '20')).toContain('L-NOT-OPEN');
    await told('tournament', 'tell', file);
    await told('tournament', 'result', file, '1.1', '1', '20');
    await told('tournament', 'result', file, '1.1', '2', '3');
    await told('tournament', 'result', file, '1.2', '1', '0', '--conceded', 'defender');
    expect(await refused('tournament', 'draw', file)).toContain('L-ROUND');
    expect(await refused('tournament', 'result', file, '1.1', '1', '5')).toContain('L-COUNTED');
    expect(await refused('tournament', 'result', file, '1.2', '2', '99')).toContain('L-IMPOSSIBLE-SCORE');
    await told('tournament', 'result', file, '1.2', '2', '19');
    const { log } = await told('tournament', 'result', file, '1.2', '2', '18', '--correct', 'misread');
    expect(log.at(-1)).toMatchObject({
      what: 'corrected',
      facts: { match: '1.2', leg: 1, reason: 'misread' },
    });
    const { stdout: csv } = await hexwyrmHere(['tournament', 'export', file, 'standings', '--lang', 'en']);
    expect(csv.split('\r\n')[0]).toBe('Place,Player,Points,Resistance,Won,Lost,Byes,Round 1');
    expect(csv).toContain("'+Cleo");
    const pairings = ['tournament', 'export', file, 'pairings'];
    const { stdout: html } = await hexwyrmHere([...pairings, '--as', 'html', '--lang', 'de']);
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('<th scope="col">Gegner</th>');
    const { rows } = JSON.parse((await hexwyrmHere([...pairings, '--as', 'json', '--lang', 'de'])).stdout);
    expect(rows[0]).toContain('esirien-1');
    const { stdout: standings } = await hexwyrmHere(['tournament', 'standings', file, '--lang', 'fr']);
    expect(standings).toMatch(/^Place +Joueur/);
  });

  it('takes every command of the organiser, and begins games', async () => {
    const file = inFolder('cup-2.json');
    await told('tournament', 'new', file, '--players', 'Ann,Ben', '--format', 'double');
    await told('tournament', 'arrange', file, '--rounds', '2', '--handicaps');
    await told('tournament', 'enter', file, '--players', 'Cleo,Dora=reeve');
    await told('tournament', 'rename', file, 'Ben', 'Benjamin');
    await told('tournament', 'draw', file);
    expect(await refused('tournament', 'redraw', file)).toContain('use it as: redraw <file> <reason>');
    await told('tournament', 'redraw', file, 'brothers');
    const { rounds, settings } = await told('tournament', 'tell', file);
    expect(settings).toMatchObject({ format: 'swiss', rounds: 2, handicaps: true });
    const slot = await told('tournament', 'start', file, '1.1', '2');
    expect(slot).toMatchObject({ scenario: 'esirien-1', options: { handicap: { invader: 0, defender: 0 } } });
    expect(await told('tournament', 'start', file, '1.1', '2')).toEqual(slot);
    const [stays] = rounds[0].matches[1].players;
    await told('tournament', 'award', file, '1.2', stays, 'nobody came');
    const { log, entrants } = await told('tournament', 'leave', file, 'Ann', 'ill');
    expect(entrants.map(({ name }: { name: string }) => name)).toEqual(['Ann', 'Benjamin', 'Cleo', 'Dora']);
    expect(log.map(({ what }: { what: string }) => what).join()).toBe(
      'arranged,entered,entered,renamed,drawn,redrawn,told,awarded,left',
    );
  });

  it('says what is wrong with players, names and results', async () => {
    const file = inFolder('wrong.json');
    const begin = (...players: string[]) => refused('tournament', 'new', file, '--players', players.join());
    expect(await begin('Ann=nobody')).toContain('unknown bot "nobody"');
    expect(await refused('campaign', 'new', file, '--invader', 'Ann=nobody')).toContain('unknown bot');
    expect(await begin('Ann', 'ann')).toContain('ann is there twice');
    expect(await begin(folder)).toContain(`${folder}: cannot be read (EISDIR)`);
    expect(fs.existsSync(file)).toBe(false);
    const { entrants } = await told('tournament', 'new', file, '--players', '"Miller, Ann",Ben,p1');
    expect(entrants.map(({ name }: { name: string }) => name)).toEqual(['Miller, Ann', 'Ben', 'p1']);
    expect(await refused('tournament', 'leave', file, 'p1', 'ill')).toContain(
      'p1 is the id of Miller, Ann and the name of p3',
    );
    await told('tournament', 'rename', file, 'p3', 'Cleo');
    await told('tournament', 'leave', file, 'p1', 'ill');
    await told('tournament', 'draw', file);
    await told('tournament', 'tell', file);
    const result = ['tournament', 'result', file, '1.1', '1'];
    expect(await refused(...result, '3', '--conceded', 'C')).toContain(
      'conceded: must be one of invader, defender',
    );
    expect(await refused(...result, 'game.json', '--conceded', 'invader')).toContain('are of typed results');
    const long = JSON.stringify({ type: 'redraw', reason: 'x'.repeat(3000) });
    expect(await refused('tournament', 'send', file, long)).toContain('reason is longer than 2000 letters');
    expect(await refused('tournament', 'send', file, '{')).toContain('send takes JSON, not "{"');
  });

  it('copies a tournament without what its dice to come are made of', async () => {
    const [file, copy] = [inFolder('whole.json'), inFolder('copy.json')];
    await told('tournament', 'new', file, '--players', 'Ann,Ben', '--seed', 'a secret');
    await told('tournament', 'copy', file, copy);
    expect(JSON.parse(fs.readFileSync(file, 'utf8')).secret).toBe('a secret');
    expect(fs.readFileSync(copy, 'utf8')).not.toContain('secret');
    expect(await refused('tournament', 'copy', file, copy)).toContain('there is such a file already');
    // Whoever goes on with it has a secret of their own.
    await told('tournament', 'draw', copy);
    expect(JSON.parse(fs.readFileSync(copy, 'utf8')).secret).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('keeps what was there when it is stopped in the middle of a command', async () => {
    const file = inFolder('killed.json');
    await told('tournament', 'new', file, '--players', 'Ann=random,Ben=random');
    const child = spawn(process.execPath, [BUILT, 'tournament', 'run', file], { stdio: 'ignore' });
    const gone = new Promise((resolve) => child.on('close', resolve));
    const written = await new Promise<string>((resolve) => {
      const before = fs.readFileSync(file, 'utf8');
      const watcher = fs.watch(folder, () => {
        const now = fs.readFileSync(file, 'utf8');
        if (now === before) return;
        watcher.close();
        resolve(now);
      });
    });
    child.kill('SIGKILL');
    await gone;
    const { version } = await told('tournament', 'show', file);
    expect(version).toBeGreaterThanOrEqual(JSON.parse(written).commands.length);
  });
});

describe('the file of a contest', SLOW, () => {
  const names = async (file: string): Promise<string[]> =>
    (await told('tournament', 'show', file)).entrants.map(({ name }: { name: string }) => name);

  it('has every command that was taken, of processes that write at once', async () => {
    const file = inFolder('busy.json');
    await told('tournament', 'new', file);
    const enter = async (name: string): Promise<string[]> => {
      const { code, stderr } = await hexwyrm(['tournament', 'enter', file, '--players', name]);
      if (code !== 0) expect(stderr).toContain('L-STALE');
      return code === 0 ? [name] : [];
    };
    const taken: string[] = [];
    for (const day of ['Mon', 'Tue']) {
      const at = await Promise.all(['A', 'B', 'C'].map((who) => enter(`${who} ${day}`)));
      taken.push(...at.flat());
    }
    expect((await names(file)).toSorted()).toEqual(taken.toSorted());
  });

  it('is written however it is laid out', async () => {
    const file = inFolder('indented.json');
    await told('tournament', 'new', file, '--players', 'Ann');
    fs.writeFileSync(file, `\uFEFF${JSON.stringify(JSON.parse(fs.readFileSync(file, 'utf8')), null, 4)}\n\n`);
    await told('tournament', 'enter', file, '--players', 'Ben,Cleo');
    expect(await names(file)).toEqual(['Ann', 'Ben', 'Cleo']);
  });

  it('is its owner’s alone, keeps its permissions, and is not written where it is read-only', async () => {
    const file = inFolder('mine.json');
    await told('tournament', 'new', file, '--players', 'Ann');
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    fs.chmodSync(file, 0o640);
    await told('tournament', 'enter', file, '--players', 'Ben');
    expect(fs.statSync(file).mode & 0o777).toBe(0o640);
    fs.chmodSync(file, 0o444);
    expect(await refused('tournament', 'enter', file, '--players', 'Cleo')).toContain(
      'mine.json is read-only',
    );
    expect(await names(file)).toEqual(['Ann', 'Ben']);
  });

  it('is not begun with a seed that cannot be read again', async () => {
    const file = inFolder('seed.json');
    const seed = 'x'.repeat(201);
    expect(await refused('campaign', 'new', file, '--seed', seed)).toContain(
      '--seed takes 200 letters at most',
    );
    expect(fs.existsSync(file)).toBe(false);
    await told('campaign', 'new', file, '--seed', seed.slice(1));
  });
});

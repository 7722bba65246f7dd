import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pickIndex, seededDice } from '@hexwyrm/kernel';
import { LANGUAGES } from '@hexwyrm/words';
import { afterAll, describe, expect, it } from 'vitest';
import { hexwyrmHere } from '../../testing/hexwyrm.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hexwyrm-bridgehead-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Numbers as a person might type them; those that mean nothing are asked for again. */
const numbers = (): string => {
  const dice = seededDice('numbers');
  return Array.from({ length: 500 }, () => `${1 + pickIndex(dice, 5)}\n`).join('');
};

const GAME = ['--game', 'bridgehead', '--seed', '3'];

describe('Bridgehead in the terminal', () => {
  it.each(['random', 'greedy'])('is played by numbers against the %s bot to its end', async (bot) => {
    const { code, stdout } = await hexwyrmHere(['play', ...GAME, '--bot', bot], numbers());
    expect(code).toBe(0);
    expect(stdout).toContain('You play Red');
    expect(stdout).toMatch(/\n(Red|Blue) wins: .*\[BH-5-[ab] /);
  });

  it('draws the board, shows odds, looks rules up and names the clause of a refusal', async () => {
    const why = '? {"type":"move","unit":0,"to":"0101"}';
    const { stdout } = await hexwyrmHere(
      ['play', ...GAME],
      ['m', 'm 0403', why, '? woods', 'q', ''].join('\n'),
    );
    expect(stdout).toContain('03 .G      .       .g');
    expect(stdout).toContain('0403, bridge. Blue captain, strength 3, 3 of 3 movement points left.');
    expect(stdout).toContain('BH-2-b');
    expect(stdout).toContain('Open ground and the bridge cost 1 point, woods 2.');
  });

  it.each(LANGUAGES)('speaks %s', async (language) => {
    const { stdout } = await hexwyrmHere(['play', ...GAME, '--lang', language], 'q\n');
    const asked = {
      en: 'Move your units',
      fr: 'Déplacez vos unités',
      es: 'Mueve tus unidades',
      de: 'Ziehe deine Einheiten',
    };
    expect(stdout).toContain(asked[language]);
  });

  it('is simulated by bots, and the games verify', async () => {
    const sim = ['sim', ...GAME, '--games', '4', '--bots', 'red=greedy,blue=random', '--keep', folder];
    const { stdout } = await hexwyrmHere(sim);
    expect(JSON.parse(stdout)).toMatchObject({ scenario: 'bridge', games: 4, unfinished: 0 });
    const [replay = ''] = readdirSync(folder);
    const verified = await hexwyrmHere(['verify', path.join(folder, replay)]);
    expect(verified.stdout).toMatch(/^ok: bridgehead, \d+ actions, (red|blue) won \(/);
  });

  it('is played over the bot protocol, a bot for each seat', async () => {
    const requests = [
      { method: 'new', params: { game: 'bridgehead', scenario: 'bridge', seed: 1 } },
      { method: 'legal', params: { seat: 'red' } },
      { method: 'explain', params: { seat: 'red', action: { type: 'move', unit: 0, to: '0101' } } },
      { method: 'apply', params: { seat: 'red', action: { type: 'move', unit: 0, to: '0201' } } },
      { method: 'bestmove', params: { seat: 'red', bot: 'greedy' } },
      { method: 'rules', params: { clause: 'BH-3-c', lang: 'de' } },
      { method: 'data', params: { game: 'bridgehead', what: 'map' } },
    ];
    const input = requests.map((request, id) => `${JSON.stringify({ id, ...request })}\n`).join('');
    const { stdout } = await hexwyrmHere(['stdio'], input);
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(answers.map(({ error }) => error)).toEqual(requests.map(() => undefined));
    const [begun, legal, explained, applied, best, rule, data] = answers.map(({ result }) => result);
    expect(begun.decision).toMatchObject({ seats: ['red'], kind: 'movement', clause: 'BH-1-a' });
    expect(legal.actions).toContainEqual({ type: 'move', unit: 0, to: '0201' });
    expect(explained).toMatchObject({ ok: false, refusal: { clause: 'BH-2-b' } });
    expect(applied.events).toMatchObject([{ type: 'moved', from: '0102', to: '0201', cost: 1 }]);
    expect(best.action.type).toBeDefined();
    expect(rule.text).toBe('Keine Einheit betritt den Fluss.');
    expect(data.data).toMatchObject({ columns: 6, rows: 4 });
  });
});

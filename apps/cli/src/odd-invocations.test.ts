import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MAX_FILE_BYTES } from '@hexwyrm/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { hexwyrm, hexwyrmHere, writeInto } from './testing/hexwyrm.ts';

const SLOW = { timeout: 300_000 };
const folder = mkdtempSync(path.join(tmpdir(), 'hexwyrm-odd-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, content: string | Uint8Array): string => {
  const full = path.join(folder, name);
  writeFileSync(full, content);
  return full;
};

const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const replay = (fields: object): string =>
  JSON.stringify({
    format: 'hexwyrm-replay/1',
    game: 'dragon-rage',
    rulesVersion: 2,
    start: { kind: 'scenario', scenario: 'esirien-6', options: {} },
    dice: { kind: 'seed', seed: 1 },
    actions: [],
    hash: '0'.repeat(64),
    ...fields,
  });
const deepPosition = (game: string): string =>
  `{"format":"hexwyrm-position","version":1,"game":"${game}","units":${nested(100_000)}}`;

const plain = file('plain.txt', 'not a folder');
const FILES = {
  empty: file('empty.json', ''),
  latin1: file('latin1.json', Uint8Array.of(0x7b, 0x22, 0xe9, 0x22, 0x3a, 0x31, 0x7d)),
  utf16: file('utf16.json', Buffer.from('\uFEFF{"format":1}', 'utf16le')),
  deep: file('deep.json', nested(1_000_000)),
  deepAction: file('deep-action.json', replay({ actions: '@' }).replace('"@"', nested(200_000))),
  wide: file('wide.json', replay({ actions: Array.from({ length: 400_000 }, () => 1) })),
  huge: file('huge.json', `"${'x'.repeat(MAX_FILE_BYTES)}"`),
  ragePosition: file('rage.json', deepPosition('dragon-rage')),
  passPosition: file('pass.json', deepPosition('dragon-pass')),
  escapes: file('escapes.json', replay({ game: '\u001b[31mred\u0007\nalert' })),
  proto: file('proto.json', replay({}).replace('"game"', '"__proto__":{"x":1},"game"')),
};

/** What is odd, what is answered: its exit code, and words of its one line. */
const ODD: readonly [args: readonly string[], code: 1 | 2, words: string][] = [
  [[''], 2, 'unknown command ""'],
  [['--'], 2, '"--"'],
  [['-'], 2, '"-"'],
  [['__proto__'], 2, '__proto__'],
  [['constructor'], 2, 'constructor'],
  [['sim', '--games', '4294967296'], 2, '--games'],
  [['sim', '--games', '1e3'], 2, '--games'],
  [['sim', '--games', '-1'], 2, '--games'],
  [['sim', '--games', ''], 2, '--games'],
  [['sim', '--games'], 2, '--games'],
  [['sim', '--budget', '99999999999999999999'], 2, '--budget'],
  [['sim', '--game', '__proto__'], 2, '__proto__'],
  [['sim', '--bots', ''], 2, 'bot'],
  [['sim', '--bots', ',,,'], 2, 'bot'],
  [['sim', '--bots', 'constructor'], 2, 'constructor'],
  [['sim', '--scenario', 'constructor'], 1, 'constructor'],
  [['sim', '--options', 'null,'], 2, '--options'],
  [['sim', '--options', '[]'], 1, 'option'],
  [['sim', '--options', '3'], 1, 'option'],
  [['sim', '--options', nested(50_000)], 2, '--options'],
  [['sim', '--options', '{"corrections":{"hexes":3}}'], 1, 'corrections'],
  [['sim', '--options', '{"elowyn":1e999}'], 2, '--options'],
  [['sim', '--scenario', 'esirien-6', '--keep', plain], 1, '--keep'],
  [['sim', '--scenario', 'esirien-6', '--keep', path.join(plain, 'below')], 1, '--keep'],
  [['play', '--load', path.join(folder, 'none.json')], 1, 'none.json: file not found'],
  [['play', '--load', folder], 1, 'cannot be read (EISDIR)'],
  [['play', '--load', FILES.deep], 1, 'deep.json'],
  [['play', '--load', FILES.ragePosition], 1, 'rage.json'],
  [['play', '--load', FILES.passPosition], 1, 'pass.json'],
  [['play', '--lang', 'toString'], 2, 'toString'],
  [['play', '--seats', ''], 2, 'seat'],
  [['play', '--bot', 'valueOf'], 2, 'valueOf'],
  [['rules', '--game', 'hasOwnProperty'], 2, 'hasOwnProperty'],
  [['rules', '\\', '[', '('], 1, 'no rule'],
  [['rules', 'x'.repeat(100_000)], 1, 'no rule'],
  [['verify', FILES.empty], 1, 'empty.json: not valid JSON'],
  [['verify', FILES.latin1], 1, 'latin1.json: not UTF-8 text'],
  [['verify', FILES.utf16], 1, 'utf16.json: not UTF-8 text'],
  [['verify', FILES.deep], 1, 'deep.json: bad replay: '],
  [['verify', FILES.deepAction], 1, 'nested deeper'],
  [['verify', FILES.wide], 1, 'actions[49]'],
  [['verify', FILES.huge], 1, 'huge.json: larger than 8 MB'],
  [['verify', FILES.escapes], 1, 'there is no game  [31mred alert'],
  [['verify', FILES.proto], 1, '__proto__'],
  [['verify', '/dev/null'], 1, 'not valid JSON'],
  [['verify', `${plain}/x`], 1, 'cannot be read (ENOTDIR)'],
  [['verify', FILES.empty, FILES.deep], 2, 'verify takes one'],
  [['position', 'check', FILES.deep], 1, 'deep.json'],
  [['position', 'check', FILES.ragePosition], 1, 'nested deeper than 16'],
  [['position', 'check', FILES.passPosition], 1, 'nested deeper than 16'],
  [['position', 'schema', '--game', 'chess'], 2, 'chess'],
  [['position'], 2, 'position takes'],
  [['stdio', '--port', '1'], 2, '--port'],
];

describe('an odd command line', SLOW, () => {
  it.each(ODD.map(([args, code, words]) => [args.join(' ').slice(0, 60), args, code, words] as const))(
    '%s is answered with one line',
    async (_, args, code, words) => {
      const answer = await hexwyrmHere(args);
      expect(answer).toMatchObject({ code, stdout: '' });
      expect(answer.stderr).toMatch(/^[^\n\p{Cc}]+\n$/u);
      expect(answer.stderr).toContain(words);
      expect(answer.stderr).not.toContain('a bug in hexwyrm');
    },
  );

  it('takes a byte order mark at the beginning of a file for what it is', async () => {
    const marked = file('marked.json', `\uFEFF${replay({})}`);
    expect((await hexwyrmHere(['verify', marked])).stderr).toContain('hash: is 000');
  });

  it('names at most fifty problems of a file', async () => {
    const position = { format: 'hexwyrm-position', version: 1, game: 'dragon-rage' };
    const bad = file(
      'bad.json',
      JSON.stringify({ ...position, units: Array.from({ length: 9000 }, () => 1) }),
    );
    const { code, stderr } = await hexwyrmHere(['position', 'check', bad]);
    expect(code).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(50);
  });

  it('says that the disk is full, in the folder of replays and on the output', async () => {
    const keep = path.join(folder, 'keep');
    mkdirSync(keep);
    symlinkSync('/dev/full', path.join(keep, 'esirien-6-0.json'));
    const sim = ['sim', '--scenario', 'esirien-6', '--games', '1', '--bots', 'random', '--keep', keep];
    const kept = await hexwyrmHere(sim);
    expect(kept).toMatchObject({ code: 1, stdout: '' });
    expect(kept.stderr).toMatch(/^hexwyrm: --keep: [^\n]+esirien-6-0\.json cannot be written \(ENOSPC\)\n$/);
    expect(await writeInto('/dev/full', ['rules'])).toEqual({
      code: 1,
      stderr: 'hexwyrm: the output cannot be written (ENOSPC)\n',
    });
  });

  it('reads from what is no file and has no end, and stops', async () => {
    expect(await hexwyrmHere(['verify', '/dev/zero'])).toMatchObject({
      code: 1,
      stderr: 'hexwyrm: /dev/zero: larger than 8 MB\n',
    });
    expect((await hexwyrm(['verify', '-'], 'x'.repeat(MAX_FILE_BYTES + 1))).stderr).toBe(
      'hexwyrm: -: larger than 8 MB\n',
    );
  });
});

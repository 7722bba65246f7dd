import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import games from '../games.json' with { type: 'json' };
import { clausesCited, clausesExpected, refusersIn } from './refusals.ts';

// Each clause that a refusal can cite is expected of one by a test.

const root = path.resolve(import.meta.dirname, '..');
const TEST = /\.(test|fixture)\.ts$|\/testing\//;

interface Unmet {
  readonly clause: string;
  readonly reason: string;
}

const sourcesUnder = (folder: string): { name: string; text: string }[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({
      name: `/${file.replaceAll('\\', '/')}`,
      text: fs.readFileSync(path.join(root, folder, file), 'utf8'),
    }));

describe.each(games)('$title', ({ folder, prefix }) => {
  const files = sourcesUnder(`${folder}/src`);
  const sources = files.filter(({ name }) => !TEST.test(name));
  const tests = files.filter(({ name }) => TEST.test(name));
  const refusers = new Set(sources.flatMap(({ text }) => refusersIn(text)));
  const cited = new Set(sources.flatMap(({ text }) => clausesCited(text, prefix, refusers)));
  const expected = new Set(tests.flatMap(({ text }) => clausesExpected(text, prefix)));
  const unmet: Unmet[] = JSON.parse(fs.readFileSync(path.join(root, folder, 'project.json'), 'utf8')).unmet;

  test('a test expects every clause that a refusal can cite', () => {
    expect(cited.size).toBeGreaterThan(5);
    const missing = [...cited].filter(
      (clause) => !expected.has(clause) && !unmet.some((one) => one.clause === clause),
    );
    expect(missing).toEqual([]);
  });

  test('what is said to be out of reach is cited, and no test expects it', () => {
    expect(unmet.filter(({ clause }) => !cited.has(clause) || expected.has(clause))).toEqual([]);
  });
});

describe('clauses that a source cites', () => {
  const cited = (source: string, ...refusers: string[]) => clausesCited(source, 'DR', new Set(refusers));

  test('as the answer of a function that refuses, through choices and constants', () => {
    expect(
      cited(`
        const FAR = 'DR-1-a';
        function walkRefusal(a: number): Clause | null {
          if (a > 3) return FAR;
          return a > 2 ? 'DR-1-b' : (other(a) ?? 'DR-1-c');
        }
        const leapOf = (a: number): Leap | Clause => (a > 2 ? 'DR-1-d' : { a });
        const rule = { timing: 'DR-1-e', plan: () => 'DR-1-f' };`),
    ).toEqual(['DR-1-a', 'DR-1-b', 'DR-1-c', 'DR-1-d', 'DR-1-e', 'DR-1-f']);
  });

  test('as what a function that refuses is to answer', () => {
    expect(cited(`const hex = hexWithin(board, 'DR-1-a'); show('DR-1-b');`, 'hexWithin')).toEqual(['DR-1-a']);
    expect(refusersIn('function hexWithin(): Hex | Clause {} const roll = (): Clause => x;')).toEqual([
      'hexWithin',
    ]);
  });

  test('not those of events, nor of functions inside', () => {
    expect(
      cited(`
        function carryOut(play: Play): void { play.events.push({ type: 'x', clause: 'DR-1-a' }); }
        function startRefusal() { const name = () => { return 'DR-1-b'; }; return null; }`),
    ).toEqual([]);
  });
});

describe('clauses that a test expects', () => {
  const expected = (source: string) => clausesExpected(source, 'DR');

  test('of a refusal, alone, in a list or with its facts', () => {
    expect(
      expected(`
        expect(t.refusal('red', walk)).toBe('DR-1-a');
        expect([to('0101'), to('0102')]).toEqual([null, 'DR-1-b']);
        expect(game.explain(walk)).toEqual({ ok: false, refusal: { clause: 'DR-1-c', facts: {} } });
        it.each([['DR-1-d', walk]])('%s', (clause, action) => expect(refusal(action)).toBe(clause));`),
    ).toEqual(['DR-1-a', 'DR-1-b', 'DR-1-c', 'DR-1-d']);
  });

  test('not of an event, a decision, an outcome or a title', () => {
    expect(
      expected(`
        test('DR-1-a', () => {
          expect(t.events).toMatchObject([{ type: 'walked', clause: 'DR-1-b' }]);
          expect(events[0].clause).toBe('DR-1-c');
          expect(t.decision()).toMatchObject({ clause: 'DR-1-d' });
          expect(t.refusal('red', walk)).toBeNull();
        });`),
    ).toEqual([]);
  });
});

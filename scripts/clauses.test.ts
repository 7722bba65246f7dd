import { describe, expect, test } from 'vitest';
import { coverageOf, idsIn, titlesIn } from './clauses.ts';

describe('ids in a text', () => {
  test('numbered and named sections, separated by spaces or commas', () => {
    expect(idsIn('DR-2.7.1.2-b, DR-TES-a DR-MDS-c: three', 'DR')).toEqual([
      'DR-2.7.1.2-b',
      'DR-TES-a',
      'DR-MDS-c',
    ]);
  });

  test('sections with names in small letters, numbered clauses', () => {
    const ids = [
      'DP-18.8-x',
      'DP-19.BC-1',
      'DP-PAC.MISSILE-a',
      'DP-PAC.RandomEvents.11-b',
      'DP-3.HILLFOREST-b',
    ];
    expect(idsIn(`${ids.join(' ')}: R-DP-01 R-DPC-02`, 'DP')).toEqual(ids);
  });

  test('other games and unfinished ids are left alone', () => {
    expect(idsIn('DP-1.1-a DR-2.7 XDR-1.1-a R-DR-01', 'DR')).toEqual([]);
  });
});

describe('titles in a test file', () => {
  test('of tests, groups and tables', () => {
    const source = `
      describe('group', () => {
        test('plain', () => {});
        it("quoted", () => {});
        test.each([1, 2])('table %i', () => {});
        test.each\`a\${1}\`('tagged', () => {});
        test(\`with \${value} inside\`, () => {});
      });`;
    expect(titlesIn(source)).toEqual(['group', 'plain', 'quoted', 'table %i', 'tagged', 'with … inside']);
  });

  test('of the rows of a table that begin a title', () => {
    const source = `
      it.each<[string, number]>([['DR-1.1-a DR-1.1-b', 1], ['DR-1.1-c', 2]])('%s: gives %i', () => {});
      it.each(['a', 'b'])('%s alone', () => {});
      it.each(rows)('%s from elsewhere', () => {});
      it.skip.each([['DR-1.1-d', 1]])('%s off', () => {});`;
    expect(titlesIn(source)).toEqual([
      'DR-1.1-a DR-1.1-b: gives %i',
      'DR-1.1-c: gives %i',
      'a alone',
      'b alone',
    ]);
  });

  test('not of comments, other calls, or tests that do not run', () => {
    const source = `
      // test('comment', () => {});
      expect('other');
      test.todo('later');
      describe.skip('off', () => { test('inside', () => {}); });`;
    expect(titlesIn(source)).toEqual([]);
  });
});

test('coverage counts clauses and names those without a test', () => {
  const clauses = ['DR-1.1-a', 'DR-1.1-b'].map((id) => ({ id, section: '1.1' }));
  expect(coverageOf(clauses, new Set(['DR-1.1-b', 'DR-9-z']))).toEqual({
    total: 2,
    tested: 1,
    missing: ['DR-1.1-a'],
  });
});

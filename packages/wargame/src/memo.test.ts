import { expect, test } from 'vitest';
import { bequeathed, beside, Changes, type Memory, memo, remember } from './memo.ts';

test('what is worked out for an object is worked out once', () => {
  let worked = 0;
  const double = memo(({ value }: { readonly value: number }) => {
    worked += 1;
    return value * 2;
  });
  const [two, three] = [{ value: 2 }, { value: 3 }];
  expect([double(two), double(three), double(two), double(three)]).toEqual([4, 6, 4, 6]);
  expect(worked).toBe(2);
});

test('nothing that is worked out shows in the object, or goes with its copies', () => {
  const kept = beside<object, string>();
  const state = { turn: 1, units: [1, 2] };
  kept.set(state, 'board');
  expect(JSON.stringify(state)).toBe('{"turn":1,"units":[1,2]}');
  expect(Reflect.ownKeys(state)).toEqual(['turn', 'units']);
  expect([kept.get(state), kept.get({ ...state }), kept.get(structuredClone(state))]).toEqual([
    'board',
    undefined,
    undefined,
  ]);
  kept.set(state, 'another');
  expect(kept.get(state)).toBe('another');
});

test('a copy begins with what it inherits, and works out the rest anew', () => {
  interface Board {
    readonly name: string;
    readonly memory: Memory;
  }
  const roster = remember(
    ({ name }: Board) => [name],
    (known) => [...known, 'copied'],
  );
  const field = remember(({ name }: Board) => [name]);
  const board: Board = { name: 'original', memory: [] };
  expect([roster(board), field(board)]).toEqual([['original'], ['original']]);
  const copy: Board = { name: 'copy', memory: bequeathed(board.memory) };
  expect([roster(copy), field(copy)]).toEqual([['original', 'copied'], ['copy']]);
  expect([roster(board), field(board)]).toEqual([['original'], ['original']]);
});

/** The units that are looked at again since that count, of ten. */
function visited(changes: Changes, since: number): number[] {
  const units: number[] = [];
  changes.everySince(since, 10, (unit) => units.push(unit) > 0);
  return units;
}

test('only units that were replaced since are looked at, or all if that is too long ago', () => {
  const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const changes = new Changes();
  changes.note(3);
  const before = changes.count;
  changes.note(7);
  changes.note(5);
  expect([visited(changes, before), visited(changes, changes.count)]).toEqual([[7, 5], []]);
  for (let i = 0; i < 500; i++) changes.note(4);
  expect(visited(changes, before)).toEqual(all);
  expect(visited(changes, changes.count - 1)).toEqual([4]);
  const last = changes.count;
  changes.noteAll();
  expect(visited(changes, last)).toEqual(all);
  expect(visited(changes, -1)).toEqual(all);
});

test('the first unit that fails the test ends it', () => {
  const changes = new Changes();
  const start = changes.count;
  for (const unit of [1, 2, 3]) changes.note(unit);
  expect(changes.everySince(start, 10, (unit) => unit !== 2)).toBe(false);
  expect(changes.everySince(start, 10, (unit) => unit < 4)).toBe(true);
});

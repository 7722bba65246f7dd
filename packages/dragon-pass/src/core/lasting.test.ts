import { expect, it } from 'vitest';
import { table } from '../testing/table.ts';
import { type Board, changing, copyBoard, openBoard, putUnit } from './board.ts';
import { lasting } from './lasting.ts';
import { cloneState } from './state.ts';

it('finds again only once a unit has been replaced; a copy begins with what was found', () => {
  const { state } = table({
    scenario: 'pass-1',
    active: 'lunar',
    pieces: { a: { code: '3-3-3', owner: 'lunar', hex: '0505' } },
  });
  let found = 0;
  const hexOfFirst = lasting((board: Board) => {
    found += 1;
    return board.state.units[0].hex;
  });
  const board = openBoard(state);
  const from = hexOfFirst(board);
  expect([hexOfFirst(board), found]).toEqual([from, 1]);

  const copy = cloneState(state);
  copyBoard(state, copy);
  expect([hexOfFirst(openBoard(copy)), found]).toEqual([from, 1]);

  putUnit(openBoard(copy), 0, from + 1);
  expect([hexOfFirst(openBoard(copy)), hexOfFirst(openBoard(state)), found]).toEqual([from + 1, from, 2]);
  changing(openBoard(state), 0).shaken = true;
  expect([hexOfFirst(openBoard(state)), found]).toEqual([from, 3]);
});

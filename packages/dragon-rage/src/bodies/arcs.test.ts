import { expect, test } from 'vitest';
import { openBoard } from '../core/board.ts';
import { table } from '../testing/table.ts';
import { ARCS, type Arc } from '../world/unit-types.ts';
import { inArc, relativePosition } from './arcs.ts';

const dragon = (facing: 'N' | 'SE') => ({ type: 'DRAGON', side: 'invader', hex: '1010', facing }) as const;

test('DR-2.12.1.6.1-a ahead, front sides, rear sides, rear and underneath of a dragon facing north', () => {
  const t = table({ phase: 4, pieces: { dragon: dragon('N') } });
  const board = openBoard(t.state);
  const lies = (hex: string) => relativePosition(board, t.unit('dragon'), t.hex(hex));
  expect(lies('1009')).toBe('ahead');
  expect([lies('0910'), lies('1110')]).toEqual(['front-side', 'front-side']);
  expect([lies('0911'), lies('1111')]).toEqual(['rear-side', 'rear-side']);
  expect(lies('1011')).toBe('rear');
  expect(lies('1010')).toBe('underneath');
  expect(lies('1008')).toBe('far');
});

test('DR-2.12.1.6.1-a the arcs turn with the monster, a tower is above it on every side', () => {
  const t = table({
    phase: 4,
    pieces: { dragon: dragon('SE') },
    corrections: { map: 'plain', hexes: { '0910': { terrain: 'tower' } } },
  });
  const board = openBoard(t.state);
  const arcs = (hex: string): Arc[] => ARCS.filter((arc) => inArc(board, t.unit('dragon'), t.hex(hex), arc));
  expect(arcs('1111')).toEqual(['ahead', 'front3', 'around', 'allExceptRear', 'anywhere']);
  expect(arcs('1110')).toEqual(['front3', 'side4', 'around', 'allExceptRear', 'anywhere']);
  expect(arcs('1009')).toEqual(['side4', 'around', 'allExceptRear', 'anywhere']);
  expect(arcs('0910')).toEqual(['above', 'anywhere']);
  expect(arcs('1010')).toEqual(['underneath', 'allExceptRear', 'anywhere']);
  expect(arcs('1210')).toEqual([]);
});

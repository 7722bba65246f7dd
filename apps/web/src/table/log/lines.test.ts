import type { TableEntry } from '@hexwyrm/protocol';
import { describe, expect, it } from 'vitest';
import { linesOf, shownLines } from './lines.ts';

const entry = (...types: string[]): TableEntry => ({
  seat: 'invader',
  action: null,
  rolled: [],
  events: types.map((type) => ({ type, clause: 'DR-2.1' })),
});

const LINES = linesOf([
  entry('placed'),
  entry('phase', 'phase'),
  entry('moved'),
  entry('attack', 'rolled', 'destroyed', 'razed'),
  entry('phase'),
]);

const told = (...wanted: Parameters<typeof shownLines>) =>
  shownLines(...wanted).map(({ name, event }) => `${name} ${event.type}`);

describe('the lines of the log', () => {
  it('are all events, the newest first; of phases that pass by only the last', () => {
    expect(told(LINES, 'all', {})).toEqual([
      '5.0 phase',
      '4.3 razed',
      '4.2 destroyed',
      '4.1 rolled',
      '4.0 attack',
      '3.0 moved',
      '2.1 phase',
      '1.0 placed',
    ]);
  });

  it('can be cut to fights, moves, points or what was marked; no heading stands alone', () => {
    expect(told(LINES, 'fights', {})).toEqual(['4.2 destroyed', '4.1 rolled', '4.0 attack', '2.1 phase']);
    expect(told(LINES, 'points', {})).toEqual(['4.3 razed', '2.1 phase']);
    expect(told(LINES, 'moves', {})).toEqual(['3.0 moved', '2.1 phase', '1.0 placed']);
    const notes = { '4.2': { marked: false, text: 'alas' }, '9.0': { marked: true, text: '' } };
    expect(told(LINES, 'marked', notes)).toEqual(['4.2 destroyed']);
  });
});

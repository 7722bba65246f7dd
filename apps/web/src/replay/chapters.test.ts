import type { Entry } from '@hexwyrm/protocol';
import { describe, expect, it } from 'vitest';
import type { PhaseEvent } from '../table/kit.ts';
import { chapterAt, chaptersOf, endOfTurn, isUpToDate, turnsOf } from './chapters.ts';

/** An action of a seat and the phases it led through: "2 invader-movement". */
const action = (seat: string, ...phases: string[]): Entry => ({
  seat,
  action: null,
  rolled: [],
  events: phases.map((name) => {
    const [turn, phase] = name.split(' ');
    return { type: 'phase', clause: 'DR-2.1', turn: Number(turn), phase };
  }),
});

const whose = ({ phase }: PhaseEvent) =>
  ['invader', 'defender'].find((side) => phase.startsWith(side)) ?? null;

const LOG = [
  action('defender'),
  action('invader', '1 invader-spells', '1 invader-movement'),
  action('invader'),
  action('invader', '1 invader-archery', '1 invader-melee', '1 defender-spells', '1 defender-movement'),
  action('defender'),
  action('invader'),
  action('defender', '1 defender-archery', '1 defender-melee', '1 advance-turn', '2 invader-movement'),
  action('invader'),
];

describe('the chapters of a game', () => {
  it('are the phases in which somebody chose, by turn', () => {
    const chapters = chaptersOf(LOG);
    expect(chapters).toEqual([
      { turn: 1, phase: 'invader-movement', actions: 2 },
      { turn: 1, phase: 'defender-movement', actions: 4 },
      { turn: 2, phase: 'invader-movement', actions: 7 },
    ]);
    expect(turnsOf(chapters).map(({ actions }) => actions)).toEqual([2, 7]);
    expect(chapterAt(chapters, 1)).toBeUndefined();
    expect(chapterAt(chapters, 6)?.phase).toBe('defender-movement');
  });

  it('say when a side was done for the turn, whatever it chose in the other’s', () => {
    expect(endOfTurn(LOG, 'invader', whose)).toBe(4);
    expect(endOfTurn(LOG, 'defender', whose)).toBe(7);
    expect(endOfTurn(LOG.slice(0, 3), 'invader', whose)).toBeNull();
    expect(endOfTurn(LOG.slice(0, 3), 'defender', whose)).toBe(2);
  });

  it('know whether a side has chosen in the turn it has now, not in the other’s', () => {
    expect(isUpToDate(LOG, 'invader', whose)).toBe(true);
    expect(isUpToDate(LOG.slice(0, 7), 'invader', whose)).toBe(false);
    expect(isUpToDate(LOG.slice(0, 6), 'defender', whose)).toBe(true);
  });

  it('take a choice in the other’s turn for news, once that turn is over', () => {
    expect(isUpToDate(LOG.slice(0, 6), 'invader', whose)).toBe(true);
    const ended = [...LOG.slice(0, 5), action('invader', '1 advance-turn', '2 invader-movement')];
    expect(isUpToDate(ended, 'invader', whose)).toBe(false);
    expect(endOfTurn(ended, 'invader', whose)).toBe(4);
  });
});

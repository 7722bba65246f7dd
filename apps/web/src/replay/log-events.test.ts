import { expect, it } from 'vitest';
import { logEvents, winnerIn } from './log-events.ts';

const entry = (...events: { type: string; clause: string }[]) => ({
  seat: 'invader',
  action: null,
  rolled: [],
  events,
});
const razed = { type: 'razed', clause: 'DR-2.3-e' };
const phase = (turn: number) => ({ type: 'phase', clause: 'DR-2.6-a', turn, phase: 'invader-melee' });

it('knows the turn of everything, also where the game began in the midst of one', () => {
  expect(logEvents([entry(razed)], 14).map(({ turn }) => turn)).toEqual([14]);
  const log = [entry(razed), entry(phase(3), razed), entry(phase(4))];
  expect(logEvents(log, 4).map(({ turn, actions }) => [turn, actions])).toEqual([
    [3, 1],
    [3, 2],
    [3, 2],
    [4, 3],
  ]);
});

it('counts what comes before the first phase of a turn to that turn', () => {
  const began = { type: 'turn-began', clause: 'DP-2-a', turn: 3, moon: null };
  const event = { type: 'random-event', clause: 'DP-15-c' };
  const log = [entry(phase(2)), entry(began, event), entry(phase(3))];
  expect(logEvents(log, 3).map(({ turn }) => turn)).toEqual([2, 3, 3, 3]);
});

it('finds who has won', () => {
  const over = { type: 'game-over', clause: 'DR-2.3-a', winner: 'invader', reason: 'goal' };
  expect(winnerIn([razed, over])).toBe('invader');
  expect(winnerIn([razed])).toBeNull();
});

import { expect, test } from 'vitest';
import { halted } from './useClock.ts';

const sign = (id: string) => ({ id, icon: 'walk' }) as const;
const PHASES = ['invader-movement', 'invader-melee', 'defender-movement', 'defender-melee'].map(sign);
const at = (turn: number, done: number, phases = PHASES) => ({ turn, phases, at: done, others: [] });

test('when one’s turn is over, the phases of the other side are still to come', () => {
  expect(halted(at(3, 1), at(3, 2))).toEqual(at(3, 2));
});

test('when the last turn of a round is over, the next round has not begun', () => {
  expect(halted(at(3, 3), at(4, 0))).toEqual(at(3, 4));
  // Of somebody whose phases are others.
  expect(halted(at(3, 1), at(4, 0, [sign('rally')]))).toEqual(at(3, 4));
});

test('when a setup is complete, the first turn has not begun', () => {
  expect(halted(at(1, -1), at(1, 0))).toEqual(at(1, -1));
});

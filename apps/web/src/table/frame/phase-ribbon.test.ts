import { expect, test } from 'vitest';
import { halted } from './PhaseRibbon.tsx';

const sign = (id: string) => ({ id, icon: 'walk' }) as const;
const TURN = ['invader-movement', 'invader-melee', 'defender-movement', 'defender-melee'].map(sign);

test('when one’s turn is over, the phases of the other side are still to come', () => {
  expect(halted({ phases: TURN, at: 1 }, { phases: TURN, at: 2 }).at).toBe(2);
  // The next turn has begun, or that of somebody whose phases are others.
  expect(halted({ phases: TURN, at: 3 }, { phases: TURN, at: 0 }).at).toBe(4);
  expect(halted({ phases: TURN, at: 1 }, { phases: [sign('rally')], at: 0 }).at).toBe(4);
});

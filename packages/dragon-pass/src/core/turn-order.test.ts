import { expect, it } from 'vitest';
import { passUntil } from '../testing/opening.ts';
import { eventsOf, table } from '../testing/table.ts';
import { firstInTurn, nextInTurn, turnsUntil } from './turn-order.ts';

const seats = ['tarsh', 'lunar', 'sartar'];

it('DP-2-c: player-turns follow each other in the order of the seats, or against it', () => {
  expect([firstInTurn({ seats }), nextInTurn({ seats }, 0), nextInTurn({ seats }, 2)]).toEqual([0, 1, null]);
  const reversed = { seats, reversed: true } as const;
  expect([firstInTurn(reversed), nextInTurn(reversed, 2), nextInTurn(reversed, 0)]).toEqual([2, 1, null]);
  expect([0, 1, 2].map((player) => turnsUntil({ seats, active: 1 }, player))).toEqual([2, 0, 1]);
  expect([0, 1, 2].map((player) => turnsUntil({ ...reversed, active: 1 }, player))).toEqual([1, 0, 2]);
});

it('plays a game-turn in reversed order', () => {
  const t = table({
    scenario: 'pass-1',
    active: 'lunar',
    pieces: {
      a: { code: '3-3-3', owner: 'lunar', hex: '0505' },
      b: { code: '3-3-3', owner: 'sartar', hex: '2020' },
    },
    state: (state) => {
      state.reversed = true;
    },
  });
  const events = passUntil(t.state, ({ turn, active }) => turn === 2 && active === 0);
  const phases = eventsOf(events, 'phase').map(({ turn, seat }) => `${turn} ${seat}`);
  expect([...new Set(phases)]).toEqual(['1 lunar', '2 sartar', '2 lunar']);
});

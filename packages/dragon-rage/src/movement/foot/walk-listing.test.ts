import { pickOne, seededDice } from '@hexwyrm/kernel';
import { expect, test } from 'vitest';
import { hexName, openBoard } from '../../core/board.ts';
import type { State } from '../../core/state.ts';
import { dragonRage } from '../../game/dragon-rage.ts';

/** Every step to a neighbouring or entry hex that the gate accepts, spelt out. */
function acceptedSteps(state: State, seat: string): string[] {
  const board = openBoard(state);
  const { neighbour } = board.map.grid;
  return state.units.flatMap((unit, id) => {
    const around =
      unit.hex < 0 ? board.map.entryHexes : [...neighbour.subarray(unit.hex * 6, unit.hex * 6 + 6)];
    return around
      .filter((hex) => hex >= 0)
      .map((hex) => ({ type: 'walk', unit: id, to: hexName(board, hex) }))
      .filter((step) => dragonRage.explain(state, seat, step).ok)
      .map(({ unit, to }) => `${unit}>${to}`);
  });
}

const listedSteps = (state: State, seat: string): string[] =>
  dragonRage
    .legal(state, seat)
    .flatMap((action) => (action.type === 'walk' && !action.facing ? [`${action.unit}>${action.to}`] : []));

test.each([
  ['esirien-2', {}],
  ['esirien-3', { elowyn: true }],
  ['nurkott-1', { elowyn: true }],
  ['nurkott-4', {}],
])('steps that are listed are those the gate accepts: %s %o', (scenario, options) => {
  const dice = seededDice(scenario);
  const state = dragonRage.setup(scenario, options, dice);
  let compared = 0;
  for (let step = 0; step < 700; step++) {
    const seat = dragonRage.decision(state)?.seats[0];
    if (seat === undefined) break;
    if ((state.phase === 2 || state.phase === 7) && step % 5 === 0) {
      expect(listedSteps(state, seat).sort()).toEqual(acceptedSteps(state, seat).sort());
      compared++;
    }
    dragonRage.apply(state, seat, pickOne(dice, dragonRage.legal(state, seat)), dice);
  }
  expect(compared).toBeGreaterThan(30);
});

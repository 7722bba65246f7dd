import { within } from '@hexwyrm/hexmap';
import type { Summand } from '@hexwyrm/kernel';
import type { Board } from '../../core/board.ts';
import { canAfford, isOnMap, type Spell, spend, withoutThoseOf } from '../casting.ts';

/** What a boost adds to an attack on the table. */
export const BOOST: Summand = { what: 'boost', value: 1, clause: 'DR-2.8.5-c' };

/** DR-2.8.5-a: one point for the wizard's own hex and one for each hex of radius. */
function boostCost(board: Board, radius: number): number {
  const { cost, costPerRadius } = board.world.tables.spells.boost;
  return cost + radius * costPerRadius;
}

export interface Events {
  'boost-over': { hex: string };
}

/** Boost Morale (2.8.5). What it does is read in combat and escape rolls. */
export const boost: Spell = {
  clause: 'DR-2.8.5-a',
  choices: ['radius'],
  list(board, caster, sink) {
    const { maxRadius } = board.world.tables.spells.boost;
    for (let radius = 0; radius <= maxRadius && !sink.isFull(); radius++)
      if (canAfford(board, caster, boostCost(board, radius)))
        sink.add({ type: 'cast', unit: caster, spell: 'boost', radius });
  },
  plan(board, action) {
    const { maxRadius } = board.world.tables.spells.boost;
    const { radius } = action;
    if (radius === undefined || radius < 0 || radius > maxRadius) return 'DR-2.8.5-a';
    const { hex, side } = board.state.units[action.unit];
    const cost = boostCost(board, radius);
    return {
      cost,
      covers: within(board.map.grid, hex, radius).filter((near) => isOnMap(board, near)),
      carryOut(play) {
        spend(play, action, cost, 'DR-2.8.5-a');
        play.state.boosts.push({ hex, radius, side });
      },
    };
  },
  endsFor(play, side) {
    const { state } = play;
    const over = (hex: string) => ({ type: 'boost-over', clause: 'DR-2.8.5-i', hex }) as const;
    state.boosts = withoutThoseOf(play, side, state.boosts, over);
  },
};

import { within } from '@hexwyrm/hexmap';
import type { Odds } from '@hexwyrm/kernel';
import { NO_HEX } from '@hexwyrm/wargame';
import { crashOdds, whirlwindCheck, whirlwindOdds } from '../../consequences/crash.ts';
import { type Board, isAloft, type Play, unitsAt } from '../../core/board.ts';
import type { Whirlwind } from '../../core/state.ts';
import type { Hex, UnitId } from '../../core/vocabulary.ts';
import { raze } from '../../victory/destruction.ts';
import { canAfford, isOnMap, reachRefusal, type Spell, spend } from '../casting.ts';

/** Whirlwind (2.8.7). It harms no entrance and no bridge (DR-2.8.7-k). */
export const whirlwind: Spell = {
  clause: 'DR-2.8.7-a',
  choices: ['hex'],
  cost: (board) => board.world.tables.spells.whirlwind.cost,
  reach: (board) => board.world.tables.spells.whirlwind.range,
  list(board, caster, sink) {
    const { cost, range } = board.world.tables.spells.whirlwind;
    if (!canAfford(board, caster, cost)) return;
    for (const hex of within(board.map.grid, board.state.units[caster].hex, range)) {
      if (sink.isFull()) return;
      if (isOnMap(board, hex)) sink.add({ type: 'cast', unit: caster, spell: 'whirlwind', hex });
    }
  },
  refusal: (board, action) =>
    reachRefusal(board, action, board.world.tables.spells.whirlwind.range, 'DR-2.8.7-a'),
  odds: (board, action) => checkOdds(board, action.hex ?? NO_HEX),
  carryOut(play, action) {
    const { side } = play.state.units[action.unit];
    spend(play, action, play.world.tables.spells.whirlwind.cost, 'DR-2.8.7-a');
    const hex = action.hex ?? NO_HEX;
    const raised: Whirlwind = { hex, side, drifted: false, spared: [] };
    play.state.whirlwinds.push(raised);
    whirlwindArrives(play, raised);
  },
};

const flyersOver = (board: Board, hex: Hex): UnitId[] => unitsAt(board, hex, isAloft);

/** DR-2.8.7-m: victory points fall at once; DR-2.8.7-i, j: flyers check now, and then leave without another check. */
export function whirlwindArrives(play: Play, arrived: Whirlwind): void {
  raze(play, arrived.hex, 'DR-2.8.7-m');
  for (const flyer of flyersOver(play, arrived.hex))
    if (!whirlwindCheck(play, flyer)) arrived.spared.push(flyer);
}

/** For each flyer its check and, should it fall, the escapes of those below. */
function checkOdds(board: Board, hex: Hex): Odds {
  return flyersOver(board, hex).flatMap((unit) => [
    whirlwindOdds(board, unit, 'DR-2.8.7-i'),
    ...crashOdds(board, unit, hex),
  ]);
}

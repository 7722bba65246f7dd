import { DIRECTION_NAMES, within } from '@hexwyrm/hexmap';
import type { Odds } from '@hexwyrm/kernel';
import { crashOdds } from '../../consequences/crash.ts';
import { type Board, hexName, isAloft, type Play, unitsAt } from '../../core/board.ts';
import type { Hex, UnitId } from '../../core/vocabulary.ts';
import { raze } from '../../victory/destruction.ts';
import { canAfford, hexInReach, isOnMap, type Spell, spend } from '../casting.ts';
import { checkOdds, crashes } from './check.ts';
import type { Whirlwind } from './state.ts';

export interface Events {
  'whirlwind-drifted': { from: string; to: string };
  'whirlwind-gone': { hex: string };
}

/** Whirlwind (2.8.7). It harms no entrance and no bridge (DR-2.8.7-k). */
export const whirlwind: Spell = {
  clause: 'DR-2.8.7-a',
  choices: ['hex'],
  reach: (board) => board.world.tables.spells.whirlwind.range,
  list(board, caster, sink) {
    const { cost, range } = board.world.tables.spells.whirlwind;
    if (!canAfford(board, caster, cost)) return;
    for (const hex of within(board.map.grid, board.state.units[caster].hex, range)) {
      if (sink.isFull()) return;
      if (isOnMap(board, hex)) sink.add({ type: 'cast', unit: caster, spell: 'whirlwind', hex });
    }
  },
  plan(board, action) {
    const { cost, range } = board.world.tables.spells.whirlwind;
    const hex = hexInReach(board, action, range, 'DR-2.8.7-a');
    if (typeof hex === 'string') return hex;
    return {
      cost,
      odds: () => arrivalOdds(board, hex),
      carryOut(play) {
        const { side } = play.state.units[action.unit];
        spend(play, action, cost, 'DR-2.8.7-a');
        const raised: Whirlwind = { hex, side, drifted: false, spared: [] };
        play.state.whirlwinds.push(raised);
        arrive(play, raised);
      },
    };
  },
  /** DR-2.8.7-c, d: a whirlwind drifts once, in the first spell phase after it was cast, and is gone in the second. */
  endsFor(play, side) {
    for (const old of play.state.whirlwinds.filter((wind) => wind.side === side)) {
      if (old.drifted) {
        play.events.push({ type: 'whirlwind-gone', clause: 'DR-2.8.7-d', hex: hexName(play, old.hex) });
        drop(play, old);
      } else drift(play, old);
    }
  },
};

const flyersOver = (board: Board, hex: Hex): UnitId[] => unitsAt(board, hex, isAloft);

/** DR-2.8.7-m: victory points fall at once; DR-2.8.7-i, j: flyers check now, and then leave without another check. */
function arrive(play: Play, arrived: Whirlwind): void {
  raze(play, arrived.hex, 'DR-2.8.7-m', null);
  for (const flyer of flyersOver(play, arrived.hex))
    if (!crashes(play, flyer, 'DR-2.8.7-i')) arrived.spared.push(flyer);
}

/** For each flyer its check and, should it fall, the escapes of those below. */
function arrivalOdds(board: Board, hex: Hex): Odds {
  return flyersOver(board, hex).flatMap((unit) => [
    checkOdds(board, unit, 'DR-2.8.7-i'),
    ...crashOdds(board, unit, hex),
  ]);
}

function drift(play: Play, whirlwind: Whirlwind): void {
  const { hex } = whirlwind;
  const from = hexName(play, hex);
  const die = play.dice.d6(() => 'drift');
  play.events.push({
    type: 'rolled',
    clause: 'DR-2.8.7-c',
    roll: 'drift',
    hex: from,
    dice: [die],
    modifier: 0,
    needs: 0,
    success: true,
  });
  const direction = DIRECTION_NAMES.indexOf(play.world.tables.spells.whirlwind.drift[die - 1]);
  const to = play.map.grid.neighbour[hex * 6 + direction];
  if (to < 0 || !isOnMap(play, to)) {
    play.events.push({ type: 'whirlwind-gone', clause: 'DR-2.8.7-p', hex: from });
    drop(play, whirlwind);
    return;
  }
  whirlwind.hex = to;
  whirlwind.drifted = true;
  whirlwind.spared = [];
  play.events.push({ type: 'whirlwind-drifted', clause: 'DR-2.8.7-c', from, to: hexName(play, to) });
  arrive(play, whirlwind);
}

function drop(play: Play, whirlwind: Whirlwind): void {
  const { whirlwinds } = play.state;
  whirlwinds.splice(whirlwinds.indexOf(whirlwind), 1);
}

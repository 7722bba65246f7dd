import { within } from '@hexwyrm/hexmap';
import { canAfford, hexInReach, isOnMap, type Spell, spend, withoutThoseOf } from '../casting.ts';

export interface Events {
  'fog-lifted': { hex: string };
}

/** Fog (2.8.6). What it prohibits is in `weather.ts`. */
export const fog: Spell = {
  clause: 'DR-2.8.6-a',
  choices: ['hex'],
  reach: (board) => board.world.tables.spells.fog.range,
  list(board, caster, sink) {
    const { cost, range } = board.world.tables.spells.fog;
    if (!canAfford(board, caster, cost)) return;
    for (const hex of within(board.map.grid, board.state.units[caster].hex, range)) {
      if (sink.isFull()) return;
      if (isOnMap(board, hex)) sink.add({ type: 'cast', unit: caster, spell: 'fog', hex });
    }
  },
  plan(board, action) {
    const { cost, range, radius } = board.world.tables.spells.fog;
    const hex = hexInReach(board, action, range, 'DR-2.8.6-a');
    if (typeof hex === 'string') return hex;
    return {
      cost,
      covers: within(board.map.grid, hex, radius).filter((near) => isOnMap(board, near)),
      carryOut(play) {
        const { side } = play.state.units[action.unit];
        spend(play, action, cost, 'DR-2.8.6-a');
        play.state.fog.push({ hex, side });
      },
    };
  },
  endsFor(play, side) {
    const { state } = play;
    const over = (hex: string) => ({ type: 'fog-lifted', clause: 'DR-2.8.6-c', hex }) as const;
    state.fog = withoutThoseOf(play, side, state.fog, over);
  },
};

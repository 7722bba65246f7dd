import { range } from '../../core/board.ts';
import type { Weather } from '../weather.ts';

export const weather: Weather = {
  isOut: ({ fog }) => fog.length > 0,
  /** DR-2.8.6-b: the centre of a fog and every hex around it up to its radius. */
  covers(board, hex) {
    const { radius } = board.world.tables.spells.fog;
    return board.state.fog.some((cloud) => range(board, cloud.hex, hex) <= radius);
  },
  effects: {
    'bars-fighting': 'DR-2.8.6-d',
    'bars-bounds': 'DR-2.8.6-e',
    'bars-landings': 'DR-2.8.6-f',
    'bars-scaling': 'DR-2.8.6-i',
    'keeps-lightning-in': 'DR-2.8.6-j',
    'keeps-lightning-out': 'DR-2.8.6-j',
    'bars-overruns': 'DR-2.8.6-k',
    'bars-dragonfire': 'DR-2.8.6-l',
  },
};

import type { Weather } from '../weather.ts';
import { checkOdds, checksAtStart, crashes } from './check.ts';

export const weather: Weather = {
  isOut: ({ whirlwinds }) => whirlwinds.length > 0,
  covers: ({ state }, hex) => state.whirlwinds.some((wind) => wind.hex === hex),
  effects: {
    shelters: 'DR-2.8.7-e',
    'stills-wings': 'DR-2.8.7-f',
    'slows-monsters': 'DR-2.8.7-g',
    'closes-docks': 'DR-2.8.7-l',
    'bars-slithers': 'DR-2.8.7-o',
    'keeps-lightning-in': 'DR-2.8.7-q',
  },
  gusts: {
    threatens: checksAtStart,
    throwDown: (play, id) => crashes(play, id, 'DR-2.8.7-h'),
    odds: (board, id) => checkOdds(board, id, 'DR-2.8.7-h'),
  },
};

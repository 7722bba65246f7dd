// The days of a storm, counted in the exotics phases of the player who raised it (DP-12.3-w, R-DPC-94).

import type { Play } from '../../core/board.ts';
import { drain, flood } from './flood.ts';

/** DP-12.3-m: rain ends, and all rivers rise, in the second game-turn after. */
export const RAINY_DAYS = 2;
/** DP-12.3-n, o: they fall, and the Glowline shines again, in the third. */
export const STORMY_DAYS = 3;

/** DP-12.3-l: only a storm over the whole board changes the weather. */
export function startRain(play: Play): void {
  play.state.rain = true;
  play.events.push({ type: 'weather-changed', clause: 'DP-12.3-m', weather: 'rain' });
}

function stopRain(play: Play): void {
  play.state.rain = false;
  play.events.push({ type: 'weather-changed', clause: 'DP-12.3-m', weather: 'clear' });
}

/** What falls due at the very start of an exotics phase. */
export function passStorm(play: Play): void {
  const { state } = play;
  const { storm } = state;
  if (storm === null || storm.player !== state.active) return;
  const age = state.turn - storm.turn;
  if (storm.kind === 'great' && age < STORMY_DAYS) {
    if (age === RAINY_DAYS) {
      stopRain(play);
      flood(play, streams(play));
    }
    return;
  }
  drain(play);
  state.storm = null;
}

/** DP-12.3-n, s: every river hex on the board, fords and headwaters too. */
const streams = ({ world }: Play): number[] =>
  [...world.land.stream.keys()].filter((hex) => world.land.stream[hex]);

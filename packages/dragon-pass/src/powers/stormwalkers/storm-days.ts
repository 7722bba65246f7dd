// The days of a storm, counted in the exotics phases of the player who raised it (DP-12.3-w, R-DPC-94).

import type { Problem } from '@hexwyrm/kernel';
import * as z from 'zod/mini';
import type { Board, Play } from '../../core/board.ts';
import type { Addition, Coming } from '../../core/power.ts';
import type { Hex, Player } from '../../core/vocabulary.ts';
import type { View } from '../../game/view.ts';
import { drain, flood } from './flood.ts';

/** The storm: over one hex or the whole board, who raised it and in which game-turn (12.3). */
export interface Storm {
  readonly kind: 'local' | 'great';
  readonly player: Player;
  readonly turn: number;
}

export interface Added {
  storm: Storm | null;
  rain: boolean;
  flooded: readonly Hex[];
}

export const added: Addition<Added> = {
  blank: () => ({ storm: null, rain: false, flooded: [] }),
  fields: ({ hex, player }) => ({
    storm: z._default(
      z.nullable(z.strictObject({ kind: z.enum(['local', 'great']), player, turn: z.int() })),
      null,
    ),
    rain: z._default(z.boolean(), false),
    flooded: z._default(z.array(hex), []),
  }),
};

/** Rain and floods come with the storm (12.3). */
export function weatherProblems({ state, world }: Board): Problem[] {
  const { storm, rain, flooded } = state;
  return [
    ...(rain && storm?.kind !== 'great' ? [{ path: 'rain', reason: 'it rains only in a great storm' }] : []),
    ...flooded.flatMap((hex, index) =>
      storm === null || !world.land.stream[hex]
        ? [{ path: `flooded[${index}]`, reason: 'rivers flood, in a storm' }]
        : [],
    ),
  ];
}

/** DP-12.3-m: rain ends, and all rivers rise, in the second game-turn after. */
export const RAINY_DAYS = 2;
/** DP-12.3-n, o: they fall, and the Glowline shines again, in the third. */
export const STORMY_DAYS = 3;

/** When the rain and the floods of a storm over the whole board end. */
export function weatherComing({ storm, rain }: View): readonly Coming[] {
  if (storm?.kind !== 'great') return [];
  const { turn } = storm;
  return [
    ...(rain
      ? [{ turn: turn + RAINY_DAYS, what: 'rain-ends', clause: 'DP-12.3-m', units: [] } as const]
      : []),
    { turn: turn + STORMY_DAYS, what: 'flood-ends', clause: 'DP-12.3-n', units: [] },
  ];
}

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

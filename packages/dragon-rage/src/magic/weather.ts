// What spells do to the hexes that they lie on. Rules ask for the effect, never for the spell.

import type { RollOdds } from '@hexwyrm/kernel';
import type { Board, Play } from '../core/board.ts';
import type { State } from '../core/state.ts';
import type { Clause, Hex, UnitId } from '../core/vocabulary.ts';
import * as fog from './fog/weather.ts';
import * as whirlwind from './whirlwind/weather.ts';

export type WeatherEffect =
  /** Units in it neither attack nor are attacked; a flyer is above it. */
  | 'bars-fighting'
  /** Units in it are not attacked, and only monsters attack out of it. */
  | 'shelters'
  | 'stills-wings'
  /** A monster pays one MP more on the way in, and on the way out. */
  | 'slows-monsters'
  | 'bars-bounds'
  | 'bars-landings'
  | 'bars-slithers'
  | 'bars-overruns'
  | 'bars-scaling'
  | 'bars-dragonfire'
  | 'keeps-lightning-in'
  /** A flyer is above it. */
  | 'keeps-lightning-out'
  | 'closes-docks';

/** What awaits those who fly through: a roll, at which they may crash. */
export interface Gusts {
  /** Whether the flyer has to roll as it leaves its hex. */
  threatens(board: Board, id: UnitId): boolean;
  /** Rolls; true if the flyer crashed. */
  throwDown(play: Play, id: UnitId): boolean;
  odds(board: Board, id: UnitId): RollOdds;
}

/** What lies on the map of one spell. */
export interface Weather {
  /** Whether there is any: mostly there is none, and it is worth asking first. */
  isOut(state: State): boolean;
  covers(board: Board, hex: Hex): boolean;
  /** What it does there, each by its clause. */
  readonly effects: { readonly [E in WeatherEffect]?: Clause };
  readonly gusts?: Gusts;
}

const WEATHERS: readonly Weather[] = [fog.weather, whirlwind.weather];

/** The clause by which something has this effect in the hex, or null. */
export function weatherIn(board: Board, hex: Hex, effect: WeatherEffect): Clause | null {
  for (const { isOut, covers, effects } of WEATHERS) {
    const clause = effects[effect];
    if (clause !== undefined && isOut(board.state) && covers(board, hex)) return clause;
  }
  return null;
}

/** Whether anything on the map has this effect. */
export const isOut = ({ state }: Board, effect: WeatherEffect): boolean =>
  WEATHERS.some((weather) => weather.effects[effect] !== undefined && weather.isOut(state));

/** What throws down those who fly through the hex, or null. */
export function gustsIn(board: Board, hex: Hex): Gusts | null {
  for (const { isOut, covers, gusts } of WEATHERS)
    if (gusts !== undefined && isOut(board.state) && covers(board, hex)) return gusts;
  return null;
}

/** What the flyer has to pass as it leaves its hex, or null. */
export function gustsAtStart(board: Board, id: UnitId): Gusts | null {
  for (const { gusts } of WEATHERS) if (gusts?.threatens(board, id)) return gusts;
  return null;
}

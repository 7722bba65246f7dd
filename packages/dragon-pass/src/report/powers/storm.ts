import type { Hex } from '../../core/vocabulary.ts';
import type { View } from '../../game/view.ts';
import { RAINY_DAYS, STORMY_DAYS } from '../../powers/stormwalkers/storm-days.ts';
import { stormOver } from '../../powers/stormwalkers/stormwalkers.ts';
import { boardSeen } from '../seen.ts';

/** The hexes that a storm raised over one hex would shake and flood. */
export const stormIn = (view: View, hex: Hex): ReturnType<typeof stormOver> =>
  stormOver(boardSeen(view), hex);

/** The game-turns in which the rain and the floods of a storm over the whole map would end, if it were raised now. */
export const stormEnds = ({ turn }: View): { rain: number; flood: number } => ({
  rain: turn + RAINY_DAYS,
  flood: turn + STORMY_DAYS,
});

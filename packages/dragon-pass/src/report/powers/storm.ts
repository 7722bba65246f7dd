import type { View } from '../../game/view.ts';
import { RAINY_DAYS, STORMY_DAYS } from '../../powers/stormwalkers/storm-days.ts';

/** The game-turns in which the rain and the floods of a storm over the whole map would end, if it were raised now. */
export const stormEnds = ({ turn }: View): { rain: number; flood: number } => ({
  rain: turn + RAINY_DAYS,
  flood: turn + STORMY_DAYS,
});

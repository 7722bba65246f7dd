import { dragonPassBots } from '@hexwyrm/bots';
import { dragonPass, type State, type View } from '@hexwyrm/dragon-pass';

/** Dragon Pass for the host of a table. */
export const engine = {
  game: dragonPass,
  bots: dragonPassBots,
  seatsOf: ({ seats }: State) => seats,
  activeOf: ({ seats, active }: View) => seats[active] ?? '',
  standingOf: ({ turn }: View) => ({ turn }),
};

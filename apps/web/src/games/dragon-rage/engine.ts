import { dragonRageRules, type State, scoreOf, type View } from '@hexwyrm/dragon-rage';

const LAST_OF_INVADER = 4;

/** Dragon Rage for the host of a table. */
export const engine = {
  rules: dragonRageRules,
  whole: async () => (await import('./whole.ts')).whole,
  bots: async () => (await import('./bots.ts')).bots,
  seatsOf: ({ seats }: State) => [seats.invader, seats.defender],
  activeOf: ({ phase, seats }: View) => (phase <= LAST_OF_INVADER ? seats.invader : seats.defender),
  standingOf: (view: View) => ({ map: view.map, turn: view.turn, score: scoreOf(view), goal: view.goal }),
};

import { diceOf } from '../book/seeds.ts';
import type { Slot } from '../games/league-game.ts';
import type { Player } from '../games/report.ts';
import type { TournamentRules } from './rules.ts';
import { knownEntrant, type Match, type Round, type TournamentState } from './state.ts';

/** One game of a match: what it begins with, its dice, and who plays. For who runs the book. */
export function slotOf(
  { seats: [invading, defending] }: TournamentRules,
  state: TournamentState,
  { scenario, draws }: Round,
  { id, legs }: Match,
  leg: 0 | 1,
): Slot {
  const { invader, defender } = legs[leg];
  return {
    scenario,
    options: state.settings.options,
    dice: diceOf(state.seed, { match: id, leg, draws }),
    players: { [invading]: playerAt(state, invader), [defending]: playerAt(state, defender) },
  };
}

function playerAt(state: TournamentState, id: string): Player {
  const { name, bot } = knownEntrant(state, id);
  return bot === undefined ? { name } : { name, bot };
}

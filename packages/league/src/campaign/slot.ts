import { diceOf } from '../book/seeds.ts';
import type { LeagueGame, Slot } from '../games/league-game.ts';
import type { CampaignStanding } from './rules.ts';
import type { CampaignState } from './state.ts';

/** Where the campaign stands before the next game. */
export const standingOf = ({ settings, played, rosters }: CampaignState): CampaignStanding => ({
  map: settings.map,
  options: settings.options,
  number: played.length + 1,
  rosters,
});

/** The next game: what it begins with, and the dice it is played with. */
export function slotOf(game: LeagueGame, state: CampaignState): Slot {
  const { scenario, options } = game.campaign.prospect(standingOf(state));
  return {
    scenario,
    options,
    dice: diceOf(state.seed, state.played.length + 1),
    players: state.settings.players,
  };
}
